// Registration of generic classes (U21).
// No Apple page: this is ours.

/// There is no one class to register a generic class's method on: each list of arguments makes another. The class conforms to a
/// marker protocol of this file; whether a class has the method is whether it conforms.
enum GenericRegistration {
    static func add(_ members: [MemberRecord], _ type: TypeRecord, _ owner: String, _ context: RuleContext) {
        let methods = members.filter { $0.kind == .method && !$0.isStatic }
        guard !methods.isEmpty, !type.isLocal, !type.isPrivateNested else { return }
        let number = context.tail.next()
        let marker = "_VitGeneric\(number)"
        let isMain = context.index.isMainActor(owner)
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
        let isolation = isMain ? "@preconcurrency @MainActor " : ""
        context.tail.declare(
            "\(isolation)fileprivate protocol \(marker): AnyObject {\n" + requirements.joined(separator: "\n") + "\n}",
            under: type.conditions)
        context.tail.declare(
            "extension \(owner): \(marker) {\n" + witnesses.joined(separator: "\n") + "\n}", under: type.conditions)
        context.tail.declare(
            "private func _vit\(number)() {\n" + entries.joined(separator: "\n") + "\n}", under: type.conditions)
        context.tail.load("_vit\(number)()", under: type.conditions)
    }
}
