// swift-tools-version: 6.1
// Vitrine: UIKit for Linux. On macOS the manifest offers SafeUIKit alone, over Apple's UIKit.
import Foundation
import PackageDescription

#if os(macOS)
    let package = Package(
        name: "Vitrine",
        platforms: [.iOS(.v15)],
        products: [.library(name: "SafeUIKit", targets: ["SafeUIKit"])],
        targets: [.target(name: "SafeUIKit", packageAccess: false)]
    )
#else
    /// The C modules that system packages bring (script/setup installs them).
    let systemLibraries: [Target] = [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangoft2 harfbuzz freetype2 fontconfig",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    ]

    /// The pixel loops and codecs are optimised in debug builds too: tests render thousands of pictures in debug. SwiftPM
    /// takes such flags from a clone or a path, not from a package fetched by version, so there they are left out.
    let optimised: [CSetting] =
        Context.packageDirectory.contains("/checkouts/")
        ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]

    /// What each of the modules of UIKit's classes above UIKitCore may use besides the others.
    let uikit: [Target.Dependency] = [
        "Diagnostics", "PixelKernels", "Stage", "SelectorDispatch", "FoundationAdditions", "CoreGraphics", "ImageIO",
        "Typesetting", "QuartzCore", "CDynamicInit",
    ]
    /// The modules of UIKit's classes.
    let uikitModules: [Target.Dependency] = [
        "UIKitValues", "UIKitCore", "UIKitControls", "UIKitText", "UIKitContainers", "UIKitLists",
    ]

    /// Order is layering: a target depends only on targets above it (script/check-layers).
    let sources: [Target] = [
        .target(name: "CLineTable", cSettings: optimised),
        .target(name: "Diagnostics", dependencies: ["CLineTable"]),
        .target(name: "CPixelKernels", cSettings: optimised),
        .target(name: "PixelKernels", dependencies: ["CPixelKernels"]),
        .target(name: "ConstraintSolver"),
        .target(name: "Stage", dependencies: ["Diagnostics", "PixelKernels"]),
        .target(name: "SelectorDispatch", dependencies: ["Diagnostics"]),
        .target(name: "FoundationAdditions", dependencies: ["Diagnostics", "SelectorDispatch", "Stage"]),
        // Its module map makes `import os.log` compile, as at Apple; the lock is here too.
        .target(name: "COSNames"),
        .target(name: "os", dependencies: ["Diagnostics", "Stage", "COSNames"]),
        .target(name: "OSLog", dependencies: ["os", "FoundationAdditions"]),
        // OpenCombine with what is missing in it and what Apple's Foundation adds.
        .target(
            name: "Combine",
            dependencies: [
                "Diagnostics", "SelectorDispatch", "Stage", "FoundationAdditions",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        // Swift Testing asks for a module of this name in any file that also sees CoreGraphics (and so on).
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
        .target(name: "_Testing_CoreImage", path: "Sources/TestingOverlays/CoreImage"),
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
        .target(
            name: "CoreGraphics", dependencies: ["PixelKernels", "Diagnostics", "CCairo", "_Testing_CoreGraphics"]),
        .target(name: "CImageCodecs", dependencies: ["CPNG", "CJPEG"], cSettings: optimised),
        .target(
            name: "ImageIO",
            dependencies: ["CoreGraphics", "PixelKernels", "Diagnostics", "CImageCodecs", "CWebP", "CGif", "CLCMS"]),
        .target(name: "Typesetting", dependencies: ["CoreGraphics", "PixelKernels", "Diagnostics", "CPango"]),
        .target(name: "CFilterRows", cSettings: optimised),
        // Its module map makes `import CoreImage.CIFilterBuiltins` compile, as at Apple.
        .target(name: "CCoreImageNames"),
        .target(
            name: "CoreImage",
            dependencies: [
                "CoreGraphics", "ImageIO", "PixelKernels", "Diagnostics", "CFilterRows", "CCoreImageNames",
                "_Testing_CoreImage",
            ]),
        .target(name: "CDynamicInit"),
        .target(name: "CDeepStack"),
        .target(name: "CMainLoop"),
        .target(name: "LiveStages", dependencies: ["Stage", "CMainLoop"], path: "Sources/Stages/Live"),
        .target(
            name: "QuartzCore",
            dependencies: [
                "CoreGraphics", "CoreImage", "Typesetting", "PixelKernels", "Stage", "Diagnostics", "CDynamicInit",
                "CDeepStack",
            ]),
        // UIKit's classes in six modules, each above those before it (ADR 21).
        .target(
            name: "UIKitValues",
            dependencies: [
                "Diagnostics", "PixelKernels", "Stage", "SelectorDispatch", "FoundationAdditions", "CoreGraphics", "ImageIO",
                "Typesetting", "CoreImage", "QuartzCore", "CDynamicInit",
            ]),
        .target(
            name: "UIKitCore",
            dependencies: [
                "Diagnostics", "PixelKernels", "ConstraintSolver", "Stage", "SelectorDispatch", "FoundationAdditions",
                "CoreGraphics", "ImageIO", "Typesetting", "CoreImage", "QuartzCore", "CDynamicInit", "LiveStages", "UIKitValues",
            ]),
        .target(name: "UIKitControls", dependencies: uikit + ["UIKitValues", "UIKitCore"]),
        .target(name: "UIKitText", dependencies: uikit + ["UIKitValues", "UIKitCore", "UIKitControls"]),
        .target(name: "UIKitContainers", dependencies: uikit + ["UIKitValues", "UIKitCore", "UIKitControls", "UIKitText"]),
        .target(
            name: "UIKitLists", dependencies: uikit + ["UIKitValues", "UIKitCore", "UIKitControls", "UIKitText", "UIKitContainers"]),
        // Above UIKit's classes, since its fonts are theirs.
        .target(name: "CoreText", dependencies: ["CoreGraphics", "Typesetting", "UIKitValues"]),
        .target(name: "LocalServer", dependencies: ["Diagnostics"]),
        .target(
            name: "Headless", dependencies: ["Stage", "PixelKernels", "CoreGraphics", "ImageIO"],
            path: "Sources/Stages/Headless"),
        .target(
            name: "Browser", dependencies: ["Stage", "PixelKernels", "CoreGraphics", "ImageIO", "LocalServer"],
            path: "Sources/Stages/Browser", resources: [.embedInCode("Page")]),
        .target(
            name: "UIKit",
            dependencies: uikitModules + [
                "CoreText", "FoundationAdditions", "Headless", "_Testing_UIKit",
                .target(name: "Browser", condition: .when(traits: ["Browser"])),
            ]),
        .target(name: "SafeUIKit", dependencies: ["UIKit"], packageAccess: false),
        .target(name: "CTestKit", cSettings: optimised),
        .target(
            name: "UIKitTesting", dependencies: ["UIKit", "Headless", "ImageIO", "CTestKit"],
            resources: [.embedInCode("Report/Page")]),
    ]

    /// A test target `<name>Tests`; its goldens stay outside the bundle and are found by source path.
    func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .testTarget(name: "\(name)Tests", dependencies: dependencies, exclude: goldens(of: name))
    }

    func goldens(of name: String) -> [String] {
        let folder = Context.packageDirectory + "/Tests/\(name)Tests"
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return ([""] + inside.sorted().map { $0 + "/" }).flatMap { ["\($0)__Snapshots__", "\($0)__Network__", "\($0)Fixtures"] }
            .filter { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }

    /// What the tests of UIKit's classes stand on; the fixtures are theirs alone.
    let fixtures: [Target.Dependency] = [
        "UIKit", "UIKitCore", "UIKitTesting", "Headless", "SelectorDispatch", "Diagnostics", "Stage", "PixelKernels",
    ]
    let uikitTests = fixtures + ["TestFixtures"]

    let allTestTargets: [Target] = [
        tests("Diagnostics", ["Diagnostics", "CLineTable"]),
        tests("PixelKernels", ["PixelKernels", "CPixelKernels"]),
        tests("ConstraintSolver", ["ConstraintSolver"]),
        tests("Stage", ["Stage", "Headless", "LiveStages", "PixelKernels", "Diagnostics", "ImageIO"]),
        tests("CImageCodecs", ["CImageCodecs"]),
        tests("SelectorDispatch", ["SelectorDispatch", "Diagnostics"]),
        tests("FoundationAdditions", ["FoundationAdditions", "SelectorDispatch", "Stage", "Diagnostics"]),
        tests("OS", ["os", "OSLog", "FoundationAdditions", "Diagnostics", "Stage"]),
        tests("Combine", ["Combine", "UIKit", "UIKitTesting", "FoundationAdditions", "SelectorDispatch", "Diagnostics", "Stage"]),
        tests("CoreGraphics", ["CoreGraphics", "ImageIO", "PixelKernels", "Diagnostics"]),
        tests("ImageIO", ["ImageIO", "CoreGraphics", "PixelKernels", "Diagnostics"]),
        tests("CoreImage", ["CoreImage", "CoreGraphics", "ImageIO", "PixelKernels", "Diagnostics"]),
        tests("Typesetting", ["Typesetting", "CoreGraphics", "PixelKernels", "Diagnostics"]),
        tests(
            "QuartzCore",
            ["QuartzCore", "CoreGraphics", "CoreImage", "Typesetting", "PixelKernels", "Stage", "Diagnostics"]),
        tests("UIKitCore", uikitTests),
        tests("UIKitControls", uikitTests),
        tests("UIKitText", uikitTests),
        tests("UIKitContainers", uikitTests),
        tests("UIKitLists", uikitTests + ["UIKitLists", "UIKitValues", "UIKitControls", "FoundationAdditions", "ImageIO"]),
        // Items, drags and drops of all modules: a small target of their own.
        tests("Dragging", uikitTests + ["UIKitLists", "UIKitValues", "UIKitControls", "FoundationAdditions", "ImageIO"]),
        tests("Symbols", ["UIKit", "UIKitCore", "UIKitTesting", "CoreGraphics", "PixelKernels"]),
        tests("CoreText", ["CoreText", "UIKit", "UIKitCore", "UIKitTesting", "Diagnostics"]),
        tests("LocalServer", ["LocalServer"]),
        tests(
            "Browser",
            ["Browser", "Stage", "PixelKernels", "LocalServer", "Diagnostics", "ImageIO"]),
        tests(
            "AppStage",
            ["UIKit", "UIKitCore", "UIKitTesting", "Headless", "Stage", "Diagnostics", "FoundationAdditions"]),
        tests(
            "Raster",
            ["Browser", "UIKit", "UIKitCore", "UIKitTesting", "QuartzCore", "ImageIO", "Stage", "PixelKernels"]),
        tests(
            "Trace",
            [
                "UIKit", "UIKitCore", "UIKitTesting", "Headless", "Diagnostics", "Stage", "ConstraintSolver", "QuartzCore",
                "UIKitValues", "PixelKernels",
            ]),
        tests("UIKitTesting", ["UIKitTesting", "UIKit", "Diagnostics", "Stage", "PixelKernels"]),
        tests("SafeUIKit", ["SafeUIKit", "UIKitTesting", "UIKit", "UIKitCore"]),
        tests("ControllerProof", ["UIKit", "UIKitCore", "UIKitTesting", "Headless", "Diagnostics", "Stage"]),
        tests(
            "Surface",
            ["UIKit", "UIKitCore", "UIKitTesting", "Headless", "ImageIO", "CoreGraphics", "Diagnostics", "Stage", "PixelKernels"]),
        tests("AsyncProof", ["UIKit", "UIKitTesting"]),
        tests("AnimatorProof", ["UIKit", "UIKitCore", "SafeUIKit", "UIKitTesting", "Diagnostics", "Stage"]),
        tests(
            "Fidelity",
            ["UIKit", "UIKitCore", "UIKitTesting", "Typesetting", "ImageIO", "CoreGraphics", "QuartzCore", "PixelKernels"]),
    ]

    /// `VITRINE_TESTS=CoreGraphics,QuartzCore swift test` builds and runs those test targets alone.
    let wanted = Context.environment["VITRINE_TESTS"].map { $0.split(separator: ",").map { "\($0)Tests" } }
    let testTargets = allTestTargets.filter { wanted?.contains($0.name) ?? true }

    /// Screens for Benchmarks/, which need `package` access; in nobody else's way.
    let benchmarking = Context.environment["VITRINE_BENCHMARKS"] != nil
    let screens: [Target] =
        benchmarking
        ? [
            .target(
                name: "Screens", dependencies: uikitModules + ["UIKit", "QuartzCore", "Headless", "Stage", "PixelKernels"],
                path: "Benchmarks/Sources/Screens")
        ] : []
    let screenProducts: [Product] =
        benchmarking
        ? [.library(name: "Screens", targets: ["Screens"]), .library(name: "CoreImage", targets: ["CoreImage"])] : []

    let package = Package(
        name: "Vitrine",
        products: [
            .library(name: "UIKit", targets: ["UIKit"]),
            .library(name: "SafeUIKit", targets: ["SafeUIKit"]),
            .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
            .library(name: "os", targets: ["os"]),
            .library(name: "OSLog", targets: ["OSLog"]),
            .library(name: "Combine", targets: ["Combine"]),
            // For Benchmarks/, which builds the kernels and the solver without the rest.
            .library(name: "PixelKernels", targets: ["PixelKernels"]),
            .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        ] + screenProducts,
        traits: [
            .trait(name: "Browser", description: "The browser stage; without it Vitrine is headless alone."),
            .default(enabledTraits: ["Browser"]),
        ],
        // Compiled by packages alone that use the product Combine (ADR 17).
        dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0")],
        targets: systemLibraries + sources + screens + testTargets
            + [.target(name: "TestFixtures", dependencies: fixtures, path: "Tests/TestFixtures")],
        swiftLanguageModes: [.v6]
    )
#endif
