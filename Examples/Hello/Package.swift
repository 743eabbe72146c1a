// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Hello",
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [.executableTarget(name: "Hello", dependencies: [.product(name: "UIKit", package: "Vitrine")])]
)
