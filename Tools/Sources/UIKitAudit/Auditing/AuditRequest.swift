// What to audit, and how.

/// One order to the engine.
public struct AuditRequest: Sendable {
    /// The folder that every path of a finding is relative to; absolute, without a slash at the end.
    public var root: String
    /// Files and folders, relative to the root; `"."` for the root itself.
    public var paths: [String]
    /// Which files under the paths are read.
    public var selection: FileSelection
    /// The ids of the rules that run.
    public var rules: Set<String>
    /// How many files are read at once; nil for as many as there are cores.
    public var jobs: Int?
    /// The folder of the cache, absolute; nil for none.
    public var cachePath: String?
    /// Bytes that stand for a file's own, by relative path: what `--fix --dry-run` would have written.
    public var overlays: [String: [UInt8]]

    public init(
        root: String, paths: [String] = ["."], selection: FileSelection = FileSelection(), rules: Set<String> = [],
        jobs: Int? = nil, cachePath: String? = nil, overlays: [String: [UInt8]] = [:]
    ) {
        self.root = root
        self.paths = paths
        self.selection = selection
        self.rules = rules
        self.jobs = jobs
        self.cachePath = cachePath
        self.overlays = overlays
    }
}
