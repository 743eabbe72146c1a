// Which appearance a navigation bar shows, titles, the back indicator, items set.
// Apple: "UINavigationBar", Customizing the appearance of a navigation bar; "UINavigationItem".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UINavigationBar: looks", .harness) struct UINavigationBarLooksTests {
    /// On its side, where bars are low.
    private static var low: StageEnvironment {
        var low = StageEnvironment(scale: 1)
        low.size = CGSize(width: 844, height: 390)
        low.orientation = .landscapeLeft
        low.isRegularHeight = false
        return low
    }

    private func looks(_ color: UIColor) -> UINavigationBarAppearance {
        let looks = UINavigationBarAppearance()
        looks.backgroundColor = color
        return looks
    }

    private func contents(_ bar: UINavigationBar) -> NavigationBarContent? {
        bar.layoutIfNeeded()
        bar.barPlace.contents?.layoutIfNeeded()
        return bar.barPlace.contents
    }

    /// A page of 3,000 points, scrolled or at its upper end.
    private func scrolled(_ environment: StageEnvironment = StageEnvironment(scale: 1)) -> (NavigationFixture, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 390))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        return (NavigationFixture(environment) { $1.view.addSubview(scroll) }, scroll)
    }

    // Covers: UINavigationBar.standardAppearance, UINavigationBar.scrollEdgeAppearance, UINavigationItem.standardAppearance, UINavigationItem.scrollEdgeAppearance
    @Test("below the bar content brings the standard appearance, at its edge the scroll edge's; the item's go before (documented)")
    func upright() {
        let (fixture, scroll) = scrolled()
        let bar = fixture.navigation.navigationBar
        func shown(at y: CGFloat) -> UIColor? {
            scroll.contentOffset.y = y
            fixture.run(0.3)
            return bar.barPlace.ground?.shown?.color
        }
        bar.standardAppearance = looks(.red)
        bar.compactAppearance = looks(.brown)
        bar.compactScrollEdgeAppearance = looks(.brown)
        #expect(shown(at: 200) == .red, "at the edge there is no ground unless it is said")
        #expect(shown(at: -91) == nil, "at the edge there is no ground unless it is said")
        bar.scrollEdgeAppearance = looks(.green)
        #expect(shown(at: -91) == .green)
        let item = fixture.first.navigationItem
        item.standardAppearance = looks(.blue)
        item.scrollEdgeAppearance = looks(.yellow)
        #expect(shown(at: 200) == .blue)
        #expect(shown(at: -91) == .yellow)
        item.standardAppearance?.backgroundColor = .cyan
        item.scrollEdgeAppearance = nil
        #expect(shown(at: 200) == .cyan)
        #expect(shown(at: -91) == .green)
    }

    // Covers: UINavigationBar.compactAppearance, UINavigationBar.compactScrollEdgeAppearance, UINavigationItem.compactAppearance, UINavigationItem.compactScrollEdgeAppearance
    @Test("low bars have appearances of their own, and the others' where those are nil (documented)")
    func compact() {
        let (fixture, scroll) = scrolled(Self.low)
        let bar = fixture.navigation.navigationBar
        func shown(at y: CGFloat) -> UIColor? {
            scroll.contentOffset.y = y
            fixture.run(0.3)
            return bar.barPlace.ground?.shown?.color
        }
        let edge = -scroll.adjustedContentInset.top
        #expect(bar.frame.height == 32)
        #expect(bar.compactAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance == nil)
        bar.standardAppearance = looks(.red)
        bar.scrollEdgeAppearance = looks(.green)
        #expect(shown(at: 200) == .red)
        #expect(shown(at: edge) == .green)
        bar.compactAppearance = looks(.blue)
        bar.compactScrollEdgeAppearance = looks(.yellow)
        #expect(shown(at: 200) == .blue)
        #expect(shown(at: edge) == .yellow)
        let item = fixture.first.navigationItem
        item.compactAppearance = looks(.purple)
        item.compactScrollEdgeAppearance = looks(.orange)
        #expect(shown(at: 200) == .purple)
        #expect(shown(at: edge) == .orange)
    }

    // Covers: UINavigationBar.prefersLargeTitles, UINavigationBar.largeTitleTextAttributes, UINavigationBarAppearance.largeTitleTextAttributes
    @Test("large titles are 52 points more, with attributes of their own: the bar's, or the appearance's (documented)")
    func large() {
        let fixture = NavigationFixture()
        let bar = fixture.navigation.navigationBar
        #expect(!bar.prefersLargeTitles)
        #expect(bar.frame.height == 44)
        #expect(bar.largeTitleTextAttributes == nil)
        bar.prefersLargeTitles = true
        fixture.app.turn()
        #expect(bar.frame.height == 96)
        #expect(fixture.first.view.safeAreaInsets.top == 143)
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
        func attributes() -> [NSAttributedString.Key: Any]? {
            contents(bar)?.large.attributedText?.attributes(at: 0, effectiveRange: nil)
        }
        #expect(attributes()?[.foregroundColor] as? UIColor == .red)
        #expect(attributes()?[.font] as? UIFont == .systemFont(ofSize: 34, weight: .bold))
        let small = contents(bar)?.title.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(small?[.kern] == nil)
        #expect(small?[.foregroundColor] as? UIColor == .label)
        let looks = UINavigationBarAppearance()
        looks.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance = looks
        #expect(attributes()?[.foregroundColor] as? UIColor == .blue)
        bar.prefersLargeTitles = false
        fixture.app.turn()
        #expect(bar.frame.height == 44)
    }

    // Covers: UINavigationBar.backIndicatorImage, UINavigationBar.backIndicatorTransitionMaskImage, UINavigationBarAppearance.setBackIndicatorImage, UINavigationBarAppearance.backIndicatorImage
    @Test("a picture in place of the arrow: the bar's, and before it the appearance's (documented)")
    func indicator() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        bar.setItems([UINavigationItem(title: "Below"), UINavigationItem(title: "Top")], animated: false)
        let (old, new) = (TestImage.of(12, 20, .red), TestImage.of(14, 20, .blue))
        #expect(bar.backIndicatorImage == nil)
        #expect(bar.backIndicatorTransitionMaskImage == nil)
        bar.backIndicatorImage = old
        bar.backIndicatorTransitionMaskImage = old
        #expect(contents(bar)?.back?.indicator === old)
        #expect(bar.backIndicatorTransitionMaskImage === old)
        let looks = UINavigationBarAppearance()
        looks.setBackIndicatorImage(new, transitionMaskImage: old)
        bar.standardAppearance = looks
        bar.scrollEdgeAppearance = looks
        #expect(contents(bar)?.back?.indicator === new)
        #expect(looks.backIndicatorImage === new)
        #expect(looks.backIndicatorTransitionMaskImage === old)
    }

    // Covers: UINavigationBar.setTitleVerticalPositionAdjustment, UINavigationBar.titleVerticalPositionAdjustment, UINavigationBarAppearance.titlePositionAdjustment
    @Test("the small title is moved for the bar's metrics, and by its appearance (documented)")
    func titlePlace() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        bar.setItems([UINavigationItem(title: "Title")], animated: false)
        let rest = try #require(contents(bar)?.title.frame)
        bar.setTitleVerticalPositionAdjustment(9, for: .compact)
        #expect(contents(bar)?.title.frame == rest)
        bar.setTitleVerticalPositionAdjustment(-4, for: .default)
        #expect(contents(bar)?.title.frame == rest.offsetBy(dx: 0, dy: -4))
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == -4)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 9)
        bar.setTitleVerticalPositionAdjustment(0, for: .default)
        let looks = UINavigationBarAppearance()
        looks.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 3)
        bar.standardAppearance = looks
        #expect(contents(bar)?.title.frame == rest.offsetBy(dx: 7, dy: 3))
    }

    // Covers: UINavigationBar.setItems, UINavigationItem.init(title:), UINavigationItem.init()
    @Test("items set: a push where the last is new, a pop where it was there below; each item stands once (documented)")
    func items() {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let (one, two, bare) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"), UINavigationItem())
        #expect(one.title == "One")
        #expect(bare.title == nil)
        #expect(bare.titleView == nil)
        #expect(bare.prompt == nil)
        #expect(!bare.hidesBackButton)
        #expect(bare.largeTitleDisplayMode == .automatic)
        #expect(bare.rightBarButtonItems == nil)
        bar.setItems([one], animated: false)
        bar.setItems([one, two], animated: true)
        #expect(bar.items == [one, two])
        #expect(bar.barPlace.change?.kind == .push)
        for _ in 0..<40 { app.advance(by: 1.0 / 60) }
        #expect(contents(bar)?.title.text == "Two")
        #expect(bar.barPlace.change == nil)
        bar.setItems([one], animated: true)
        #expect(bar.barPlace.change?.kind == .pop)
        for _ in 0..<40 { app.advance(by: 1.0 / 60) }
        #expect(contents(bar)?.title.text == "One")
        #expect(contents(bar)?.back == nil)
        bar.setItems([two, bare, two], animated: false)
        #expect(bar.items == [two, bare])
        #expect((contents(bar)?.title.text ?? "").isEmpty)
        #expect(contents(bar)?.back?.shownTitle == "Two")
        bar.setItems(nil, animated: false)
        #expect(bar.items?.isEmpty == true)
        #expect(bar.topItem == nil)
        #expect(contents(bar) == nil)
    }

    // Covers: UINavigationItem.setHidesBackButton, UINavigationItem.hidesBackButton
    @Test("the way back goes and comes, fading where that is asked for (documented)")
    func hiddenBack() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let top = UINavigationItem(title: "Top")
        bar.setItems([UINavigationItem(title: "Below"), top], animated: false)
        top.setHidesBackButton(true, animated: true)
        app.turn()
        #expect(top.hidesBackButton)
        #expect(contents(bar)?.back == nil)
        top.setHidesBackButton(false, animated: true)
        app.turn()
        app.advance(by: 0.1)
        let opacity = try #require(contents(bar)?.back?.layer.presentation()).opacity
        #expect(opacity > 0)
        #expect(opacity < 1)
        app.advance(by: 0.3)
        #expect(contents(bar)?.back?.alpha == 1)
        #expect(!top.hidesBackButton)
    }

    // Covers: UIBarStyle.black, UIBarStyle.default
    @Test("a black bar has white titles and asks for a light status bar; the default one is as the interface (documented)")
    func black() {
        let fixture = NavigationFixture()
        let bar = fixture.navigation.navigationBar
        func color() -> UIColor? {
            contents(bar)?.title.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        }
        #expect(bar.barStyle == .default)
        #expect(color() == .label)
        #expect(fixture.navigation.preferredStatusBarStyle == .default)
        bar.barStyle = .black
        #expect(color() == .white)
        #expect(fixture.navigation.preferredStatusBarStyle == .lightContent)
        bar.barStyle = .default
        #expect(color() == .label)
        #expect(fixture.navigation.preferredStatusBarStyle == .default)
        #expect(UIBarStyle.black.rawValue == 1)
        #expect(UIBarStyle.default.rawValue == 0)
    }
}
