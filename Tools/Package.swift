// swift-tools-version: 6.1
// What needs SwiftSyntax: the auditor, the source rewriter and the `vitrine` command. Builds without Cairo and the runtime.
//
// `VITRINE_SYNTAX=toolchain` takes SwiftSyntax as the toolchain ships it, where the versions match: nothing of it is compiled,
// and a first build takes a minute less of each core. Scripts say so; a package that depends on this one gets the sources.
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, if it is wanted and is the version that the sources are written for.
let shippedSyntax: String? = {
    #if compiler(>=6.3) && compiler(<6.4)
        guard Context.environment["VITRINE_SYNTAX"] == "toolchain" else { return nil }
        for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
            guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
            let host = compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
            return FileManager.default.fileExists(atPath: host + "/libSwiftSyntax.so") ? host : nil
        }
    #endif
    return nil
}()

/// Products of SwiftSyntax that a target uses; none where the toolchain's are linked.
func syntax(_ products: String...) -> [Target.Dependency] {
    shippedSyntax == nil ? products.map { .product(name: $0, package: "swift-syntax") } : []
}

/// The texts beside the auditor's rules, which Tools/script/rule-pages turns into Swift and into pages.
let ruleTexts: [String] = {
    let folder = Context.packageDirectory + "/Sources/UIKitAudit"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("Rule.md") }.sorted()
}()

let package = Package(
    name: "VitrineTools",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "vitrine", targets: ["vitrine"]),
        .library(name: "UIKitAudit", targets: ["UIKitAudit", "AuditReports"]),
        .library(name: "ObjCBridge", targets: ["ObjCBridge", "BridgeToolchain"]),
    ],
    dependencies: (shippedSyntax == nil
        ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : []) + [
            .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
            .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        ],
    targets: [
        .target(name: "SwiftModel"),
        .target(
            name: "SwiftLowering",
            dependencies: ["SwiftModel"] + syntax("SwiftParser", "SwiftSyntax", "SwiftOperators")),
        .target(name: "InterfaceFiles", dependencies: ["SwiftModel"]),
        .target(
            name: "UIKitAudit",
            dependencies: [
                "SwiftModel", "SwiftLowering", "InterfaceFiles", .product(name: "Yams", package: "Yams"),
            ], exclude: ruleTexts),
        .target(name: "AuditReports", dependencies: ["UIKitAudit"]),
        .target(name: "AuditReproduction", dependencies: ["UIKitAudit", "SwiftLowering", "SwiftModel"]),
        .target(
            name: "AuditCommand",
            dependencies: [
                "AuditReports", "AuditReproduction", "ProjectCommand",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "vitrine", dependencies: ["AuditCommand", "UIKitAudit"]),
        .executableTarget(name: "EngineBenchmark", dependencies: ["UIKitAudit", "SwiftLowering", "InterfaceFiles"]),
        // Tools/script/build-bridge builds these three against the SwiftSyntax that the toolchain ships, in seconds.
        .target(
            name: "ObjCBridge",
            dependencies: syntax("SwiftParser", "SwiftSyntax")),
        .executableTarget(name: "BridgeRewrite", dependencies: ["ObjCBridge", "BridgeToolchain"]),
        .executableTarget(name: "BridgeCompiler", dependencies: ["ObjCBridge", "BridgeToolchain"]),
        .target(name: "BridgeToolchain"),
        .target(name: "VitrineInstallation", dependencies: ["BridgeToolchain"]),
        .target(
            name: "ProjectCommand",
            dependencies: [
                "VitrineInstallation", "ObjCBridge", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
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
        .testTarget(name: "ProjectCommandTests", dependencies: ["ProjectCommand", "VitrineInstallation"]),
        .testTarget(name: "BridgeToolchainTests", dependencies: ["BridgeToolchain"]),
    ],
    swiftLanguageModes: [.v6]
)

if let shippedSyntax {
    let libraries = ["SwiftParser", "SwiftSyntax", "SwiftOperators"].map { "-l\($0)" }
    for target in package.targets where target.type != .plugin {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", shippedSyntax])]
        target.linkerSettings =
            (target.linkerSettings ?? []) + [
                .unsafeFlags(["-L", shippedSyntax, "-Xlinker", "-rpath", "-Xlinker", shippedSyntax] + libraries)
            ]
    }
}
