// The folder for caches, where the user's own cannot be written.
// Convention: the XDG base directory specification, XDG_CACHE_HOME.
import Foundation
import VitrineInstallation

/// SwiftPM and the compiler keep caches below the home folder and fail without them: in a read-only home, on a full disk,
/// and for a user without a home.
struct UserCaches {
    let environment: [String: String]

    /// Lets `XDG_CACHE_HOME` name a temporary folder for the rest of this process where that is needed, and says so.
    func prepare() throws(Workplace.Problem) {
        let caches = Installation.caches(environment: environment)
        guard let own = caches.first, let temporary = caches.last else { return }
        if own != temporary, Self.canWrite(own) { return }
        guard Installation.secure(temporary) else {
            throw Workplace.Problem(
                description: "neither \(own) nor \(temporary) can be used for caches; "
                    + "let XDG_CACHE_HOME name a folder that you may write")
        }
        setenv("XDG_CACHE_HOME", temporary, 1)
        let why = own == temporary ? "HOME is not set" : "\(own) cannot be written or is full"
        FileHandle.standardError.write(Data("vitrine: \(why); caches are kept in \(temporary)\n".utf8))
    }

    /// Whether the folder, or the nearest one above it that is there, can be written and has room for what one build keeps.
    static func canWrite(_ folder: String) -> Bool {
        var current = URL(fileURLWithPath: folder)
        while !FileManager.default.fileExists(atPath: current.path), current.path != "/" { current.deleteLastPathComponent() }
        var volume = statvfs()
        guard FileManager.default.isWritableFile(atPath: current.path), statvfs(current.path, &volume) == 0 else { return false }
        return UInt64(volume.f_bavail) * UInt64(volume.f_frsize) >= room
    }

    /// Bytes: the compiler's caches of a manifest and an app, twice over.
    private static let room: UInt64 = 32 << 20
}
