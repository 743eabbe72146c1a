// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "NewTimes",
    platforms: [.iOS(.v17)],
    products: [.library(name: "NewTimes", targets: ["NewTimes"])],
    targets: [.target(name: "NewTimes"), .testTarget(name: "NewTimesTests", dependencies: ["NewTimes"])],
    swiftLanguageModes: [.v6])
