// An alert with any content, which stands through rotation, appearance changes and the keyboard.
// Apple: "UIAlertController" (whose view hierarchy is private). The idea is from Owen Zhao's blog, "Custom alert".
import UIKit

/// An alert with the look of UIKit's alerts and a custom content view.
///
/// ```swift
/// let alert = CustomAlertController(title: "Rate this book", message: nil, content: StarsView())
/// alert.addAction(CustomAlertAction("Not Now", style: .cancel))
/// alert.addAction(CustomAlertAction("Send") { _ in send() })
/// alert.show(over: self)                             // waits for its turn among the scene's alerts
/// ```
/// The alert covers the full screen, whatever value ``modalPresentationStyle`` is set to. Over the current context, in the
/// detail column of a split view, an alert would cover only that column and would stay behind after a rotation.
@preconcurrency @MainActor open class CustomAlertController: UIViewController {
    /// The text below the title.
    open var message: String? { didSet { card?.textsChanged() } }
    /// The title, in bold.
    open override var title: String? { didSet { card?.textsChanged() } }
    /// The view between the texts and the buttons. Its width is the alert's width without the margins. Its height is that
    /// of its constraints, of `sizeThatFits(_:)`, or of its frame, the first that is not 0.
    open var content: UIView? { didSet { card?.contentChanged(from: oldValue) } }
    /// The colours of the alert.
    open var colors = AlertColors() { didSet { colorsChanged() } }
    /// The actions, in the order in which they were added.
    public private(set) var actions: [CustomAlertAction] = []
    /// The action of the Return key, in bold. Without a preferred action, the cancel action is bold.
    open var preferredAction: CustomAlertAction? { didSet { actionsChanged() } }
    /// The width, in points; 270 by default. At least 310 for accessibility text sizes, and less on a narrower screen.
    open var width: CGFloat = 270 { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String? = nil, content: UIView? = nil) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.content = content
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Adds a button. The first cancel action stands apart; further ones look like default actions.
    open func addAction(_ action: CustomAlertAction) {
        action.alert = self
        actions.append(action)
        actionsChanged()
    }

    // MARK: Presentation

    /// The presentation style, always over the full screen. Assigned values are ignored.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set { super.modalPresentationStyle = .overFullScreen }
    }

    /// Shows the alert over the front controller of the scene, after the alerts and errors that were requested before.
    open func show(over controller: UIViewController, animated: Bool = true, shown: (@MainActor () -> Void)? = nil) {
        let window = controller.viewIfLoaded?.window ?? FrontWindow.any
        let owner: AnyObject = window?.windowScene ?? window ?? UIApplication.shared
        AlertQueue.of(owner).add { [self, weak window] done in
            slot = done
            // Where there is nobody to present it, nothing holds its place.
            AlertShowing.show(
                self, animated: animated, from: { ErrorPlace(window: window, controller: nil).front }, shown: shown
            ) { [self] in slot = nil }
        }
    }

    /// Dismisses the alert, then runs the action's handler, as a tap on its button does. Does nothing if the action is disabled
    /// or the alert is being dismissed.
    open func choose(_ action: CustomAlertAction) {
        guard action.isEnabled, chosen == nil, !isBeingDismissed else { return }
        guard presentingViewController != nil else {
            action.handler?(action)
            return
        }
        chosen = action
        takeDown()
    }

    /// UIKit forgets a dismissal while the presentation is under way; one that never says it is over counts as over after
    /// five seconds.
    private func takeDown(patience: Int = 100) {
        guard let presenter = presentingViewController else { return ended() }
        guard !isBeingPresented || patience == 0 else {
            Task {
                try? await MainClock().sleep(for: 0.05)
                takeDown(patience: patience - 1)
            }
            return
        }
        presenter.dismiss(animated: true) { [self] in ended() }
    }

    /// It is gone: the next in line comes, then the handler has its turn, once.
    private func ended() {
        slot = nil
        guard let action = chosen else { return }
        chosen = nil
        action.handler?(action)
    }

    // MARK: View

    /// What lies over everything behind, and the alert's card.
    let dimming = UIView()
    private(set) var card: AlertCard?
    /// Its place in the scene's line, while it has one.
    private var slot: Once<Void>?
    /// What was chosen, until it is gone.
    private var chosen: CustomAlertAction?
    /// The keyboard's frame on the screen.
    private var keyboard = CGRect.null
    private var observers: [any NSObjectProtocol] = []

    private func setUp() {
        super.modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityViewIsModal = true
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimming)
        let card = AlertCard(self)
        self.card = card
        view.addSubview(card)
        colorsChanged()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let name = UIResponder.keyboardWillChangeFrameNotification
        observers = [
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                MainActor.assumeIsolated { self?.keyboardMoves(to: frame ?? .null) }
            }
        ]
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        keyboard = .null
    }

    /// Out of the window: covered by what it presents, or taken down by somebody else; then the next in line comes.
    func leftWindow() {
        Task {
            if presentingViewController == nil { ended() } else if isBeingDismissed, chosen == nil { slot = nil }
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let card else { return }
        var room = view.bounds.inset(by: view.safeAreaInsets)
        let top = view.convert(keyboard, from: nil).minY
        if !keyboard.isNull, top < room.maxY { room.size.height = max(0, top - room.minY) }
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        card.place(in: room, width: min(isLarge ? max(width, 310) : width, room.width - 16))
    }

    private func keyboardMoves(to frame: CGRect) {
        keyboard = frame.isEmpty ? .null : frame
        viewIfLoaded?.setNeedsLayout()
    }

    private func colorsChanged() {
        dimming.backgroundColor = colors.dimming
        card?.colorsChanged()
    }

    func actionsChanged() { card?.actionsChanged() }
    func sizeChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Keys and assistive technologies

    var cancelAction: CustomAlertAction? { actions.first { $0.style == .cancel } }

    /// Chooses the cancel action.
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }

    /// Chooses the preferred action, or the only one, for Return, and the cancel action for Escape.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            let action: CustomAlertAction?
            switch press.key?.keyCode {
            case .keyboardEscape: action = cancelAction
            case .keyboardReturnOrEnter, .keypadEnter:
                action = preferredAction ?? (actions.count == 1 ? actions[0] : nil)
            default: action = nil
            }
            if let action { return choose(action) }
        }
        super.pressesBegan(presses, with: event)
    }
}
