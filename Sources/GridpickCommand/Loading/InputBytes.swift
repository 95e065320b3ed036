import GridpickCSystem
import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The bytes of one input: a mapped file, or the bytes that a pipe has sent so far.
package final class InputBytes {
  /// The memory of the bytes; the part after the first `count` is not touched before it is filled.
  private var memory: UnsafeMutableRawBufferPointer
  /// The state of a mapped file, whose mapping is guarded.
  private let mapped: FileState?
  /// The descriptor of the input, kept with the bytes, because it tells if a mapped file changed.
  private let input: InputDescriptor
  private var count: Int
  private var hasEnded: Bool
  /// The sieve that takes sequences out of the input for `colors`; nil if the bytes stay the same.
  private var sieve: EscapeSieve?
  private let colors: TextColors?
  /// The reason why no more bytes come; nil at a normal end.
  package private(set) var failure: Fault?

  /// The largest number of bytes in one read, more than any pipe holds.
  private static let mostAtOnce = 1 << 20
  /// The wait for more bytes after the first, because most producers that have begun go on at once.
  private static let breath = Duration.milliseconds(3)
  /// The number of bytes after which the allowance is asked for; asking takes some time.
  private static let much = 1 << 24
  private lazy var mostAllowed = (allowance() ?? memory.count * 2) / 2
  private let allowance: () -> Int?

  /// `allowance` returns the allowed memory, nil without a limit; it is called only for many bytes.
  init(
    of input: InputDescriptor, sieve: EscapeSieve? = nil,
    allowance: @escaping () -> Int? = MemoryLimit.own
  ) throws(Fault) {
    self.input = input
    self.allowance = allowance
    self.sieve = sieve
    colors = sieve.map { _ in TextColors() }
    var status = stat()
    guard fstat(input.number, &status) == 0 else { throw Fault() }
    let start = lseek(input.number, 0, SEEK_CUR)
    // Files of the kernel have no size, and are not mapped; a partly read file is read on.
    if sieve == nil, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0, start == 0,
      let mapping = Self.map(input.number, count: Int(status.st_size))
    {
      memory = mapping
      count = mapping.count
      hasEnded = true
      mapped = FileState(status, of: UnsafeRawBufferPointer(mapping))
    } else {
      memory = try Self.reserve()
      mapped = nil
      count = 0
      hasEnded = false
      // A producer can then send a megabyte before it waits; on a file, the call has no effect.
      platform_widen_pipe(input.number, Int32(Self.mostAtOnce))
    }
  }

  deinit {
    // Giving back much memory takes longer than a key may wait.
    let memory = memory
    let giveBack = {
      rescue_unguard(memory.baseAddress)
      munmap(memory.baseAddress, memory.count)
    }
    if count < Self.much { giveBack() } else { Thread.start(givingWay: true, giveBack) }
  }

  /// True if the bytes may differ from those that were read, because a mapped file can change.
  var hasChanged: Bool {
    mapped?.hasChanged(input.number, UnsafeRawBufferPointer(memory)) ?? false
  }

  package var source: SourceText { source(upTo: count) }

  private func source(upTo limit: Int) -> SourceText {
    let bytes = UnsafeRawBufferPointer(rebasing: memory[..<min(limit, count)])
    return SourceText(bytes.bindMemory(to: UInt8.self), owner: self, colors: colors)
  }

  /// Returns a feed of the first bytes, at most `limit`, which soon pauses if no bytes come.
  package func beginning(limit: Int, within patience: Duration) -> ByteFeed {
    let deadline = MonotonicClock.now + patience
    return ByteFeed(source(upTo: limit)) { [self] in
      guard count < limit else { return hasEnded && count == limit ? .end : .pause }
      guard !hasEnded else { return .end }
      let end = count == 0 ? deadline : min(deadline, MonotonicClock.now + Self.breath)
      guard Poll.wait(for: input.number, events: POLLIN, until: end) != 0 else { return .pause }
      return readMore()
    }
  }

  /// Returns a feed of all bytes; it ends early if `wait`, which waits for bytes, returns false.
  func everything(
    waiting wait: @escaping () -> Bool = { true },
    announcing announcement: @escaping () -> Void = {}
  ) -> ByteFeed {
    ByteFeed(
      source, arrival: { [self] in hasEnded || !wait() ? .end : readMore() },
      announcement: announcement)
  }

  private func readMore() -> ByteFeed.Arrival {
    let most = count < Self.much ? memory.count : min(memory.count, mostAllowed)
    let room = min(Self.mostAtOnce, most - count)
    guard room > 0 else {
      return finish(Fault("too large for memory; stopped at byte \(count)"))
    }
    do {
      let more = try input.read(
        into: UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + room]))
      guard more > 0 else { return finish(input.unpacking?.failure()) }
      let kept = sifted(more)
      let isBeginning = count < 2
      count += kept
      guard !isBeginning || !source.isUTF16 else {
        count -= kept
        return finish(.utf16)
      }
      return .more(kept)
    } catch {
      return finish(error)
    }
  }

  private func sifted(_ more: Int) -> Int {
    guard sieve != nil else { return more }
    let bytes = UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + more])
    var changes: [TextColors.Change] = []
    let kept = sieve?.sift(bytes.bindMemory(to: UInt8.self)) { place, style in
      changes.append(TextColors.Change(start: count + place, style: style))
    }
    colors?.append(changes)
    return kept ?? more
  }

  private func finish(_ failure: Fault?) -> ByteFeed.Arrival {
    self.failure = failure
    hasEnded = true
    giveBackRest()
    return .end
  }

  /// Gives back the unused memory after the bytes, which may be most of the reservation.
  private func giveBackRest() {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let used = max(1, (count + page - 1) / page) * page
    guard used < memory.count, let start = memory.baseAddress else { return }
    munmap(start + used, memory.count - used)
    memory = UnsafeMutableRawBufferPointer(start: start, count: used)
  }
}

