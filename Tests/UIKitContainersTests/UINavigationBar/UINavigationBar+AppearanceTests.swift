// Which looks a navigation bar shows when; groups of items; pictures behind buttons and beside the way back.
// Apple: "UINavigationBar", Customizing the appearance; "UIBarButtonItem"; "UIBarButtonItemGroup".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

@MainActor @Suite("UINavigationBar's looks", .harness) struct UINavigationBarAppearanceTests {
    private static var lowPhone: StageEnvironment {
        StageEnvironment(
            size: CGSize(width: 844, height: 390), scale: 1, orientation: .landscapeLeft,
            safeAreaInsets: StageInsets(left: 47, bottom: 21, right: 47), isRegularWidth: false, isRegularHeight: false)
    }

    private func looks(_ color: UIColor) -> UINavigationBarAppearance {
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = color
        return looks
    }

    private func contents(_ bar: UINavigationBar) throws -> NavigationBarContent {
        bar.layoutIfNeeded()
        bar.barPlace.contents?.layoutIfNeeded()
        return try #require(bar.barPlace.contents)
    }

    // Covers: UINavigationBar.compactAppearance, UINavigationBar.compactScrollEdgeAppearance, UINavigationItem.standardAppearance, UINavigationItem.compactAppearance, UINavigationItem.scrollEdgeAppearance, UINavigationItem.compactScrollEdgeAppearance
    @Test("Low bars have looks of their own; an item's go before the bar's; each falls back as documented")
    func order() {
        let fixture = NavigationFixture()
        let bar = fixture.navigation.navigationBar, item = fixture.first.navigationItem
        func shown(edge: Bool) -> UIColor? {
            bar.setAtEdge(edge, animated: false)
            return bar.barPlace.ground?.shown?.color
        }
        bar.standardAppearance = looks(.red)
        #expect(shown(edge: false) == .red, "no ground at the edge")
        #expect(shown(edge: true) == nil, "no ground at the edge")
        bar.compactAppearance = looks(.green)
        #expect(shown(edge: false) == .red)
        fixture.app.turn(.environment(Self.lowPhone))
        #expect(bar.frame.height == 32)
        #expect(shown(edge: false) == .green)
        #expect(shown(edge: true) == nil)
        bar.scrollEdgeAppearance = looks(.blue)
        #expect(shown(edge: true) == .blue)
        bar.compactScrollEdgeAppearance = looks(.yellow)
        #expect(shown(edge: true) == .yellow)
        #expect(shown(edge: false) == .green)
        item.standardAppearance = looks(.orange)
        #expect(shown(edge: false) == .orange)
        #expect(shown(edge: true) == .yellow)
        item.compactAppearance = looks(.purple)
        item.scrollEdgeAppearance = looks(.brown)
        #expect(shown(edge: false) == .purple)
        #expect(shown(edge: true) == .brown)
        item.compactScrollEdgeAppearance = looks(.cyan)
        #expect(shown(edge: true) == .cyan)
        fixture.app.turn(.environment(StageEnvironment(scale: 1)))
        #expect(bar.frame.height == 44)
        #expect(shown(edge: false) == .orange)
        #expect(shown(edge: true) == .brown)
        item.standardAppearance?.backgroundColor = .magenta
        #expect(shown(edge: false) == .magenta)
        item.standardAppearance = nil
        item.scrollEdgeAppearance = nil
        #expect(shown(edge: false) == .red)
        #expect(shown(edge: true) == .blue)
    }

