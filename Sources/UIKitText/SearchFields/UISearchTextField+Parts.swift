// The ground, the magnifier, the clear button, and where they and the text stand.
// Apple: "UISearchTextField". Places: observed in recorded pictures.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The state of a search field beside that of text fields.
@MainActor struct SearchFieldState {
    // Changed by the accessors alone.
    var allowsDeleting = true
    var allowsCopying = true

    // Changed by `UISearchTextField+Tokens.swift`.
    var tokenColor: UIColor?
    var chips: [TokenChip] = []
    /// Cuts the tokens at the text's rectangle.
    let clip = ControlPart(frame: .zero)

    // Changed by `UISearchTextField+Suggestions.swift`.
    var suggestions: [any UISearchSuggestion]?
    var card: SuggestionCard?

    // Changed by `UISearchTextField+Parts.swift`.
    /// The app's picture of the magnifier.
    var magnifier: UIImage?
    /// The app's picture of the clear button.
    var clearImage: UIImage?
    var clearPressed: UIImage?
    /// Offsets that a search bar's app gives, in points.
    var offsets = SearchFieldOffsets()
}

/// The field's own magnifier; an app may put another view in its place.
final class MagnifierView: UIImageView {}

/// Offsets of the parts of a search bar's field, in points.
package struct SearchFieldOffsets: Equatable {
    package var text = UIOffset.zero
    package var icon = UIOffset.zero
    package var clear = UIOffset.zero
    package var trailing = UIOffset.zero

    package init() {}
}

extension UISearchTextField {
    func setUpSearchField() {
        search.clip.clipsToBounds = true
        insertPart(search.clip, belowSubview: textEditor.overlay)
        layer.cornerRadius = SearchFieldMeasures.cornerRadius
        accessibilityTraits = .searchField
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        leftView = Self.magnifier
        leftViewMode = .always
    }

    private static var magnifier: UIView {
        let view = MagnifierView(image: UIImage(systemName: "magnifyingglass"))
        view.contentMode = .scaleAspectFit
        view.tintColor = .secondaryLabel
        view.frame.size = magnifierSize
        return view
    }

    private static var magnifierSize: CGSize {
        let side = SearchFieldMeasures.iconSide + 2 * SearchFieldMeasures.iconOutset
        return CGSize(width: side, height: side)
    }

    /// The system's magnifier stands by its ink, other views by their frames.
    private var iconOutset: CGFloat {
        leftView is MagnifierView && search.magnifier == nil ? SearchFieldMeasures.iconOutset : 0
    }

    /// Shows another picture in place of the magnifier; nil for the magnifier.
    package func setMagnifier(_ image: UIImage?) {
        guard let view = leftView as? MagnifierView, image !== search.magnifier else { return }
        search.magnifier = image
        view.image = image ?? UIImage(systemName: "magnifyingglass")
        view.frame.size = image?.size ?? Self.magnifierSize
        setNeedsLayout()
    }

    /// Shows other pictures in place of the clear button's disc; nil for the disc.
    package func setClearImages(_ image: UIImage?, pressed: UIImage?) {
        guard image !== search.clearImage || pressed !== search.clearPressed else { return }
        search.clearImage = image
        search.clearPressed = pressed
        setNeedsLayout()
    }

    /// Moves text and buttons.
    package func setOffsets(_ offsets: SearchFieldOffsets) {
        guard offsets != search.offsets else { return }
        search.offsets = offsets
        contentChanged()
    }

    // MARK: Rectangles

    private var hasFrame: Bool { borderStyle == .roundedRect }

    private func centred(_ size: CGSize, x: CGFloat, _ bounds: CGRect, _ offset: UIOffset) -> CGRect {
        let scale = max(1, contentScaleFactor)
        let y = ((bounds.midY - size.height / 2) * scale).rounded() / scale
        return mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size), in: bounds)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    func magnifierRect(_ bounds: CGRect) -> CGRect {
        guard let view = leftView else { return .zero }
        let size = view.bounds.size
        // Other views than a magnifier stand where that would stand.
        let x = bounds.minX + (hasFrame ? SearchFieldMeasures.iconInset - iconOutset : 0)
        return centred(CGSize(width: size.width, height: min(size.height, bounds.height)), x: x, bounds, search.offsets.icon)
    }

    func searchClearRect(_ bounds: CGRect) -> CGRect {
        let side = TextFieldMeasures.clearSide
        return centred(
            CGSize(width: side, height: side), x: bounds.maxX - SearchFieldMeasures.clearMiddle - side / 2, bounds,
            search.offsets.clear)
    }

    func trailingRect(_ bounds: CGRect) -> CGRect {
        guard let view = rightView else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(bounds.size) }
        return centred(
            CGSize(width: size.width, height: min(size.height, bounds.height)),
            x: bounds.maxX - SearchFieldMeasures.trailingInset - size.width, bounds, search.offsets.trailing)
    }

    func searchTextRect(_ bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = bounds.minX + (hasFrame ? SearchFieldMeasures.textEnd : 0)
        if showsLeft {
            let icon = leftViewRect(forBounds: bounds)
            let end = isMirrored ? bounds.maxX - icon.minX : icon.maxX - bounds.minX
            let gap = SearchFieldMeasures.textStart - SearchFieldMeasures.iconInset - SearchFieldMeasures.iconSide
            start = bounds.minX + end - iconOutset + gap
        }
        var end = bounds.maxX - (hasFrame ? SearchFieldMeasures.textEnd : 0)
        if showsRight {
            end -= trailingRect(bounds).width + SearchFieldMeasures.textGap
        } else if showsClear {
            end = bounds.maxX - SearchFieldMeasures.clearMiddle - SearchFieldMeasures.clearDisc / 2 - SearchFieldMeasures.textGap
        }
        let rect = CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
        return mirrored(rect, in: bounds)
            .offsetBy(dx: search.offsets.text.horizontal, dy: search.offsets.text.vertical)
    }

    var searchSize: CGSize {
        let line = shownFont.lineHeight
        let extra = SearchFieldMeasures.lineExtra
        return CGSize(
            width: fittingSize.width,
            height: hasFrame ? max(SearchFieldMeasures.height, (line + extra).rounded(.up)) : fittingSize.height)
    }

    // MARK: Layout

    func layOutSearchField() {
        if hasFrame {
            let border = parts.border
            border.layer.borderWidth = 0
            border.layer.cornerRadius = layer.cornerRadius
            // A ground of the app's replaces the system's.
            border.backgroundColor = backgroundColor == nil ? .tertiarySystemFill : nil
            border.isHidden = background != nil
            parts.background.isHidden = background == nil
        }
        if let clear = parts.clear {
            if clear.disc.side != SearchFieldMeasures.clearDisc { clear.disc = (SearchFieldMeasures.clearDisc, .systemGray) }
            if clear.currentImage !== search.clearImage || search.clearImage != nil {
                clear.setImage(search.clearImage, for: .normal)
                clear.setImage(search.clearPressed, for: .highlighted)
                clear.setNeedsDisplay()
            }
        }
        layOutTokens()
        placeCard()
    }
}
