// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A static executable starts twice as fast as one that looks for its libraries. Only this target
// and only for release: a test bundle cannot be static.
let whenReleased = BuildSettingCondition.when(configuration: .release)
let staticExecutable: [SwiftSetting] = [.unsafeFlags(["-static-executable"], whenReleased)]
let staticLinking: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"], whenReleased)
]

/// A layer of the house: a target with what it may import, and nothing else.
func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    exclude: excluding, swiftSettings: settings)
}

let package = Package(
  name: "gridpick",
  products: [
    .library(name: "TwoAxisPicker", targets: ["TwoAxisPicker"]),
    .executable(name: "gridpick", targets: ["gridpick"]),
  ],
  targets: [
    layer("Screen"),
    layer("GridModel"),
    layer("GridPaging", ["GridModel", "Screen"]),
    layer("GridLayout", ["GridModel", "GridPaging", "Screen"]),
    layer("GridRendering", ["GridLayout", "GridModel", "GridPaging", "Screen"]),
    layer("TerminalProtocol", ["Screen"]),
    layer(
      "PickerCore",
      ["GridLayout", "GridModel", "GridPaging", "GridRendering", "Screen", "TerminalProtocol"]),
    layer("GridFormats", ["GridModel", "Screen"]),
    .systemLibrary(name: "CNcurses"),
    .target(name: "CRescue"),
    .systemLibrary(name: "CChild"),
    .target(name: "CTerminfo", linkerSettings: [.linkedLibrary("tinfo")]),
    layer("Terminal", ["CNcurses", "CRescue", "CTerminfo", "Screen", "TerminalProtocol"]),
    layer(
      "TwoAxisPicker",
      ["GridLayout", "GridModel", "GridRendering", "PickerCore", "Terminal", "TerminalProtocol"]),
    .executableTarget(
      name: "posters", dependencies: ["TwoAxisPicker"], path: "Examples/Posters",
      swiftSettings: settings),
    layer("GridLoading", ["CChild", "CRescue", "GridFormats"]),
    .systemLibrary(name: "CGetopt"),
    layer(
      "GridpickCommand",
      [
        "CGetopt", "GridFormats", "GridLayout", "GridLoading", "GridModel", "GridPaging",
        "GridRendering",
        "PickerCore", "Screen", "Terminal", "TwoAxisPicker",
      ]),
    .executableTarget(
      name: "gridpick", dependencies: ["GridpickCommand"],
      swiftSettings: settings + staticExecutable, linkerSettings: staticLinking),
    tests(of: "Screen"),
    tests(of: "GridModel", ["TestSupport"]),
    tests(of: "GridPaging", ["GridModel", "Screen", "TestSupport"]),
    tests(of: "GridLayout", ["GridModel", "GridPaging", "Screen", "TestSupport"]),
    tests(
      of: "GridRendering", ["GridLayout", "GridModel", "GridPaging", "Screen", "TestSupport"],
      excluding: ["Snapshots"]),
    tests(
      of: "PickerCore",
      [
        "GridLayout", "GridModel", "GridPaging", "GridRendering", "Screen", "TerminalProtocol",
        "TestSupport",
      ],
      excluding: ["Scenarios"]),
    tests(of: "TerminalProtocol", ["Screen"]),
    tests(of: "Terminal"),
    tests(of: "GridFormats", ["GridModel", "Screen", "TestSupport"]),
    tests(of: "GridLoading", ["GridFormats", "GridModel", "TestSupport"]),
    tests(of: "GridpickCommand", ["GridFormats", "GridLoading", "GridModel", "TestSupport"]),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    .systemLibrary(name: "CProcess", path: "Tests/CProcess"),
    .target(
      name: "TestSupport",
      dependencies: [
        "CVTerm", "CProcess", "GridLayout", "GridModel", "GridPaging", "GridRendering",
        "PickerCore", "Screen", "TerminalProtocol",
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "TestSupport", ["Screen"], excluding: ["Snapshots"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "Screen"], exclude: ["Snapshots"],
      swiftSettings: settings),
  ]
)
