// swift-tools-version: 6.1
// Benchmarks of Vitrine against its peers. Run by script/bench; one file a benchmark.
import PackageDescription

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
            dependencies: ["Measuring", "CPeers", .product(name: "PixelKernels", package: "Vitrine")]),
    ],
    swiftLanguageModes: [.v6]
)