    // Covers: UIBarAppearance.backgroundImage, UIBarAppearance.backgroundImageContentMode, UIBarAppearance.shadowImage
    @Test("An image fills the ground as it is told to; an image in place of the line, or one of no size for no line (documented)")
    func images() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        bar.setAtEdge(false, animated: false)
        let ground = try #require(bar.barPlace.ground)
        let parts = ground.subviews.compactMap { $0 as? UIImageView }
        let image = try #require(parts.first)
        let line = try #require(parts.last)
        bar.layoutIfNeeded()
        #expect(line.frame == CGRect(x: 0, y: ground.bounds.height, width: 390, height: 1))
        #expect(line.backgroundColor != nil)
        let looks = UINavigationBarAppearance()
        let picture = TestImage.of(4, 4, .blue)
        let shadow = TestImage.of(2, 3, .black)
        looks.backgroundImage = picture
        looks.backgroundImageContentMode = .topLeft
        looks.shadowImage = shadow.withRenderingMode(.alwaysTemplate)
        looks.shadowColor = .red
        bar.standardAppearance = looks
        bar.layoutIfNeeded()
        #expect(image.image === picture)
        #expect(image.contentMode == .topLeft)
        #expect(image.frame == ground.bounds)
        #expect(line.frame.height == 3)
        #expect(line.tintColor == .red)
        #expect(line.backgroundColor == nil)
        bar.standardAppearance.shadowImage = UIImage()
        bar.layoutIfNeeded()
        #expect(line.frame.height == 0)
    }

    @Test("An item's looks come with its page and go with it")
    func ofAPage() {
        let fixture = NavigationFixture()
        let bar = fixture.navigation.navigationBar
        let page = fixture.page("B")
        page.navigationItem.scrollEdgeAppearance = looks(.orange)
        fixture.navigation.pushViewController(page, animated: true)
        fixture.run(0.6)
        #expect(bar.barPlace.ground?.shown?.color == .orange)
        fixture.navigation.popViewController(animated: true)
        fixture.run(0.6)
        #expect(bar.barPlace.ground?.shown?.color == nil)
        #expect(bar.barPlace.ground?.shown?.effect == nil)
    }

    // Covers: UINavigationBarAppearance.buttonAppearance, UINavigationBarAppearance.doneButtonAppearance, UINavigationBarAppearance.backButtonAppearance, UINavigationBarAppearance.setBackIndicatorImage, UINavigationBarAppearance.backIndicatorImage, UINavigationBarAppearance.titlePositionAdjustment, UINavigationBarAppearance.largeTitleTextAttributes
    @Test("Plain, done and back buttons have looks each; the back ones' are the plain ones' where not set (documented)")
    func buttons() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let top = UINavigationItem(title: "Top")
        let plain = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
        top.rightBarButtonItems = [done, plain]
        bar.setItems([UINavigationItem(title: "Below"), top], animated: false)
        let looks = UINavigationBarAppearance()
        looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        looks.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = looks
        func color(_ view: UIView?) -> UIColor? {
            let text =
                (view as? UIButton)?.currentAttributedTitle
                ?? view?.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first { $0.length > 0 }
            return text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        var shown = try contents(bar)
        #expect(color(shown.right[0].view) == .green)
        #expect(color(shown.right[1].view) == .red)
        #expect(shown.back?.shownTitle == "Below")
        #expect(color(shown.back) == .red)
        let still = try #require(shown.back?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Below" }).frame
        bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
        let arrow = TestImage.of(11, 13, .black)
        bar.standardAppearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
        #expect(bar.standardAppearance.backIndicatorImage === arrow)
        #expect(bar.standardAppearance.backIndicatorTransitionMaskImage === arrow)
        shown = try contents(bar)
        shown.back?.layoutIfNeeded()
        #expect(color(shown.back) == .blue)
        #expect(shown.back?.indicator === arrow)
        let moved = try #require(shown.back?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Below" }).frame
        #expect(moved.minY == still.minY - 4)
        #expect(moved.minX == CGFloat(11 + 6 + 3))
        // The small title moves, others stay.
        let title = shown.title.frame
        bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 2)
        shown = try contents(bar)
        #expect(shown.title.frame == title.offsetBy(dx: 5, dy: 2))
        bar.prefersLargeTitles = true
        bar.standardAppearance.largeTitleTextAttributes = [.foregroundColor: UIColor.purple]
        #expect(
            try contents(bar).large.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .purple)
    }

    // Covers: UINavigationBar.backIndicatorImage, UINavigationBar.backIndicatorTransitionMaskImage, UINavigationBar.setTitleVerticalPositionAdjustment, UINavigationBar.titleVerticalPositionAdjustment, UINavigationBar.largeTitleTextAttributes
    @Test("Looks of old: an image beside the way back, the title's place; an appearance has its own (documented)")
    func old() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        bar.setItems([UINavigationItem(title: "Below"), UINavigationItem(title: "Top")], animated: false)
        let arrow = TestImage.of(11, 13, .black)
        bar.backIndicatorImage = arrow
        bar.backIndicatorTransitionMaskImage = arrow
        #expect(try contents(bar).back?.indicator === arrow && bar.backIndicatorTransitionMaskImage === arrow)
        let y = try contents(bar).title.frame.minY
        bar.setTitleVerticalPositionAdjustment(-3, for: .default)
        #expect(try contents(bar).title.frame.minY == y - 3 && bar.titleVerticalPositionAdjustment(for: .default) == -3)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
        bar.largeTitleTextAttributes = [.kern: 4]
        #expect(try contents(bar).large.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
        bar.standardAppearance = UINavigationBarAppearance()
        #expect(try contents(bar).back?.indicator !== arrow)
        bar.backIndicatorImage = nil
        #expect(try contents(bar).back?.indicator.size.height ?? 0 > 10)
    }

    // Covers: UIBarButtonItem.setBackgroundImage, UIBarButtonItem.backgroundImage, UIBarButtonItem.setBackgroundVerticalPositionAdjustment, UIBarButtonItem.setTitlePositionAdjustment, UIBarButtonItem.setBackButtonBackgroundImage, UIBarButtonItem.setBackButtonTitlePositionAdjustment, UIBarButtonItemStateAppearance.backgroundImage, UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment
    @Test("A picture behind a button and its place: the item's before the appearance's, for its style before for any")
    func backgrounds() throws {
        let app = StageFixture()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        app.show(host)
        let item = UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil)
        func button(_ looks: UIBarButtonItemAppearance? = nil, isCompact: Bool = false) throws -> BarButton {
            let button = try #require(item.makeView(BarButtonContext(appearance: looks, isCompact: isCompact)) as? BarButton)
            button.frame = CGRect(x: 10, y: 10, width: 60, height: 44)
            host.addSubview(button)
            button.layoutIfNeeded()
            return button
        }
        let bare = try button()
        let title = try #require(bare.titleLabel).frame
        let looks = UIBarButtonItemAppearance()
        let (a, b, c, d) = (
            TestImage.of(30, 30, .red), TestImage.of(30, 30, .green), TestImage.of(30, 30, .blue), TestImage.of(30, 30, .black)
        )
        looks.normal.backgroundImage = a
        looks.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 2, vertical: 5)
        var made = try button(looks)
        #expect(made.currentBackgroundImage === a)
        #expect(made.backgroundRect(forBounds: made.bounds) == CGRect(x: 2, y: 5, width: 60, height: 44))
        #expect(made.titleLabel?.frame == title, "the title stays")
        item.setBackgroundImage(b, for: .normal, barMetrics: .default)
        #expect(try button(looks).currentBackgroundImage === b && item.backgroundImage(for: .normal, barMetrics: .default) === b)
        item.setBackgroundImage(c, for: .normal, style: .done, barMetrics: .default)
        #expect(
            try button(looks).currentBackgroundImage === c
                && item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === c)
        item.setBackgroundImage(d, for: .normal, barMetrics: .compact)
        #expect(try button(looks, isCompact: true).currentBackgroundImage === d)
        item.setBackgroundVerticalPositionAdjustment(-6, for: .default)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .default)
        made = try button(looks)
        #expect(made.backgroundRect(forBounds: made.bounds).minY == -6)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == -6)
        #expect(made.titleLabel?.frame == title.offsetBy(dx: 4, dy: 1))
        #expect(item.titlePositionAdjustment(for: .default).horizontal == 4)
        // As the way back.
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let below = UINavigationItem(title: "Below")
        let back = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
        back.setBackButtonBackgroundImage(a, for: .normal, barMetrics: .default)
        back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 7, vertical: 0), for: .default)
        below.backBarButtonItem = back
        bar.setItems([below, UINavigationItem(title: "Top")], animated: false)
        let shown = try #require(try contents(bar).back)
        shown.layoutIfNeeded()
        #expect(shown.currentBackgroundImage === a, "and no arrow")
        #expect(shown.shownTitle == "Away", "and no arrow")
        let words = try #require(shown.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Away" })
        #expect(words.frame.minX == 13, "six points of room, seven of adjustment")
        #expect(back.backButtonTitlePositionAdjustment(for: .default).horizontal == 7)
    }

    // Covers: UINavigationItem.leadingItemGroups, UINavigationItem.trailingItemGroups, UIBarButtonItemGroup.barButtonItems, UIBarButtonItemGroup.isHidden, UIBarButtonItem.buttonGroup
    @Test("Groups of items: their items stand in order, and go with the group (documented)")
    func groups() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        func box(_ side: CGFloat) -> UIBarButtonItem {
            UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: side, height: 20)))
        }
        let item = UINavigationItem(title: "T")
        bar.setItems([item], animated: false)
        let (one, two, three) = (box(20), box(30), box(40))
        let first = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: nil)
        let second = UIBarButtonItemGroup(barButtonItems: [three], representativeItem: nil)
        item.leadingItemGroups = [first, second]
        _ = try contents(bar)
        #expect([one, two, three].map { $0.customView!.frame.minX } == [16, 52, 98])
        #expect(item.leftBarButtonItems == [one, two, three])
        #expect(two.buttonGroup === first)
        #expect(item.leadingItemGroups == [first, second])
        first.isHidden = true
        _ = try contents(bar)
        #expect(three.customView!.frame.minX == 16 && one.customView!.superview == nil)
        first.isHidden = false
        first.barButtonItems = [two]
        _ = try contents(bar)
        #expect(two.customView!.frame.minX == 16 && one.customView!.superview == nil)
        item.leadingItemGroups = []
        item.trailingItemGroups = [first, second]
        _ = try contents(bar)
        #expect(three.customView!.frame.maxX == 374 && two.customView!.frame.maxX == 318, "the last is outermost")
    }

    // Covers: UIBarItem.landscapeImagePhone, UIBarItem.imageInsets, UIBarItem.largeContentSizeImage, UINavigationItem.setHidesBackButton
    @Test("An item's images: for low bars, for large text; a way back that is hidden and comes again")
    func itemImages() throws {
        let app = StageFixture()
        _ = app
        let (image, low, large) = (TestImage.of(20, 20, .black), TestImage.of(12, 12, .black), TestImage.of(40, 40, .black))
        let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        func shown(_ context: BarButtonContext) -> UIImage? { (item.makeView(context) as? BarButton)?.currentImage }
        #expect(shown(BarButtonContext()) === image)
        #expect(shown(BarButtonContext(isCompact: true)) === image)
        item.landscapeImagePhone = low
        item.largeContentSizeImage = large
        #expect(shown(BarButtonContext(isCompact: true)) === low)
        #expect(shown(BarButtonContext(wantsLargeImages: true)) === large)
        item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((item.makeView(BarButtonContext()) as? BarButton)?.imageEdgeInsets == item.imageInsets)
        #expect((item.makeView(BarButtonContext(isCompact: true)) as? BarButton)?.imageEdgeInsets == .zero)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let top = UINavigationItem(title: "Top")
        bar.setItems([UINavigationItem(title: "Below"), top], animated: false)
        top.setHidesBackButton(true, animated: true)
        #expect(try contents(bar).back == nil && top.hidesBackButton)
        top.setHidesBackButton(false, animated: true)
        #expect(try contents(bar).back != nil)
    }

    // Covers: UINavigationController.hidesBarsWhenKeyboardAppears
    @Test("The keyboard's coming moves the bars out, where that is asked for (documented)")
    func keyboard() {
        var environment = StageEnvironment(scale: 1)
        environment.onScreenKeyboard = true
        let fixture = NavigationFixture(environment)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        fixture.first.view.addSubview(field)
        func type() {
            field.becomeFirstResponder()
            fixture.run(0.6)
            field.resignFirstResponder()
            fixture.run(0.6)
        }
        type()
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.hidesBarsWhenKeyboardAppears = true
        type()
        #expect(fixture.navigation.isNavigationBarHidden)
        #expect(fixture.navigation.navigationBar.isHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        fixture.navigation.hidesBarsWhenKeyboardAppears = false
        type()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }
}
