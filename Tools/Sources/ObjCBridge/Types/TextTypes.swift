// Which type the text gives an expression.
// Swift: "Expressions", "Type Casting".
import SwiftSyntax

/// The types of expressions as far as the text tells: by annotations, casts, first values that name their class, and the members that
/// the module declares. Where it does not tell, the answer is nil; a nearer name hides an outer one even so.
struct TextTypes {
    let context: RuleContext
    /// Expressions inside expressions are followed so far.
    private static let deepest = 24

    init(_ context: RuleContext) { self.context = context }

    /// The type of an expression, as written, with `?` where a chain makes it optional.
    func type(of expression: ExprSyntax, depth: Int = 0) -> String? {
        guard depth < Self.deepest else { return nil }
        if let tuple = expression.as(TupleExprSyntax.self) {
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
            return type(of: only.expression, depth: depth + 1)
        }
        if let inner = expression.as(TryExprSyntax.self) {
            guard let type = type(of: inner.expression, depth: depth + 1) else { return nil }
            return inner.questionOrExclamationMark?.text == "?" ? TypeText.optional(type) : type
        }
        if let inner = expression.as(AwaitExprSyntax.self) { return type(of: inner.expression, depth: depth + 1) }
        if let inner = expression.as(OptionalChainingExprSyntax.self) {
            return type(of: inner.expression, depth: depth + 1).map(TypeText.unwrapped)
        }
        if let inner = expression.as(ForceUnwrapExprSyntax.self) {
            return type(of: inner.expression, depth: depth + 1).map(TypeText.unwrapped)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return cast(sequence) }
        if let cast = expression.as(AsExprSyntax.self) {
            return TypeText.cast(cast.type.compact, cast.questionOrExclamationMark?.text)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? NameScope(self, depth: depth + 1).type(of: name) : nil
        }
        if let macro = expression.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "selector" ? "Selector" : nil }
        if let member = expression.as(MemberAccessExprSyntax.self) { return type(of: member, depth: depth + 1) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call, depth: depth + 1) }
        if let call = expression.as(SubscriptCallExprSyntax.self) { return element(of: call, depth: depth + 1) }
        return nil
    }

    /// `x as T` at the end of a sequence. An operator that binds looser than the cast tells nothing.
    private func cast(_ sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements)
        guard elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self)?.type,
            let sign = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self)
        else { return nil }
        let isAlone = elements.dropLast(2).enumerated().allSatisfy { index, element in
            index % 2 == 0 || element.is(UnresolvedAsExprSyntax.self)
        }
        return isAlone ? TypeText.cast(type.compact, sign.questionOrExclamationMark?.text) : nil
    }

    // MARK: Members

    private func type(of member: MemberAccessExprSyntax, depth: Int) -> String? {
        guard let base = member.base, member.declName.argumentNames == nil else { return nil }
        let name = member.declName.baseName.text
        guard let owner = type(of: base, depth: depth) else { return nil }
        if let element = TypeText.element(owner), TypeText.key(owner) == nil {
            return name == "first" || name == "last" ? TypeText.optional(element) : nil
        }
        return property(name, of: owner)
    }

    /// The type of a property that a type, its extensions or a class above it declare in this module.
    func property(_ name: String, of type: String) -> String? {
        members(of: type).first { $0.kind == .property && $0.plainName == name }?.type
    }

    /// Whether a type of this module, or one above it, declares a member of a name.
    func declares(_ name: String, in type: String) -> Bool { members(of: type).contains { $0.plainName == name } }

    private func members(of type: String) -> [MemberRecord] {
        let index = context.index
        let local = context.scopes.last { $0.record.isLocal && $0.name == type }?.record.members ?? []
        let name = index.resolve(type, inside: context.scope?.name ?? "")
        return local + ([name] + index.ancestors(of: name)).flatMap(index.members(of:))
    }

    private func type(of call: FunctionCallExprSyntax, depth: Int) -> String? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "NSSelectorFromString" { return "Selector" }
            if name.first?.isUppercase == true { return name }
            for scope in context.scopes.reversed() where declares(name, in: scope.name) {
                return result(name, call, in: scope.name)
            }
            return nil
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        let owner = type(of: base, depth: depth)
        if let own = owner.flatMap({ result(name, call, in: $0) }) { return own }
        switch name {
        case "perform": return performs(call, depth: depth) ? "Unmanaged<AnyObject>!" : nil
        case "takeUnretainedValue", "takeRetainedValue": return owner.flatMap(TypeText.unmanaged)
        default: return nil
        }
    }

    /// Whether a call is `perform(selector)`, with up to two arguments more: any object answers an unmanaged one.
    private func performs(_ call: FunctionCallExprSyntax, depth: Int) -> Bool {
        guard let first = call.arguments.first, first.label == nil,
            call.arguments.dropFirst().allSatisfy({ $0.label?.text == "with" })
        else { return false }
        return type(of: first.expression, depth: depth).map { TypeText.plain(TypeText.unwrapped($0)) } == "Selector"
    }

    /// The result of the only method with this name and these labels.
    private func result(_ name: String, _ call: FunctionCallExprSyntax, in type: String) -> String? {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let found = Set(members(of: type).filter { $0.kind == .method && $0.plainName == name && $0.labels == labels }.map(\.type))
        return found.count == 1 ? found.first ?? nil : nil
    }

    private func element(of call: SubscriptCallExprSyntax, depth: Int) -> String? {
        guard call.arguments.count == 1, let base = type(of: call.calledExpression, depth: depth),
            let element = TypeText.element(base)
        else { return nil }
        return TypeText.key(base) == nil ? element : TypeText.optional(element)
    }
}

