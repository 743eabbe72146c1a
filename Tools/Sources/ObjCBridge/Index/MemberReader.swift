// Reads the declaration of a member into a record.
// Swift: "Declarations".
import SwiftSyntax

enum MemberReader {
    static func method(_ node: FunctionDeclSyntax) -> MemberRecord {
        var member = MemberRecord(kind: .method, name: node.name.text)
        read(node.attributes, node.modifiers, into: &member)
        read(node.signature, into: &member)
        member.isHidden = member.isHidden || node.genericParameterClause != nil
        return member
    }

    static func initializer(_ node: InitializerDeclSyntax) -> MemberRecord {
        var member = MemberRecord(kind: .initializer, name: "init")
        read(node.attributes, node.modifiers, into: &member)
        read(node.signature, into: &member)
        member.isHidden = member.isHidden || node.genericParameterClause != nil || node.optionalMark != nil
        member.isConvenience = node.modifiers.has("convenience")
        return member
    }

    /// One name of a variable declaration, nil for a pattern.
    static func property(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> MemberRecord? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
        var member = MemberRecord(kind: .property, name: name)
        read(node.attributes, node.modifiers, into: &member)
        member.type = binding.typeAnnotation?.type.compact ?? inferred(binding)
        member.isSettable = node.bindingSpecifier.text == "var" && isSettable(binding.accessorBlock)
        member.observer = observer(binding.accessorBlock, of: member.plainName)
        return member
    }

    /// The only observer of a property. In one that assigns to the property the assignment tells no observer, so it is left where it is.
    private static func observer(_ block: AccessorBlockSyntax?, of name: String) -> String? {
        guard case .accessors(let accessors)? = block?.accessors, accessors.count == 1, let accessor = accessors.first,
            ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
        else { return nil }
        let assigns = accessor.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text.filter({ $0 != "`" }) == name, let next = token.nextToken(viewMode: .sourceAccurate)?.text else {
                return false
            }
            return next.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(next)
        }
        return assigns ? nil : accessor.accessorSpecifier.text
    }

    /// The type of `= Type()`, which needs no more than the text.
    private static func inferred(_ binding: PatternBindingSyntax) -> String? {
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }

    private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        let names = accessors.map(\.accessorSpecifier.text)
        return !names.contains("get") || names.contains("set") || names.contains("_modify")
    }

    private static func read(_ signature: FunctionSignatureSyntax, into member: inout MemberRecord) {
        member.parameters = signature.parameterClause.parameters.map { parameter in
            let type = parameter.type.compact
            return ParameterRecord(
                label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                name: (parameter.secondName ?? parameter.firstName).text, type: type,
                isUnusual: type.hasPrefix("inout ") || parameter.ellipsis != nil)
        }
        member.type = signature.returnClause?.type.compact
        member.signature = signature.compact
        member.isThrowing = signature.effectSpecifiers?.throwsClause != nil
        member.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    }

    private static func read(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, into member: inout MemberRecord
    ) {
        for case .attribute(let attribute) in attributes {
            switch attribute.name {
            case "objc":
                if member.exposure == .none { member.exposure = .objc }
                member.objectiveCName = attribute.arguments?.compact.filter { $0 != " " }
            case "IBOutlet": member.exposure = .outlet
            case "IBAction", "IBSegueAction": member.exposure = .action
            case "IBInspectable", "GKInspectable": member.exposure = .inspectable
            case "nonobjc": member.isHidden = true
            case "available":
                let text = attribute.compact
                member.availability.append(text)
                if text.contains("unavailable") { member.isHidden = true }
            case let name where name.hasSuffix("Actor"): member.isolation = name
            default: break
            }
        }
        member.access = modifiers.access
        member.isStatic = modifiers.has("static") || modifiers.has("class")
        member.isOverride = modifiers.has("override")
        member.isRequired = modifiers.has("required")
        member.isOptional = modifiers.has("optional")
        if modifiers.has("nonisolated") { member.isolation = "nonisolated" }
    }
}
