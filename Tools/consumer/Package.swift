// swift-tools-version: 6.2
// A package that uses the library, as Tools/check-consumer builds it: by path, and by version.
import PackageDescription

let gridpick: Package.Dependency =
  if let url = Context.environment["GRIDPICK_URL"] {
    .package(url: url, from: "99.0.0")
  } else {
    .package(name: "gridpick", path: Context.environment["GRIDPICK_PATH"] ?? "../..")
  }
let library = Target.Dependency.product(name: "TwoAxisPicker", package: "gridpick")

/// The same lines in a mode of the language.
func tenLines(_ name: String, _ settings: SwiftSetting...) -> Target {
  .target(
    name: name, dependencies: [library],
    swiftSettings: settings + [.treatAllWarnings(as: .error)])
}

/// What the library's own targets might have been called.
let names = (Context.environment["OWN_TARGETS"] ?? "").split(whereSeparator: \.isWhitespace)
  .map(String.init)

let package = Package(
  name: "consumer",
  targets: names.map { .target(name: $0) } + [
    tenLines("Swift5", .swiftLanguageMode(.v5)),
    tenLines("Swift6", .swiftLanguageMode(.v6)),
    tenLines("OnMainActor", .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)),
    .target(
      name: "Names", dependencies: [library] + names.map { .target(name: $0) },
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Consumer", dependencies: ["Swift5", "Swift6", "OnMainActor", "Names"]),
  ]
)
package.dependencies = [gridpick]
