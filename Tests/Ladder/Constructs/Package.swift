// swift-tools-version: 5.9
// One file for each construct that the source rewriter knows, as iOS code writes it; built and tested by script/ladder.
import PackageDescription

let package = Package(
    name: "Constructs",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Constructs", targets: ["Constructs"])],
    targets: [
        .target(name: "Constructs", resources: [.process("Resources")]),
        .testTarget(name: "ConstructsTests", dependencies: ["Constructs"], resources: [.process("Resources")]),
    ])
