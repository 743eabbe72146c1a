// swift-tools-version: 6.1
// Benchmarks of Vitrine against its peers. Run by script/bench; one file a benchmark.
import Foundation
import PackageDescription

/// The screen benchmarks drive the stage and the layer host, which are `package` in Vitrine: they are compiled as if
/// they belonged to it. SwiftPM names a package by path after its folder.
let vitrine = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent.lowercased()
let inside: [SwiftSetting] = [.unsafeFlags(["-package-name", vitrine])]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Vitrine", path: "..", traits: [])],
    targets: [
        .systemLibrary(name: "CBenchPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "CBenchPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "CPeers", dependencies: ["CBenchPNG", "CBenchPango"]),
        .target(name: "Measuring"),
        .executableTarget(
            name: "KernelBenchmarks",
            dependencies: ["Measuring", .product(name: "PixelKernels", package: "Vitrine")]),
        .target(
            name: "Screens", dependencies: [.product(name: "UIKit", package: "Vitrine")], swiftSettings: inside),
        .executableTarget(name: "FirstFrame", dependencies: ["Screens"], swiftSettings: inside),
        .executableTarget(
            name: "ScreenBenchmarks", dependencies: ["Measuring", "CPeers", "Screens"], swiftSettings: inside),
    ],
    swiftLanguageModes: [.v6]
)
