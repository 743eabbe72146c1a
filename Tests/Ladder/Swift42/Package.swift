// swift-tools-version:5.0
import PackageDescription

let package = Package(
    name: "OldTimes",
    products: [.library(name: "OldTimes", targets: ["OldTimes"])],
    targets: [.target(name: "OldTimes"), .testTarget(name: "OldTimesTests", dependencies: ["OldTimes"])],
    swiftLanguageVersions: [.v4_2])
