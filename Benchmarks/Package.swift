// swift-tools-version: 6.1
// Benchmarks of Vitrine against its peers. Run by script/bench; one file a benchmark.
import PackageDescription

let staticRuntime = [
    "-static-stdlib", "-use-ld=lld", "-lFoundationInternationalization", "-l_FoundationICU", "-lCoreFoundation",
    "-l_FoundationCShims", "-l_FoundationCollections", "-lstdc++", "-Xlinker", "--gc-sections",
]

/// `Screens` (Sources/Screens) is built as part of Vitrine, because it drives the stage and the layer host, which are
/// `package` there: the root manifest offers it where VITRINE_BENCHMARKS is set, as script/bench does.
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
        .executableTarget(
            name: "FilterBenchmarks",
            dependencies: ["Measuring", .product(name: "CoreImage", package: "Vitrine")]),
        .executableTarget(
            name: "SolverBenchmarks",
            dependencies: ["Measuring", .product(name: "ConstraintSolver", package: "Vitrine")]),
        .executableTarget(name: "FirstFrame", dependencies: [.product(name: "Screens", package: "Vitrine")]),
        // The same with the Swift runtime inside, as `swift build --static-swift-stdlib` links a program.
        .executableTarget(
            name: "FirstFrameStatic", dependencies: [.product(name: "Screens", package: "Vitrine")],
            linkerSettings: [.unsafeFlags(staticRuntime)]),
        .executableTarget(name: "LongLabel", dependencies: [.product(name: "Screens", package: "Vitrine")]),
        // Apart from Screens, so that SafeUIKit is no part of the programs whose memory and first frame are measured.
        .target(
            name: "ControllerScreens",
            dependencies: [.product(name: "Screens", package: "Vitrine"), .product(name: "SafeUIKit", package: "Vitrine")]),
        .executableTarget(name: "ControllerCycles", dependencies: ["ControllerScreens"]),
        .executableTarget(
            name: "ScreenBenchmarks",
            dependencies: [
                "Measuring", "CPeers", "ControllerScreens", .product(name: "Screens", package: "Vitrine"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
