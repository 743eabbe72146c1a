// Toolbars: items and their places.
// Apple: "UIToolbar".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UIToolbar", .harness) struct UIToolbarTests {
    private func box(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }

    // Covers: UIToolbar.setItems, UIBarButtonItem.flexibleSpace, UIBarButtonItem.fixedSpace, UIBarButtonItem.init(customView:)
    @Test("Flexible room shares what is left; fixed room is as wide as it says (documented)")
    func places() {
        let app = StageFixture()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        app.show(bar)
        let (one, two, three) = (box(40), box(40), box(40))
        bar.setItems([one, .flexibleSpace(), two, .fixedSpace(30), three], animated: false)
        app.turn()
        #expect(one.customView?.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
        #expect(three.customView?.frame.maxX == 374)
        #expect(two.customView?.frame.maxX == 304)
        bar.setItems([.flexibleSpace(), one, .flexibleSpace()], animated: true)
        app.turn()
        #expect(one.customView?.frame.midX == 195)
        #expect(two.customView?.superview == nil)
        one.isHidden = true
        app.turn()
        #expect(one.customView?.superview == nil)
    }

    @Test("Without room that gives, items stand at the leading edge; mirrored from right to left")
    func row() {
        let row = ToolbarRow(width: 300, left: 16, right: 16)
        let entries: [ToolbarRow.Entry] = [.init(width: 40), .init(width: 50)]
        #expect(row.place(entries, isRightToLeft: false).map(\.x) == [16, 72])
        #expect(row.place(entries, isRightToLeft: true).map(\.x) == [244, 178])
    }

    // Covers: UIToolbar.standardAppearance, UIToolbar.barTintColor, UIToolbar.setBackgroundImage, UIToolbarAppearance.init(), UIToolbar.isTranslucent
    @Test("Looks of old and appearances make the ground (documented)")
    func looks() {
        let app = StageFixture()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        app.show(bar)
        #expect(bar.tools.ground?.shown?.effect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(bar.barPosition == .bottom)
        bar.isTranslucent = false
        bar.barTintColor = .red
        #expect(bar.tools.ground?.shown?.color == .red)
        let image = TestImage.of(4, 4, .blue)
        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        #expect(bar.tools.ground?.shown?.image === image)
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        let looks = UIToolbarAppearance()
        looks.configureWithOpaqueBackground()
        bar.standardAppearance = looks
        #expect(bar.tools.ground?.shown?.color == .systemBackground)
        #expect(bar.tools.ground?.shown?.image == nil)
        #expect(bar.sizeThatFits(.zero).height == 44)
    }

    @Test("At the content's end a controller's toolbar has no ground (documented)")
    func edge() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        let fixture = NavigationFixture {
            $1.view.addSubview(scroll)
            $0.isToolbarHidden = false
        }
        fixture.app.turn()
        scroll.contentOffset.y = 10
        fixture.run(0.3)
        #expect(fixture.navigation.toolbar.tools.ground?.shown?.effect != nil)
        scroll.contentOffset.y = 3000 + 78 - 844
        fixture.run(0.3)
        #expect(fixture.navigation.toolbar.tools.ground?.shown?.effect == nil)
    }

    // Covers: UIToolbar.compactAppearance, UIToolbar.scrollEdgeAppearance, UIToolbar.compactScrollEdgeAppearance, UIToolbar.standardAppearance
    @Test("low toolbars and the content's end have appearances of their own (documented)")
    func appearances() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let upright = StageEnvironment(scale: 1)
        var low = upright
        low.size = CGSize(width: 844, height: 390)
        low.orientation = .landscapeLeft
        low.isRegularHeight = false
        let fixture = NavigationFixture {
            $1.view.addSubview(scroll)
            $0.isToolbarHidden = false
        }
        let bar = fixture.navigation.toolbar!
        func shown(atEnd: Bool) -> UIColor? {
            scroll.contentOffset.y = atEnd ? 3000 + scroll.adjustedContentInset.bottom - scroll.bounds.height : 200
            fixture.run(0.3)
            return bar.tools.ground?.shown?.color
        }
        func looks(_ color: UIColor) -> UIToolbarAppearance {
            let looks = UIToolbarAppearance()
            looks.backgroundColor = color
            return looks
        }
        #expect(bar.compactAppearance == nil)
        #expect(bar.scrollEdgeAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance == nil)
        bar.standardAppearance = looks(.red)
        #expect(shown(atEnd: false) == .red)
        #expect(shown(atEnd: true) == nil)
        bar.scrollEdgeAppearance = looks(.green)
        #expect(shown(atEnd: false) == .red)
        #expect(shown(atEnd: true) == .green)
        fixture.app.turn(.environment(low))
        #expect(bar.frame.height == 32)
        #expect(shown(atEnd: false) == .red)
        #expect(shown(atEnd: true) == .green)
        bar.compactAppearance = looks(.blue)
        bar.compactScrollEdgeAppearance = looks(.yellow)
        #expect(shown(atEnd: false) == .blue)
        #expect(shown(atEnd: true) == .yellow)
        fixture.app.turn(.environment(upright))
        #expect(shown(atEnd: false) == .red)
        #expect(shown(atEnd: true) == .green)
    }

    // Covers: UIToolbar.setShadowImage, UIToolbar.shadowImage, UIToolbar.setBackgroundImage
    @Test("a picture in place of the line is shown with a picture as ground, for the bar's position (documented)")
    func shadow() {
        let app = StageFixture()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        app.show(bar)
        let (line, upper, ground) = (TestImage.of(1, 3, .red), TestImage.of(1, 5, .green), TestImage.of(4, 4, .blue))
        bar.setShadowImage(line, forToolbarPosition: .any)
        #expect(bar.shadowImage(forToolbarPosition: .any) === line)
        #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
        #expect(bar.tools.ground?.shown?.shadowImage == nil, "without a ground's picture the line stays")
        bar.setBackgroundImage(ground, forToolbarPosition: .any, barMetrics: .default)
        #expect(bar.tools.ground?.shown?.shadowImage === line)
        bar.setShadowImage(upper, forToolbarPosition: .top)
        #expect(bar.tools.ground?.shown?.shadowImage === line)
        bar.setShadowImage(upper, forToolbarPosition: .bottom)
        #expect(bar.tools.ground?.shown?.shadowImage === upper)
    }

    private final class Placer: NSObject, UIToolbarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    // Covers: UIToolbar.delegate, UIBarPositioningDelegate.position(for:), UIBarPosition.topAttached, UIToolbar.barPosition
    @Test("the delegate says where the bar stands; at the top its line is at the lower edge (documented)")
    func positions() {
        let app = StageFixture()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        let placer = Placer()
        bar.delegate = placer
        #expect(bar.delegate === placer)
        app.show(bar)
        #expect(bar.barPosition == .topAttached)
        #expect(bar.tools.ground?.hasLineAtTop == false)
        bar.delegate = nil
        let other = UIToolbar(frame: bar.frame)
        app.show(other)
        #expect(other.barPosition == .bottom)
        #expect(other.tools.ground?.hasLineAtTop == true)
    }
}
