// The model as short text.
import SwiftLowering
import SwiftModel

/// Lowers a text and prints what came of it.
enum Shape {
    static func lower(_ text: String) -> LoweredFile {
        SourceLowering.lower(SourceText(path: "A.swift", bytes: Array(text.utf8)))
    }

    /// The first top-level expression or initial value, with parentheses around every fold.
    static func expression(_ text: String) -> String {
        for statement in lower(text).model.statements {
            switch statement.kind {
            case .expression(let node): return of(node)
            case .declaration(.variable(let variable)): if let value = variable.initializer { return of(value) }
            default: continue
            }
        }
        return "(none)"
    }

    static func of(_ node: Expression) -> String {
        switch node.kind {
        case .name(let name): return name
        case .member(let member): return (member.base.map(of) ?? "") + "." + member.name
        case .call(let call):
            return of(call.callee) + "("
                + call.arguments.map { ($0.label.map { $0 + ": " } ?? "") + of($0.value) }.joined(separator: ", ") + ")"
        case .subscripting(let base, let arguments):
            return of(base) + "[" + arguments.map { of($0.value) }.joined(separator: ", ") + "]"
        case .assignment(let target, let operation, let value): return "(set \(of(target)) \(operation) \(of(value)))"
        case .binary(let lhs, let operation, _, let rhs): return "(\(of(lhs)) \(operation) \(of(rhs)))"
        case .prefix(let operation, let inner): return operation + of(inner)
        case .postfix(let inner, let operation): return of(inner) + operation
        case .closure(let closure):
            return "{\(closure.parameters.map(\.name).joined(separator: ","))|\(closure.body.statements.count)}"
        case .literal(let literal):
            switch literal {
            case .integer(let text), .float(let text): return text
            case .boolean(let value): return "\(value)"
            case .string(let text): return "'\(text)'"
            case .nil: return "nil"
            case .regex: return "/regex/"
            case .placeholder: return "<#>"
            }
        case .interpolation(let parts): return "'" + parts.map { "\\(\(of($0.value)))" }.joined() + "'"
        case .parenthesized(let inner): return "<\(of(inner))>"
        case .tuple(let elements): return "(" + elements.map { of($0.value) }.joined(separator: ", ") + ")"
        case .array(let elements): return "[" + elements.map(of).joined(separator: ", ") + "]"
        case .dictionary(let elements): return "[" + elements.map { of($0.key) + ": " + of($0.value) }.joined(separator: ", ") + "]"
        case .attempt(let kind, let inner): return "try\(kind == .optional ? "?" : kind == .forced ? "!" : "") \(of(inner))"
        case .await(let inner): return "await \(of(inner))"
        case .cast(let inner, let kind, let type):
            let word =
                switch kind {
                case .coercion: "as";
                case .conditional: "as?";
                case .forced: "as!";
                case .test: "is"
                }
            return "(\(of(inner)) \(word) \(type.name.plainName ?? "…"))"
        case .optionalChain(let inner): return of(inner) + "?"
        case .forceUnwrap(let inner): return of(inner) + "!"
        case .ternary(let condition, let first, let second): return "(\(of(condition)) ? \(of(first)) : \(of(second)))"
        case .ifs: return "if"
        case .switches: return "switch"
        case .keyPath(let root, let path): return "\\" + (root?.name.plainName ?? "") + "." + path.joined(separator: ".")
        case .macro(let name, let arguments): return "#\(name)(" + arguments.map { of($0.value) }.joined(separator: ", ") + ")"
        case .inOut(let inner): return "&" + of(inner)
        case .type(let type): return "type \(type.name.plainName ?? "…")"
        case .pattern(let pattern): return "let \(pattern.identifier ?? "…")"
        case .compilation(let base, let branches): return "\(base.map(of) ?? "")#if{\(branches.map(of).joined(separator: "|"))}"
        case .other(let parts): return "?{\(parts.count)}"
        }
    }
}
