// One side of a constraint, and what an anchor stands for.
// No Apple page: this is ours.
import Foundation

/// An attribute of a view or guide, or the distance between two; a constant where it names nothing.
struct LayoutSide {
    /// The view or guide; for a distance the one it leads to. nil for a constant, and once the object is gone.
    private(set) weak var object: NSObject?
    private(set) var isGuide = false
    /// `notAnAttribute` for a constant and for a distance.
    private(set) var attribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// The two ends, where the side is the distance between two anchors of one axis.
    private(set) var distance: LayoutDistance?

    /// A constant.
    static var constant: LayoutSide { LayoutSide() }

    private init() {}

    init(_ item: LayoutItemRef, _ attribute: NSLayoutConstraint.Attribute) {
        switch item {
        case .view(let view): object = view
        case .guide(let guide):
            object = guide
            isGuide = true
        }
        self.attribute = attribute
    }

    init(view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        object = view
        self.attribute = attribute
    }

    init(guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
        object = guide
        isGuide = true
        self.attribute = attribute
    }

    init(_ distance: LayoutDistance) {
        self.distance = distance
        object = distance.end.object
        isGuide = distance.end.isGuide
    }

    /// Whether the side names nothing.
    var isConstant: Bool { attribute == .notAnAttribute && distance == nil }

    /// The view or guide, while it lives.
    var item: LayoutItemRef? {
        guard let object else { return nil }
        return isGuide
            ? .guide(unsafeDowncast(object, to: UILayoutGuide.self)) : .view(unsafeDowncast(object, to: UIView.self))
    }

    /// The view itself, or the one that owns the guide.
    @MainActor var owningView: UIView? { item?.owningView }
}

/// The way from one anchor to another of the same axis: end − start, and start − end where leading stands at the right.
final class LayoutDistance {
    let start: LayoutSide
    let end: LayoutSide

    init(from start: LayoutSide, to end: LayoutSide) {
        self.start = start
        self.end = end
    }
}
