// The size of a button, and where its title and image stand.
// Apple: "UIButton", Getting dimensions
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

extension UIButton {
    /// The view whose baselines are the button's.
    var titleForBaseline: UIView {
        guard let title = titleLabel, title.descends(from: self) else { return self }
        return title
    }

    private var titleSize: CGSize {
        guard let label = parts.title, !label.isBlank else { return .zero }
        return Self.whole(label.naturalSize)
    }

    /// Observed: a title takes whole points, in width and height, of one line and of several.
    private static func whole(_ size: CGSize) -> CGSize {
        // A width that is whole but for the last bits of its sum stays.
        CGSize(width: (size.width - 0.001).rounded(.up), height: (size.height - 0.001).rounded(.up))
    }

    private var imageSize: CGSize {
        guard let image = currentImage else { return .zero }
        return image.preferring(currentPreferredSymbolConfiguration, in: traitCollection).size
    }

    /// Rule (observed): title width + image width; the larger height, with 12 more for a title without content insets.
    /// A button that shows nothing at all is as large as one with a title of no width: 30 × 34 in 18 pt (observed).
    var naturalSize: CGSize {
        if configured.configuration != nil { return configuredSize(width: 0) }
        var title = titleSize
        let image = imageSize
        let background = currentBackgroundImage?.size ?? .zero
        let inner = insets.content
        let isBare = title == .zero && image == .zero && background == .zero
        if isBare { title.height = (parts.title?.font ?? defaultFont).lineHeight.rounded(.up) }
        let hasTitle = title.width > 0 || isBare
        if hasTitle, inner == .zero, image == .zero { parts.wasMeasured = true }
        var width = title.width + image.width + inner.horizontal
        var height = max(title.height, image.height) + inner.vertical
        if hasTitle, inner == .zero {
            height = max(title.height + 2 * ButtonMeasures.titleRoom, image.height)
            width = max(width, ButtonMeasures.leastWidth)
        }
        // A background is no larger than it was drawn for.
        return CGSize(width: max(width, background.width), height: max(height, background.height))
    }

    func contentArea(_ bounds: CGRect) -> CGRect {
        let area = backgroundRect(forBounds: bounds).inset(by: insets.content)
        return CGRect(x: area.minX, y: area.minY, width: max(0, area.size.width), height: max(0, area.size.height))
    }

    /// Image first, then title, as one block that is aligned in the content's rectangle; mirrored from right to left.
    func arrangement(_ content: CGRect) -> (title: CGRect, image: CGRect) {
        let scale = traitCollection.pixelScale
        let imageFull = imageSize
        let imageRoom = content.inset(by: insets.image)
        let image = CGSize(
            width: min(imageFull.width, max(0, imageRoom.size.width)),
            height: min(imageFull.height, max(0, imageRoom.size.height)))
        var title = parts.title.map { $0.naturalSize } ?? .zero
        if parts.title?.isBlank ?? true { title = .zero }
        let titleRoom = content.inset(by: insets.title)
        title.width = min(Self.whole(title).width, max(0, titleRoom.size.width - image.width))
        if parts.title?.numberOfLines != 1, title.width > 0, let label = parts.title {
            let room = max(1, titleRoom.size.width - image.width)
            title = label.sizeThatFits(CGSize(width: room, height: 0))
            title.width = min(Self.whole(title).width, room)
        }
        title.height = min(title.height, max(0, titleRoom.size.height))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft

        // The room above and below a title stays once the button has been measured with it. Observed: at the top of a
        // taller button the title stands at 6 after sizeToFit(), at 0 without it.
        let padding = parts.wasMeasured && imageFull == .zero && insets.content == .zero ? ButtonMeasures.titleRoom : 0

        func place(_ size: CGSize, in room: CGRect, before: CGFloat, after: CGFloat) -> CGRect {
            let free = room.size.width - size.width - before - after
            var x: CGFloat
            var width = size.width
            switch effectiveContentHorizontalAlignment {
            case .left: x = room.minX + before
            case .right: x = room.maxX - after - size.width
            case .fill:
                x = room.minX + before
                width = max(0, room.size.width - before - after)
            default: x = room.minX + before + (free / 2 * scale).rounded() / scale
            }
            var y: CGFloat
            var height = size.height
            switch contentVerticalAlignment {
            case .top: y = room.minY + padding
            case .bottom: y = room.maxY - size.height - padding
            case .fill:
                y = room.minY
                height = max(0, room.size.height)
            default: y = room.minY + ((room.size.height - size.height) / 2 * scale).rounded() / scale
            }
            if x.isNaN { x = room.minX }
            if y.isNaN { y = room.minY }
            return CGRect(x: x, y: y, width: width, height: height)
        }
        let imageRect =
            imageFull == .zero
            ? CGRect(x: content.midX, y: content.midY, width: 0, height: 0)
            : place(
                image, in: imageRoom, before: isRightToLeft ? title.width : 0, after: isRightToLeft ? 0 : title.width)
        let titleRect = place(
            title, in: titleRoom, before: isRightToLeft ? 0 : image.width, after: isRightToLeft ? image.width : 0)
        return (titleRect, imageRect)
    }

    func layoutParts() {
        if configured.configuration != nil || configured.needsUpdate { layoutConfigured() }
        if configured.configuration != nil { return }
        updateParts()
        let content = contentRect(forBounds: bounds)
        if let background = parts.background {
            background.frame = backgroundRect(forBounds: bounds)
            if subviews.first !== background { sendSubviewToBack(background) }
        }
        if let image = parts.image { image.frame = imageRect(forContentRect: content) }
        if let title = parts.title { title.frame = titleRect(forContentRect: content) }
        placeGlow()
    }
}
