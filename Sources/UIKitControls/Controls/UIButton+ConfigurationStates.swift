// A configuration's colours by style and state.
// Apple: "UIButton.Configuration", updated(for:). The colours are guessed but where Apple's pages show them.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UIButton.Configuration {
    private enum Ground { case none, grey, pale, solid }

    private var ground: Ground {
        switch style {
        case .plain, .borderless: .none
        case .gray, .bordered: .grey
        case .tinted, .borderedTinted: .pale
        case .filled, .borderedProminent: .solid
        }
    }

    /// Steps: 1. the ground that the state asks for; 2. its colours, the app's own first; 3. paler where disabled or
    /// under the finger.
    @MainActor func resolved(for button: UIButton, in state: UIControl.State) -> UIButton.Configuration {
        var result = self
        let tint: UIColor = button.tintColor ?? .systemBlue
        let isSelected = automaticallyUpdateForSelection && state.contains(.selected)
        let ground: Ground = isSelected ? (self.ground == .none ? .pale : .solid) : self.ground
        var back = baseBackgroundColor
        var front = baseForegroundColor
        switch ground {
        case .none: back = back.map { _ in .clear } ?? .clear
        case .grey: back = back ?? .secondarySystemFill
        case .pale: back = (back ?? tint).withAlphaComponent(ButtonConfigurationMeasures.tintedAlpha)
        case .solid:
            back = isSelected && self.ground != .solid ? tint : back ?? tint
            if isSelected && self.ground != .solid { front = .white }
            front = front ?? .white
        }
        front = front ?? tint
        if state.contains(.disabled) {
            front = .tertiaryLabel
            if ground != .none { back = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            if ground != .none { back = back?.faded }
            if ground != .solid { front = front?.faded }
        }
        result.baseForegroundColor = front
        result.baseBackgroundColor = back
        if result.background.backgroundColor == nil { result.background.backgroundColor = back }
        return result
    }

    /// The corners' radius for a background's height; a factor grows it with the text size.
    func radius(height: CGFloat, factor: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic:
            (buttonSize == .large && background.cornerRadius == ButtonConfigurationMeasures.mediumCorner
                ? ButtonConfigurationMeasures.largeCorner : background.cornerRadius) * factor
        case .small: ButtonConfigurationMeasures.smallCorner * factor
        case .medium: ButtonConfigurationMeasures.mediumCorner * factor
        case .large: ButtonConfigurationMeasures.largeCorner * factor
        case .capsule: height / 2
        }
    }
}

extension UIColor {
    /// Less opaque, in whatever traits.
    fileprivate var faded: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * ButtonConfigurationMeasures.pressedAlpha)
        }
    }
}

extension UIButton.Configuration: Hashable {
    /// Whether both configurations look the same. Transformers count as equal if both or neither are set.
    public static func == (one: UIButton.Configuration, other: UIButton.Configuration) -> Bool {
        one.style == other.style && one.background == other.background && one.cornerStyle == other.cornerStyle
            && one.buttonSize == other.buttonSize && one.macIdiomStyle == other.macIdiomStyle
            && one.baseForegroundColor == other.baseForegroundColor
            && one.baseBackgroundColor == other.baseBackgroundColor && one.image == other.image
            && one.showsActivityIndicator == other.showsActivityIndicator
            && one.attributedTitle == other.attributedTitle && one.attributedSubtitle == other.attributedSubtitle
            && one.titleLineBreakMode == other.titleLineBreakMode
            && one.subtitleLineBreakMode == other.subtitleLineBreakMode
            && one.imagePlacement == other.imagePlacement && one.imagePadding == other.imagePadding
            && one.titlePadding == other.titlePadding && one.titleAlignment == other.titleAlignment
            && one.indicator == other.indicator
            && one.automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
            && one.contentInsets == other.contentInsets
            && (one.imageColorTransformer == nil) == (other.imageColorTransformer == nil)
            && (one.titleTextAttributesTransformer == nil) == (other.titleTextAttributesTransformer == nil)
            && (one.subtitleTextAttributesTransformer == nil) == (other.subtitleTextAttributesTransformer == nil)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(attributedTitle)
        hasher.combine(attributedSubtitle)
        hasher.combine(buttonSize)
        hasher.combine(cornerStyle)
    }
}
