// swift-tools-version: 6.1
// What needs SwiftSyntax: the auditor and the `vitrine` command. Builds without Cairo and without the runtime.
import PackageDescription

let package = Package(
    name: "VitrineTools",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "vitrine", targets: ["vitrine"]),
        .library(name: "UIKitAudit", targets: ["UIKitAudit", "AuditReports"]),
        .library(name: "ObjCBridge", targets: ["ObjCBridge", "BridgeToolchain"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        .target(name: "SwiftModel"),
        .target(
            name: "SwiftLowering",
            dependencies: [
                "SwiftModel", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]),
        .target(name: "InterfaceFiles", dependencies: ["SwiftModel"]),
        .target(
            name: "UIKitAudit",
            dependencies: [
                "SwiftModel", "SwiftLowering", "InterfaceFiles", .product(name: "Yams", package: "Yams"),
            ]),
        .target(name: "AuditReports", dependencies: ["UIKitAudit"]),
        .target(name: "AuditReproduction", dependencies: ["UIKitAudit", "SwiftLowering", "SwiftModel"]),
        .target(
            name: "AuditCommand",
            dependencies: [
                "AuditReports", "AuditReproduction", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "vitrine", dependencies: ["AuditCommand", "UIKitAudit"]),
        .executableTarget(name: "EngineBenchmark", dependencies: ["UIKitAudit", "SwiftLowering", "InterfaceFiles"]),
        // Tools/script/build-bridge builds these three against the SwiftSyntax that the toolchain ships, in seconds.
        .target(
            name: "ObjCBridge",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(name: "BridgeRewrite", dependencies: ["ObjCBridge", "BridgeToolchain"]),
        .executableTarget(name: "BridgeCompiler", dependencies: ["ObjCBridge", "BridgeToolchain"]),
        .target(name: "BridgeToolchain"),
        .testTarget(name: "SwiftModelTests", dependencies: ["SwiftModel"]),
        .testTarget(name: "SwiftLoweringTests", dependencies: ["SwiftLowering"]),
        .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"]),
        .testTarget(name: "UIKitAuditTests", dependencies: ["UIKitAudit", "SwiftLowering", "InterfaceFiles"]),
        .testTarget(name: "AuditReportsTests", dependencies: ["AuditReports"], exclude: ["Goldens"]),
        .testTarget(
            name: "AuditReproductionTests", dependencies: ["AuditReproduction", "UIKitAudit", "SwiftModel"],
            exclude: ["Goldens"]),
        .testTarget(name: "AuditCommandTests", dependencies: ["AuditCommand"]),
        .testTarget(name: "ObjCBridgeTests", dependencies: ["ObjCBridge"], exclude: ["Goldens"]),
        .testTarget(name: "BridgeToolchainTests", dependencies: ["BridgeToolchain"]),
    ],
    swiftLanguageModes: [.v6]
)
