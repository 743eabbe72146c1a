// Large titles, and grounds that come with content below the bar.
// Apple: "UINavigationBar", prefersLargeTitles. Heights: observed.
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

/// A page whose content scrolls.
@MainActor private final class Scrolling: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(scroll)
    }
}

@MainActor @Suite("UINavigationController: large titles", .harness) struct UINavigationControllerLargeTitleTests {
    private let fixture = NavigationFixture()
    private let page = Scrolling()
    private var navigation: UINavigationController { fixture.navigation }
    private var bar: UINavigationBar { fixture.navigation.navigationBar }

    init() {
        page.title = "Large"
        navigation.navigationBar.prefersLargeTitles = true
        navigation.setViewControllers([page], animated: false)
        fixture.app.turn()
    }

    private func scroll(to y: CGFloat) {
        page.scroll.contentOffset.y = y
        fixture.app.turn()
    }

    private func drag(_ ys: [CGFloat]) {
        fixture.app.touch(1, .began, 200, ys[0])
        for y in ys.dropFirst() { move(y) }
    }

    private func move(_ y: CGFloat) {
        fixture.app.stage.clock.advance(to: fixture.app.stage.clock.now + 1.0 / 60)
        fixture.app.touch(1, .moved, 200, y)
    }

    /// The finger rests before it is lifted.
    private func lift(_ y: CGFloat) {
        for _ in 0..<15 { move(y) }
        fixture.app.touch(1, .ended, 200, y)
        fixture.run(1.5)
    }

    @Test("The bar is 52 points higher, and the content begins below it (observed)")
    func height() {
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(page.view.safeAreaInsets.top == 143)
        #expect(page.scroll.contentOffset.y == -143)
        #expect(bar.barPlace.contents?.title.alpha == 0)
        #expect(bar.barPlace.contents?.large.text == "Large")
    }

    @Test("Scrolled by some points the title gives way by as many; the content stays at the bar's end (observed)")
    func collapse() {
        scroll(to: -133)
        #expect(bar.frame.height == 86)
        #expect(page.view.safeAreaInsets.top == 133)
        #expect(page.scroll.contentOffset.y == -133)
        #expect(page.scroll.adjustedContentInset.top == 133)
        scroll(to: 20)
        #expect(bar.frame.height == 44)
        #expect(page.scroll.adjustedContentInset.top == 91)
        fixture.run(0.2)
        #expect(bar.barPlace.contents?.title.alpha == 1)
        scroll(to: -91)
        #expect(bar.frame.height == 44)
        scroll(to: -143)
        #expect(bar.frame.height == 96)
        #expect(page.scroll.adjustedContentInset.top == 143)
    }

    @Test("Pulled down beyond its height the title follows the content, the safe area does not (observed)")
    func pulled() {
        scroll(to: -193)
        #expect(bar.frame.height == 146)
        #expect(page.view.safeAreaInsets.top == 143)
        scroll(to: -143)
        #expect(bar.frame.height == 96)
    }

    @Test("A finger takes the title away and brings it back without a jump")
    func finger() {
        drag([500, 480, 470])
        let shown = bar.frame.height
        #expect(shown < 96)
        #expect(shown > 60)
        #expect(page.scroll.contentOffset.y == -(47 + shown))
        move(430)
        move(300)
        #expect(bar.frame.height == 44)
        move(488)
        #expect(abs(page.scroll.contentOffset.y + 143) < 13)
        #expect(bar.frame.height > 80)
        lift(488)
        #expect(bar.frame.height == 96)
        #expect(page.scroll.contentOffset.y == -143)
    }

    @Test("Let go half way the title is shown wholly or not at all (observed)", arguments: [(473.0, 96.0), (455, 44)])
    func snap(_ end: Double, _ height: Double) {
        drag([500, 485, CGFloat(end)])
        lift(CGFloat(end))
        #expect(bar.frame.height == CGFloat(height))
        #expect(page.scroll.contentOffset.y == (height == 96 ? -143 : -91))
    }

    // Covers: UINavigationItem.largeTitleDisplayMode, UINavigationItem.LargeTitleDisplayMode.automatic, UINavigationItem.LargeTitleDisplayMode.always, UINavigationItem.LargeTitleDisplayMode.never, UINavigationBar.prefersLargeTitles
    @Test("Always, never, or as the item below (documented)")
    func modes() {
        func push(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
            let next = UIViewController()
            next.title = "Next"
            next.navigationItem.largeTitleDisplayMode = mode
            navigation.pushViewController(next, animated: false)
            fixture.app.turn()
            return bar.frame.height
        }
        #expect(push(.automatic) == 96)
        #expect(push(.never) == 44)
        #expect(push(.automatic) == 44)
        #expect(push(.always) == 96)
        bar.prefersLargeTitles = false
        fixture.app.turn()
        #expect(bar.frame.height == 44)
    }

    @Test("A page keeps what it showed of its title while another one is above it")
    func kept() {
        scroll(to: 100)
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: true)
        fixture.run(0.5)
        #expect(bar.frame.height == 96)
        #expect(next.view.safeAreaInsets.top == 143)
        navigation.popViewController(animated: true)
        fixture.run(0.5)
        #expect(bar.frame.height == 44)
        #expect(page.scroll.contentOffset.y == 100)
    }

    @Test("In a low window titles are small (observed)")
    func low() {
        var turned = StageEnvironment(scale: 1)
        turned.size = CGSize(width: 844, height: 390)
        turned.orientation = .landscapeLeft
        turned.isRegularHeight = false
        turned.safeAreaInsets = StageInsets()
        fixture.app.turn(.environment(turned))
        #expect(bar.frame.height == 32)
    }

    // Covers: UIViewController.setContentScrollView, UIViewController.contentScrollView
    @Test("The bar follows the scroll view that is named, else the one that lies lowest (documented)")
    func named() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        other.contentSize = CGSize(width: 390, height: 2000)
        page.view.addSubview(other)
        #expect(page.contentScrollView(for: .top) == nil)
        page.setContentScrollView(other, for: .top)
        #expect(page.contentScrollView(for: .top) === other)
        fixture.app.turn()
        scroll(to: 0)
        #expect(bar.frame.height == 96)
        other.contentOffset.y = 0
        fixture.app.turn()
        #expect(bar.frame.height == 44)
    }

    // Covers: UINavigationBar.scrollEdgeAppearance, UINavigationItem.scrollEdgeAppearance
    @Test("No ground with the content's edge at the bar; one with content below it (documented)")
    func ground() {
        let ground = bar.barPlace.ground
        #expect(ground?.shown?.effect == nil)
        #expect(ground?.shown?.shadowColor == nil)
        scroll(to: 100)
        fixture.run(0.3)
        #expect(ground?.shown?.effect == UIBlurEffect(style: .systemChromeMaterial))
        scroll(to: -143)
        #expect(ground?.shown?.effect == nil)
        let red = UINavigationBarAppearance()
        red.backgroundColor = .red
        bar.scrollEdgeAppearance = red
        #expect(ground?.shown?.color == .red)
        let own = UINavigationBarAppearance()
        own.backgroundColor = .green
        page.navigationItem.scrollEdgeAppearance = own
        #expect(ground?.shown?.color == .green)
    }

    @Test("A tap on the status bar brings content and title back")
    func toTop() {
        scroll(to: 400)
        #expect(page.scroll.goToTop())
        fixture.run(1)
        #expect(bar.frame.height == 96)
        #expect(page.scroll.contentOffset.y == -143)
    }
}
