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
// and only for release: a test bundle cannot be static. `make build SHARED=1` is for systems that have
// no static C libraries.
let whenReleased = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let isShared = !Context.environment["GRIDPICK_SHARED", default: ""].isEmpty
let linking = isShared ? "-static-stdlib" : "-static-executable"
let staticExecutable: [SwiftSetting] = [.unsafeFlags([linking], whenReleased)]
// The default linker warns of `dlopen` in a static executable. Symbols would be half of the file.
let staticLinking: [LinkerSetting] = [
  .unsafeFlags([linking, "-use-ld=lld", "-Xlinker", "--strip-all"], whenReleased)
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

let package = Package(
  name: "gridpick",
  products: [
    .library(name: "TwoAxisPicker", targets: ["TwoAxisPicker"]),
    .executable(name: "gridpick", targets: ["gridpick"]),
  ],
  targets: [
    header("CBits"),
    layer("Core", ["CBits"]),
    layer("Formats", ["CBits", "Core"]),
    .target(
      name: prefix + "CNcurses",
      linkerSettings: [
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(name: prefix + "CSystem"),
    .target(name: prefix + "CMainQueue"),
    .target(name: prefix + "CRuntime"),
    layer(
      "Terminal", ["CNcurses", "CSystem", "Core"],
      resources: ["linux", "tmux-256color", "xterm-256color"].map {
        .embedInCode("Entries/\($0).terminfo")
      }),
    .target(
      name: "TwoAxisPicker",
      dependencies: targets(["CMainQueue", "CSystem", "Core", "Terminal"]),
      swiftSettings: settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    example("Posters"), example("Calendar"), example("Processes"), example("Embedded"),
    example("Feed"), example("Machines"), example("News"), example("Bookshop"), example("Atlas"),
    layer(
      "Command", ["CSystem", "Core", "Formats", "Terminal"],
      resources: [
        "sheet.sh", "word.sh", "gridpick.bash", "gridpick.zsh", "gridpick.fish", "completion.bash",
        "completion.zsh", "completion.fish",
      ].map { .embedInCode("Shells/" + $0) }
        + ["gridpick.1", "gridpick-recipes.7", "gridpick-fzf.7", "COMING-FROM-FZF.md"]
        .map { .embedInCode("Manual/\($0)") }
        + [.embedInCode("Popup/popup.sh")]),
    .executableTarget(
      name: "gridpick", dependencies: targets(["Command", "CRuntime", "Terminal"]),
      swiftSettings: settings + staticExecutable, linkerSettings: staticLinking),
    tests(
      of: "Core", ["TestSupport"],
      excluding: ["Painting/Snapshots", "Picker/Scenarios", "Rendering/Snapshots"]),
    tests(
      of: "Formats", ["Core", "Terminal", "TestSupport"], excluding: ["Judged", "RealOutputs"]),
    tests(of: "Terminal", ["Core", "TestSupport"]),
    tests(of: "Command", ["Core", "Formats", "Terminal", "TestSupport"]),
    tests(of: "TwoAxisPicker", ["Core", "Terminal", "TestSupport"]),
    header("CVTerm", path: "Tests/GridpickCVTerm"),
    header("CProcess", path: "Tests/GridpickCProcess"),
    .target(name: prefix + "CThreads", path: "Tests/GridpickCThreads"),
    layer(
      "TestSupport", ["Core", "CProcess", "CThreads", "CVTerm", "Terminal"],
      path: "Tests/GridpickTestSupport"),
    tests(of: "TestSupport", ["Core", "Terminal"], excluding: ["Snapshots"]),
    layer(
      "Fuzzing", ["Command", "Core", "Formats", "Terminal", "TestSupport"],
      path: "Tests/GridpickFuzzing"),
    tests(of: "Fuzzing", ["TestSupport"], excluding: ["Corpus"]),
    .executableTarget(
      name: prefix + "Host", dependencies: targets(["Terminal", "TwoAxisPicker"]),
      path: "Tests/GridpickHost", swiftSettings: settings),
    .testTarget(
      name: prefix + "EndToEndTests", dependencies: targets(["Core", "Terminal", "TestSupport"]),
      exclude: ["Snapshots", "RecipeStandIns"], swiftSettings: settings),
  ]
)

// libFuzzer brings the function `main`, and is linked only by `make fuzz`.
if Context.environment["GRIDPICK_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: prefix + "Fuzz", dependencies: targets(["Fuzzing"]), path: "Tests/GridpickFuzz"))
}
