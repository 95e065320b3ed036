import Testing

@testable import GridpickCommand

/// The memory limits in the files of control groups.
struct MemoryLimitTests {
  private static let second = "/sys/fs/cgroup"
  private static let first = "/sys/fs/cgroup/memory"

  private func limit(_ list: String, _ files: [String: String]) -> Int? {
    MemoryLimit.least(inGroups: list) { files[$0] }
  }

  @Test func `version 2 takes the smallest limit of a group and its ancestors`() {
    let list = "0::/a/b\n"
    let files = [
      Self.second + "/a/b/memory.max": "3000\n", Self.second + "/a/memory.max": "2000\n",
      Self.second + "/memory.max": "max\n",
    ]
    #expect(limit(list, files) == 2_000)
    #expect(limit(list, [Self.second + "/a/b/memory.max": "max\n"]) == nil)
    #expect(limit("0::/\n", [Self.second + "/memory.max": "7\n"]) == 7)
  }

  @Test func `version 1 reads only the memory controller`() {
    let list = "9:name=systemd:/x\n4:cpu,memory:/a:b\n1:cpu:/c\n0::/\n"
    #expect(limit(list, [Self.first + "/a:b/memory.limit_in_bytes": "4096\n"]) == 4_096)
    #expect(limit(list, [Self.first + "/memory.limit_in_bytes": "512\n"]) == 512)
    #expect(limit(list, [Self.first + "/c/memory.limit_in_bytes": "1\n"]) == nil)
  }

  @Test(arguments: ["", "\n", "0::", "nonsense", "4:memory", "0::/gone\n"])
  func `files without a number limit nothing`(list: String) {
    #expect(limit(list, [:]) == nil)
  }
}
