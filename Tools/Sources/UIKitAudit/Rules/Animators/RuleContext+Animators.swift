// What the rules of animators share.
import SwiftModel

extension RuleContext {
    /// What goes wrong with animators in this file, of one kind.
    func animatorIncidents(_ kind: AnimatorIncident.Kind) -> [AnimatorIncident] {
        AnimatorAudit.of(self).incidents.filter { $0.kind == kind }
    }

    /// The steps that lead to an incident: the calls that brought the animator into its state, then its release.
    func steps(of incident: AnimatorIncident) -> [Finding.FlowStep] {
        var steps = incident.origins.filter { $0 != incident.range }
            .map { step($0, "\(text($0)) brings \(incident.name) into this state.") }
        if case .reassigned(let range)? = incident.release { steps.append(step(range, "\(text(range)) gets something else.")) }
        return steps
    }

    /// How the animator of an incident is released, as the end of a sentence.
    func releaseText(_ incident: AnimatorIncident) -> String {
        switch incident.release {
        case .reassigned(let range)?: "when \(text(range)) is assigned"
        case .owner(let property)?: "with \(property.type.name)"
        case .functionEnd?, nil: "at the end of the function"
        }
    }

    /// The statement that is nothing but an incident's call, with what stands before the called name, such as `animator?.`.
    func wholeStatement(of incident: AnimatorIncident) -> (statement: Statement, prefix: String)? {
        guard let expression = incident.expression, let statement = statement(of: expression),
            case .expression(let whole) = statement.kind, whole === expression
        else { return nil }
        return (statement, text(expression.range.lowerBound..<incident.range.lowerBound))
    }

    /// Writes a statement into a class's deinitializer, or a deinitializer with it; nil where this file does not declare the class.
    func edit(deinitOf type: NominalType, adding statement: String) -> TextEdit? {
        guard let site = types.first(where: { $0.declaration.kind == .class && nominal(of: $0) == type }) else { return nil }
        let unit = "    "
        if let body = site.declaration.functions.first(where: { $0.kind == .deinitializer })?.body {
            let start = body.range.lowerBound + 1
            return edit(
                start..<start,
                "\n" + indentation(at: body.range.lowerBound) + unit + statement + (body.statements.isEmpty ? "" : "\n" + unit))
        }
        let close = site.declaration.bodyRange.upperBound - 1
        let outer = indentation(at: site.declaration.range.lowerBound)
        let text = "\(outer)\(unit)deinit {\n\(outer)\(unit)\(unit)\(statement)\n\(outer)\(unit)}\n"
        let bytes = file.source.bytes
        var line = close
        while line > 0, bytes[line - 1] == UInt8(ascii: " ") || bytes[line - 1] == UInt8(ascii: "\t") { line -= 1 }
        if line > 0, bytes[line - 1] == UInt8(ascii: "\n") { return edit(line..<line, "\n" + text) }
        return edit(close..<close, "\n" + text + outer)
    }
}