/// What a type's text says.
enum TypeText {
    /// The text without brackets around the whole, `any` and attributes; line ends are gone already.
    static func plain(_ type: String) -> String {
        var text = Substring(type)
        while true {
            while text.first == " " { text = text.dropFirst() }
            while text.last == " " { text = text.dropLast() }
            if text.hasPrefix("@"), let blank = text.firstIndex(of: " ") {
                text = text[blank...]
            } else if text.hasPrefix("any ") || text.hasPrefix("Swift.") {
                text = text.dropFirst(text.hasPrefix("any ") ? 4 : 6)
            } else if text.hasPrefix("weak ") || text.hasPrefix("inout ") {
                text = text.dropFirst(text.hasPrefix("weak ") ? 5 : 6)
            } else if text.hasPrefix("("), text.hasSuffix(")"), isWhole(text), !text.contains(",") {
                text = text.dropFirst().dropLast()
            } else {
                return String(text)
            }
        }
    }

    /// Whether the bracket at the beginning closes at the end.
    private static func isWhole(_ text: Substring) -> Bool {
        var depth = 0
        for (index, character) in zip(text.indices, text) {
            if character == "(" { depth += 1 }
            if character == ")" {
                depth -= 1
                if depth == 0 { return text.index(after: index) == text.endIndex }
            }
        }
        return false
    }

    static func isOptional(_ type: String) -> Bool { plain(type).last.map { $0 == "?" || $0 == "!" } ?? false }

    /// One `?` more, unless there is one.
    static func optional(_ type: String) -> String {
        isOptional(type) ? type : type.contains(" ") ? "(\(type))?" : type + "?"
    }

    /// One `?` or `!` less.
    static func unwrapped(_ type: String) -> String { isOptional(type) ? plain(String(plain(type).dropLast())) : type }

    /// The type of a cast with a sign.
    static func cast(_ type: String, _ sign: String?) -> String { sign == "?" ? optional(type) : type }

    /// The element of an array or the value of a dictionary.
    static func element(_ type: String) -> String? {
        let type = plain(type)
        if let inner = inside(type, "[", "]") { return separated(inner).map { plain(String($0.value)) } ?? plain(String(inner)) }
        if let inner = inside(type, "Array<", ">") { return plain(String(inner)) }
        return nil
    }

    /// What an unmanaged object holds.
    static func unmanaged(_ type: String) -> String? { inside(plain(unwrapped(type)), "Unmanaged<", ">").map(String.init) }

    /// The key of a dictionary; nil of an array.
    static func key(_ type: String) -> String? { inside(plain(type), "[", "]").flatMap(separated).map { String($0.key) } }

    private static func inside(_ type: String, _ open: String, _ close: String) -> Substring? {
        type.hasPrefix(open) && type.hasSuffix(close) ? type.dropFirst(open.count).dropLast(close.count) : nil
    }

    /// The halves around a colon that stands in no inner bracket.
    private static func separated(_ text: Substring) -> (key: Substring, value: Substring)? {
        var depth = 0
        for (index, character) in zip(text.indices, text) {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return (text[..<index], text[text.index(after: index)...]) }
        }
        return nil
    }
}
