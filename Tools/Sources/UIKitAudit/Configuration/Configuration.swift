// What `.vitrine.yml` says.

/// Which rules run where, with which severities, over which files.
public struct Configuration: Sendable, Hashable {
    /// Rules that differ in a part of the project.
    public struct PathRules: Sendable, Hashable {
        public var paths: [Glob]
        public var rules: [String: RuleSetting]

        public init(paths: [Glob], rules: [String: RuleSetting]) {
            self.paths = paths
            self.rules = rules
        }
    }

    /// The name of the file that is looked for.
    public static let fileName = ".vitrine.yml"
    /// Stands for every rule that is not named.
    package static let everyRule = "all"

    /// By rule id, or `all`.
    public var rules: [String: RuleSetting]
    /// In the order of the file; the last that fits a path and names a rule wins.
    public var pathRules: [PathRules]
    public var selection: FileSelection
    /// The baseline's path, relative to the configuration's folder.
    public var baseline: String?
    /// Turns on the rules that are opinions.
    public var opinions: Bool
    /// Shows findings whose types could not be told.
    public var pedantic: Bool
    /// Fails on notes, stale baseline entries and what could not be read.
    public var strict: Bool
    /// Where not nil, every other rule is off.
    public var only: Set<String>?

    public init(
        rules: [String: RuleSetting] = [:], pathRules: [PathRules] = [], selection: FileSelection = FileSelection(),
        baseline: String? = nil, opinions: Bool = false, pedantic: Bool = false, strict: Bool = false,
        only: Set<String>? = nil
    ) {
        self.rules = rules
        self.pathRules = pathRules
        self.selection = selection
        self.baseline = baseline
        self.opinions = opinions
        self.pedantic = pedantic
        self.strict = strict
        self.only = only
    }

    /// The severity of a rule's findings in a file; nil where the rule is off there.
    ///
    /// - Parameter own: What the rule gave the finding.
    public func severity(of page: RulePage, in path: String, own: Severity? = nil) -> Severity? {
        let own = own ?? page.severity
        for part in pathRules.reversed() where part.paths.contains(where: { $0.matches(path) }) {
            guard let setting = part.rules[page.id] ?? part.rules[Self.everyRule] else { continue }
            if case .off = setting { return nil }
            if let only, !only.contains(page.id) { return nil }
            if case .severity(let severity) = setting { return severity }
            return own
        }
        return general(page, own: own)
    }

    /// True where a rule can speak in some file.
    public func mayRun(_ page: RulePage) -> Bool {
        if let only { return only.contains(page.id) }
        return general(page, own: page.severity) != nil
            || pathRules.contains { part in
                (part.rules[page.id] ?? part.rules[Self.everyRule]).map { $0 != .off } ?? false
            }
    }

    private func general(_ page: RulePage, own: Severity) -> Severity? {
        let setting = rules[page.id] ?? rules[Self.everyRule]
        if let only {
            guard only.contains(page.id) else { return nil }
            // Asked for by name on the command line: a configuration's `off` does not hide it.
            if case .severity(let severity) = setting { return severity }
            return own
        }
        switch setting {
        case .off: return nil
        case .on: return own
        case .severity(let severity): return severity
        case nil: return page.isOn || opinions ? own : nil
        }
    }
}
