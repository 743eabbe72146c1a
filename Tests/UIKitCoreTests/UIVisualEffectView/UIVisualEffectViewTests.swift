// The effect view's parts: content, sizes, traits, masks, archives, words.
// Apple: "UIVisualEffectView"
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues

@MainActor @Suite("UIVisualEffectView", .harness) struct UIVisualEffectViewTests {
    // Covers: UIVisualEffectView.init(), UIVisualEffectView.init(effect:), UIVisualEffectView.init(frame:),
    // UIVisualEffectView.contentView
    @Test("a view without effect or frame has its content view, in front of its other part")
    func parts() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil)
        #expect(view.bounds == .zero)
        #expect(view.subviews.last === view.contentView)
        #expect(view.contentView.superview === view)
        #expect(view.contentView === view.contentView)
        let framed = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.contentView.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(UIVisualEffectView(effect: UIBlurEffect(style: .dark)).effect == UIBlurEffect(style: .dark))
    }

    // Covers: UIVisualEffectView.contentView
    @Test("the parts have the view's size at once, before layout and from zero")
    func sizes() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        for size in [CGSize(width: 100, height: 50), .zero, CGSize(width: 7, height: 9)] {
            view.frame = CGRect(origin: CGPoint(x: 5, y: 6), size: size)
            for part in view.subviews { #expect(part.frame == CGRect(origin: .zero, size: size)) }
        }
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds)
    }

    @Test("constraints between contents and the effect view size it")
    func constraints() {
        let app = StageFixture()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        let label = UIView()
        for one in [view, label] { one.translatesAutoresizingMaskIntoConstraints = false }
        view.contentView.addSubview(label)
        let root = UIViewController()
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            label.widthAnchor.constraint(equalToConstant: 60), label.heightAnchor.constraint(equalToConstant: 20),
            label.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 10),
        ])
        app.show(root)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 76, height: 28))
        #expect(view.contentView.frame == view.bounds)
        #expect(label.frame == CGRect(x: 8, y: 4, width: 60, height: 20))
        #expect(app.codes == [])
    }

    @Test("touches find contents and the content view, never the blur; a hidden or disabled effect view takes none")
    func touches() {
        let it = EffectFixture(UIBlurEffect(style: .dark))
        let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        it.effectView.contentView.addSubview(button)
        let window = it.effectView.window
        #expect(window?.hitTest(CGPoint(x: 35, y: 35), with: nil) === button)
        #expect(window?.hitTest(CGPoint(x: 100, y: 50), with: nil) === it.effectView.contentView)
        it.effectView.isUserInteractionEnabled = false
        #expect(window?.hitTest(CGPoint(x: 35, y: 35), with: nil)?.isDescendant(of: it.effectView) == false)
    }

    // Covers: UIVisualEffectView.effect
    @Test("a material follows the interface style where it stands, fixed ones do not")
    func traits() {
        let it = EffectFixture(UIBlurEffect(style: .systemMaterial))
        let light = it.backdropLayer.look
        it.effectView.overrideUserInterfaceStyle = .dark
        let dark = it.backdropLayer.look
        #expect(light != dark)
        it.effectView.effect = UIBlurEffect(style: .systemMaterialLight)
        #expect(it.backdropLayer.look == light)
        it.effectView.overrideUserInterfaceStyle = .light
        #expect(it.backdropLayer.look == light)
        it.effectView.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .fill)
        let vibrant = it.vibrancyLayer.look
        it.controller.view.window?.overrideUserInterfaceStyle = .dark
        #expect(it.vibrancyLayer.look == vibrant)
        it.effectView.overrideUserInterfaceStyle = .unspecified
        #expect(it.vibrancyLayer.look != vibrant)
    }

    @Test("with less transparency a material is a plain colour, for views that are there too")
    func reducedTransparency() {
        let it = EffectFixture(UIBlurEffect(style: .systemMaterial))
        let before = it.backdropLayer.look
        AccessibilitySetting.reduceTransparency.set(true)
        defer { AccessibilitySetting.reset() }
        let look = it.backdropLayer.look
        #expect(look.radius == 0 && look.matrix == nil && look.tints.count == 1 && look.tints[0].components.w == 1)
        AccessibilitySetting.reduceTransparency.set(false)
        #expect(it.backdropLayer.look == before)
    }

    // Covers: UIVisualEffectView.mask
    @Test("a mask is read back and goes to both parts as a copy; changes count once it is set again (documented)")
    func mask() {
        let it = EffectFixture(UIBlurEffect(style: .dark))
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        mask.backgroundColor = .black
        it.effectView.mask = mask
        #expect(it.effectView.mask === mask)
        #expect(it.effectView.layer.mask == nil)
        for part in it.effectView.subviews { #expect(part.layer.mask?.frame == mask.frame) }
        mask.frame.size.width = 80
        for part in it.effectView.subviews { #expect(part.layer.mask?.frame.width == 40) }
        it.effectView.mask = mask
        for part in it.effectView.subviews { #expect(part.layer.mask?.frame.width == 80) }
        it.effectView.mask = nil
        for part in it.effectView.subviews { #expect(part.layer.mask == nil) }
        #expect(it.effectView.mask == nil)
        #expect(it.app.codes == [])
    }

    // Covers: UIVisualEffectView.init(coder:)
    @Test("an archive keeps effect and contents, and makes no second parts")
    func archive() throws {
        let app = StageFixture()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let child = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        child.tag = 7
        view.contentView.addSubview(child)
        view.contentView.backgroundColor = .red
        let read = try archived(view)
        #expect(read.effect == view.effect)
        #expect(read.frame == view.frame)
        #expect(read.subviews.count == 2)
        #expect(read.subviews.last === read.contentView)
        #expect(read.contentView.backgroundColor == .red)
        #expect(read.contentView.viewWithTag(7)?.frame == child.frame)
        #expect(read.contentView.frame == read.bounds)
        read.frame.size.width = 90
        #expect(read.contentView.frame.width == 90)
        #expect(app.codes == [])
    }

    @Test("it says its effect after its description, and a subclass its base class (observed)")
    func words() {
        let view = UIVisualEffectView(effect: nil)
        #expect(
            view.description
                == "<UIVisualEffectView: \(ObjectName.address(view)); frame = (0 0; 0 0); layer = <CALayer: \(ObjectName.address(view.layer))>> effect=none"
        )
        let blur = UIBlurEffect(style: .dark)
        view.effect = blur
        #expect(view.description.hasSuffix("> effect=\(blur)"))
        final class Hud: UIVisualEffectView {}
        #expect(Hud(effect: nil).description.contains("; baseClass = UIVisualEffectView; frame = "))
    }

    @Test("callbacks of its own parts and of subclasses come as usual; a subclass that adds otherwise gets its parts all the same")
    func subclasses() {
        final class Odd: UIVisualEffectView {
            var added = 0
            override func addSubview(_ view: UIView) { added += 100 }
            override func insertSubview(_ view: UIView, at index: Int) { added += 100 }
            override func didAddSubview(_ subview: UIView) { added += 1 }
        }
        let odd = Odd(effect: UIBlurEffect(style: .dark))
        #expect(odd.added == 2)
        #expect(odd.subviews.count == 2)
        odd.contentView.addSubview(UIView())
        #expect(odd.added == 2)
    }

    // Covers: UIBackgroundConfiguration.visualEffect
    @Test("a button's background may be an effect, with the fill on it; configurations differ by it")
    func background() throws {
        let app = StageFixture()
        var configuration = UIButton.Configuration.plain()
        let without = configuration
        configuration.title = "Glass"
        configuration.background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
        configuration.background.backgroundColor = .red
        #expect(configuration.background != without.background)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 44)
        app.show(button)
        func all(in view: UIView) -> [UIVisualEffectView] {
            view.subviews.flatMap { all(in: $0) + [$0 as? UIVisualEffectView].compactMap { $0 } }
        }
        let glass = try #require(all(in: button).first)
        #expect(glass.effect == UIBlurEffect(style: .systemThinMaterial))
        #expect(glass.bounds.size == button.bounds.size)
        #expect(glass.contentView.backgroundColor == .red)
        #expect(glass.clipsToBounds)
        #expect(!glass.isUserInteractionEnabled)
        button.configuration?.background.visualEffect = nil
        app.turn()
        #expect(glass.isHidden)
        #expect(app.codes == [])
    }
}
