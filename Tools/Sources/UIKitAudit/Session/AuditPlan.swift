// What a run has to do.

/// The files of a run beside those of the last one.
struct AuditPlan: Sendable {
    /// Of the rules that run.
    let rules: UInt64
    /// Of all interface files.
    let interfaces: UInt64
    let old: AuditCache?
    /// The Swift files in the order of their paths.
    let files: [LoadedFile]
    let store: InterfaceStore
    /// What the cache holds of each of ``files``, of whatever content.
    let known: [CachedFile?]
    /// Those whose content the cache does not hold.
    let changed: [Int]
    /// The paths in the cache that are in the run no longer.
    let gone: [String]

    init(rules: UInt64, interfaces: UInt64, old: AuditCache?, files: [LoadedFile], store: InterfaceStore) {
        (self.rules, self.interfaces, self.old, self.files, self.store) = (rules, interfaces, old, files, store)
        let known = files.map { old?.files[$0.path] }
        self.known = known
        changed = files.indices.filter { known[$0]?.hash != files[$0].hash }
        let kept = known.count { $0 != nil } + store.paths.count { old?.files[$0] != nil }
        if let old, kept < old.files.count {
            gone = Set(old.files.keys).subtracting(files.map(\.path)).subtracting(store.paths).sorted()
        } else {
            gone = []
        }
    }

    var hasSameRules: Bool { old?.rules == rules }
    var hasSameInterfaces: Bool { old?.interfaces == interfaces }
    /// Whether the cache says all that there is to say.
    var isWarm: Bool { changed.isEmpty && gone.isEmpty && hasSameRules && hasSameInterfaces }
}
