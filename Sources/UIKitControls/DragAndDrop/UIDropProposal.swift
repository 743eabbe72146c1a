// What a place would do with a drop.
// Apple: "UIDropProposal".
import Diagnostics
import Foundation
import UIKitCore

/// What would happen if the items were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// What a drop would do.
    public let operation: UIDropOperation
    /// Whether the drop hits a place in a text precisely: the finger should not cover it. Stored alone (UIK1201).
    open var isPrecise: Bool {
        get { precise }
        set {
            precise = newValue
            Catalogue.stored("UIDropProposal.isPrecise", isDefault: !newValue, "The place of a drop is under the finger.")
        }
    }
    package final var precise = false
    /// Whether the items are shown in full size over the place.
    open var prefersFullSizePreview = false

    /// A proposal of an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
    /// The same proposal as another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        copy.precise = precise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
