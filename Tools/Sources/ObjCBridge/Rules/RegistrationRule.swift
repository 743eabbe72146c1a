// Methods and properties that can be reached by name.
// Apple: "Using Objective-C Runtime Features in Swift".
import SwiftSyntax

/// What a class marks `@objc`, `@IBAction`, `@IBOutlet` or `@IBInspectable` is registered when the program is loaded.
///
/// An extension at the end of the file does it, where private members are seen too. It cannot reach a private nested class or a
/// class inside a function: these register in their own bodies (``Registration``). A generic class is found by a marker
/// protocol (``GenericRegistration``). Closures call methods through the class, so an overriding method needs no entry.
enum RegistrationRule {
    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class || type.kind == .extension {
            let owner = type.kind == .extension ? context.index.resolve(type.name) : type.name
            let declared = context.index.declarations[owner]?.type
            guard type.isLocal || (declared?.kind ?? .class) == .class, !AppleTables.isProtocol(owner) else { continue }
            let members = Registration.members(of: type, owner, declared, context)
            guard !members.isEmpty else { continue }
            context.needsRuntime()
            if declared?.isGeneric ?? type.isGeneric {
                GenericRegistration.add(members, type, owner, context)
            } else {
                Registration.add(members, type, owner, context)
            }
        }
    }

    /// A class inside a function registers behind its declaration.
    static func closed(_ node: ClassDeclSyntax, _ context: RuleContext) {
        guard let record = context.scope?.record, record.isLocal, !record.isGeneric,
            context.scopes.count == 1
                || !(context.scopes[context.scopes.count - 2].record.isLocal),
            !Registration.members(of: record, record.name, nil, context).isEmpty
        else { return }
        context.edits.insert("; \(record.lastName)._vit0()", at: node.end)
    }
}

/// The registration of plain classes.
enum Registration {
    /// What makes members known to Objective-C that are not marked themselves.
    struct Implicit {
        /// `@objcMembers`, on the class or on one above it.
        let hasAllMembers: Bool
        /// The signatures that `@objc` protocols of the module ask for.
        let requirements: Set<String>
        /// The names of the module's selectors: old projects infer the attribute.
        let selectors: Set<String>

        init(_ owner: String, _ type: TypeRecord, _ context: RuleContext) {
            let index = context.index
            hasAllMembers =
                type.hasObjCMembers
                || ([owner] + index.ancestors(of: owner)).contains { index.declarations[$0]?.type.hasObjCMembers ?? false }
            let protocols = index.protocols(of: owner).compactMap { index.declarations[$0]?.type }.filter(\.isObjC)
            requirements = Set(protocols.flatMap(\.members).filter { $0.kind == .method }.map(\.key))
            selectors = context.selectors
        }
    }

    /// The members of a type or extension that are registered. An optional method of one of Apple's delegates is registered under the
    /// name of the protocol's method, as Objective-C knows it without being told: so an object answers whether it has it.
    static func members(
        of type: TypeRecord, _ owner: String, _ declared: TypeRecord?, _ context: RuleContext
    ) -> [MemberRecord] {
        let implicit = Implicit(owner, type, context)
        let isClass =
            declared != nil || type.kind == .class || AppleTables.isClass(owner)
            || type.inherited.contains(where: AppleTables.isProtocol)
        var found: [MemberRecord] = []
        for member in type.members {
            let isReachable = isReachable(member, in: type, declared, implicit)
            if isReachable { found.append(member) }
            guard isClass, !member.isOverride, !member.isAsync, !member.isThrowing else { continue }
            for method in context.index.appleOptionals(like: member) where !method.takesBlock {
                guard !found.contains(where: { $0.kind == .method && $0.selectorName == method.selectorName }) else { continue }
                var copy = member
                copy.objectiveCName = method.selectorName
                found.append(copy)
            }
        }
        return found
    }

    /// Whether a member is known to Objective-C, and of a form that a call by name can have.
    static func isReachable(
        _ member: MemberRecord, in type: TypeRecord, _ declared: TypeRecord?, _ implicit: Implicit
    ) -> Bool {
        let isExposed =
            member.exposure != .none
            || (implicit.hasAllMembers && (member.access ?? .internal) > .fileprivate && !member.isOverride)
            || (!member.isOverride && member.kind == .method
                && (implicit.requirements.contains(member.key) || implicit.selectors.contains(member.name)))
        guard isExposed, !member.isHidden, !(member.isStatic && member.kind == .property), member.kind != .initializer,
            !member.isAsync,
            !member.isThrowing, !(member.isOverride && member.kind == .property),
            member.isolation == nil || member.isolation == "MainActor" || member.isolation == "nonisolated"
        else { return false }
        return member.parameters.allSatisfy {
            !$0.isUnusual && !mentionsSelf($0.type) && !$0.type.contains("some ") && !isFunction($0.type)
                && !$0.type.contains("@escaping ")
        }
    }

