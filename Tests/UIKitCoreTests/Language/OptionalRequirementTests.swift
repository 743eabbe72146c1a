// Properties that Apple's protocols leave to their adopters: once more optional where they are read through the protocol.
// Apple: "UIApplicationDelegate", window; "UIWindowSceneDelegate", window; "UITextInputTraits".
import TestFixtures
import Testing
import UIKit
import UIKitTesting

private class WithWindow: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
private class WithoutWindow: UIResponder, UIApplicationDelegate {}
private final class SceneWithWindow: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
private final class PlainScene: UIResponder, UIWindowSceneDelegate {}
private final class Keys: UIResponder, UIKeyInput {
    var keyboardType = UIKeyboardType.emailAddress
    var passwordRules: UITextInputPasswordRules?
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}
private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    let completionSpeed: CGFloat = 2
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

@MainActor @Suite("Optional requirements", .harness) struct OptionalRequirementTests {
    // Covers: UIApplicationDelegate.window
    @Test("an app delegate's window is optional once for its property, once for its presence (documented)")
    func applicationDelegate() {
        _ = StageFixture()
        let mine = WithWindow()
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        mine.window = window
        let delegate: (any UIApplicationDelegate)? = mine
        #expect(delegate?.window??.rootViewController === root)
        #expect(delegate?.window?.map(\.rootViewController) == .some(root))
        #expect(delegate!.window!!.rootViewController === root)
        #expect((delegate?.window ?? nil) === window)
        if let found = delegate?.window {
            #expect(found?.rootViewController === root)
        } else {
            Issue.record("no window")
        }
        if let found = delegate?.window, let inner = found { #expect(inner === window) }
        #expect(mine.window?.rootViewController === root)
        let typed: UIWindow? = mine.window
        #expect(typed === window)
        mine.window = nil
        #expect(delegate?.window != nil && delegate?.window! == nil && mine.window == nil)
        let other: any UIApplicationDelegate = WithoutWindow()
        #expect(other.window == nil)
        _ = UIApplication.shared.delegate?.window??.rootViewController
    }

    // Covers: UIWindowSceneDelegate.window
    @Test("so is a scene delegate's (documented)") func sceneDelegate() {
        _ = StageFixture()
        let mine = SceneWithWindow()
        mine.window = UIWindow()
        let delegate: (any UISceneDelegate)? = mine
        let windows = delegate as? any UIWindowSceneDelegate
        #expect(windows?.window??.isHidden == true)
        #expect((PlainScene() as any UIWindowSceneDelegate).window == nil)
        #expect(
            (UIApplication.shared.connectedScenes.first?.delegate as? any UIWindowSceneDelegate)?.window??.isHidden
                != true)
    }

    // Covers: UITextInputTraits.keyboardType, UITextInputTraits.passwordRules
    @Test("a trait for typing that a responder does not have reads nil through the protocol (documented)")
    func typing() {
        let keys = Keys()
        let traits: (any UITextInputTraits)? = keys
        #expect(traits?.keyboardType == .emailAddress)
        #expect(traits?.keyboardType?.rawValue == UIKeyboardType.emailAddress.rawValue)
        #expect(traits?.returnKeyType == nil)
        #expect(traits?.isSecureTextEntry == nil)
        #expect(traits?.textContentType == nil)
        #expect(traits?.returnKeyType ?? .done == .done)
        #expect(traits?.passwordRules != nil && traits?.passwordRules! == nil)
        let field = UITextField()
        field.keyboardType = .URL
        let plain: UIKeyboardType = field.keyboardType
        #expect(plain == .URL)
        #expect((field as any UITextInputTraits).keyboardType == .URL)
        #expect((field as any UITextInputTraits).autocorrectionType != nil)
        #expect((field as any UITextInput).textInputView == nil)
        #expect((field as any UITextInput).selectionAffinity != nil)
    }

    // Covers: UIViewControllerInteractiveTransitioning.completionSpeed, UIFocusEnvironment.focusGroupIdentifier, UIFocusItem.focusEffect
    @Test("so do a hand's and a focus item's (documented)") func others() {
        let hand: any UIViewControllerInteractiveTransitioning = Hand()
        #expect(hand.completionSpeed == 2)
        #expect(hand.wantsInteractiveStart == nil)
        #expect(hand.completionCurve == nil)
        let driven: any UIViewControllerInteractiveTransitioning = UIPercentDrivenInteractiveTransition()
        #expect(driven.wantsInteractiveStart == true)
        let view = UIView()
        view.focusGroupIdentifier = "list"
        let environment: any UIFocusEnvironment = view
        #expect(environment.focusGroupIdentifier == "list")
        #expect(view.focusGroupIdentifier == "list")
        #expect((view as any UIFocusItem).focusEffect != nil)
    }
}
