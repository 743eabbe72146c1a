// How a bar's ground looks.
// Apple: "UIBarAppearance".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The appearance of a bar's background: blur, colour, image and the line at its edge, with the effect below the colour and the
/// image.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    package struct Ground: Equatable {
        package var effect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
        package var color: UIColor?
        package var image: UIImage?
        package var imageMode = UIView.ContentMode.scaleToFill
        package var shadowColor: UIColor? = .barShadow
        package var shadowImage: UIImage?

        package init(
            effect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial), color: UIColor? = nil, image: UIImage? = nil,
            imageMode: UIView.ContentMode = .scaleToFill, shadowColor: UIColor? = .barShadow, shadowImage: UIImage? = nil
        ) {
            self.effect = effect
            self.color = color
            self.image = image
            self.imageMode = imageMode
            self.shadowColor = shadowColor
            self.shadowImage = shadowImage
        }
    }
    package final var ground = Ground()
    /// The idiom that the appearance was created for.
    public let idiom: UIUserInterfaceIdiom
    /// The bar or item that has this copy shows it anew.
    package final var onChange: (() -> Void)?

    /// Creates the default appearance: a blur and a line.
    public override init() {
        idiom = UIScreen.main.environment.idiom == .pad ? .pad : .phone
        super.init()
    }
    /// Creates the default appearance for an idiom; it is the same for all idioms here.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }
    /// Creates an appearance with the background of another one.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }
    /// Creates an appearance from an archive.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        decodeGround(from: coder)
    }
    /// Encodes effect, colours and images.
    open func encode(with coder: NSCoder) { encodeGround(with: coder) }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Returns an independent copy.
    @_nonoverride open func copy() -> Self { duplicate() }
    /// Returns a copy, as NSObject declares it; the other form has the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { MainCopy.of(self) }

    /// Configures the default background: a blur and a line.
    open func configureWithDefaultBackground() { change { $0 = Ground() } }
    /// Configures an opaque background in the system's background colour, and a line.
    open func configureWithOpaqueBackground() {
        change {
            $0 = Ground()
            $0.effect = nil
            $0.color = .systemBackground
        }
    }
    /// Configures a transparent background without a line.
    open func configureWithTransparentBackground() {
        change {
            $0 = Ground()
            $0.effect = nil
            $0.shadowColor = nil
        }
    }

    /// The blur effect; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { ground.effect }
        set { change { $0.effect = newValue } }
    }
    /// The colour over the blur.
    open var backgroundColor: UIColor? {
        get { ground.color }
        set { change { $0.color = newValue } }
    }
    /// The image over the colour.
    open var backgroundImage: UIImage? {
        get { ground.image }
        set { change { $0.image = newValue } }
    }
    /// The content mode of ``backgroundImage``.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { ground.imageMode }
        set { change { $0.imageMode = newValue } }
    }
    /// The colour of the line at the bar's edge, or of a template ``shadowImage``; nil for no line.
    open var shadowColor: UIColor? {
        get { ground.shadowColor }
        set { change { $0.shadowColor = newValue } }
    }
    /// The image that replaces the line; a template image is drawn in ``shadowColor``.
    open var shadowImage: UIImage? {
        get { ground.shadowImage }
        set { change { $0.shadowImage = newValue } }
    }

    /// Takes what another appearance has. Subclasses take their own parts too. Ours.
    func take(_ other: UIBarAppearance) { ground = other.ground }

    final func change(_ change: (inout Ground) -> Void) {
        change(&ground)
        onChange?()
    }

    /// A copy of the receiver's own class.
    package final func duplicate() -> Self {
        let copy = DynamicInit.make(Self.self)
        copy.take(self)
        return copy
    }
}

extension UIBarAppearance {
    private static let keys = (effect: "effect", color: "color", image: "image", shadow: "shadow", mode: "mode")

    private func encodeGround(with coder: NSCoder) {
        if let style = ground.effect?.style { coder.encode(style.rawValue, forKey: Self.keys.effect) }
        if let color = ground.color { coder.encode(color, forKey: Self.keys.color) }
        if let image = ground.image { coder.encode(image, forKey: Self.keys.image) }
        if let color = ground.shadowColor { coder.encode(color, forKey: Self.keys.shadow) }
        coder.encode(ground.imageMode.rawValue, forKey: Self.keys.mode)
    }

    private func decodeGround(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let style =
            coder.containsValue(forKey: Self.keys.effect)
            ? UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: Self.keys.effect)) : nil
        ground.effect = style.map(UIBlurEffect.init(style:))
        ground.color = coder.optional(UIColor.self, forKey: Self.keys.color)
        ground.image = coder.optional(UIImage.self, forKey: Self.keys.image)
        ground.shadowColor = coder.optional(UIColor.self, forKey: Self.keys.shadow)
        if coder.containsValue(forKey: Self.keys.mode) {
            ground.imageMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: Self.keys.mode)) ?? .scaleToFill
        }
    }
}

extension UIColor {
    /// The line at a bar's edge: black or white.
    static let barShadow = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: BarLineMeasures.darkAlpha)
            : UIColor(white: 0, alpha: BarLineMeasures.lightAlpha)
    }
}

/// The alphas of the line at a bar's edge.
enum BarLineMeasures {
    /// Of black. Observed: flutter/flutter, cupertino.
    static let lightAlpha: CGFloat = 0.3
    /// Of white. Guessed.
    static let darkAlpha: CGFloat = 0.15
}
