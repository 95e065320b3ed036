import GridpickCPlatform
import GridpickCRescue
import GridpickFormats
import GridpickScreen
import GridpickSystem

/// The bytes of one input: a file that is mapped, or what a pipe has sent so far.
package final class InputBytes {
  /// Memory whose first bytes are there; the rest of it is not touched before it is filled.
  private var memory: UnsafeMutableRawBufferPointer
  /// What a mapped file was like; its mapping is kept until the end, for it is guarded until then.
  private let mapped: FileState?
  /// Needed as long as the bytes are: by it a mapped file shows whether it has changed.
  private let input: InputDescriptor
  private var count: Int
  private var hasEnded: Bool
  /// What takes sequences out of what is read, and who is told what they said; nil where all is taken as it is.
  private var sieve: EscapeSieve?
  private let colors: TextColors?
  /// Why there is no more, where that is not simply the end.
  package private(set) var failure: InputError?

  /// What one read takes at most: more than any pipe holds.
  private static let mostAtOnce = 1 << 20
  /// A producer that never ends must not take the machine down with it.
  private static let mostKept = sysconf(Int32(_SC_PHYS_PAGES)) / 2 * sysconf(Int32(_SC_PAGESIZE))
  /// A producer that has begun mostly goes on at once.
  private static let breath = Duration.milliseconds(3)
  /// From here on it is asked how much may be kept at all, which would cost a start some time.
  private static let much = 1 << 24
  /// Memory that is reserved costs nothing until it is used; less is asked for where a limit forbids it.
  private static let reservations = [mostKept, mostKept / 8, 1 << 28, 1 << 24]

  /// Half of what is allowed.
  private lazy var mostAllowed = (allowance() ?? memory.count * 2) / 2
  private let allowance: () -> Int?

  /// The allowance, nil for as much as there is, is asked for only where much is kept.
  init(
    of input: InputDescriptor, sieve: EscapeSieve? = nil,
    allowance: @escaping () -> Int? = MemoryLimit.own
  ) throws(InputError) {
    self.input = input
    self.allowance = allowance
    self.sieve = sieve
    colors = sieve.map { _ in TextColors() }
    var status = stat()
    guard fstat(input.number, &status) == 0 else { throw .failed(reason: InputError.systemReason) }
    let start = lseek(input.number, 0, SEEK_CUR)
    // Files of the kernel have no size; a file that something has read from is read on from there.
    if sieve == nil, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0, start == 0,
      let mapping = Self.map(input.number, count: Int(status.st_size))
    {
      memory = mapping
      count = mapping.count
      hasEnded = true
      rescue_guard(mapping.baseAddress, mapping.count)
      mapped = FileState(status, of: UnsafeRawBufferPointer(mapping))
    } else {
      memory = try Self.reserve()
      mapped = nil
      count = 0
      hasEnded = false
      // A producer then fills a megabyte before it has to wait for us; fails on what is no pipe.
      platform_widen_pipe(input.number, Int32(Self.mostAtOnce))
    }
  }

  deinit {
    guard mapped == nil else { return }
    // Much of it takes longer to give back than a key may wait.
    let memory = memory
    let giveBack = { _ = munmap(memory.baseAddress, memory.count) }
    if count < Self.much { giveBack() } else { Thread.start(givingWay: true, giveBack) }
  }

  private static func map(_ descriptor: Int32, count: Int) -> UnsafeMutableRawBufferPointer? {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard start != MAP_FAILED else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  private static func reserve() throws(InputError) -> UnsafeMutableRawBufferPointer {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    for count in reservations {
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
      if start != MAP_FAILED { return UnsafeMutableRawBufferPointer(start: start, count: count) }
    }
    throw .failed(reason: InputError.systemReason)
  }

  /// Whether what was read may no longer be what is there, for a mapped file is still another's.
  var hasChanged: Bool {
    mapped?.hasChanged(input.number, UnsafeRawBufferPointer(memory)) ?? false
  }

  /// All that is there.
  package var source: SourceText { source(upTo: count) }

  /// The beginning of what is there.
  private func source(upTo limit: Int) -> SourceText {
    let bytes = UnsafeRawBufferPointer(rebasing: memory[..<min(limit, count)])
    return SourceText(bytes.bindMemory(to: UInt8.self), owner: self, colors: colors)
  }

  // MARK: - Feeds

  /// A feed of the first bytes, no more than the limit, that soon pauses where none come.
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

  /// A feed of everything there is and will be.
  package func everything(announcing announcement: @escaping () -> Void) -> ByteFeed {
    ByteFeed(
      source, arrival: { [self] in hasEnded ? .end : readMore() }, announcement: announcement)
  }

  /// A feed of everything there will be, which ends early where `wait` says that no more is wanted; it
  /// returns once there is something to read.
  func everything(waiting wait: @escaping () -> Bool) -> ByteFeed {
    ByteFeed(source) { [self] in hasEnded || !wait() ? .end : readMore() }
  }

  private func readMore() -> ByteFeed.Arrival {
    let most = count < Self.much ? memory.count : min(memory.count, mostAllowed)
    let room = min(Self.mostAtOnce, most - count)
    guard room > 0 else { return end(.tooLarge(bytes: count)) }
    do {
      let more = try input.read(
        into: UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + room]))
      guard more > 0 else { return end(nil) }
      let kept = sifted(more)
      count += kept
      return .more(kept)
    } catch {
      return end(error)
    }
  }

  /// How many are left of so many new bytes.
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

  private func end(_ failure: InputError?) -> ByteFeed.Arrival {
    self.failure = failure
    hasEnded = true
    giveBackRest()
    return .end
  }

  /// Nothing more will be written, and so little may have been that the reservation is most of it.
  private func giveBackRest() {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let used = max(1, (count + page - 1) / page) * page
    guard used < memory.count, let start = memory.baseAddress else { return }
    munmap(start + used, memory.count - used)
    memory = UnsafeMutableRawBufferPointer(start: start, count: used)
  }
}
