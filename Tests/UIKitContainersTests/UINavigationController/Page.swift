// Pages that tell what they hear.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

/// A controller with a name that logs its life.
@MainActor final class Page: UIViewController {
    let log: CallLog
    var onWillAppear: ((Page) -> Void)?
    var onDidAppear: ((Page) -> Void)?

    init(_ name: String, _ log: CallLog = CallLog(), color: UIColor = .systemBackground) {
        self.log = log
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { nil }
    private let color: UIColor
    private func say(_ what: String) { log("\(title ?? "?").\(what)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        say("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("willAppear(\(animated))")
        onWillAppear?(self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("didAppear")
        onDidAppear?(self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("willDisappear" + (isMovingFromParent ? " moving" : ""))
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        say("willMove(\(parent == nil ? "nil" : "nav"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        say("didMove(\(parent == nil ? "nil" : "nav"))")
    }
}

/// A navigation controller on a headless phone of 390 × 844 points, 47 of them at the top and 34 at the bottom safe.
@MainActor final class NavigationFixture {
    let app: StageFixture
    let log = CallLog()
    let navigation: UINavigationController
    let first: Page

    init(
        _ environment: StageEnvironment = StageEnvironment(scale: 1), navigation: UINavigationController? = nil,
        prepare: (UINavigationController, Page) -> Void = { _, _ in }
    ) {
        app = StageFixture(environment)
        first = Page("A", log)
        let made = navigation ?? UINavigationController(nibName: nil, bundle: nil)
        self.navigation = made
        made.setViewControllers([first], animated: false)
        prepare(made, first)
        app.show(made)
        app.turn()
        _ = log.take()
    }

    func page(_ name: String) -> Page { Page(name, log) }

    /// Whole turns over a time.
    func run(_ seconds: TimeInterval) {
        var left = seconds
        while left > 0 {
            app.advance(by: min(left, 1.0 / 60))
            left -= 1.0 / 60
        }
    }

    /// A finger from the left edge.
    func swipe(_ xs: [CGFloat], lift: Bool = true, y: CGFloat = 400) {
        app.touch(1, .began, xs[0], y)
        for x in xs.dropFirst() {
            app.stage.clock.advance(to: app.stage.clock.now + 1.0 / 60)
            app.touch(1, .moved, x, y)
        }
        if lift { app.touch(1, .ended, xs[xs.count - 1], y) }
    }

    /// Where a view is seen, in points of the screen.
    func x(of view: UIView) -> CGFloat {
        let layer = view.layer.presentation() ?? view.layer
        return layer.position.x + layer.affineTransform().tx - layer.bounds.width / 2
    }
}
