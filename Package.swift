// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A layer of the house: a target with what it may import, and nothing else.
func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "gridpick",
  targets: [
    layer("Screen"),
    layer("GridModel"),
    layer("GridFormats", ["GridModel"]),
    tests(of: "Screen"),
    tests(of: "GridFormats", ["GridModel"]),
  ]
)
