// copy() of everything that copies.
// Apple: "NSCopying"; the pages of the classes.
import CoreImage
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitTesting

private final class MyPath: UIBezierPath {}
private class MyBar: UINavigationBarAppearance {}
private final class MyAnimation: CABasicAnimation {}
private final class MyFormat: UIGraphicsImageRendererFormat {}

@MainActor @Suite("Copies", .harness) struct CopyingTests {
    /// Changes a copy, and says whether the original shows the change.
    private struct Mutable {
        let original: NSObject & NSCopying
        let change: (Any) -> Void
        let value: (Any) -> String
        init<T: NSObject & NSCopying, Value>(_ original: T, _ path: ReferenceWritableKeyPath<T, Value>, _ new: Value) {
            self.original = original
            change = { ($0 as! T)[keyPath: path] = new }
            value = { "\(($0 as! T)[keyPath: path])" }
        }
    }

    private var mutable: [Mutable] {
        let action = UIAction(title: "a", identifier: .init("id"), attributes: .destructive, state: .on) { _ in }
        let key = UIKeyCommand(title: "k", action: Selector("go"), input: "g", modifierFlags: .command)
        key.wantsPriorityOverSystemBehavior = true
        return [
            Mutable(action, \.title, "b"), Mutable(key, \.title, "b"), Mutable(key as UICommand, \.state, .on),
            Mutable(UICommand(title: "c", action: Selector("go")), \.attributes, .hidden),
            Mutable(UIMenu(title: "m", children: [action]), \.preferredElementSize, .small),
            Mutable(UIDeferredMenuElement { $0([]) }, \.subtitle, "s"),
            Mutable(UIAlertAction(title: "t", style: .cancel), \.isEnabled, false),
            Mutable(UINavigationBarAppearance(), \.backgroundColor, .red),
            Mutable(UINavigationBarAppearance(), \.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2)),
            Mutable(UIToolbarAppearance(), \.shadowColor, .red), Mutable(UITabBarAppearance(), \.stackedItemWidth, 7),
            Mutable(
                UIBarButtonItemAppearance(), \.normal.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2)),
            Mutable(UITabBarItemAppearance(), \.selected.iconColor, .red), Mutable(MyBar(), \.shadowColor, .green),
            Mutable(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), \.lineWidth, 9),
            Mutable(MyPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), \.miterLimit, 3),
            Mutable(UIGraphicsImageRendererFormat(), \.scale, 9), Mutable(MyFormat(), \.opaque, true),
            Mutable(UIGraphicsPDFRendererFormat(), \.documentInfo, ["a": 1]),
            Mutable(UIPreviewParameters(), \.backgroundColor, .red),
            Mutable(
                UISceneConfiguration(name: "n", sessionRole: .windowApplication), \.delegateClass, UIResponder.self),
            Mutable(UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), \.position, .inside),
            Mutable(UIViewPropertyAnimator(duration: 1, curve: .linear), \.scrubsLinearly, false),
            Mutable(NSShadow(), \.shadowBlurRadius, 4),
            Mutable(CABasicAnimation(keyPath: "opacity"), \.duration, 3),
            Mutable(MyAnimation(keyPath: "x"), \.keyPath, "y"),
            Mutable(CAKeyframeAnimation(keyPath: "opacity"), \.calculationMode, .cubic),
            Mutable(CASpringAnimation(keyPath: "opacity"), \.mass, 3), Mutable(CATransition(), \.type, .push),
            Mutable(CAAnimationGroup(), \.speed, 3),
            Mutable(CIFilter(name: "CIGaussianBlur")!, \.name, "blur"),
        ]
    }

    // Covers: UIAction.copy, UIKeyCommand.copy, UIMenu.copy, UINavigationBarAppearance.copy, UIBezierPath.copy, CAAnimation.copy, UIAlertAction.copy, UIBarAppearance.copy
    @Test(
        "a copy is another object of the same class with the same values, and what changes in it does not show in the other"
    )
    func separate() {
        _ = StageFixture()
        for it in mutable {
            let name = "\(type(of: it.original))"
            let copy = it.original.copy()
            #expect(copy as AnyObject !== it.original, "\(name)")
            #expect(type(of: copy) == type(of: it.original as Any), "\(name)")
            let before = it.value(it.original)
            #expect(it.value(copy) == before, "\(name)")
            it.change(copy)
            #expect(it.value(copy) != before, "\(name)")
            #expect(it.value(it.original) == before, "\(name)")
        }
    }

    // Covers: UIColor.copy, UIFont.copy, UITraitCollection.copy, UIVisualEffect.copy, CIImage.copy
    @Test("the copy of what cannot change is equal")
    func immutable() {
        _ = StageFixture()
        let view = UIView()
        UIWindow().addSubview(view)
        let values: [NSObject & NSCopying] = [
            UIColor.red, UIFont.systemFont(ofSize: 12), UIFontDescriptor(name: "Helvetica", size: 12),
            UITraitCollection(displayScale: 2), UIBlurEffect(style: .dark), UIImage.SymbolConfiguration(pointSize: 3),
            UICubicTimingParameters(animationCurve: .easeIn), UISpringTimingParameters(dampingRatio: 1), view.topAnchor,
            NSParagraphStyle.default, NSTextTab(textAlignment: .left, location: 3), CIColor(red: 1, green: 0, blue: 0),
            CIVector(x: 1, y: 2), CIImage.empty(), UITextInputPasswordRules(descriptor: "required: lower;"),
            UICommandAlternate(title: "a", action: Selector("go"), modifierFlags: .shift),
        ]
        for value in values { #expect((value.copy() as? NSObject) == value, "\(type(of: value))") }
    }

    // Covers: UIBarButtonItemAppearance.copy, UITabBarItemAppearance.copy
    @Test(
        "copy() of an appearance has its type without being told, also in subclasses, and through NSObject (documented)"
    )
    func appearances() {
        _ = StageFixture()
        let navigation = UINavigationBarAppearance().copy()
        navigation.titleTextAttributes = [:]
        let toolbar = UIToolbarAppearance().copy()
        toolbar.configureWithOpaqueBackground()
        let tabs = UITabBarAppearance().copy()
        tabs.stackedItemSpacing = 3
        let buttons = UIBarButtonItemAppearance().copy()
        buttons.normal.titleTextAttributes = [:]
        let items = UITabBarItemAppearance().copy()
        items.normal.iconColor = .red
        let own = MyBar().copy()
        #expect(type(of: own) == MyBar.self)
        let object: NSObject = MyBar()
        #expect(object.copy() is MyBar)
        let cast = UINavigationBarAppearance().copy(with: nil) as! UINavigationBarAppearance
        #expect(cast.backgroundEffect == navigation.backgroundEffect)
    }

    // Covers: UIAction.identifier, UIMenu.children
    @Test("a copied action runs the same closure under the same name; a copied menu has the same entries (observed)")
    func elements() throws {
        var runs = 0
        let action = UIAction(title: "a", image: nil, identifier: .init("id"), state: .on) { _ in runs += 1 }
        action.subtitle = "below"
        let copy = try #require(action.copy() as? UIAction)
        copy.performWithSender(nil, target: nil)
        #expect(runs == 1)
        #expect(copy.identifier == action.identifier)
        #expect(copy.state == .on)
        #expect(copy.subtitle == "below")
        let key = UIKeyCommand(
            title: "k", action: Selector("go"), input: "g", modifierFlags: [.command, .shift], propertyList: 3)
        let second = try #require(key.copy() as? UIKeyCommand)
        #expect(second.input == "g")
        #expect(second.modifierFlags == [.command, .shift])
        #expect(second.action == key.action)
        #expect(second.propertyList as? Int == 3)
        let menu = UIMenu(title: "m", identifier: .init("menu"), options: .displayInline, children: [action])
        let other = try #require(menu.copy() as? UIMenu)
        #expect(other.children == [action])
        #expect(other.identifier == menu.identifier)
        #expect(other.options == .displayInline)
    }
}
