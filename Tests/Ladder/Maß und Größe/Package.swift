// swift-tools-version: 5.9
// An app in a folder whose name has blanks and umlauts, as has a source file.
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(name: "App"),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ])
