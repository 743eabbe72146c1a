// swift-tools-version: 5.9
import PackageDescription

// A package as people write them for iOS: nothing here knows of Linux.
let package = Package(
    name: "Constructs",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Constructs", targets: ["Constructs"])],
    targets: [
        .target(name: "Constructs"),
        .executableTarget(name: "App", dependencies: ["Constructs"]),
        .testTarget(name: "ConstructsTests", dependencies: ["Constructs", "App"]),
    ])
