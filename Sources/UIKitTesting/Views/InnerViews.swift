// The views of a tree that the user did not write: the parts of UIKit's own views.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import UIKit

/// Tells the views that a test's author wrote from those that UIKit builds its controls and bars of.
@MainActor struct InnerViews {
    /// UIKit's views whose subviews are the user's own.
    private static let open: Set<String> = [
        "UIView", "UIControl", "UIWindow", "UIScrollView", "UITableView", "UICollectionView", "UIStackView", "UIImageView",
        "UILabel", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
        "UIVisualEffectView",
    ]

    private struct Kind {
        /// Whether the class itself is UIKit's.
        var isOurs: Bool
        /// Whether it is one of Apple's public classes.
        var isPublic: Bool
        /// Whether what lies in it is the user's.
        var isOpen: Bool
    }

    private static var kinds: [ObjectIdentifier: Kind] = [:]

    /// Whether UIKit made the view for itself. Unknown stays the user's: a class of the user's is never UIKit's part.
    /// - Parameters:
    ///   - parent: The superview; nil for a window.
    ///   - isInner: Whether the superview is such a part.
    static func isInner(_ view: UIView, in parent: UIView?, _ isInner: Bool) -> Bool {
        let kind = kind(of: type(of: view))
        guard kind.isOurs else { return false }
        // The view of a controller that the user wrote, in whichever container it stands.
        if let controller = view.next as? UIViewController, isOfUser(controller) { return false }
        if isInner || !kind.isPublic { return true }
        return parent.map { !Self.kind(of: type(of: $0)).isOpen } ?? false
    }

    /// Whether a controller's view is the user's to fill: one of a class of their own, or a plain one.
    private static func isOfUser(_ controller: UIViewController) -> Bool {
        type(of: controller) == UIViewController.self || !kind(of: type(of: controller)).isOurs
    }

    private static func kind(of type: AnyClass) -> Kind {
        let id = ObjectIdentifier(type)
        if let known = kinds[id] { return known }
        let (module, name) = parts(of: type)
        let isOurs = ModuleNames.uikit.contains(module)
        // Classes that UIKit keeps to itself carry no prefix, and stand for the public one that they are made of.
        let isPublic = isOurs && name.hasPrefix("UI")
        let above: AnyClass? = isPublic ? nil : _getSuperclass(type)
        let isOpen = isPublic ? open.contains(name) : above.map { kind(of: $0).isOpen } ?? true
        let made = Kind(isOurs: isOurs, isPublic: isPublic, isOpen: isOpen)
        kinds[id] = made
        return made
    }

    private static func parts(of type: AnyClass) -> (module: String, name: String) {
        let whole = String(reflecting: type).split(separator: ".", maxSplits: 1)
        return (whole.first.map(String.init) ?? "", whole.count > 1 ? String(whole[1]) : "")
    }
}
