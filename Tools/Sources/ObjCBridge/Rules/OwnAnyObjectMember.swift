// Methods of the module's own classes that are asked of an AnyObject.
// Apple: "AnyObject", Accessing Objective-C Methods and Properties.

/// `(x as AnyObject).configure()` finds a method that a class of the module marks `@objc`: the file gets a member of that name for
/// `AnyObjectMembers`, which calls the method by its Objective-C name.
enum OwnAnyObjectMember {
    /// The method of these labels, if its types mean the same at the end of the file.
    static func method(_ name: String, _ labels: [String], _ context: RuleContext) -> MemberRecord? {
        context.index.exposedMethods[name, default: []].first { member in
            member.labels == labels && !member.isStatic && !member.isHidden && !member.isAsync && !member.isThrowing
                && (member.type.map { isPlain($0, context) } ?? true)
                && member.parameters.allSatisfy { !$0.isUnusual && isPlain($0.type, context) }
        }
    }

    private static func isPlain(_ type: String, _ context: RuleContext) -> Bool {
        let plain = TypeText.plain(TypeText.unwrapped(type))
        return plain.allSatisfy { $0.isLetter || $0.isNumber } && (plain == "Void" || context.index.isKnown(plain))
    }

    /// Adds the member to the end of the file, once.
    static func declare(_ member: MemberRecord, _ context: RuleContext) {
        let values = member.parameters.indices.map { "a\($0)" }
        let parameters = zip(member.parameters, values).map { "\($0.label ?? "_") \($1): \($0.type)" }.joined(separator: ", ")
        let result = member.type ?? "Void"
        let sent = "_vitSend(\"\(member.selectorName)\", [\(values.joined(separator: ", "))])"
        _ = context.tail.declareOnce(
            "extension AnyObjectMembers { @discardableResult fileprivate func \(member.name)(\(parameters)) -> \(TypeText.unwrapped(result))! "
                + "{ \(sent) } }")
    }
}
