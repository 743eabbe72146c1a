// Functions of the Objective-C runtime that nothing here can stand for.
// Apple: "Objective-C Runtime".
import SwiftSyntax

/// Exchanging implementations is U-SWIZZLE, a warning; making classes, reading variables and invocations are U-RUNTIME.
enum RuntimeRule {
    private static let swizzling: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]
    private static let impossible: Set<String> = [
        "objc_allocateClassPair", "objc_registerClassPair", "objc_disposeClassPair", "objc_duplicateClass", "object_setClass",
        "class_copyIvarList", "class_getInstanceVariable", "class_copyMethodList", "class_copyPropertyList",
        "class_copyProtocolList",
        "class_addProtocol", "class_addProperty", "class_addIvar", "class_createInstance", "ivar_getName", "ivar_getTypeEncoding",
        "ivar_getOffset", "object_getIvar", "object_setIvar", "protocol_copyMethodDescriptionList", "protocol_getMethodDescription",
        "protocol_copyPropertyList", "objc_getProtocol", "objc_getClassList", "objc_copyClassList", "objc_msgSend",
    ]
    /// Classes of messages that are handed on as objects.
    private static let messages: Set<String> = ["NSInvocation", "NSMethodSignature", "NSProxy"]
    /// What Objective-C's root class asks an object that has not a method.
    private static let forwarding: Set<String> = [
        "forwardInvocation(_:)", "forwardingTarget(for:)", "methodSignature(for:)", "methodSignatureForSelector(_:)",
        "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
    ]

    /// A message as a value: `class Weak: NSProxy`, `func forwardInvocation(_ invocation: NSInvocation)`.
    static func apply(_ node: IdentifierTypeSyntax, _ context: RuleContext) {
        let name = node.name.text
        guard messages.contains(name), context.index.declarations[name] == nil else { return }
        context.report(
            "U-RUNTIME", at: node,
            "\(name) needs Objective-C's messages, which Linux does not have; write the methods that are handed on, each calling its target"
        )
    }

    /// Only Objective-C asks these, so they would never be called.
    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard let modifier = node.modifiers.named("override"), forwarding.contains(MemberReader.method(node).key) else { return }
        context.blank(modifier)
        context.report(
            "U-RUNTIME", at: node.name,
            "\(node.name.text) is asked by Objective-C's runtime alone; write the methods that are handed on, each calling its target"
        )
    }

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
            context.report(
                "U-RUNTIME", at: node,
                "\(name) needs Objective-C's runtime, which Linux does not have; put it under #if canImport(ObjectiveC)")
        }
    }
}
