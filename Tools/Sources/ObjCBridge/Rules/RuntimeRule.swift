// Functions of the Objective-C runtime that nothing here can stand for.
// Apple: "Objective-C Runtime".
import SwiftSyntax

/// Exchanging implementations is U-SWIZZLE, a warning; making classes, reading variables and invocations are U-RUNTIME.
enum RuntimeRule {
    private static let swizzling: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]
    private static let impossible: Set<String> = [
        "objc_allocateClassPair", "objc_registerClassPair", "object_setClass", "class_copyIvarList", "ivar_getName",
        "protocol_copyMethodDescriptionList", "objc_getClassList",
    ]

    /// A C function that takes a selector is a method's implementation: with Linux's `Selector` it is no C type. The attribute
    /// goes, and calling what is cast to the type traps, as there is no implementation to cast.
    static func apply(_ node: AttributedTypeSyntax, _ context: RuleContext) {
        guard let function = node.baseType.as(FunctionTypeSyntax.self), let convention = node.attributes.named("convention"),
            convention.compact.contains("(c)"), function.parameters.contains(where: { $0.type.compact == "Selector" })
        else { return }
        context.blank(convention)
        context.report(
            "U-SWIZZLE", at: node, isWarning: true,
            "methods have no C functions here; a value that is cast to this type cannot be called")
    }

    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
        if swizzling.contains(name) {
            context.report(
                "U-SWIZZLE", at: node, isWarning: true,
                "\(name) does nothing here: there are no Objective-C methods to exchange; override the method in a class")
        } else if impossible.contains(name) {
            context.report("U-RUNTIME", at: node, "\(name) needs Objective-C's runtime, which Linux does not have")
        }
    }
}
