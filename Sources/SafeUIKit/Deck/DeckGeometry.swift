// Where the center and a side stand, from how far the side is open. No views.
// No Apple page: this is ours.
import UIKit

/// The places in a deck of one size. All in points of the deck's bounds, which begin at zero.
struct DeckGeometry: Equatable {
    /// ViewDeck 3's width of a side that says none.
    static let ordinaryWidth: CGFloat = 320

    var size: CGSize
    var left: CGFloat
    var right: CGFloat
    var layering: DeckLayering
    var parallax: CGFloat
    /// Whether the left side stands on the right.
    var isMirrored: Bool

    /// The width in points of a side in a deck.
    static func width(_ width: DeckWidth, preferred: CGSize, in deck: CGFloat) -> CGFloat {
        let wanted: CGFloat
        switch width {
        case .automatic: wanted = preferred.width == 0 || preferred.height == 0 ? ordinaryWidth : preferred.width
        case .panel(let points): wanted = points
        case .ledge(let points): wanted = deck - points
        case .fraction(let part): wanted = deck * part
        }
        return min(max(wanted.isFinite ? wanted : ordinaryWidth, 1), max(deck, 1))
    }

    func width(_ side: DeckSide) -> CGFloat { side == .left ? left : right }

    /// 1 where the side opens by a movement to the right, else -1.
    func direction(_ side: DeckSide) -> CGFloat { (side == .left) != isMirrored ? 1 : -1 }

    /// The open side's frame. Beyond 1 it grows with the finger, so that no gap opens at the edge.
    func sideFrame(_ side: DeckSide, open fraction: CGFloat = 1) -> CGRect {
        let wide = width(side) * max(1, fraction)
        return CGRect(x: direction(side) > 0 ? 0 : size.width - wide, y: 0, width: wide, height: size.height)
    }

    /// How far the side stands from its open place.
    func sideShift(_ side: DeckSide, open fraction: CGFloat) -> CGFloat {
        let part = layering == .sideOverCenter ? 1 : parallax
        return -direction(side) * (1 - min(1, fraction)) * part * width(side)
    }

    /// How far the center stands from its place in a closed deck.
    func centerShift(_ side: DeckSide, open fraction: CGFloat) -> CGFloat {
        let part = layering == .sideOverCenter ? parallax : 1
        return direction(side) * fraction * part * width(side)
    }

    var centerFrame: CGRect { CGRect(origin: .zero, size: size) }

    /// How far the side is open where the part that moves the whole way stands so far from its place.
    func fraction(_ side: DeckSide, sideShift: CGFloat, centerShift: CGFloat) -> CGFloat {
        let way = width(side) * direction(side)
        return layering == .sideOverCenter ? 1 + sideShift / way : centerShift / way
    }

    /// How far the side is open after a finger has moved along x, from a fraction on. Never below closed; beyond open with
    /// a growing resistance where elastic.
    func fraction(_ side: DeckSide, from start: CGFloat, dragged x: CGFloat, isElastic: Bool) -> CGFloat {
        let plain = start + direction(side) * x / width(side)
        guard plain.isFinite else { return start }
        guard plain > 1 else { return max(0, plain) }
        return isElastic ? 1 + Self.resisted(plain - 1) : 1
    }

    /// Tends to 0.2 of the width; the slope begins at 0.55, as that of scroll views.
    static func resisted(_ excess: CGFloat) -> CGFloat {
        let limit: CGFloat = 0.2
        return limit * (1 - 1 / (excess * 0.55 / limit + 1))
    }
}

/// Whether a transition goes on or back when the finger lifts: the same for opening and closing, on both sides.
enum DeckRelease {
    /// Seconds that a finger's movement is thought to go on. A scroll view's at its ordinary deceleration.
    static let projection: CGFloat = 0.5

    /// - Parameters:
    ///   - progress: How far the transition has come, 0…1.
    ///   - velocity: In parts of the way a second; negative is back.
    static func completes(progress: CGFloat, velocity: CGFloat) -> Bool {
        let reached = progress + velocity * projection
        return reached.isFinite ? reached >= 0.5 : progress >= 0.5
    }
}
