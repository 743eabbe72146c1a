// Names of notifications in Swift 4, before Swift 4.2 moved them into their classes.
// Apple: the page of each notification.
import Foundation
import UIKitCore
import UIKitText
import UIKitValues

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
    @MainActor public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
    @MainActor public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
    @MainActor public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
    @MainActor public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    @MainActor public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    @MainActor public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    @MainActor public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
    @MainActor public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
    @MainActor public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    @MainActor public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
    @MainActor public static let UIPasteboardChanged = UIPasteboard.changedNotification
}
