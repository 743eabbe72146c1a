// swift-tools-version:5.0
// Code of 2018: Swift 4.2 mode, where a selector's method need not say @objc.
import PackageDescription

let package = Package(
    name: "Swift42",
    targets: [
        .target(name: "Swift42"),
        .testTarget(name: "Swift42Tests", dependencies: ["Swift42"]),
    ],
    swiftLanguageVersions: [.v4_2])
