// swift-tools-version: 6.2
import PackageDescription

/// What the name of every target but the library begins with: a package that uses the library may have
/// a target `Screen` or `Terminal` of its own, and SwiftPM takes no two of one name.
let prefix = "Gridpick"

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A static executable starts twice as fast as one that looks for its libraries. Only this target
// and only for release: a test bundle cannot be static.
let whenReleased = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let staticExecutable: [SwiftSetting] = [.unsafeFlags(["-static-executable"], whenReleased)]
// What is touched until the first frame lies together, which spares a start an eighth of its page faults;
// Tools/order-symbols says how that order is made. Symbols would be half of the file.
let linkerOptions = [
  "--symbol-ordering-file=\(Context.packageDirectory)/Tools/symbol-order",
  "--no-warn-symbol-ordering", "--strip-all",
].flatMap { ["-Xlinker", $0] }
let staticLinking: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"] + linkerOptions, whenReleased)
]

/// Targets by what comes after the prefix; the library has its own name.
func targets(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0 == "TwoAxisPicker" ? $0 : prefix + $0) }
}

/// A layer of the house: a target with what it may import, and nothing else.
func layer(
  _ name: String, _ dependencies: [String] = [], path: String? = nil, resources: [Resource]? = nil
) -> Target {
  .target(
    name: prefix + name, dependencies: targets(dependencies), path: path, resources: resources,
    swiftSettings: settings)
}

/// What Swift cannot say: a header, and the C library that it is of.
func header(_ name: String, path: String? = nil) -> Target {
  .systemLibrary(name: prefix + name, path: path)
}

func tests(of name: String, _ dependencies: [String] = [], excluding: [String] = []) -> Target {
  .testTarget(
    name: prefix + name + "Tests", dependencies: targets(dependencies + [name]),
    exclude: excluding, swiftSettings: settings)
}

/// A program that uses the library, as any other would.
func example(_ name: String) -> Target {
  .executableTarget(
    name: prefix + name, dependencies: ["TwoAxisPicker"], path: "Examples/" + name,
    swiftSettings: [.swiftLanguageMode(.v6)])
}

/// All that a whole picker without a terminal is made of.
let pure = [
  "Finding", "Layout", "Matching", "Model", "Paging", "Protocol", "Rendering", "Screen",
]

let package = Package(
  name: "gridpick",
  products: [
    .library(name: "TwoAxisPicker", targets: ["TwoAxisPicker"]),
    .executable(name: "gridpick", targets: ["gridpick"]),
  ],
  targets: [
    layer("Bisection"),
    header("CBits"),
    layer("Screen", ["Bisection"]),
    layer("Model", ["Bisection", "Screen"]),
    layer("Paging", ["Bisection", "Model", "Screen"]),
    layer("Layout", ["Model", "Paging", "Screen"]),
    layer("Matching", ["Bisection", "CBits"]),
    layer("Finding", ["Bisection", "Matching", "Model"]),
    layer("Rendering", ["Layout", "Matching", "Model", "Paging", "Screen"]),
    layer("Protocol", ["Screen"]),
    layer("Core", pure),
    layer("Formats", ["Bisection", "CBits", "Model", "Screen"]),
    .target(name: prefix + "CPlatform"),
    layer("System", ["CPlatform"]),
    .target(name: prefix + "CMainQueue"),
    .target(name: prefix + "CRescue", dependencies: targets(["CPlatform"])),
    .target(name: prefix + "CRuntime"),
    header("CGetopt"),
    .target(
      name: prefix + "CTerminfo",
      linkerSettings: [
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    layer(
      "Terminal",
      [
        "CPlatform", "CRescue", "CTerminfo", "Protocol", "Screen", "System",
      ],
      resources: ["linux", "tmux-256color", "xterm-256color"].map {
        .embedInCode("Entries/\($0).terminfo")
      }),
    layer(
      "Session",
      ["Core", "Finding", "Model", "Protocol", "Rendering", "Screen", "System", "Terminal"]),
    .target(
      name: "TwoAxisPicker",
      dependencies: targets([
        "CMainQueue", "CPlatform", "Core", "Finding", "Layout", "Matching", "Model", "Paging",
        "Protocol",
        "Rendering", "Screen",
        "Session", "System", "Terminal",
      ]),
      swiftSettings: settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    example("Posters"), example("Calendar"), example("Processes"), example("Embedded"),
    example("Feed"),
    .executableTarget(
      name: prefix + "LibraryBench", dependencies: ["TwoAxisPicker"], path: "Benchmarks/Library",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    layer("Loading", ["CPlatform", "CRescue", "Formats", "Screen", "System"]),
    layer(
      "Command",
      [
        "CGetopt", "Core", "Finding", "Formats", "Layout", "Loading", "Matching", "Model", "Paging",
        "Protocol", "Rendering", "Screen", "Session", "System", "Terminal",
      ],
      resources: [
        "walk.sh", "word.sh", "gridpick.bash", "gridpick.zsh", "gridpick.fish", "completion.bash",
        "completion.zsh", "completion.fish",
      ].map { .embedInCode("Shells/" + $0) }),
    .executableTarget(
      name: "gridpick", dependencies: targets(["Command", "CRuntime", "System"]),
      swiftSettings: settings + staticExecutable, linkerSettings: staticLinking),
    tests(of: "Screen", ["System", "TestSupport"]),
    tests(of: "Model", ["TestSupport"]),
    tests(of: "Matching", ["TestSupport"]),
    tests(of: "Finding", ["Matching", "Model", "TestSupport"]),
    tests(of: "Paging", ["Model", "Screen", "TestSupport"]),
    tests(of: "Layout", ["Model", "Paging", "Screen", "TestSupport"]),
    tests(
      of: "Rendering", ["Layout", "Matching", "Model", "Paging", "Screen", "TestSupport"],
      excluding: ["Snapshots"]),
    tests(of: "Core", pure + ["TestSupport"], excluding: ["Scenarios"]),
    tests(of: "Protocol", ["Screen", "TestSupport"]),
    tests(of: "Terminal", ["Screen", "System", "TestSupport"]),
    tests(
      of: "Formats", ["Model", "Screen", "System", "TestSupport"], excluding: ["RealOutputs"]),
    tests(of: "Loading", ["Formats", "Model", "Screen", "System", "TestSupport"]),
    tests(
      of: "Command",
      [
        "Core", "Finding", "Formats", "Loading", "Matching", "Model", "Protocol", "Rendering",
        "Screen", "Session", "System", "TestSupport",
      ]),
    tests(of: "Session", pure + ["Core", "System", "TestSupport", "Terminal"]),
    tests(of: "TwoAxisPicker", pure + ["Core", "Session", "System", "TestSupport", "Terminal"]),
    header("CVTerm", path: "Tests/GridpickCVTerm"),
    header("CProcess", path: "Tests/GridpickCProcess"),
    layer(
      "TestSupport", pure + ["Core", "CProcess", "CVTerm", "Session", "System"],
      path: "Tests/GridpickTestSupport"),
    tests(of: "TestSupport", ["Screen", "System"], excluding: ["Snapshots"]),
    .executableTarget(
      name: prefix + "Host", dependencies: targets(["System", "TwoAxisPicker"]),
      path: "Tests/GridpickHost", swiftSettings: settings),
    .testTarget(
      name: prefix + "EndToEndTests", dependencies: targets(["Screen", "System", "TestSupport"]),
      exclude: ["Snapshots", "RecipeStandIns"], swiftSettings: settings),
  ]
)
