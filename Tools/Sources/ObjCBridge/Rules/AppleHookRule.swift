// Overrides that UIKit asks for: in extensions of its classes, and of members that its own extensions declare.
// Swift: "Extensions"; with Objective-C such an override replaces the method for every object of the class.
import SwiftSyntax

/// `extension UINavigationController { override open var preferredStatusBarStyle … }` keeps its body under another name, and the
/// body is registered: UIKit's own code of the member asks for it.
///
/// The list is short: members whose code in UIKit asks. Any other is U-APPLE-OVERRIDE.
///
/// A class's body may also override `navigationController`, `tabBarController` and `splitViewController`, which stand in extensions
/// of a module above UIViewController's (ADR 21). Such a body is registered in the same way.
enum AppleHookRule {
    /// A member of UIKit's, the class from which classes may have it overridden, and whether a class below counts too.
    private struct Hooked {
        let owner: String
        let withSubclasses: Bool
        /// The types of the arguments, as one value.
        let arguments: String
        let result: String
        /// The call's arguments, out of the value `a`.
        let call: String?
    }

    private static func property(_ type: String) -> Hooked {
        Hooked(owner: "UIViewController", withSubclasses: true, arguments: "Void", result: type, call: nil)
    }

    private static let members: [String: [Hooked]] = [
        "preferredStatusBarStyle": [property("UIStatusBarStyle")], "prefersStatusBarHidden": [property("Bool")],
        "childForStatusBarStyle": [property("UIViewController?")], "childForStatusBarHidden": [property("UIViewController?")],
        "shouldAutorotate": [property("Bool")], "supportedInterfaceOrientations": [property("UIInterfaceOrientationMask")],
        "motionEnded(_:with:)": [
            Hooked(
                owner: "UIResponder", withSubclasses: true, arguments: "(UIEvent.EventSubtype, UIEvent?)", result: "Void",
                call: "a.0, with: a.1")
        ],
        "traitCollectionDidChange(_:)": ["UIView", "UIViewController"].map {
            Hooked(owner: $0, withSubclasses: false, arguments: "UITraitCollection?", result: "Void", call: "a")
        },
        "popViewController(animated:)": [
            Hooked(
                owner: "UINavigationController", withSubclasses: true, arguments: "Bool", result: "UIViewController?",
                call: "animated: a")
        ],
    ]

    /// What Apple declares in the class's body and Vitrine in an extension.
    private static let inExtensions = [
        "navigationController": property("UINavigationController?"), "tabBarController": property("UITabBarController?"),
        "splitViewController": property("UISplitViewController?"),
    ]

    /// An override in the body of a class of the module, of a member that an extension of UIKit's declares.
    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let modifier = node.modifiers.named("override"), let scope = context.scope, scope.record.kind == .class,
            let binding = node.bindings.first, let member = MemberReader.property(node, binding), !member.isStatic,
            let hooked = inExtensions[member.key], context.index.ancestors(of: scope.name).contains(hooked.owner),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        guard !scope.record.isLocal, !scope.record.isPrivateNested, !scope.record.isGeneric else {
            context.report(
                "U-APPLE-OVERRIDE", at: node,
                "\(member.plainName) is overridden in a generic, local or private nested class; override it in a class that is none of them"
            )
            return
        }
        context.blank(modifier)
        context.replace(name, with: register(hooked, member, in: scope.name, scope.record, context))
    }

    /// The member's new name if UIKit asks for it; its registration is added.
    static func newName(_ member: MemberRecord, in owner: String, _ record: TypeRecord, _ context: RuleContext) -> String? {
        guard AppleTables.isClass(owner), !member.isStatic, !member.isSettable, !member.isThrowing, !member.isAsync,
            let hooked = members[member.key]?.first(where: { reaches($0, owner) })
        else { return nil }
        return register(hooked, member, in: owner, record, context)
    }

    /// Adds the registration of a body and returns the name that the body gets.
    private static func register(
        _ hooked: Hooked, _ member: MemberRecord, in owner: String, _ record: TypeRecord, _ context: RuleContext
    ) -> String {
        let name = "_vitHook_\(context.index.name)_\(owner)_\(member.plainName)".map { $0 == "." ? "_" : String($0) }.joined()
        let function = "_vit\(context.tail.next())"
        let conditions = record.members.first { $0.isSame(as: member) }?.conditions ?? record.conditions
        context.needsRuntime()
        context.tail.declare(
            "private func \(function)() { _vitHook(\"\(member.plainName)\", on: \(owner).self) { "
                + "(t: \(owner), a: \(hooked.arguments)) -> \(hooked.result) in t.\(name)\(hooked.call.map { "(\($0))" } ?? "") } }",
            under: conditions)
        context.tail.load("\(function)()", under: conditions)
        return name
    }

    private static func reaches(_ hooked: Hooked, _ owner: String) -> Bool {
        var current: String? = owner
        while let here = current {
            if here == hooked.owner { return hooked.withSubclasses || here == owner }
            current = AppleTables.superclass(of: here)
        }
        return false
    }
}
