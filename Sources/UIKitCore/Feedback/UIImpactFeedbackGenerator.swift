// Bumps.
// Apple: "UIImpactFeedbackGenerator".
import CoreGraphics
import Foundation

/// Lets the hand feel that two things hit each other. Silent here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the colliding things.
    public enum FeedbackStyle: Int, Sendable {
        /// Light, middling, heavy, yielding, unyielding.
        case light = 0, medium = 1, heavy = 2, soft = 3, rigid = 4
    }
    private let style: FeedbackStyle

    /// A generator of a weight.
    public init(style: FeedbackStyle) { self.style = style }
    /// A generator of a middling weight.
    public convenience override init() { self.init(style: .medium) }
    /// A generator of a weight for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Plays it.
    open func impactOccurred() { PlayedFeedback.play("impact.\(style)") }
    /// Plays it with a strength from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
    /// Plays it for a place in the view, in points.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Plays it with a strength from 0 to 1, for a place in the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred() }
}

@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
