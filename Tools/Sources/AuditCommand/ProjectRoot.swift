// Which folder the paths of a run are relative to.
import Foundation

/// The root of a run and its configuration file.
struct ProjectRoot {
    /// Absolute.
    var root: String
    /// Absolute; nil where there is none.
    var configuration: String?
    /// The audited files and folders, relative to the root.
    var paths: [String]

    /// Absolute.
    var configurationFolder: String { configuration.map(FilePath.parent) ?? root }

    /// Looks for the configuration in the folder that holds all paths, then above it, not beyond a repository's top.
    init(paths: [String], config: String?, currentDirectory: String) throws {
        let absolute = paths.map { FilePath.absolute($0, in: currentDirectory) }
        for (path, given) in zip(absolute, paths) where !FileManager.default.fileExists(atPath: path) {
            throw UsageError("there is no '\(given)'")
        }
        var start = FilePath.common(absolute)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: start, isDirectory: &isFolder), !isFolder.boolValue {
            start = FilePath.parent(start)
        }
        if let config {
            let path = FilePath.absolute(config, in: currentDirectory)
            guard FileManager.default.fileExists(atPath: path) else { throw UsageError("there is no '\(config)'") }
            configuration = path
        } else {
            configuration = Self.search(from: start)
        }
        let home = config == nil ? configuration.map(FilePath.parent) ?? currentDirectory : currentDirectory
        let inside = absolute.allSatisfy { FilePath.relative($0, to: home) != nil }
        let root = inside ? home : FilePath.common([home, start])
        self.root = root
        var seen = Set<String>()
        self.paths = absolute.compactMap { FilePath.relative($0, to: root) }.filter { seen.insert($0).inserted }
    }

    private static func search(from start: String) -> String? {
        var folder = start
        while true {
            let file = (folder == "/" ? "" : folder) + "/" + AuditArguments.configurationName
            if FileManager.default.fileExists(atPath: file) { return file }
            let repository = (folder == "/" ? "" : folder) + "/.git"
            if folder == "/" || FileManager.default.fileExists(atPath: repository) { return nil }
            folder = FilePath.parent(folder)
        }
    }
}
