// A container with a bar and a stack of screens; beside a sidebar where the width is regular.
import UIKit

/// Shows one screen at a time under a bar with its title; wide screens get the list of systems as a sidebar.
@MainActor
public final class StackController: UIViewController {
    private let bar = TitleBar()
    private var sidebar: SidebarController?
    private var stack: [UIViewController]

    /// - Parameter root: The first screen of the stack.
    public init(root: UIViewController) {
        stack = [root]
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("StackController is made in code") }

    /// The screen on top.
    public var top: UIViewController { stack[stack.count - 1] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        adopt(top)
        view.addSubview(bar)
        bar.onBack = { [weak self] in self?.pop() }
        updateBar()
    }

    /// Puts a screen on top.
    public func push(_ controller: UIViewController) {
        release(top)
        stack.append(controller)
        adopt(controller)
        updateBar()
    }

    /// Goes back to the screen below; no effect on the first one.
    public func pop() {
        guard stack.count > 1 else { return }
        release(stack.removeLast())
        adopt(top)
        updateBar()
    }

    /// Goes back to the screen below, from the first one to the Showcase's own.
    func leave() { stack.count > 1 ? pop() : show(Screen.home.makeController()) }

    /// Replaces all screens by one.
    public func show(_ controller: UIViewController) {
        release(top)
        stack = [controller]
        adopt(controller)
        updateBar()
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
        view.setNeedsLayout()
    }

    private func release(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }

    private func updateBar() {
        bar.title = top.title
        bar.showsBack = stack.count > 1
        bar.isHidden = isWhole
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        view.setNeedsLayout()
    }

    public override var childForStatusBarStyle: UIViewController? { top }
    public override var childForStatusBarHidden: UIViewController? { top }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { top }

    /// Whether the screen on top fills the window.
    private var isWhole: Bool { top is HomeController || top is any WholeScreen }

    private var showsSidebar: Bool { traitCollection.horizontalSizeClass == .regular && !isWhole }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutSidebar()
        let left = sidebar == nil ? 0 : SidebarController.width
        let area = CGRect(x: left, y: 0, width: view.bounds.width - left, height: view.bounds.height)
        bar.frame = CGRect(x: area.minX, y: 0, width: area.width, height: view.safeAreaInsets.top + TitleBar.height)
        top.additionalSafeAreaInsets.top = bar.isHidden ? 0 : TitleBar.height
        top.view.frame = area
    }

    private func layoutSidebar() {
        if showsSidebar, sidebar == nil {
            let sidebar = SidebarController { [weak self] screen in self?.show(screen.makeController()) }
            addChild(sidebar)
            view.addSubview(sidebar.view)
            sidebar.didMove(toParent: self)
            self.sidebar = sidebar
        } else if !showsSidebar, let old = sidebar {
            release(old)
            sidebar = nil
        }
        sidebar?.view.frame = CGRect(x: 0, y: 0, width: SidebarController.width, height: view.bounds.height)
    }
}

extension UIViewController {
    /// The container this screen stands in.
    var stackController: StackController? {
        var current: UIViewController? = parent
        while let controller = current {
            if let stack = controller as? StackController { return stack }
            current = controller.parent
        }
        return nil
    }
}
