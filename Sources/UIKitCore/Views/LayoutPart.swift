// What a view tells constraints about its content, and the place for what they keep of it.
// No Apple page: this is ours; "UIView", Aligning views with Auto Layout.
import CoreGraphics
import Foundation

/// The state that constraints keep for one view or guide. The folder AutoLayout has the classes; the view or guide ends it.
@MainActor class LayoutPart {
    init() {}

    /// The owner is about to be gone, on whatever thread that is.
    nonisolated func end() {}
}

/// A view whose subviews stand in a content that scrolls, as constraints and recognizers see it. `UIScrollView` is one.
@MainActor protocol ScrolledContent: UIView {
    /// The size of the content, in points.
    var contentSize: CGSize { get set }
    /// The scale of the content; 1 unless it is zoomed.
    var zoomScale: CGFloat { get }
    /// The view that zooming scales; nil without one.
    var scaledView: UIView? { get }
    /// The guide of the view's frame, once somebody asked for it.
    var madeFrameGuide: UILayoutGuide? { get }
    /// Whether a view in the content gets touches that begin.
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

/// How much a view resists growing (hugging) and shrinking (resistance), by axis.
@_spi(Vitrine) public struct ContentPriorities: Sendable {
    package var huggingX: Float = 250
    package var huggingY: Float = 250
    package var resistanceX: Float = 750
    package var resistanceY: Float = 750

    package init(
        huggingX: Float = 250, huggingY: Float = 250, resistanceX: Float = 750, resistanceY: Float = 750
    ) {
        self.huggingX = huggingX
        self.huggingY = huggingY
        self.resistanceX = resistanceX
        self.resistanceY = resistanceY
    }
}

/// Distances of baselines: the first from the top (nil: at the bottom), the last from the bottom, in points.
@_spi(Vitrine) public struct BaselineDistances: Sendable {
    package var first: CGFloat?
    package var last: CGFloat = 0

    package init(first: CGFloat? = nil, last: CGFloat = 0) {
        self.first = first
        self.last = last
    }
}
