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
