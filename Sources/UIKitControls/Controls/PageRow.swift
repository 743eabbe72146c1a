// The places of a page control's dots, as numbers.
// Apple: "UIPageControl"; measures observed in a recorded picture.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A row of dots.
enum PageRow {
    static func size(_ count: Int, _ isVertical: Bool) -> CGSize {
        let length = CGFloat(max(0, count)) * PageControlMeasures.pitch + 2 * PageControlMeasures.padding
        return isVertical
            ? CGSize(width: PageControlMeasures.thickness, height: length)
            : CGSize(width: length, height: PageControlMeasures.thickness)
    }

    /// The pages whose dots fit into a length, about the current one; all where they fit. Guessed.
    static func visible(_ count: Int, current: Int, length: CGFloat) -> Range<Int> {
        let most = max(1, Int((length - 2 * PageControlMeasures.padding) / PageControlMeasures.pitch + 1e-6))
        guard count > most else { return 0..<max(0, count) }
        let first = min(max(0, current - most / 2), count - most)
        return first..<(first + most)
    }

    /// The scale of a dot: those at an end behind which there are more are smaller.
    static func scale(_ page: Int, in visible: Range<Int>, of count: Int) -> CGFloat {
        if page == visible.lowerBound, visible.lowerBound > 0 { return PageControlMeasures.endScale }
        if page == visible.upperBound - 1, visible.upperBound < count { return PageControlMeasures.endScale }
        return 1
    }

    /// The middle of a dot along the row, from the row's middle.
    static func offset(_ page: Int, in visible: Range<Int>) -> CGFloat {
        (CGFloat(page - visible.lowerBound) - CGFloat(visible.count - 1) / 2) * PageControlMeasures.pitch
    }
}

/// The view of a dot: a disc, or an image in the dot's colour.
final class PageDot: ControlPart {
    let image = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .center
        image.treatsAutomaticAsTemplate = true
        addSubview(image)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ picture: UIImage?, _ color: UIColor) {
        image.image = picture
        image.tintColor = color
        backgroundColor = picture == nil ? color : nil
        let side = CGSize(width: PageControlMeasures.dot, height: PageControlMeasures.dot)
        bounds = CGRect(origin: .zero, size: picture?.size ?? side)
        layer.cornerRadius = picture == nil ? PageControlMeasures.dot / 2 : 0
        image.frame = bounds
    }
}
