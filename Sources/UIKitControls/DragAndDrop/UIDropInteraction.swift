// Lets items be dropped into a view.
// Apple: "UIDropInteraction".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

/// Lets items be dropped into its view, as its delegate decides.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIDropInteractionDelegate)?

    /// An interaction whose delegate decides. Not retained.
    public init(delegate: any UIDropInteractionDelegate) {
        delegateStorage = delegate
        super.init()
    }

    /// Decides about drops.
    open var delegate: (any UIDropInteractionDelegate)? { delegateStorage }
    /// The view to which it is attached.
    open var view: UIView? { viewStorage }
    /// Whether several drags may be over the view at once; false by default. There is one drag at a time here: true is stored alone
    /// (UIK1201).
    open var allowsSimultaneousDropSessions = false {
        didSet {
            Catalogue.stored(
                "UIDropInteraction.allowsSimultaneousDropSessions", of: viewStorage.map(ObjectName.of),
                isDefault: !allowsSimultaneousDropSessions, "One drag is under way at a time.")
        }
    }

    /// Called before it is attached to another view.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { viewStorage = view }
}
