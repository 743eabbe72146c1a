// Registration of generic classes.
// No Apple page: this is ours.

/// There is no one class to register a generic class's method on: each list of arguments makes another. The class conforms to a
/// marker protocol of this file; whether a class has the method is whether it conforms.
enum GenericRegistration {
    static func add(_ members: [MemberRecord], _ type: TypeRecord, _ owner: String, _ context: RuleContext) {
        let methods = members.filter { $0.kind == .method && !$0.isStatic }
        guard !methods.isEmpty, isReachable(type) else { return }
        let number = context.tail.next()
        let marker = "_VitGeneric\(number)"
        let isMain = Registration.isMain(owner, type, context)
        var requirements: [String] = []
        var witnesses: [String] = []
        var entries: [String] = []
        for (index, method) in methods.enumerated() {
            let values = method.parameters.indices.map { "a\($0)" }
            let parameters = values.map { "_ \($0): Any?" }.joined(separator: ", ")
            let head = "func _vitCall\(number)_\(index)(\(parameters)) -> Any?"
            let casts = zip(values, method.parameters).map {
                "guard let \($0) = _vitCast(\($0), (\(Registration.closureType($1.type))).self) else { return nil }; "
            }.joined()
            let call = "\(method.name)(\(method.call(values)))"
            let isVoid = method.type == nil || method.type == "Void" || method.type == "()"
            requirements.append(head)
            witnesses.append("fileprivate \(head) { \(casts)\(isVoid ? "\(call); return nil" : "return \(call)") }")
            let typed = values.map { ", \($0): Any?" }.joined()
            entries.append(
                "DispatchTable.addGeneric(\"\(method.selectorName)\", \(Registration.place(method, isMain)), "
                    + "has: { $0 is any \(marker).Type }) { (t: AnyObject\(typed)) in "
                    + "(t as? any \(marker))?._vitCall\(number)_\(index)(\(values.joined(separator: ", "))) ?? nil }")
        }
        // A class that names one of UIKit's protocols in its head belongs to the main actor as well.
        let conforms = (context.index.declarations[owner]?.type ?? type).inherited.contains {
            AppleTables.protocols[$0] != nil && $0.hasPrefix("UI")
        }
        let isolation = isMain || conforms ? "@preconcurrency @MainActor " : ""
        context.tail.declare(
            "\(isolation)fileprivate protocol \(marker): AnyObject {\n" + requirements.joined(separator: "\n") + "\n}",
            under: type.conditions)
        if type.isLocal || type.isPrivateNested {
            // No extension can name the class: the marker and its methods go into the class itself.
            context.inherit(marker, in: type)
            witnesses.forEach { context.move($0, into: type) }
        } else {
            context.tail.declare(
                "extension \(owner): \(marker) {\n" + witnesses.joined(separator: "\n") + "\n}", under: type.conditions)
        }
        context.tail.declare(
            "private func _vit\(number)() {\n" + entries.joined(separator: "\n") + "\n}", under: type.conditions)
        context.tail.load("_vit\(number)()", under: type.conditions)
    }

    /// An extension inside a function or of a private nested class is the compiler's own error.
    private static func isReachable(_ type: TypeRecord) -> Bool { type.kind == .class || !type.isLocal && !type.isPrivateNested }
}
