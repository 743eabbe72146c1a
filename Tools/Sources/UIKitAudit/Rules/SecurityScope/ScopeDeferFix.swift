// A `defer` that ends an access.
import SwiftModel

extension RuleContext {
    /// Puts `defer { … stop … }` right after a start that stands in the body of its function by itself, and takes the stops that
    /// stood elsewhere away. Empty where the source has another form; not safe where the URL leaves the function.
    func deferFix(for start: ScopeCall, replacing stops: [ScopeCall]) -> [Fix] {
        guard let statement = statement(of: start.site.expression), let receiver = start.site.call.receiver,
            let body = start.site.function.body, body.statements.contains(where: { $0 === statement }),
            endsLine(statement.range.upperBound)
        else { return [] }
        if case .optionalChain = receiver.kind { return [] }
        let stop = "\(text(receiver.range)).\(Self.scopeStop)()"
        let indent = indentation(at: statement.range.lowerBound)
        var edits: [TextEdit] = []
        let deferred: String
        switch statement.kind {
        case .guards(let conditions, _):
            guard conditions.contains(where: { isPlain($0, start.site.expression) }) else { return [] }
            deferred = "defer { \(stop) }"
        case .declaration(.variable(let variable)):
            guard variable.initializer === start.site.expression, !variable.name.isEmpty else { return [] }
            deferred = "defer { if \(variable.name) { \(stop) } }"
        case .expression where isDiscarded(start.site.expression):
            guard !text(body.range).contains("isAccessing") else { return [] }
            edits.append(edit(statement.range.lowerBound..<start.site.expression.range.lowerBound, "let isAccessing = "))
            deferred = "defer { if isAccessing { \(stop) } }"
        default: return []
        }
        let end = statement.range.upperBound
        edits.append(edit(end..<end, "\n\(indent)\(deferred)"))
        for old in stops {
            guard let lines = removable(old, in: body) else { return [] }
            edits.append(edit(lines, ""))
        }
        let isSafe = escape(of: start.url, in: start.site.function.outermost) == .none && !isCapturedLater(start)
        edits.sort { $0.offsets.lowerBound < $1.offsets.lowerBound }
        return [Fix(title: "Stop in a defer", edits: edits, isSafe: isSafe)]
    }

    private func isPlain(_ condition: Condition, _ call: Expression) -> Bool {
        if case .boolean(let value) = condition.kind { value === call } else { false }
    }

    private func endsLine(_ offset: Int) -> Bool {
        let bytes = file.source.bytes
        var place = offset
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        return place == bytes.count || bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
    }

    /// The lines of a stop that stands alone, with the `defer` around it; nil where an `if` asks whether to stop.
    private func removable(_ stop: ScopeCall, in body: CodeBlock) -> Range<Int>? {
        guard let statement = statement(of: stop.site.expression), case .expression(let whole) = statement.kind,
            whole === stop.site.expression, stop.site.function.body?.range == body.range
        else { return nil }
        switch parent(of: statement) {
        case .statement(let outer)?:
            switch outer.kind {
            case .deferred(let block): return block.statements.count == 1 ? lines(of: outer) : lines(of: statement)
            case .guards, .doCatch, .switches, .forIn: return lines(of: statement)
            case .ifs(let ifs): return ifs.body.statements.count > 1 ? lines(of: statement) : nil
            default: return nil
            }
        default: return lines(of: statement)
        }
    }

    /// Whether a closure that runs later has the URL.
    private func isCapturedLater(_ start: ScopeCall) -> Bool {
        let outermost = start.site.function.outermost
        return functions.contains { scope in
            guard scope.outermost === outermost, scope !== start.site.function,
                case .closure(let closure, let expression) = scope.kind
            else { return false }
            switch use(ofClosure: expression) {
            case .once, .anyTimes: return false
            case .later, .unknown: break
            }
            return closure.body.statements.contains { statement in
                var isUsed = false
                ModelNode.statement(statement).walk { node in
                    if case .expression(let part) = node, isURLShape(part), means(part, start.url) { isUsed = true }
                    return !isUsed
                }
                return isUsed
            }
        }
    }
}
