// swift-tools-version: 5.9
// What compiles for iOS and does not compile here yet; script/tests/ladder says with which errors.
import PackageDescription

let package = Package(name: "Gaps", platforms: [.iOS(.v15)], targets: [.target(name: "Gaps")])
