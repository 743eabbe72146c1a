// `@NSManaged` properties.
// Apple: "Core Data".
import SwiftSyntax

/// `@NSManaged` is U-COREDATA, on a layer with another remedy: Linux's compiler takes it, makes no accessor, and the link step fails without a place.
enum ManagedRule {
    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let attribute = node.attributes.named("NSManaged") else { return }
        let isLayers = context.scope.map { context.index.ancestors(of: $0.name).contains("CALayer") } ?? false
        context.report(
            "U-COREDATA", at: attribute,
            isLayers
                ? "a layer makes no accessors of a managed property here; write get and set with value(forKey:) and setValue(_:forKey:)"
                : "Vitrine has no Core Data yet, so a managed property has no storage; put the class under #if canImport(CoreData)")
    }
}
