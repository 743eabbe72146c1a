// Where a user's caches may be, for the command: the wrapper reads the same places.
// Convention: the XDG base directory specification, XDG_CACHE_HOME.
import BridgeToolchain

extension Installation {
    /// Folders for rewritten sources, the best one first; the last one lies below the temporary folder.
    public static func caches(environment: [String: String]) -> [String] { CachePlaces.folders(environment: environment) }

    /// The best of those folders.
    public static func cache(environment: [String: String]) -> String { caches(environment: environment)[0] }

    /// Makes the folder below the temporary one for this user alone. False where it belongs to somebody else.
    public static func secure(_ folder: String) -> Bool { CachePlaces.secure(folder) }
}
