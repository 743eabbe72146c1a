// `@NSManaged` properties.
// Apple: "Core Data".
import SwiftSyntax

/// `@NSManaged` is U-COREDATA: Linux's compiler takes it, makes no accessor, and the link step fails without a place.
enum ManagedRule {
    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let attribute = node.attributes.named("NSManaged") else { return }
        context.report("U-COREDATA", at: attribute, "Vitrine has no Core Data yet, so a managed property has no storage; put the class under #if canImport(CoreData)")
    }
}
