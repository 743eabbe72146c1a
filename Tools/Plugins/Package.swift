// swift-tools-version: 6.1
// `swift package vitrine-audit`. A package of its own: a plugin makes SwiftPM build the command, and all of SwiftSyntax, a
// second time for the host, which whoever only builds the tools need not wait for.
import PackageDescription

let package = Package(
    name: "VitrinePlugins",
    products: [.plugin(name: "VitrineAudit", targets: ["VitrineAudit"])],
    dependencies: [.package(name: "VitrineTools", path: "..")],
    targets: [
        .plugin(
            name: "VitrineAudit",
            capability: .command(
                intent: .custom(verb: "vitrine-audit", description: "Finds UIKit's traps in the package.")),
            dependencies: [.product(name: "vitrine", package: "VitrineTools")],
            path: "VitrineAudit")
    ]
)
