// Which files are audited.

/// The files that include and exclude patterns leave.
public struct FileSelection: Sendable, Hashable {
    /// A file must fit one of these; empty for all files.
    public var include: [Glob]
    /// A file must fit none of these.
    public var exclude: [Glob]

    /// What other tools build, fetch or own.
    public static let foreign: [Glob] = [
        ".build", ".git", ".swiftpm", ".vitrine", "Carthage", "DerivedData", "Pods", "node_modules",
    ].compactMap { try? Glob($0) }

    public init(include: [Glob] = [], exclude: [Glob] = FileSelection.foreign) {
        self.include = include
        self.exclude = exclude
    }

    /// True where a file is to be read.
    ///
    /// - Parameter path: Relative to the root, with `/`.
    public func contains(_ path: String) -> Bool {
        includes(path) && !skips(path)
    }

    /// True where the include patterns alone want a file.
    func includes(_ path: String) -> Bool {
        if include.isEmpty { return true }
        let path = GlobPath(path)
        return include.contains { $0.matches(path) }
    }

    /// True where nothing in a folder is to be read, so that it need not be listed.
    public func skips(_ folder: String) -> Bool {
        let path = GlobPath(folder)
        return exclude.contains { $0.matches(path) }
    }
}