    /// A call by name hands over objects; it has no block to give.
    private static func isFunction(_ type: String) -> Bool {
        type.contains("->") && type.last != "?" && type.last != "!" && type.last != "]"
    }

    private static func mentionsSelf(_ type: String) -> Bool {
        type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("Self")
    }

    static func add(_ members: [MemberRecord], _ type: TypeRecord, _ owner: String, _ context: RuleContext) {
        let isMain = isMain(owner, type, context)
        let isInside = type.isLocal || type.isPrivateNested
        let name = isInside ? type.lastName : owner
        let lines = members.map { member in
            let inner = Array(member.conditions.dropFirst(type.conditions.count))
            return Tail.under(inner, line(member, name, place(member, isMain)))
        }
        let number = type.isLocal ? 0 : context.tail.next()
        let body = "static func _vit\(number)() {\n" + lines.joined(separator: "\n") + "\n}"
        if type.isLocal {
            if type.kind == .class { context.move("nonisolated fileprivate \(body)", into: type) }
        } else if type.isPrivateNested {
            context.move("nonisolated fileprivate \(body)", into: type)
            handOn("\(type.lastName)._vit\(number)()", from: owner, context)
        } else {
            context.tail.declare(
                "extension \(owner) { nonisolated fileprivate \(body) }", under: type.conditions)
            context.tail.load("\(owner)._vit\(number)()", under: type.conditions)
        }
    }

    /// Whether a class's methods are the main actor's; a class inside a function is in no index.
    static func isMain(_ owner: String, _ type: TypeRecord, _ context: RuleContext) -> Bool {
        guard type.isLocal else { return context.index.isMainActor(owner) }
        return type.isMainActor
            || type.inherited.contains { context.index.isMainActor(ModuleIndex.plain($0)) && !AppleTables.isProtocol($0) }
    }

    /// The type around a private one calls its registration; where that is private too, the type around that.
    private static func handOn(_ call: String, from name: String, _ context: RuleContext) {
        guard let dot = name.lastIndex(of: ".") else { return }
        let outer = String(name[..<dot])
        let number = context.tail.next()
        let text = "nonisolated fileprivate static func _vit\(number)() { \(call) }"
        guard let record = context.file.types.first(where: { $0.name == outer && $0.kind != .extension }),
            record.isPrivateNested
        else {
            let conditions = context.index.declarations[outer]?.type.conditions ?? []
            context.tail.declare("extension \(outer) { \(text) }", under: conditions)
            context.tail.load("\(outer)._vit\(number)()", under: conditions)
            return
        }
        context.move(text, into: record)
        handOn("\(record.lastName)._vit\(number)()", from: outer, context)
    }

    static func place(_ member: MemberRecord, _ isMain: Bool) -> String {
        switch member.isolation {
        case "MainActor": ".main"
        case "nonisolated": ".any"
        default: isMain ? ".main" : ".any"
        }
    }

    private static func line(_ member: MemberRecord, _ owner: String, _ place: String) -> String {
        if member.kind == .property {
            let getter = "get: { (t: \(owner)) in t.\(member.name) }"
            let setter = member.isSettable ? ", set: { (t: \(owner), v) in t.\(member.name) = v }" : ""
            return "Keyed.add(\"\(member.selectorName)\", on: \(owner).self, \(place), \(getter)\(setter))"
        }
        let values = member.parameters.indices.map { "a\($0)" }
        let parameters = zip(values, member.parameters).map { ", \($0): \(closureType($1.type))" }.joined()
        if member.isStatic {
            let typed = zip(values, member.parameters).map { "\($0): \(closureType($1.type))" }.joined(separator: ", ")
            let call = "\(owner).\(member.name)(\(member.call(values)))"
            return "DispatchTable.addStatic(\"\(member.selectorName)\", on: \(owner).self, \(place)) "
                + "{ \(typed.isEmpty ? "()" : "(\(typed))") in \(call) }"
        }
        return "DispatchTable.add(\"\(member.selectorName)\", on: \(owner).self, \(place)) "
            + "{ (t: \(owner)\(parameters)) in t.\(member.name)(\(member.call(values))) }"
    }

    /// A parameter's type as a closure may have it.
    static func closureType(_ type: String) -> String {
        var type = type
        for attribute in ["@escaping ", "@autoclosure ", "borrowing ", "consuming ", "__owned ", "sending "] {
            type = type.replacing(attribute, with: "")
        }
        if type.last == "!" { type = type.dropLast() + "?" }
        return type
    }
}
