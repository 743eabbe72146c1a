// The places of sheets and the results of drags, without views.
// Apple: "UISheetPresentationController"; figures: from memory, else guessed.
import CoreGraphics
import Foundation
import UIKitValues

/// The place of a sheet in a container. Points.
struct SheetGeometry {
    enum Kind { case page, form }
    enum Mode { case edge, centered, full }

    var container: CGSize
    var safeArea: UIEdgeInsets
    var mode: Mode
    var kind: Kind
    /// `preferredContentSize`; zero for none.
    var preferred = CGSize.zero
    var widthFollows = false

    static func mode(_ traits: UITraitCollection, edgeInCompactHeight: Bool) -> Mode {
        if traits.verticalSizeClass == .compact { return edgeInCompactHeight ? .edge : .full }
        return traits.horizontalSizeClass == .compact ? .edge : .centered
    }

    var maximumHeight: CGFloat { max(0, container.height - safeArea.top - SheetMeasures.topGap) }
    /// The largest detent's value: heights count without the safe area below.
    var maximumValue: CGFloat { max(0, maximumHeight - safeArea.bottom) }
    /// The height of a detent with which the sheet covers half of the container.
    var mediumValue: CGFloat { max(0, container.height / 2 - safeArea.bottom) }

    /// The whole height of a sheet at the edge for a detent's value.
    func height(value: CGFloat) -> CGFloat { min(max(0, value + safeArea.bottom), maximumHeight) }

    func frame(height: CGFloat) -> CGRect {
        switch mode {
        case .full: return CGRect(origin: .zero, size: container)
        case .edge:
            let follows = widthFollows && preferred.width > 0
            let width = follows ? min(preferred.width, container.width) : container.width
            return CGRect(
                x: ((container.width - width) / 2).rounded(), y: container.height - height, width: width, height: height)
        case .centered:
            let size = centeredSize
            return CGRect(
                x: ((container.width - size.width) / 2).rounded(), y: ((container.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
    }

    private var centeredSize: CGSize {
        let free = CGSize(
            width: container.width - 2 * SheetMeasures.margin,
            height: container.height - 2 * max(SheetMeasures.margin, safeArea.top, safeArea.bottom))
        switch kind {
        case .page: return CGSize(width: min(SheetMeasures.pageWidth, free.width), height: free.height)
        case .form:
            let wanted = preferred.width > 0 && preferred.height > 0 ? preferred : SheetMeasures.form
            return CGSize(width: min(wanted.width, free.width), height: min(wanted.height, free.height))
        }
    }

    /// How much smaller the card behind is: it stands in from the sides by a bar's margin. Observed at 390, 393 and 430
    /// points, a third of a pixel more.
    func pushedScale(of width: CGFloat) -> CGFloat {
        guard width > 0 else { return 1 }
        return max(0.5, 1 - 2 * BarMargin.side(container.width) / width)
    }

    /// How the card behind steps back: smaller, its top at the safe area's.
    func pushBack(of frame: CGRect) -> CGAffineTransform {
        let scale = pushedScale(of: frame.width)
        let top = frame.minY + frame.height * (1 - scale) / 2
        return CGAffineTransform(translationX: 0, y: safeArea.top - top).scaledBy(x: scale, y: scale)
    }
}

/// A drag of a sheet: heights while the finger moves, and where it ends.
struct SheetDrag {
    /// The heights at which it may rest, the smallest first.
    var heights: [CGFloat]
    var start: CGFloat
    var mayGo: Bool

    enum End: Equatable { case rest(Int), dismiss }

    /// The sheet's height and how far it is moved down, for a finger that moved down by so much (up is negative).
    func shown(_ way: CGFloat) -> (height: CGFloat, offset: CGFloat) {
        let height = start - way
        guard let least = heights.first, let most = heights.last else { return (start, 0) }
        if height > most { return (most, -RubberBand.shown(height - most, length: most) / 4) }
        if height >= least { return (height, 0) }
        let below = least - height
        return (least, mayGo ? below : RubberBand.shown(below, length: least) / 2)
    }

    /// Decides the end of a drag that a finger leaves with a downward speed in points a second. The sheet is dismissed below half
    /// of the smallest height, or faster than 1000 points a second from it; otherwise it rests at the nearest height. (The speed
    /// is guessed.)
    func end(_ way: CGFloat, velocity: CGFloat) -> End {
        guard let least = heights.first else { return .dismiss }
        let height = start - way
        let aim = height - velocity * SheetMeasures.momentum
        if mayGo, height < least, velocity > SheetMeasures.dismissal || aim < least / 2 { return .dismiss }
        if mayGo, heights.count == 1, velocity > SheetMeasures.dismissal { return .dismiss }
        let nearest = heights.indices.min { abs(heights[$0] - aim) < abs(heights[$1] - aim) } ?? 0
        return .rest(nearest)
    }
}
