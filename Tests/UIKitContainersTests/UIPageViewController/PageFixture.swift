// A page view controller on a headless stage, and what its delegate, data source and pages heard.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import UIKit

/// A coloured page that logs its life under a number.
@MainActor final class NumberedPage: UIViewController {
    static let colors: [UIColor] = [.red, .green, .blue, .yellow, .cyan, .magenta]
    let number: Int
    private let log: CallLog

    init(_ number: Int, _ log: CallLog) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("A page is in no archive.") }

    override func viewDidLoad() { view.backgroundColor = Self.colors[abs(number) % 6] }
    override func viewWillAppear(_ animated: Bool) { log("\(number) will appear\(animated ? " animated" : "")") }
    override func viewDidAppear(_ animated: Bool) { log("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(number) will disappear\(animated ? " animated" : "")") }
    override func viewDidDisappear(_ animated: Bool) { log("\(number) did disappear") }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log("\(number) \(parent == nil ? "left" : "moved in")")
    }
}

/// Pages 0 to 5 on a screen of 300 × 500 points, the first of them set.
@MainActor final class PageFixture: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let app: StageFixture
    let controller: UIPageViewController
    let log = CallLog()
    /// What the delegate and the data source heard; the pages' lives stand in ``lives``.
    let lives = CallLog()
    private(set) var pages: [NumberedPage] = []
    var count = 6
    var dots = 0
    var dot = 0
    var spine = UIPageViewController.SpineLocation.none
    var onSpine: ((UIInterfaceOrientation) -> Void)?
    var onFinish: (() -> Void)?
    var onWill: (() -> Void)?

    init(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        _ options: [UIPageViewController.OptionsKey: Any]? = nil, first: [Int] = [0], shown: Bool = true,
        rightToLeft: Bool = false, safeArea: StageInsets = StageInsets(), scale: CGFloat = 1,
        size: CGSize = CGSize(width: 300, height: 500)
    ) {
        app = StageFixture(
            StageEnvironment(
                size: size, scale: scale, safeAreaInsets: safeArea, cornerRadius: 0, rightToLeft: rightToLeft))
        controller = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: options)
        super.init()
        pages = (0..<6).map { NumberedPage($0, lives) }
        controller.dataSource = self
        controller.delegate = self
        if !first.isEmpty { controller.setViewControllers(first.map { pages[$0] }, direction: .forward, animated: false) }
        if shown { app.show(controller) }
        _ = log.take()
        _ = lives.take()
    }

    var row: UIScrollView { controller.view.subviews.compactMap { $0 as? UIScrollView }[0] }
    var numbers: [Int] { (controller.viewControllers ?? []).map(number) }

    private func number(_ page: UIViewController) -> Int { (page as? NumberedPage)?.number ?? -1 }

    /// The page whose view covers a point of the screen.
    func page(at x: CGFloat, _ y: CGFloat) -> Int? {
        guard let view = controller.view.window?.hitTest(CGPoint(x: x, y: y), with: nil) else { return nil }
        return pages.first { $0.viewIfLoaded === view }?.number
    }

    /// Swipes along x: a flick turns, a slow drag of less than half does not.
    func swipe(by dx: CGFloat, rest: TimeInterval? = 0, settles: Bool = true) {
        app.drag(from: CGPoint(x: 150, y: 250), by: CGVector(dx: dx, dy: 0), rest: rest)
        if settles { settle() }
    }

    func settle() { for _ in 0..<90 { app.advance(by: 1.0 / 60) } }

    /// Lets frames pass.
    func frames(_ count: Int) { for _ in 0..<count { app.advance(by: 1.0 / 60) } }

    // MARK: Data source

    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
        let index = number(page) + step
        return index >= 0 && index < count ? pages[index] : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log("before \(number(viewController))")
        return neighbour(viewController, -1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log("after \(number(viewController))")
        return neighbour(viewController, 1)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        if dots > 0 { log("count") }
        return dots
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        log("index")
        return dot
    }

    // MARK: Delegate

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log("will \(pendingViewControllers.map(number))")
        onWill?()
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log("did \(finished) \(previousViewControllers.map(number)) \(completed)")
        onFinish?()
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        log("spine \(orientation.isLandscape ? "landscape" : "portrait")")
        onSpine?(orientation)
        return spine
    }
}
