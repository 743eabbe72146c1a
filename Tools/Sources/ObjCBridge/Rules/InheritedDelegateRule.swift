// Optional methods of UIKit's delegates in classes below the one that conforms.
// Swift: "Protocols", Providing Default Implementations; Apple: UIKit asks a delegate by name, wherever its class has the method.
import SwiftSyntax

/// `class Base: UIViewController, UIGestureRecognizerDelegate {}` with the delegate's method in a class below.
///
/// Here the protocol's extension has the method, and the conformance of the base takes that one: the method below would never be
/// called. The base gets a method that does what the protocol's extension does, and the one below overrides it.
enum InheritedDelegateRule {
    /// The method below is an override, though its text does not say so.
    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope else { return }
        let member = MemberReader.method(node)
        guard scope.record.kind == .class, context.index.delegateBase(of: member, in: scope.name) != nil else {
            if let unseen = context.index.unseenDelegate(of: member, in: scope.name) {
                context.report(
                    "U-DELEGATE", at: node.name, isWarning: true,
                    "UIKit does not call this method here: a class above conforms to \(unseen) and does not have it; write the method "
                        + "there as well and override it here")
            }
            return
        }
        for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) { context.blank(modifier) }
        context.edits.insert("override ", at: node.funcKeyword.start)
    }

    /// The methods of the classes that conform.
    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class && !type.isLocal {
            var names: [String: String] = [:]
            for (member, owner) in context.index.delegateMethods[type.name] ?? [] {
                let name: String
                if let known = names[owner] {
                    name = known
                } else {
                    name = "_VitDefault\(context.tail.next())"
                    names[owner] = name
                    context.tail.declare("fileprivate final class \(name): NSObject, \(owner) {}", under: type.conditions)
                }
                let access = type.access >= .public ? "public " : ""
                context.move(
                    "\(access)func \(member.name)\(member.signature) { \(member.effects)\(name)().\(member.name)(\(member.handedOn)) }",
                    into: type)
            }
        }
    }
}

extension ModuleIndex {
    /// The class of the module that conforms to a delegate's protocol for a class below, and the protocol; nil for a method that is
    /// found anyhow.
    func delegateBase(of member: MemberRecord, in owner: String) -> (type: String, delegate: String)? {
        guard importsUIKit, member.kind == .method, !member.isStatic, !member.isOverride, !member.isHidden,
            let delegates = AppleTables.optionalMethods[member.key], declarations[owner]?.type.kind == .class
        else { return nil }
        let above = ancestors(of: owner).filter { declarations[$0] != nil }
        guard !above.contains(where: { members(of: $0).contains { $0.isSame(as: member) } }) else { return nil }
        for type in above.reversed() where !(declarations[type]?.type.isGeneric ?? false) {
            let written = places(of: type).flatMap(\.type.inherited).map { resolve($0, inside: type) }
            let all = Set(written.filter(AppleTables.isProtocol).flatMap(AppleTables.inherited))
            let found = delegates.first { delegate in
                all.contains(delegate) && AppleTables.undemanding.contains(delegate)
                    && !AppleTables.markers.contains {
                        $0.owner == delegate && $0.method == member.plainName && $0.parameters.map(\.label) == member.labels
                    }
            }
            if let found { return (type, found) }
        }
        return nil
    }
    /// The delegate's protocol that only a class above conforms to where neither a marker nor a method of that class leads UIKit to a
    /// member: the class above is generic or another module's, or the protocol asks for more; nil for a method that UIKit finds.
    func unseenDelegate(of member: MemberRecord, in owner: String) -> String? {
        guard !member.isOverride, declarations[owner]?.type.kind == .class, delegateBase(of: member, in: owner) == nil else {
            return nil
        }
        let methods = appleOptionals(like: member).filter { $0.marker == nil }
        guard !methods.isEmpty else { return nil }
        let chain = ancestors(of: owner)
        guard !chain.contains(where: { members(of: $0).contains { $0.isSame(as: member) } }) else { return nil }
        let own = Set(places(of: owner).flatMap(\.type.inherited).map { resolve($0, inside: owner) }.flatMap(AppleTables.inherited))
        let above = Set(
            (chain.flatMap { name in places(of: name).flatMap(\.type.inherited).map { resolve($0, inside: name) } }
                + importedProtocols(above: [owner] + chain)).flatMap(AppleTables.inherited))
        return methods.first { above.contains($0.owner) && !own.contains($0.owner) }?.owner
    }
}
