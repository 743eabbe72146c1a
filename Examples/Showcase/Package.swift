// swift-tools-version: 6.1
// The Showcase: every system of Vitrine on a screen of its own. script/demo runs it.
import Foundation
import PackageDescription

let snapshots = Context.packageDirectory + "/Tests/ShowcaseTests/__Snapshots__"
/// `VITRINE_PREBUILT=yes` with a toolset of script/install: UIKit comes as a library, and this package needs no dependency.
let isPrebuilt = Context.environment["VITRINE_PREBUILT"] != nil
func vitrine(_ products: String...) -> [Target.Dependency] {
    isPrebuilt ? [] : products.map { .product(name: $0, package: "Vitrine") }
}

let package = Package(
    name: "Showcase",
    dependencies: isPrebuilt ? [] : [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(
            name: "ShowcaseKit",
            dependencies: vitrine("UIKit", "SafeUIKit")),
        .executableTarget(name: "Showcase", dependencies: ["ShowcaseKit"]),
        .testTarget(
            name: "ShowcaseTests",
            dependencies: ["ShowcaseKit"] + vitrine("UIKitTesting"),
            exclude: FileManager.default.fileExists(atPath: snapshots) ? ["__Snapshots__"] : []),
    ],
    swiftLanguageModes: [.v6]
)
