// How the pointer looks in a region, and what it does to the content.
// Apple: "UIPointerStyle", "UIPointerEffect", "UIPointerShape".
import CoreGraphics
import Foundation
import UIKitValues

/// The effect of the pointer on the view below it.
public enum UIPointerEffect {
    /// How the hover effect tints.
    public enum TintMode: Int, Sendable {
        /// The content is not tinted.
        case none = 0
        /// Above the content.
        case overlay = 1
        /// Behind the content.
        case underlay = 2
    }

    /// One of the others, by the size of the content: small content is highlighted, middling lifted, large hovered over.
    case automatic(UITargetedPreview)
    /// The pointer becomes a ground behind the content.
    case highlight(UITargetedPreview)
    /// The content rises, with a shadow, and the pointer is gone.
    case lift(UITargetedPreview)
    /// The content is tinted, and may grow and have a shadow; the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The content.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of the pointer.
public enum UIPointerShape {
    /// The corners of a rounded rectangle where nothing else is said, in points.
    public static let defaultCornerRadius: CGFloat = PointerMeasures.cornerRadius

    /// An outline: around the pointer, or with an effect in points of the preview's container.
    case path(UIBezierPath)
    /// A rounded rectangle: around the pointer, or with an effect in points of the preview's container.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line of a length in points, as over text.
    case verticalBeam(length: CGFloat)
    /// A horizontal line of a length in points.
    case horizontalBeam(length: CGFloat)
}

/// How the pointer looks in a region. It cannot be changed.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
        case hidden, system
    }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// An effect on content; the shape is that of the content unless another is given.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }
    /// A shape of the pointer alone. Along the axes it keeps to the middle of the region.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(.shape(shape, constrainedAxes))
    }
    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The ordinary pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
