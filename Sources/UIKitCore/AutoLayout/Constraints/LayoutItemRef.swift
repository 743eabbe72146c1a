// The item of a constraint: a view or a guide.
// No Apple page: this is ours.
import Foundation

/// A view or a guide.
enum LayoutItemRef {
    case view(UIView)
    case guide(UILayoutGuide)

    /// The reference, if the object is one of the two.
    @MainActor init?(_ object: AnyObject) {
        if let view = object as? UIView {
            self = .view(view)
        } else if let guide = object as? UILayoutGuide {
            self = .guide(guide)
        } else {
            return nil
        }
    }

    /// The object itself.
    var object: NSObject {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide
        }
    }

    /// The view itself, or the one that owns the guide.
    @MainActor var owningView: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }
}
