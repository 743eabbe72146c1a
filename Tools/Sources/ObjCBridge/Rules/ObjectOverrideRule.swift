// Overrides of what Objective-C's root class has and Linux's does not.
// Apple: "NSObject".
import SwiftSyntax

/// `override func observeValue(…)`, `responds(to:)` and the methods of key-value coding lose `override` in the first class
/// that has them: here they are members of a protocol's extension. The class conforms to a marker by which the runtime
/// finds its method.
enum ObjectOverrideRule {
    /// The methods, by signature, with the marker and its function.
    private static let methods: [String: (marker: String, function: String)] = [
        "observeValue(forKeyPath:of:change:context:)": (
            "_VitObserving",
            "func _vitObserveValue(_ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, "
                + "_ context: UnsafeMutableRawPointer?) "
                + "{ observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }"
        ),
        "responds(to:)": ("_VitResponds", "func _vitResponds(to selector: Selector) -> Bool { responds(to: selector) }"),
        "value(forUndefinedKey:)": (
            "_VitUndefinedKeys",
            "func _vitValue(forUndefinedKey key: String) -> Any? { value(forUndefinedKey: key) }"
        ),
        "setValue(_:forUndefinedKey:)": (
            "_VitUndefinedKeys",
            "func _vitSetValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forUndefinedKey: key) }"
        ),
        "value(forKey:)": ("", ""), "setValue(_:forKey:)": ("", ""), "value(forKeyPath:)": ("", ""),
        "setValue(_:forKeyPath:)": ("", ""), "willChangeValue(forKey:)": ("", ""), "didChangeValue(forKey:)": ("", ""),
        "perform(_:)": ("", ""), "perform(_:with:)": ("", ""), "addObserver(_:forKeyPath:options:context:)": ("", ""),
        "removeObserver(_:forKeyPath:)": ("", ""), "keyPathsForValuesAffectingValue(forKey:)": ("", ""),
        "automaticallyNotifiesObservers(forKey:)": ("", ""),
        "awakeFromNib()": ("", ""), "prepareForInterfaceBuilder()": ("", ""),
    ]

    /// Classes of UIKit's that declare a method themselves.
    private static let declaring: [String: Set<String>] = [
        "responds(to:)": ["UIResponder"], "prepareForInterfaceBuilder()": ["UIResponder"],
        "awakeFromNib()": ["UIResponder", "UIBarItem", "UINavigationItem", "UIGestureRecognizer", "NSLayoutConstraint"],
    ]

    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard let modifier = node.modifiers.named("override"), let scope = context.scope, scope.record.kind == .class
        else { return }
        let member = MemberReader.method(node)
        guard let method = methods[member.key], !context.index.declaresAbove(member, scope.name) else { return }
        let ancestors = context.index.ancestors(of: scope.name)
        if ancestors.contains(where: declaring[member.key, default: []].contains) { return }
        context.blank(modifier)
        if member.isStatic {
            context.report(
                "U-KVO", at: node.name, isWarning: true,
                "\(member.plainName) is not asked here; send willChangeValue and didChangeValue by hand")
        }
        guard !method.marker.isEmpty else { return }
        let access = scope.record.access >= .public ? "public " : ""
        let isFirst = !scope.record.members.contains { other in
            other.key < member.key && other.isOverride && methods[other.key]?.marker == method.marker
        }
        context.needsRuntime()
        if scope.record.isLocal || scope.record.isPrivateNested {
            if isFirst { context.inherit(method.marker, in: scope.record) }
            context.move(access + method.function, into: scope.record)
        } else {
            let conformance = isFirst ? ": \(method.marker)" : ""
            context.tail.declare(
                "extension \(scope.name)\(conformance) { \(access)\(method.function) }", under: scope.record.conditions)
        }
    }
}
