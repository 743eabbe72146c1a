// The sizes, shadow and time of the pointer's effects.
// Apple: "UIPointerEffect", which publishes none.
import CoreGraphics
import Foundation

/// Points and seconds. Guessed: ours.
enum PointerMeasures {
    // MARK: The automatic effect
    /// Content up to this height and width is highlighted.
    static let highlighted = CGSize(width: 240, height: 60)
    /// Other content up to this length is lifted.
    static let lifted: CGFloat = 200

    // MARK: Lifted content
    /// How much longer its longer side gets, and how much larger it gets at most.
    static let growth: CGFloat = 8
    static let mostScale: CGFloat = 1.1
    static let shadowOpacity: Float = 0.25
    static let shadowRadius: CGFloat = 10
    static let shadowOffset = CGSize(width: 0, height: 6)

    // MARK: Shape and time
    static let cornerRadius: CGFloat = 8
    static let duration: TimeInterval = 0.2
}
