// `.vitrine.yml` into a configuration.
import Yams

/// Reads a configuration and collects what is wrong with it.
public struct ConfigurationReader {
    private let path: String
    private let catalogue: RuleCatalogue
    private var problems: [ConfigurationError.Problem] = []

    private static let keys = [
        "rules", "paths", "include", "exclude", "default-excludes", "baseline", "opinions", "pedantic", "strict",
    ]

    private init(path: String, catalogue: RuleCatalogue) {
        self.path = path
        self.catalogue = catalogue
    }

    /// Reads the text of a configuration file.
    ///
    /// - Parameter path: The file's path, for messages.
    /// - Throws: ``ConfigurationError`` with every problem.
    public static func read(_ text: String, path: String, catalogue: RuleCatalogue = .standard) throws -> Configuration {
        var reader = ConfigurationReader(path: path, catalogue: catalogue)
        let result = reader.configuration(text)
        guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.problems) }
        return result
    }

    private mutating func configuration(_ text: String) -> Configuration {
        var result = Configuration()
        guard text.utf8.count <= 1 << 18, !YAMLProblem.nestsTooDeep(text) else {
            problems.append(.init(path: path, key: "", message: "is larger than 256 KiB or nests too deep"))
            return result
        }
        let root: Node?
        do { root = try Yams.compose(yaml: text) } catch {
            problems.append(YAMLProblem.problem(error, in: text, path: path))
            return result
        }
        guard let root, !isEmpty(root) else { return result }
        var exclude: [Glob] = []
        var usesForeign = true
        for (key, name, value) in members(root, "") {
            switch name {
            case "rules": result.rules = rules(value, name)
            case "paths": result.pathRules = pathRules(value, name)
            case "include": result.selection.include = globs(value, name)
            case "exclude": exclude = globs(value, name)
            case "default-excludes": usesForeign = flag(value, name) ?? true
            case "baseline": result.baseline = word(value, name, "a path")
            case "opinions": result.opinions = flag(value, name) ?? false
            case "pedantic": result.pedantic = flag(value, name) ?? false
            case "strict": result.strict = flag(value, name) ?? false
            default: unknown(key, name, "", among: Self.keys)
            }
        }
        result.selection.exclude = (usesForeign ? FileSelection.foreign : []) + exclude
        return result
    }

    private mutating func pathRules(_ node: Node, _ parent: String) -> [Configuration.PathRules] {
        guard case .sequence(let items) = node else {
            report(node, parent, "must be a list of parts, each with 'path' and 'rules'")
            return []
        }
        return items.enumerated().map { index, item in
            let parent = "\(parent)[\(index)]"
            var part = Configuration.PathRules(paths: [], rules: [:])
            for (key, name, value) in members(item, parent) {
                switch name {
                case "path": part.paths = globs(value, "\(parent).path")
                case "rules": part.rules = rules(value, "\(parent).rules")
                default: unknown(key, name, parent, among: ["path", "rules"])
                }
            }
            if case .mapping(let mapping) = item, mapping["path"] == nil { report(item, parent, "needs a 'path'") }
            return part
        }
    }

    private mutating func rules(_ node: Node, _ parent: String) -> [String: RuleSetting] {
        var result: [String: RuleSetting] = [:]
        for (key, name, value) in members(node, parent) {
            let path = "\(parent).\(name)"
            if name != Configuration.everyRule, catalogue[name] == nil {
                report(key, path, catalogue.unknown(name))
            } else if let text = word(value, path, "one of " + RuleSetting.words.joined(separator: ", ")) {
                if let setting = RuleSetting(word: text) {
                    result[name] = setting
                } else {
                    let nearest = Nearest.name(to: text, among: RuleSetting.words)
                    report(
                        value, path,
                        "'\(text)' is none of " + RuleSetting.words.joined(separator: ", ")
                            + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
                }
            }
        }
        return result
    }

    /// A pattern or a list of patterns.
    private mutating func globs(_ node: Node, _ name: String) -> [Glob] {
        let nodes: [Node]
        if case .sequence(let items) = node { nodes = Array(items) } else { nodes = [node] }
        return nodes.enumerated().compactMap { index, item in
            let path = nodes.count == 1 ? name : "\(name)[\(index)]"
            guard let text = word(item, path, "a path pattern") else { return nil }
            do { return try Glob(text) } catch {
                report(item, path, "\(error)")
                return nil
            }
        }
    }

    private mutating func flag(_ node: Node, _ name: String) -> Bool? {
        guard let text = word(node, name, "true or false") else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            report(node, name, "'\(text)' is neither true nor false")
            return nil
        }
    }

    private mutating func word(_ node: Node, _ name: String, _ expected: String) -> String? {
        if case .scalar(let scalar) = node, !scalar.string.isEmpty { return scalar.string }
        report(node, name, "must be \(expected)")
        return nil
    }

    private mutating func members(_ node: Node, _ parent: String) -> [(Node, String, Node)] {
        guard case .mapping(let mapping) = node else {
            if !isEmpty(node) { report(node, parent, "must have keys and values") }
            return []
        }
        return mapping.compactMap { key, value in
            guard case .scalar(let scalar) = key else {
                report(key, parent, "has a key that is no word")
                return nil
            }
            return (key, scalar.string, value)
        }
    }

    private func isEmpty(_ node: Node) -> Bool {
        if case .scalar(let scalar) = node {
            return scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null"
        }
        return false
    }

    private mutating func unknown(_ node: Node, _ name: String, _ parent: String, among known: [String]) {
        let nearest = Nearest.name(to: name, among: known).map { "did you mean '\($0)'?" }
        report(
            node, parent.isEmpty ? name : "\(parent).\(name)",
            "unknown key; " + (nearest ?? "known are " + known.joined(separator: ", ")))
    }

    private mutating func report(_ node: Node, _ key: String, _ message: String) {
        problems.append(
            .init(path: path, line: node.mark?.line, column: node.mark?.column, key: key, message: message))
    }
}
