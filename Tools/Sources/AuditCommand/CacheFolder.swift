// Where the cache lives.
import UIKitAudit

/// The cache of one project.
enum CacheFolder {
    /// The folder that the arguments name, or one in the user's cache folder; nil for no cache.
    static func path(for root: String, _ arguments: AuditArguments, _ console: Console) -> String? {
        if arguments.noCache { return nil }
        if let given = arguments.cachePath { return FilePath.absolute(given, in: console.currentDirectory) }
        var base = console.environment["XDG_CACHE_HOME"] ?? ""
        if !base.hasPrefix("/") {
            guard let home = console.environment["HOME"], home.hasPrefix("/") else { return nil }
            base = home + "/.cache"
        }
        var name = Fingerprint()
        name.add(root)
        return base + "/vitrine/audit-" + name.text
    }
}
