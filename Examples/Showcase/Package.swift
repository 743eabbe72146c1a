// swift-tools-version: 6.1
// The Showcase: every system of Vitrine on a screen of its own. script/demo runs it.
import Foundation
import PackageDescription

let snapshots = Context.packageDirectory + "/Tests/ShowcaseTests/__Snapshots__"
let package = Package(
    name: "Showcase",
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(
            name: "ShowcaseKit",
            dependencies: [
                .product(name: "UIKit", package: "Vitrine"), .product(name: "SafeUIKit", package: "Vitrine"),
            ]),
        .executableTarget(name: "Showcase", dependencies: ["ShowcaseKit"]),
        .testTarget(
            name: "ShowcaseTests",
            dependencies: ["ShowcaseKit", .product(name: "UIKitTesting", package: "Vitrine")],
            exclude: FileManager.default.fileExists(atPath: snapshots) ? ["__Snapshots__"] : []),
    ],
    swiftLanguageModes: [.v6]
)
