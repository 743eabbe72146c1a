// Errors in alerts.
// Apple: "UIAlertController".
import UIKit

/// A presenter that shows errors in alerts. The default option is the last button, or the right one of two, in bold.
@preconcurrency @MainActor open class AlertErrorPresenter: ErrorPresenter {
    /// A closure that receives each alert before it is shown.
    open var prepare: ((UIAlertController, ErrorMessage) -> Void)?

    /// Creates a presenter of unmodified alerts.
    public nonisolated init() {}

    /// Shows an alert over the front controller of the place. An alert that is dismissed without a choice counts as no choice.
    open func present(
        _ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void
    ) {
        // Every action holds the answer; where the alert goes without one of them, it goes too and answers nil.
        let answer = Once<Int?>(ifDropped: nil, choose)
        let alert = UIAlertController(
            title: message.texts.title, message: message.texts.message, preferredStyle: .alert)
        var hasCancel = false
        for (index, option) in message.options.enumerated().reversed() {
            // UIKit takes one cancelling action and raises at a second.
            let style = option.style == .cancel && hasCancel ? .default : option.style
            hasCancel = hasCancel || style == .cancel
            let action = UIAlertAction(title: option.title, style: style) { _ in answer.call(index) }
            alert.addAction(action)
            if index == message.defaultOption { alert.preferredAction = action }
        }
        prepare?(alert, message)
        AlertShowing.show(alert) { place.front }
    }
}

/// Presents a controller as soon as nothing else is on its way.
@MainActor enum AlertShowing {
    /// How often it looks again after a transition that never says it is over, a tenth of a second apart.
    private static let patience = 50

    /// - Parameters:
    ///   - shown: Called once it is presented.
    ///   - refused: Called where there is none to present it, or it is presented already; the controller is let go then.
    static func show(
        _ controller: UIViewController, patience: Int = AlertShowing.patience, animated: Bool = true,
        from front: @escaping @MainActor () -> UIViewController?, shown: (@MainActor () -> Void)? = nil,
        refused: (@MainActor () -> Void)? = nil
    ) {
        let isUp = controller.presentingViewController != nil && !controller.isBeingDismissed
        guard patience > 0, !isUp, let presenter = front(), presenter.viewIfLoaded?.window != nil else {
            refused?()
            return
        }
        let going = presenter.presentedViewController
        guard presenter.isBeingPresented || presenter.isBeingDismissed || going != nil else {
            return presenter.present(controller, animated: animated, completion: shown)
        }
        // A transition is under way: after it, or in a moment where nobody says when that is.
        let again: @MainActor @Sendable () -> Void = {
            show(controller, patience: patience - 1, animated: animated, from: front, shown: shown, refused: refused)
        }
        Task {
            try? await MainClock().sleep(for: 0.1)
            again()
        }
    }
}
