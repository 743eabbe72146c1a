// Where a user's rewritten sources may be kept.
// Convention: the XDG base directory specification, XDG_CACHE_HOME.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Glibc

/// Folders for the cache, the best one first. They belong to the user who builds, not to the one who installed.
public enum CachePlaces {
    /// `XDG_CACHE_HOME` or `HOME/.cache`, each with `vitrine` below; behind it a folder below the temporary one.
    /// An empty or relative variable counts as none, as the specification says.
    public static func folders(environment: [String: String], user: UInt32 = getuid()) -> [String] {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let own = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
        return [own.map { $0 + "/vitrine" }, temporary(environment: environment, user: user)].compactMap(\.self)
    }

    /// The folder for a user without a home that can be written.
    public static func temporary(environment: [String: String], user: UInt32 = getuid()) -> String {
        let folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        return "\(folder)/vitrine-\(user)"
    }

    /// Makes the temporary folder for its user alone. False where somebody else owns it or may write there: what lies in it would
    /// be compiled.
    public static func secure(_ folder: String, user: UInt32 = getuid()) -> Bool {
        _ = mkdir(folder, 0o700)
        var status = stat()
        guard lstat(folder, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == user && status.st_mode & 0o022 == 0
    }
}
