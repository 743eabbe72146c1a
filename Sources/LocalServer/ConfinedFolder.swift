// Files of one folder, and nothing outside it.
// No Apple page: this is ours.
import Foundation

/// Files of one folder, and nothing outside it: no `..`, no NUL, no escaped slash, no link that leads out.
package struct ConfinedFolder: Sendable {
    /// The folder with all links resolved.
    private let root: String

    /// Nil where the folder is not there.
    package init?(path: String) {
        guard let real = Self.realPath(path) else { return nil }
        root = real
    }

    /// The file that a request's path names; nil where it is not there, no plain file, or outside.
    package func file(forPath path: String) -> String? {
        guard path.hasPrefix("/"), !path.contains("\\") else { return nil }
        let lower = path.lowercased()
        guard !["%2f", "%5c", "%00"].contains(where: lower.contains) else { return nil }
        guard let decoded = path.removingPercentEncoding, !decoded.utf8.contains(0), !decoded.contains("\\") else {
            return nil
        }
        let parts = decoded.split(separator: "/", omittingEmptySubsequences: true)
        guard !parts.isEmpty, !parts.contains(where: { $0.hasPrefix(".") }) else { return nil }
        guard let real = Self.realPath(root + "/" + parts.joined(separator: "/")) else { return nil }
        guard real.hasPrefix(root + "/") else { return nil }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return real
    }

    private static func realPath(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
