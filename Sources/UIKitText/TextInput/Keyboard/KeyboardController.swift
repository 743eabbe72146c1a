// The keyboard, input view and accessory below the text, and the notifications about them.
// Apple: "UIResponder", Managing input views; Responding to keyboard notifications.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

/// Follows the first responder: shows what its chain asks for, in its window, and posts the notifications.
///
/// The drawn keyboard comes where the stage asks for one (`StageEnvironment.onScreenKeyboard`); input views and accessory
/// views come in any case, as beside a hardware keyboard.
@MainActor package final class KeyboardController {
    /// The keyboard of the present session.
    package static var shared: KeyboardController { TextInputSystem.current.keyboard }

    /// Everything that is shown, from the accessory's top to the screen's bottom.
    private let host = KeyboardHost()
    private var keyboard: KeyboardView?
    private var depth = 0
    private var isStale = false
    /// The views shown now and the place they have on the screen; nil while nothing is there.
    private var shown: (input: UIView?, accessory: UIView?, frame: CGRect)?
    /// How far a finger has pulled the keyboard down.
    private var pulled: CGFloat = 0

    /// The frame of keyboard and accessory on the screen, in points; nil while neither is shown.
    package var frame: CGRect? { shown.map { $0.frame.offsetBy(dx: 0, dy: pulled) } }
    /// The drawn keyboard while it is shown.
    package var keyboardView: KeyboardView? { shown?.input === keyboard ? keyboard : nil }

    /// Several changes of the first responder make one change of the keyboard.
    @discardableResult
    package func together<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0, isStale { update() }
        }
        return body()
    }

    /// Follows another first responder, or none.
    package func firstResponderChanged() {
        isStale = true
        if depth == 0 { update() }
    }

    /// A responder has other input views.
    func reload(for responder: UIResponder) {
        guard let first = FirstResponder.current, first.responderChain.contains(where: { $0 === responder }) else { return }
        update()
    }

    /// Text or traits of the first responder have changed: the drawn keyboard shows it.
    package func contextChanged() {
        guard let taker = FirstResponder.current as? any UIKeyInput else { return }
        keyboardView?.follow(taker)
        if depth == 0, wantedHeight(of: shown?.input) != shown?.input?.bounds.height, shown?.input === keyboard, keyboard != nil {
            update()
        }
    }

    /// The screen or a setting of the stage has changed.
    func environmentChanged() { if shown != nil || FirstResponder.current != nil { update() } }

    // MARK: What is wanted

    private var wantsKeyboard: Bool { UIScreen.main.environment.onScreenKeyboard }

    /// The nearest input and accessory views up the chain; the keyboard for a responder that takes text.
    private func wanted() -> (input: UIView?, accessory: UIView?)? {
        guard let first = FirstResponder.current else { return nil }
        var input: UIView?
        var accessory: UIView?
        for responder in first.responderChain {
            input = input ?? responder.inputView
            accessory = accessory ?? responder.inputAccessoryView
        }
        if input == nil, wantsKeyboard, let taker = first as? any UIKeyInput {
            let made = keyboard ?? KeyboardView()
            keyboard = made
            made.follow(taker)
            input = made
        }
        return input == nil && accessory == nil ? nil : (input, accessory)
    }

    /// A view's own height, or that of the keyboard.
    private func wantedHeight(of input: UIView?) -> CGFloat {
        guard let input else { return 0 }
        let screen = UIScreen.main
        guard input === keyboard else { return input.frame.height > 0 ? input.frame.height : input.intrinsicContentSize.height }
        return KeyboardMeasures.height(
            of: screen.bounds.size, safeBottom: screen.safeAreaInsets.bottom,
            isPad: screen.traitCollection.userInterfaceIdiom == .pad, hasBar: keyboard?.hasBar ?? true)
    }

    private func wantedHeight(ofAccessory view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        if view.frame.height > 0 { return view.frame.height }
        return max(0, view.intrinsicContentSize.height)
    }

    /// Names views that cannot be shown, or that are shown elsewhere.
    private func check(_ view: UIView?, _ height: CGFloat, _ property: String) {
        guard let view else { return }
        if height <= 0 {
            Catalogue.inputViewWithoutHeight.report(
                object: ObjectName.of(view), cause: "\(property)'s frame and intrinsicContentSize have no height.")
        }
        guard let above = view.superview, above !== host else { return }
        let owner = above.responderChain.first { $0 is UIViewController } ?? above
        Catalogue.inputViewInHierarchy.report(
            object: ObjectName.of(view), cause: "\(property) is a subview of \(ObjectName.short(above)).",
            apple: "UIViewControllerHierarchyInconsistency: child view controller:<UICompatibilityInputViewController: "
                + "\(ObjectName.address(view))> should have parent view controller:\(ObjectName.short(owner)) but "
                + "requested parent is:<UIInputWindowController: \(ObjectName.address(host))>")
    }

    // MARK: Showing

    /// Steps: 1. what is wanted, and where; 2. the notifications before; 3. the movement; 4. those after it.
    private func update() {
        isStale = false
        let screen = UIScreen.main.bounds
        let before = frame
        guard let (input, accessory) = wanted() else { return hide(from: before, screen) }
        let accessoryHeight = wantedHeight(ofAccessory: accessory)
        // An accessory alone stands above the home indicator.
        let inputHeight = input == nil ? UIScreen.main.safeAreaInsets.bottom : wantedHeight(of: input)
        check(input, inputHeight, "inputView")
        check(accessory, accessoryHeight, "inputAccessoryView")
        let height = accessoryHeight + inputHeight
        let end = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        let isSame = shown.map { $0.input === input && $0.accessory === accessory && $0.frame == end } ?? false
        guard !isSame || pulled != 0 else { return }
        Trace.note(
            .text, "keyboard",
            "\(shown == nil ? "comes" : "changes") for \(Trace.name(FirstResponder.current)): \(inputWords(input, accessory)), "
                + "\(Trace.number(height)) points high")
        let wasShown = shown != nil
        let begin = before ?? end.offsetBy(dx: 0, dy: screen.maxY - end.minY)
        shown = (input, accessory, end)
        pulled = 0
        TextEffectsWindow.show(host)
        UIView.performWithoutAnimation {
            host.frame = wasShown ? CGRect(origin: begin.origin, size: end.size) : begin
            host.show(input, accessory, height: accessoryHeight)
        }
        let info = userInfo(begin, end)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(UIResponder.keyboardWillShowNotification, info)
        move(to: end) { [weak self] in
            guard self?.shown?.frame == end else { return }
            self?.post(UIResponder.keyboardDidChangeFrameNotification, info)
            self?.post(UIResponder.keyboardDidShowNotification, info)
        }
    }

    /// What is shown, for a trace.
    private func inputWords(_ input: UIView?, _ accessory: UIView?) -> String {
        let view = input === keyboard && keyboard != nil ? "the drawn keyboard" : "the input view \(Trace.name(input))"
        return "\(view), the accessory \(Trace.name(accessory))"
    }

    private func hide(from before: CGRect?, _ screen: CGRect) {
        guard let before else { return }
        Trace.note(.text, "keyboard", "goes: \(Trace.name(FirstResponder.current)) is first responder")
        shown = nil
        pulled = 0
        let end = CGRect(x: 0, y: screen.maxY, width: before.width, height: before.height)
        let info = userInfo(before, end)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(UIResponder.keyboardWillHideNotification, info)
        move(to: end) { [weak self] in
            guard let self, shown == nil else { return }
            host.clear()
            TextEffectsWindow.remove(host)
            post(UIResponder.keyboardDidChangeFrameNotification, info)
            post(UIResponder.keyboardDidHideNotification, info)
        }
    }

    private func move(to frame: CGRect, then: @escaping () -> Void) {
        UIView.animate(
            withDuration: UIView.areAnimationsEnabled ? KeyboardGroundMeasures.duration : 0, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                self.host.frame = frame
                UIKeyboardLayoutGuide.follow()
            }, completion: { _ in then() })
    }

    private func userInfo(_ begin: CGRect, _ end: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
                value: UIView.areAnimationsEnabled ? KeyboardGroundMeasures.duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardGroundMeasures.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }

    // MARK: Pulling

    /// A finger at a height of the screen pulls the keyboard along, never above its place.
    func pull(to y: CGFloat, withAccessory: Bool) {
        guard let shown else { return }
        let top = withAccessory ? shown.frame.minY : shown.frame.minY + wantedHeight(ofAccessory: shown.accessory)
        let way = min(max(0, y - top), UIScreen.main.bounds.maxY - shown.frame.minY)
        guard way != pulled else { return }
        let begin = frame ?? shown.frame
        pulled = way
        let end = frame ?? shown.frame
        host.frame = end
        UIKeyboardLayoutGuide.follow()
        let info = userInfo(begin, end)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(UIResponder.keyboardDidChangeFrameNotification, info)
    }

    /// The finger lets go: downwards, or past the middle, the keyboard goes; else it comes back.
    func drop(velocity: CGFloat) {
        guard let shown, pulled > 0 else { return }
        if velocity > 0 || (velocity == 0 && pulled > shown.frame.height / 2) {
            _ = FirstResponder.current?.resignFirstResponder()
            if self.shown == nil { return }
        }
        update()
    }
}

/// Holds the accessory above the input view.
final class KeyboardHost: UIView {
    private var input: UIView?
    private var accessory: UIView?
    private var accessoryHeight: CGFloat = 0

    func show(_ input: UIView?, _ accessory: UIView?, height: CGFloat) {
        for view in subviews where view !== input && view !== accessory { view.removeFromSuperview() }
        self.input = input
        self.accessory = accessory
        accessoryHeight = height
        for view in [input, accessory] { if let view, view.superview !== self { addSubview(view) } }
        setNeedsLayout()
        layoutIfNeeded()
    }

    func clear() {
        for view in subviews { view.removeFromSuperview() }
        input = nil
        accessory = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        input?.frame = CGRect(
            x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    }

    /// Lets touches through to the app where nothing is shown.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
