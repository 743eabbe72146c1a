// From a model to its summary.
import SwiftModel

/// Makes the summary of a file.
public struct Summarizer {
    private var mentions: Set<String> = []
    private var summary: FileSummary

    public static func summary(of file: FileModel) -> FileSummary {
        var maker = Summarizer(path: file.source.path)
        maker.summary.imports = file.imports.map(\.module)
        for declaration in file.declarations { maker.add(declaration, within: nil, isPrivate: false) }
        maker.mention(in: file)
        maker.summary.mentions = maker.mentions.sorted()
        return maker.summary
    }

    private init(path: String) {
        summary = FileSummary(
            path: path, imports: [], types: [], functions: [], variables: [], aliases: [], mentions: [])
    }

    private mutating func add(_ declaration: Declaration, within outer: String?, isPrivate: Bool) {
        switch declaration {
        case .type(let type): add(type, within: outer, isPrivate: isPrivate)
        case .function(let function): summary.functions.append(FunctionSummarizer.summary(of: function))
        case .variable(let variable): summary.variables += Self.properties(variable)
        case .typeAlias(let alias): summary.aliases.append(Self.alias(alias))
        case .enumCase, .imports, .other: break
        }
    }

    private mutating func add(_ type: TypeDeclaration, within outer: String?, isPrivate: Bool) {
        let name = outer.map { $0 + "." + type.name } ?? type.name
        let isPrivate = isPrivate || !type.modifiers.isDisjoint(with: [.private, .fileprivate])
        let slot = summary.types.count
        summary.types.append(
            TypeSummary(
                kind: type.kind, name: name, inherited: type.inherited.map(\.name), generics: type.generics.map(\.name),
                modifiers: type.modifiers, isPrivate: isPrivate, properties: [], functions: [], cases: [], aliases: [],
                range: type.nameRange))
        for inherited in type.inherited { mention(inherited.name) }
        if type.kind == .extension { mentions.insert(type.name) }
        for member in type.members {
            switch member {
            case .type(let inner): add(inner, within: name, isPrivate: isPrivate)
            case .function(let function):
                summary.types[slot].functions.append(FunctionSummarizer.summary(of: function))
            case .variable(let variable): summary.types[slot].properties += Self.properties(variable)
            case .typeAlias(let alias): summary.types[slot].aliases.append(Self.alias(alias))
            case .enumCase(let one):
                summary.types[slot].cases.append(
                    .init(
                        name: one.name, labels: one.parameters.map { $0.label ?? "_" },
                        types: one.parameters.map { $0.type?.name ?? .unknown }))
            case .imports, .other: break
            }
        }
    }

    private static func alias(_ alias: TypeAliasDeclaration) -> TypeSummary.Alias {
        .init(
            name: alias.name, generics: alias.generics.map(\.name), target: alias.target.name,
            isPrivate: !alias.modifiers.isDisjoint(with: [.private, .fileprivate]))
    }

    private static func properties(_ variable: VariableDeclaration) -> [PropertySummary] {
        guard !variable.name.isEmpty else {
            // `let (a, b) = …`: the names are known, their types are not.
            return variable.pattern.boundNames.map { name, range in
                PropertySummary(
                    name: name, type: nil, value: .unknown, modifiers: variable.modifiers, isLet: variable.isLet,
                    isComputed: false, isOutlet: false, accessors: [], range: range)
            }
        }
        return [
            PropertySummary(
                name: variable.name, type: variable.type?.name,
                value: variable.initializer.map { ValueExpression($0) } ?? .unknown, modifiers: variable.modifiers,
                isLet: variable.isLet, isComputed: variable.isComputed,
                isOutlet: variable.hasAttribute("IBOutlet"),
                accessors: variable.accessors.compactMap { FunctionSummarizer.summary(of: $0, name: variable.name) },
                range: variable.nameRange)
        ]
    }

    // MARK: Mentions

    private mutating func mention(_ name: TypeName) {
        switch name {
        case .named(let parts): for part in parts { mentions.insert(part.name) }
        default: break
        }
    }

    private mutating func mention(in file: FileModel) {
        var found = mentions
        for statement in file.statements {
            ModelNode.statement(statement).walk { node in
                if case .expression(let expression) = node, case .name(let name) = expression.kind,
                    name.utf8.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) == true
                {
                    found.insert(name)
                }
                return true
            }
        }
        mentions = found
    }
}

extension Pattern {
    /// The names that the pattern binds, with their places.
    public var boundNames: [(name: String, range: Range<Int>)] {
        var result: [(String, Range<Int>)] = []
        collectNames(into: &result)
        return result
    }

    private func collectNames(into result: inout [(String, Range<Int>)]) {
        switch kind {
        case .identifier(let name): result.append((name, range))
        case .binding(_, let inner): inner.collectNames(into: &result)
        case .tuple(let elements): for element in elements { element.pattern.collectNames(into: &result) }
        case .expression(let expression):
            var inner: [(String, Range<Int>)] = []
            ModelNode.expression(expression).walk { node in
                if case .expression(let part) = node, case .pattern(let pattern) = part.kind {
                    pattern.collectNames(into: &inner)
                    return false
                }
                return true
            }
            result += inner
        case .wildcard, .isType, .missing: break
        }
    }
}
