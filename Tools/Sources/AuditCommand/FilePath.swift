// Paths as text.

/// Absolute and relative paths, without looking at the disk.
enum FilePath {
    /// The absolute path without `.`, `..` and doubled slashes.
    static func absolute(_ path: String, in folder: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path from a folder; `"."` for the folder itself, nil for what does not lie in it.
    static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "." }
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// The folder in which all of the paths lie.
    static func common(_ paths: [String]) -> String {
        var common = paths.first?.split(separator: "/") ?? []
        for path in paths.dropFirst() {
            common = Array(zip(common, path.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
        }
        return "/" + common.joined(separator: "/")
    }

    /// What stands before a path relative to `folder` so that it is found from `current`.
    static func prefix(from current: String, to folder: String) -> String {
        if current == folder { return "" }
        if let below = relative(folder, to: current) { return below + "/" }
        let shared = common([current, folder])
        let up = current.split(separator: "/").count - shared.split(separator: "/").count
        let down = relative(folder, to: shared) ?? "."
        return String(repeating: "../", count: up) + (down == "." ? "" : down + "/")
    }

    static func parent(_ path: String) -> String {
        "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
