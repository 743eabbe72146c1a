// The size of a configured button, and where its parts stand.
// Apple: "UIButton.Configuration", imagePlacement, imagePadding, titlePadding, contentInsets
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Image and text about each other, as numbers from the origin of their common rectangle, from left to right.
struct ButtonArrangement {
    var size = CGSize.zero
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// The arrows of a pop-up button, behind all.
    var indicator = CGRect.zero
}

extension UIButton {
    private var pictureSize: CGSize {
        guard let shown = configured.shown else { return .zero }
        if shown.showsActivityIndicator { return configured.wheel?.intrinsicContentSize ?? .zero }
        guard let image = configuredImage else { return .zero }
        return image.preferring(symbolConfiguration(shown), in: traitCollection).size
    }

    /// Steps: 1. the text within what the image leaves of a width; 2. title over subtitle; 3. image beside or above.
    private func arrange(width: CGFloat) -> ButtonArrangement {
        guard let shown = configured.shown else { return ButtonArrangement() }
        var result = ButtonArrangement()
        let picture = pictureSize
        let title = label(parts.title)
        let subtitle = label(configured.subtitle)
        let hasText = title != nil || subtitle != nil
        let gap = picture != .zero && hasText ? shown.imagePadding : 0
        let isBeside = !shown.imagePlacement.isDisjoint(with: [.leading, .trailing])
        let mark = indicatorSize
        let reserve = mark == .zero ? 0 : mark.width + ButtonConfigurationMeasures.indicatorGap
        let room = max(1, (isBeside ? width - picture.width - gap : width) - reserve)
        let titleSize = fit(title, room)
        let subtitleSize = fit(subtitle, room)
        let between = title != nil && subtitle != nil ? shown.titlePadding : 0
        let text = CGSize(
            width: max(titleSize.width, subtitleSize.width), height: titleSize.height + between + subtitleSize.height)
        result.size =
            isBeside
            ? CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
            : CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
        let size = result.size
        let before = shown.imagePlacement.contains(.leading)
        let above = shown.imagePlacement.contains(.top)
        var origin = CGPoint(x: (size.width - text.width) / 2, y: (size.height - text.height) / 2)
        var corner = CGPoint(x: (size.width - picture.width) / 2, y: (size.height - picture.height) / 2)
        if isBeside {
            corner.x = before ? 0 : size.width - picture.width
            origin.x = before ? size.width - text.width : 0
        } else {
            corner.y = above ? 0 : size.height - picture.height
            origin.y = above ? size.height - text.height : 0
        }
        result.image = CGRect(origin: corner, size: picture)
        func line(_ own: CGSize, _ y: CGFloat) -> CGRect {
            let free = text.width - own.width
            let x =
                switch alignment(shown, hasPicture: picture != .zero, isBeside: isBeside, before: before) {
                case .leading: CGFloat(0)
                case .trailing: free
                default: free / 2
                }
            return CGRect(x: origin.x + x, y: origin.y + y, width: own.width, height: own.height)
        }
        result.title = line(titleSize, 0)
        result.subtitle = line(subtitleSize, titleSize.height + between)
        guard mark != .zero else { return result }
        result.indicator = CGRect(
            x: size.width + reserve - mark.width, y: (size.height - mark.height) / 2, width: mark.width,
            height: mark.height)
        result.size.width += reserve
        return result
    }

    private func alignment(
        _ shown: Configuration, hasPicture: Bool, isBeside: Bool, before: Bool
    ) -> Configuration.TitleAlignment {
        guard shown.titleAlignment == .automatic else { return shown.titleAlignment }
        switch contentHorizontalAlignment {
        case .leading, .left: return .leading
        case .trailing, .right: return .trailing
        default: return hasPicture && isBeside ? before ? .leading : .trailing : .center
        }
    }

    private func label(_ label: UILabel?) -> UILabel? {
        guard let label, !label.isHidden, !label.isBlank else { return nil }
        return label
    }

    private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        // A hair more, so that a width that was measured is enough when it comes back rounded.
        // The last of several lines has no leading: three lines of 16 points are 61.5 high on iOS 16.4 (observed), and 63.33
        // on iOS 26, whose look is not followed.
        let size = label.sizeThatFits(CGSize(width: width + 0.01, height: 0))
        return CGSize(width: min(size.width, width + 0.01), height: size.height)
    }

    /// The size of the content and its insets within a width; 0 for any.
    func configuredSize(width: CGFloat) -> CGSize {
        applyConfiguration()
        guard let shown = configured.shown else { return .zero }
        let insets = shown.contentInsets
        let room = width > 0 ? max(1, width - insets.leading - insets.trailing) : 1e6
        let content = arrange(width: room).size
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    /// The intrinsic size; within a width that is narrower the title wraps. Additions of a subclass count.
    ///
    /// Apple: "Meet the UIKit button system" (WWDC 2021): titles wrap and follow the text size. How a height follows from a
    /// width under constraints is guessed.
    func contentSize(forWidth width: CGFloat?) -> CGSize {
        let whole = intrinsicContentSize
        guard let width, configured.configuration != nil, width < whole.width else { return whole }
        let plain = configuredSize(width: 0)
        let added = CGSize(width: whole.width - plain.width, height: whole.height - plain.height)
        let wrapped = configuredSize(width: max(1, width - added.width))
        return CGSize(width: wrapped.width + added.width, height: wrapped.height + added.height)
    }

    func layoutConfigured() {
        applyConfiguration()
        guard let shown = configured.shown else { return }
        layoutBackground(shown)
        showIndicator(shown)
        let insets = shown.contentInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        let content = arrange(width: max(1, area.width))
        let scale = traitCollection.pixelScale
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x =
            switch effectiveContentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - content.size.width
            default: area.midX - content.size.width / 2
            }
        let y =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - content.size.height
            default: area.midY - content.size.height / 2
            }
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: content.size)
        func place(_ view: UIView?, _ rect: CGRect) {
            guard let view else { return }
            let moved = mirrored(rect.offsetBy(dx: frame.minX, dy: frame.minY), in: frame)
            view.frame = CGRect(x: snap(moved.minX), y: snap(moved.minY), width: moved.width, height: moved.height)
        }
        place(parts.image, content.image)
        place(configured.wheel, content.image)
        place(configured.indicator, content.indicator)
        place(parts.title, content.title)
        place(configured.subtitle, content.subtitle)
        let text = alignment(
            shown, hasPicture: pictureSize != .zero,
            isBeside: !shown.imagePlacement.isDisjoint(with: [.leading, .trailing]),
            before: shown.imagePlacement.contains(.leading))
        let side: NSTextAlignment = text == .center ? .center : (text == .leading) == isRightToLeft ? .right : .left
        for case let label? in [parts.title, configured.subtitle] where label.textAlignment != side {
            label.textAlignment = side
        }
    }

    private func layoutBackground(_ shown: Configuration) {
        guard let view = configured.background else { return }
        var insets = shown.background.backgroundInsets
        let margins = directionalLayoutMargins
        let edges = shown.background.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let rect = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        view.frame = mirrored(rect, in: bounds)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        view.radius = shown.radius(height: rect.height, factor: body / FontMeasures.bodySize)
        if subviews.first !== view { sendSubviewToBack(view) }
    }
}
