// How the background of a button or a cell looks.
// Apple: "UIBackgroundConfiguration"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The fill, image, corners, stroke and insets of a background. Lengths are in points.
public struct UIBackgroundConfiguration: @unchecked Sendable {
    /// A view of the background's size below its other parts; nil for none.
    public var customView: UIView?
    /// The corner radius.
    public var cornerRadius: CGFloat = 0 { didSet { given.insert(.cornerRadius) } }
    /// The insets from the edges of the view with the background; negative insets extend beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins add to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The fill colour; nil for the tint colour.
    public var backgroundColor: UIColor? { didSet { given.insert(.color) } }
    /// A transformer of the fill colour, including the tint colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? { didSet { given.insert(.color) } }
    /// An image over the fill; nil for none.
    public var image: UIImage?
    /// The content mode of ``image``.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// An effect below the fill; nil for none.
    public var visualEffect: UIVisualEffect? { didSet { given.insert(.effect) } }
    /// The stroke colour; nil for the tint colour.
    public var strokeColor: UIColor?
    /// A transformer of the stroke colour, including the tint colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside the edge; a negative distance is inside.
    public var strokeOutset: CGFloat = 0

    /// What the app set by itself; the looks of a state leave it alone.
    package struct Given: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let color = Given(rawValue: 1 << 0)
        package static let effect = Given(rawValue: 1 << 1)
        package static let cornerRadius = Given(rawValue: 1 << 2)
    }
    package var given: Given = []
    /// The number of the kind in lists, whose looks follow the state; 0 for none. UIKitLists gives it.
    package var kind: UInt8 = 0

    package init() {}

    /// Returns an empty background.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// Returns the fill colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// Returns the stroke colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Whether both backgrounds look the same. Transformers count as equal if both or neither are set.
    public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
        one.customView === other.customView && one.cornerRadius == other.cornerRadius
            && one.backgroundInsets == other.backgroundInsets
            && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
            && one.backgroundColor == other.backgroundColor && one.image == other.image
            && one.visualEffect == other.visualEffect && one.kind == other.kind
            && one.imageContentMode == other.imageContentMode && one.strokeColor == other.strokeColor
            && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
            && (one.backgroundColorTransformer == nil) == (other.backgroundColorTransformer == nil)
            && (one.strokeColorTransformer == nil) == (other.strokeColorTransformer == nil)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}

/// A background as views: effect, fill, a custom view, image and outline.
package final class BackgroundView: ControlPart {
    private let picture = UIImageView()
    private let outline = ControlPart()
    private var custom: UIView?
    private var glass: UIVisualEffectView?
    private var strokeOutset: CGFloat = 0

    package override init(frame: CGRect) {
        super.init(frame: frame)
        picture.isHidden = true
        picture.clipsToBounds = true
        addSubview(picture)
        addSubview(outline)
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package func show(_ background: UIBackgroundConfiguration, fill: UIColor, tint: UIColor) {
        show(background.visualEffect, fill: fill)
        if custom !== background.customView {
            custom?.removeFromSuperview()
            custom = background.customView
            if let custom { insertSubview(custom, at: glass == nil ? 0 : 1) }
        }
        picture.image = background.image
        picture.isHidden = background.image == nil
        picture.contentMode = background.imageContentMode
        strokeOutset = background.strokeOutset
        outline.layer.borderWidth = background.strokeWidth
        outline.layer.borderColor =
            background.strokeWidth > 0
            ? background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
        setNeedsLayout()
    }

    /// The fill stands on the effect, where there is one: below it, it would be blurred with the rest.
    private func show(_ effect: UIVisualEffect?, fill: UIColor) {
        backgroundColor = effect == nil ? fill : nil
        guard effect != nil || glass != nil else { return }
        let view = glass ?? UIVisualEffectView(effect: nil)
        if glass == nil {
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            glass = view
        }
        if view.effect != effect { view.effect = effect }
        view.isHidden = effect == nil
        view.contentView.backgroundColor = fill
    }

    /// The corners' radius, at most half of the smaller side.
    package var radius: CGFloat = 0 { didSet { setNeedsLayout() } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let corner = max(0, min(radius, min(bounds.width, bounds.height) / 2))
        layer.cornerRadius = corner
        layer.cornerCurve = corner > 0 && corner < min(bounds.width, bounds.height) / 2 ? .continuous : .circular
        for view in [glass, custom, picture] {
            view?.frame = bounds
            view?.layer.cornerRadius = corner
        }
        glass?.layer.cornerCurve = layer.cornerCurve
        for view in [glass, custom] { view?.clipsToBounds = corner > 0 }
        outline.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
        outline.layer.cornerRadius = max(0, corner + strokeOutset)
        outline.layer.cornerCurve = layer.cornerCurve
    }
}
