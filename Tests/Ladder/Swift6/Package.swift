// swift-tools-version: 6.0
// Code of today: Swift 6 mode with complete checks of concurrency.
import PackageDescription

let package = Package(
    name: "Swift6",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "Swift6"),
        .testTarget(name: "Swift6Tests", dependencies: ["Swift6"]),
    ],
    swiftLanguageModes: [.v6])
