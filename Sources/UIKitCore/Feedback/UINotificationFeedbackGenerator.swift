// How a task ended.
// Apple: "UINotificationFeedbackGenerator".
import CoreGraphics
import Foundation

/// Lets the hand feel how a task ended. Silent here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// Done, done with doubts, failed.
        case success = 0, warning = 1, error = 2
    }

    /// A generator.
    public override init() { super.init() }
    /// A generator for a view.
    public convenience init(view: UIView) { self.init() }
    /// Plays it.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        PlayedFeedback.play("notification.\(notificationType)")
    }
    /// Plays it for a place in the view, in points.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
