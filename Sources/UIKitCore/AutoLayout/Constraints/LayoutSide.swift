// One side of a constraint, and what an anchor stands for.
// No Apple page: this is ours.
import Foundation

/// An attribute of a view or guide, or the distance between two; a constant where it names nothing.
///
/// It does not keep the view or guide alive but what each has for layout, which knows when its owner is gone: that costs
/// less than weak references, which constraints would have by the thousand.
@MainActor package struct LayoutSide {
    /// The layout state of the item's view; for a distance that of the view at its end.
    private(set) var layout: ViewLayout?
    /// The same for a guide.
    private(set) var link: GuideLink?
    /// `notAnAttribute` for a constant and for a distance.
    private(set) var attribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// The two ends, where the side is the distance between two anchors of one axis.
    private(set) var distance: LayoutDistance?

    /// A constant.
    package static var constant: LayoutSide { LayoutSide() }

    private init() {}

    init(_ item: LayoutItemRef, _ attribute: NSLayoutConstraint.Attribute) {
        switch item {
        case .view(let view): layout = view.madeLayout
        case .guide(let guide): link = guide.link
        }
        self.attribute = attribute
    }

    package init(view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        layout = view.madeLayout
        self.attribute = attribute
    }

    package init(guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
        link = guide.link
        self.attribute = attribute
    }

    package init(_ distance: LayoutDistance) {
        self.distance = distance
        layout = distance.end.layout
        link = distance.end.link
    }

    var isGuide: Bool { link != nil }

    /// The view; nil for guides and constants, and once it is gone.
    var view: UIView? { layout?.view }

    /// The guide; nil for views and constants, and once it is gone.
    var guide: UILayoutGuide? { link?.guide }

    /// The view or guide. nil for a constant, and once the object is gone.
    var object: NSObject? { view ?? guide }

    /// Whether the side names nothing.
    var isConstant: Bool { attribute == .notAnAttribute && distance == nil }

    /// The view or guide, while it lives.
    var item: LayoutItemRef? {
        if let view { return .view(view) }
        return guide.map { .guide($0) }
    }

    /// The view itself, or the one that owns the guide.
    var owningView: UIView? { layout != nil ? view : guide?.owningView }
}

/// The way from one anchor to another of the same axis: end − start, and start − end where leading stands at the right.
@MainActor package final class LayoutDistance {
    let start: LayoutSide
    let end: LayoutSide

    package init(from start: LayoutSide, to end: LayoutSide) {
        self.start = start
        self.end = end
    }
}

/// A guide as constraints know it: nil once it is gone.
@MainActor final class GuideLink: LayoutPart {
    nonisolated(unsafe) private var reference: Unmanaged<UILayoutGuide>?

    init(_ guide: UILayoutGuide) {
        reference = Unmanaged.passUnretained(guide)
        super.init()
    }

    var guide: UILayoutGuide? { reference?.takeUnretainedValue() }

    /// The guide is about to be gone.
    nonisolated override func end() { reference = nil }
}
