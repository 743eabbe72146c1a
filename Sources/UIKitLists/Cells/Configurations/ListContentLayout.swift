// Where the image and the texts of list content are.
// Apple: "UIListContentView". Observed: symbols stand in the middle of a box of 24 points beside texts of 17.
import CoreGraphics
import Foundation
import UIKitValues

/// Measures and places list content from the leading edge; the view mirrors it. Lengths are in points.
struct ListContentLayout {
    /// The margins: left is the leading edge.
    var margins = UIEdgeInsets.zero
    /// The image's own size; nil without an image.
    var image: CGSize?
    /// The room for the image; nil for the image's own size.
    var imageBox: CGSize?
    var imagePadding: CGFloat = 0
    /// The size of a text within a width; nil without the text.
    var text: ((CGFloat) -> CGSize)?
    var secondary: ((CGFloat) -> CGSize)?
    /// The distances of the texts' first baselines from their tops, for texts side by side.
    var textBaseline: CGFloat?
    var secondaryBaseline: CGFloat?
    var prefersSideBySide = false
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    /// Device pixels in a point.
    var scale: CGFloat = 1

    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var secondary: CGRect?
        /// Whether the texts stand side by side.
        var isSideBySide = false
        /// The whole size, with the margins.
        var size = CGSize.zero
    }

    private static let unlimited: CGFloat = 1e6

    private func near(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// The room for the image; nil without one.
    private var imageRoom: CGSize? {
        image.map { CGSize(width: imageBox?.width ?? $0.width, height: imageBox?.height ?? $0.height) }
    }

    /// Where the texts begin, from the leading edge; nothing is measured for it.
    var textStart: CGFloat { near(margins.left + (imageRoom.map { $0.width + imagePadding } ?? 0)) }

    /// The frames in an area of a width; nil for the content's own width.
    ///
    /// Steps: 1. the image's room; 2. the texts side by side where both fit, else stacked; 3. everything is centred between
    /// the margins at the top and bottom.
    func frames(width: CGFloat?, height: CGFloat? = nil) -> Frames {
        var result = Frames()
        let box = imageRoom
        let lead = text != nil || secondary != nil ? textStart : margins.left + (box?.width ?? 0)
        let room = width.map { max(0, $0 - lead - margins.right) }
        let limit = room ?? Self.unlimited
        var block = CGSize.zero
        var texts: (CGRect?, CGRect?) = (nil, nil)
        if let text, let secondary {
            let own = (text(Self.unlimited), secondary(Self.unlimited))
            let both = own.0.width + horizontalPadding + own.1.width
            if prefersSideBySide, both <= limit {
                result.isSideBySide = true
                // By analogy with cells' own labels: the texts stand on one line.
                let lines = (textBaseline ?? own.0.height / 2, secondaryBaseline ?? own.1.height / 2)
                let tops = (near(max(0, lines.1 - lines.0)), near(max(0, lines.0 - lines.1)))
                block = CGSize(width: room ?? both, height: max(tops.0 + own.0.height, tops.1 + own.1.height))
                texts.0 = CGRect(origin: CGPoint(x: 0, y: tops.0), size: own.0)
                texts.1 = CGRect(origin: CGPoint(x: block.width - own.1.width, y: tops.1), size: own.1)
            } else {
                let sizes = (text(limit), secondary(limit))
                let wide = room ?? max(sizes.0.width, sizes.1.width)
                texts.0 = CGRect(x: 0, y: 0, width: wide, height: sizes.0.height)
                texts.1 = CGRect(x: 0, y: sizes.0.height + verticalPadding, width: wide, height: sizes.1.height)
                block = CGSize(width: wide, height: sizes.0.height + verticalPadding + sizes.1.height)
            }
        } else if let one = text ?? secondary {
            let size = one(limit)
            let rect = CGRect(x: 0, y: 0, width: room ?? size.width, height: size.height)
            texts = text != nil ? (rect, nil) : (nil, rect)
            block = rect.size
        }
        let tall = max(block.height, box?.height ?? 0)
        let needed = margins.top + tall + margins.bottom
        let whole = height ?? needed
        result.size = CGSize(width: width ?? lead + block.width + margins.right, height: needed)
        let middle = margins.top + (whole - margins.top - margins.bottom) / 2
        let top = near(middle - block.height / 2)
        result.text = texts.0?.offsetBy(dx: lead, dy: top)
        result.secondary = texts.1?.offsetBy(dx: lead, dy: top)
        if let image, let box {
            result.image = CGRect(
                x: near(margins.left + (box.width - image.width) / 2), y: near(middle - image.height / 2),
                width: image.width, height: image.height)
        }
        return result
    }
}
