// Recovery attempters of other people's making.
// Apple: "NSErrorRecoveryAttempting", attemptRecovery(fromError:optionIndex:).
import UIKit

/// An object that attempts to recover from errors: the value for `NSRecoveryAttempterErrorKey`.
///
/// On Apple's systems any object with the method works, whether it conforms or not. On Linux an object that registers the
/// method by its Objective-C name works too, as the source rewriter's output does.
public protocol ErrorRecoveryAttempting: AnyObject {
    /// Attempts the recovery option with this index. Returns whether the failed operation can be retried. Called on the main
    /// thread.
    func attemptRecovery(fromError error: any Error, optionIndex: Int) -> Bool
}

/// An object that attempts to recover from errors asynchronously.
public protocol AsyncErrorRecoveryAttempting: AnyObject {
    /// Attempts the recovery option with this index. Returns whether the failed operation can be retried.
    @MainActor func attemptRecovery(fromError error: any Error, optionIndex: Int) async -> Bool
}

/// A source of styles for recovery options: a Swift `RecoverableError`, or the attempter of a plain `NSError`, which names
/// only titles.
public protocol RecoveryOptionStyling {
    /// Returns the style of the option with this index. A destructive option is never the default option.
    func styleOfRecoveryOption(at index: Int) -> UIAlertAction.Style
}
