// Which modules are rewritten, and when flags are added.
// No Apple page: this is ours.
import BridgeToolchain

/// What a call has to do with Vitrine itself.
struct Scope {
    /// The module is one of Vitrine's own: it is written for Linux and stays as it is.
    let isVitrines: Bool
    /// The build makes Vitrine from its sources, by a dependency of the manifest: the prebuilt library is not wanted.
    let buildsVitrine: Bool

    init(_ arguments: Arguments, _ settings: BridgeSettings) {
        isVitrines =
            (settings.ownModules ?? []).contains(arguments.moduleName ?? "")
            || arguments.sources.first.map(Self.liesInVitrine) ?? false
        let given = zip(arguments.expanded, arguments.expanded.dropFirst())
        buildsVitrine = given.contains { flag, folder in
            (flag == "-I" || flag == "-L") && !(settings.compileFlags ?? []).contains(folder)
                && (Files.exists(folder + "/UIKit.swiftmodule") || Files.exists(folder + "/Modules/UIKit.swiftmodule"))
        }
    }

    /// Whether a source lies in a clone of Vitrine: beside the folder of its dispatch table.
    private static func liesInVitrine(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = parts.lastIndex(of: "Sources") else { return false }
        return Files.exists(parts[...index].joined(separator: "/") + "/SelectorDispatch/DispatchTable.swift")
    }
}
