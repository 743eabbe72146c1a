// Recovery attempters of other people's making.
// Apple: "NSErrorRecoveryAttempting", attemptRecovery(fromError:optionIndex:).
import UIKit

/// An object that tries to recover from errors: the value of `NSRecoveryAttempterErrorKey`.
///
/// On Apple's systems any object with the method will do, adopted or not; on Linux also one that registers it by its
/// Objective-C name, as the source rewriter does.
public protocol ErrorRecoveryAttempting: AnyObject {
    /// Tries the option with this number; true where what failed may be tried again. Called on the main thread.
    func attemptRecovery(fromError error: any Error, optionIndex: Int) -> Bool
}

/// An object that tries to recover from errors and takes its time.
public protocol AsyncErrorRecoveryAttempting: AnyObject {
    /// Tries the option with this number; true where what failed may be tried again.
    @MainActor func attemptRecovery(fromError error: any Error, optionIndex: Int) async -> Bool
}

/// Says how the buttons of recovery options look: for a Swift `RecoverableError`, or for an attempter of a plain `NSError`,
/// which names titles alone.
public protocol RecoveryOptionStyling {
    /// The style of the option with this number. A destructive option is never the default one.
    func styleOfRecoveryOption(at index: Int) -> UIAlertAction.Style
}