/// The state of a mapped file when it was opened, to tell later if the file is still the same.
struct FileState {
  private let size: Int
  private let modified: timespec
  private let ends: [UInt8]

  private static let endLength = 64

  init(_ status: stat, of bytes: UnsafeRawBufferPointer) {
    size = Int(status.st_size)
    modified = status.st_mtim
    ends = Self.ends(of: bytes)
  }

  /// True if the bytes may differ; a file that only grew has its old part, with the same ends.
  func hasChanged(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= size else { return true }
    let now = status.st_mtim
    if now.tv_sec == modified.tv_sec, now.tv_nsec == modified.tv_nsec { return false }
    return status.st_size == size || Self.ends(of: bytes) != ends
  }

  private static func ends(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    Array(bytes.prefix(endLength)) + Array(bytes.suffix(endLength))
  }
}

/// The memory that the container of this process allows.
enum MemoryLimit {
  /// The files that tell the limit within a container, in versions 2 and 1 of cgroups(7).
  private static let files = [
    "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
  ]

  static func own() -> Int? {
    files.compactMap { path in
      let bytes = try? InputDescriptor.beginning(of: SystemText(path), limit: 32)
      // `max`, or any other text that is no number, is no limit.
      return bytes.flatMap { Int(String(decoding: $0, as: UTF8.self).prefix { $0 != "\n" }) }
    }.min()
  }
}

extension InputBytes {
  /// The largest number of bytes kept, half of the memory: no producer may take the machine down.
  private static let mostKept = sysconf(Int32(_SC_PHYS_PAGES)) / 2 * sysconf(Int32(_SC_PAGESIZE))
  /// The sizes to try in order, because a limit may forbid large ones; unused memory costs nothing.
  private static let reservations = [mostKept, mostKept / 8, 1 << 28, 1 << 24]

  /// Maps a file; nil if that cannot be done, so that the file is read.
  static func map(_ descriptor: Int32, count: Int) -> UnsafeMutableRawBufferPointer? {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard start != MAP_FAILED else { return nil }
    guard rescue_guard(start, count) else {
      munmap(start, count)
      return nil
    }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  static func reserve() throws(Fault) -> UnsafeMutableRawBufferPointer {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    for count in reservations {
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
      if start != MAP_FAILED { return UnsafeMutableRawBufferPointer(start: start, count: count) }
    }
    throw Fault()
  }
}
