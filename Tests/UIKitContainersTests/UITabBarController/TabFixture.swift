// A tab bar controller on a headless stage, and what its delegate and tabs heard.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import UIKit

/// Tabs A, B, C… on a phone of 390 × 844 points.
@MainActor final class TabFixture: NSObject, UITabBarControllerDelegate {
    let app: StageFixture
    let controller: UITabBarController
    /// What tabs heard of appearing.
    let lives = CallLog()
    /// What the delegate heard.
    let log = CallLog()
    private(set) var pages: [NamedTab] = []
    var refuses: Set<String> = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(
        _ count: Int = 3, shown: Bool = true, wraps: (UIViewController) -> UIViewController = { $0 },
        in environment: StageEnvironment = TabFixture.environment(), controller: UITabBarController? = nil
    ) {
        app = StageFixture(environment)
        self.controller = controller ?? UITabBarController()
        super.init()
        pages = (0..<count).map { NamedTab(String("ABCDEFGHIJ".dropFirst($0).prefix(1)), lives) }
        self.controller.viewControllers = pages.map(wraps)
        self.controller.delegate = self
        if shown { app.show(self.controller) }
        _ = lives.take()
        _ = log.take()
    }

    /// A phone with a home indicator of 34 points.
    static func environment(_ size: CGSize = CGSize(width: 390, height: 844), dark: Bool = false, scale: CGFloat = 1)
        -> StageEnvironment
    {
        StageEnvironment(
            size: size, scale: scale, appearance: dark ? .dark : .light,
            safeAreaInsets: StageInsets(top: 47, left: 0, bottom: 34, right: 0), cornerRadius: 0)
    }

    /// The item's view in the bar.
    func button(_ index: Int) -> UIControl { controller.tabBar.subviews.compactMap { $0 as? UIControl }[index] }

    func tap(_ index: Int) {
        let view = button(index)
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        app.tap(point.x, point.y)
    }

    func frames(_ count: Int) { for _ in 0..<count { app.advance(by: 1.0 / 60) } }

    private func name(_ controller: UIViewController) -> String {
        (controller as? NamedTab)?.name ?? ((controller as? UINavigationController)?.viewControllers.first as? NamedTab)?.name
            ?? "more"
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log("should \(name(viewController))")
        return !refuses.contains(name(viewController))
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log("did \(name(viewController))")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if animator != nil { log("animator \(name(fromVC)) \(name(toVC))") }
        return animator
    }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A coloured tab that logs its life under its name.
@MainActor final class NamedTab: UIViewController {
    let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { fatalError("A tab is in no archive.") }

    override func viewDidLoad() {
        view.backgroundColor = .white
        log("\(name) load")
    }
    override func viewWillAppear(_ animated: Bool) { log("\(name) will appear\(animated ? " animated" : "")") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) will disappear\(animated ? " animated" : "")") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) did disappear") }
}

/// Slides one tab in over another in 0.4 s.
@MainActor final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let new = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        let end = context.finalFrame(for: controller)
        context.containerView.addSubview(new)
        new.frame = end.offsetBy(dx: end.width, dy: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            new.frame = end
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
