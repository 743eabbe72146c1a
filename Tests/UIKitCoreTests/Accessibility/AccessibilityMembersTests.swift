// What can be said about an object, and what controls say of themselves.
// Apple: "UIAccessibility", "UIAccessibilityElement", "UIAccessibilityCustomAction"
import CoreGraphics
import Diagnostics
import Foundation
import SelectorDispatch
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Target: NSObject {
    var done: [String] = []
    func remove() { done.append("remove") }
    func share(_ action: UIAccessibilityCustomAction) { done.append(action.name) }
}

@MainActor private final class FocusView: UIView {
    var calls: [String] = []
    override func accessibilityElementDidBecomeFocused() { calls.append("become") }
    override func accessibilityElementDidLoseFocus() { calls.append("lose") }
}

@MainActor @Suite(.harness) struct AccessibilityMembersTests {
    // Covers: NSObject.accessibilityLabel, NSObject.accessibilityHint, NSObject.accessibilityValue, NSObject.isAccessibilityElement, NSObject.accessibilityTraits, NSObject.accessibilityIdentifier, UIAccessibilityIdentification.accessibilityIdentifier, UIView.accessibilityIgnoresInvertColors
    @Test("a plain view says nothing and is no element; what is set is read back, plain and with attributes")
    func texts() {
        let view = UIView()
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityTraits == .none)
        #expect(view.accessibilityAttributedLabel == nil)
        #expect(view.accessibilityHint == nil)
        view.accessibilityLabel = "Total"
        view.accessibilityHint = "Opens the bill"
        view.accessibilityValue = "12"
        view.accessibilityIdentifier = "total"
        view.isAccessibilityElement = true
        view.accessibilityTraits = [.header, .updatesFrequently]
        view.accessibilityIgnoresInvertColors = true
        #expect(view.accessibilityAttributedLabel?.string == "Total")
        #expect(view.accessibilityAttributedHint?.string == "Opens the bill")
        #expect(view.accessibilityAttributedValue?.string == "12")
        #expect(view.accessibilityIgnoresInvertColors)
        let spelled = NSAttributedString(string: "VAT", attributes: [.kern: 1])
        view.accessibilityAttributedLabel = spelled
        #expect(view.accessibilityLabel == "VAT")
        #expect(view.accessibilityAttributedLabel == spelled)
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityIdentifier == "total")
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityTraits == [.header, .updatesFrequently])
    }

    // Covers: NSObjectUIAccessibility.accessibilityElementsHidden, NSObjectUIAccessibility.accessibilityViewIsModal, NSObjectUIAccessibility.shouldGroupAccessibilityChildren, UIAccessibilityNavigationStyle.separate, UIAccessibilityNavigationStyle.combined, UIAccessibilityContainerType.dataTable
    @Test("the rest is stored with its defaults") func rest() {
        let view = UIView()
        #expect(!view.accessibilityElementsHidden)
        #expect(!view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren)
        #expect(view.accessibilityNavigationStyle == .automatic)
        #expect(view.accessibilityContainerType == .none)
        #expect(view.accessibilityUserInputLabels.isEmpty)
        #expect(view.accessibilityLanguage == nil)
        #expect(view.accessibilityTextualContext == nil)
        #expect(view.accessibilityExpandedStatus == .unsupported)
        #expect(!view.accessibilityRespondsToUserInteraction)
        #expect(view.accessibilityHeaderElements == nil)
        view.accessibilityNavigationStyle = .separate
        #expect(view.accessibilityNavigationStyle == .separate)
        view.accessibilityNavigationStyle = .combined
        view.accessibilityContainerType = .dataTable
        view.accessibilityLanguage = "de"
        view.accessibilityTextualContext = .sourceCode
        view.accessibilityDirectTouchOptions = [.silentOnTouch]
        view.accessibilityLabel = "Send"
        #expect(view.accessibilityNavigationStyle == .combined)
        #expect(view.accessibilityContainerType == .dataTable)
        #expect(view.accessibilityUserInputLabels == ["Send"])
        #expect(view.accessibilityLanguage == "de")
        view.accessibilityUserInputLabels = ["Send", "Post"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Send", "Post"])
        #expect(view.accessibilityTextualContext == .sourceCode)
        #expect(view.accessibilityDirectTouchOptions == .silentOnTouch)
    }

    // Covers: NSObjectUIAccessibility.accessibilityActivationPoint, NSObjectUIAccessibility.accessibilityPath, UIAccessibility.convertToScreenCoordinates
    @Test("a view's frame is its own on the screen, its activation point the middle, unless set")
    func frames() {
        let app = StageFixture()
        let outer = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 20))
        outer.addSubview(view)
        app.show(outer)
        #expect(view.accessibilityFrame == CGRect(x: 30, y: 130, width: 50, height: 20))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 55, y: 140))
        outer.frame.origin.y = 200
        #expect(view.accessibilityFrame.minY == 230)
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.accessibilityActivationPoint = CGPoint(x: 9, y: 9)
        #expect(view.accessibilityFrame.width == 3)
        #expect(view.accessibilityActivationPoint.x == 9)
        #expect(view.accessibilityPath == nil)
        let path = UIAccessibility.convertToScreenCoordinates(
            UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5)), in: outer)
        view.accessibilityPath = path
        #expect(view.accessibilityPath?.bounds == CGRect(x: 21, y: 201, width: 5, height: 5))
    }

    // Covers: UIAccessibilityElement.init(accessibilityContainer:), UIAccessibilityElement.accessibilityFrame, UIAccessibilityElement.accessibilityTraits, UIAccessibilityElement.accessibilityLabel, UIAccessibilityElement.isAccessibilityElement, UIAccessibilityElement.init()
    @Test("an element that is no view stands in its container's space or on the screen (documented)")
    func elements() {
        let app = StageFixture()
        let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        app.show(chart)
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        #expect(bar.isAccessibilityElement)
        #expect(bar.accessibilityContainer as? UIView === chart)
        #expect(bar.next === chart)
        bar.accessibilityLabel = "May"
        bar.accessibilityTraits = .image
        bar.accessibilityIdentifier = "bar"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(bar.accessibilityFrame == CGRect(x: 25, y: 106, width: 7, height: 8))
        chart.frame.origin.x = 0
        #expect(bar.accessibilityFrame.minX == 5)
        #expect(bar.accessibilityTraits == .image)
        #expect(bar.accessibilityLabel == "May")
        bar.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(bar.accessibilityFrame.width == 1)
        #expect(bar.accessibilityFrameInContainerSpace == .zero)
        let free = UIAccessibilityElement()
        free.isAccessibilityElement = false
        #expect(free.accessibilityContainer == nil)
        #expect(!free.isAccessibilityElement)
        #expect(bar.accessibilityIdentifier == "bar")
    }

    // Covers: NSObjectUIAccessibilityContainer.accessibilityElementCount, NSObjectUIAccessibilityContainer.accessibilityElement, NSObject.accessibilityElements
    @Test("a container's elements by count and place; none of its own gives NSNotFound") func container() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0)
        #expect(view.accessibilityElement(at: 0) == nil)
        let parts = [UIView(), UIView()]
        view.accessibilityElements = parts
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === parts[1])
        #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(view.automationElements?.count == 2)
    }

    // Covers: UIAccessibilityCustomAction.init(name:target:selector:), NSObjectUIAccessibilityAction.accessibilityCustomActions, UIAccessibilityCustomAction.target, UIAccessibilityCustomAction.image
    @Test("custom actions run a closure or a target's method, with themselves if it takes an argument") func actions() {
        let target = Target()
        DispatchTable.register(Selector("remove"), on: Target.self) { (target: Target) in target.remove() }
        DispatchTable.register(Selector("share:"), on: Target.self) { (target: Target, action: UIAccessibilityCustomAction) in
            target.share(action)
        }
        let view = UIView()
        let image = UIImage()
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Remove", target: target, selector: Selector("remove")),
            UIAccessibilityCustomAction(
                attributedName: NSAttributedString(string: "Share"), image: image, target: target, selector: Selector("share:")),
            UIAccessibilityCustomAction(name: "Never") { _ in false },
        ]
        let actions = view.accessibilityCustomActions ?? []
        #expect(actions.map { $0.run() } == [true, true, false])
        #expect(target.done == ["remove", "Share"])
        #expect(actions[1].image === image)
        #expect(actions[0].target === target)
        #expect(actions[0].selector.name == "remove")
        actions[0].target = nil
        #expect(!actions[0].run())
    }

    // Covers: UIAccessibilityCustomRotorSearchPredicate.currentItem, UIAccessibilityCustomRotorSearchPredicate.searchDirection, UIAccessibilityCustomRotor.itemSearchBlock, UIAccessibilityCustomRotorItemResult.targetElement, UIAccessibilityCustomRotorItemResult.targetRange
    @Test("a rotor is kept and can be asked which way to go from where; kinds of the system's have names") func rotors() {
        let view = UIView()
        let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
            predicate.searchDirection == .next ? predicate.currentItem : nil
        }
        let reports = Reports.during { view.accessibilityCustomRotors = [rotor] }
        #expect(reports.isEmpty)
        #expect(view.accessibilityCustomRotors?.first === rotor)
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(predicate.currentItem.targetElement == nil)
        #expect(rotor.itemSearchBlock(predicate) != nil)
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
        let found = rotor.itemSearchBlock(predicate)
        #expect(found?.targetElement === view)
        #expect(found?.targetRange == nil)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate) == nil)
        #expect(rotor.systemRotorType == .none)
        #expect(rotor.name == "Errors")
        let titles = [UIAccessibilityCustomRotor.SystemRotorType.link, .headingLevel3, .landmark].map {
            UIAccessibilityCustomRotor(systemType: $0) { _ in nil }.title
        }
        #expect(titles == ["Links", "Heading Level 3", "Landmarks"])
    }

    // Covers: UIImage.accessibilityLabel, UIImage.accessibilityIdentifier, UIImage.accessibilityHint, UIImage.accessibilityValue
    @Test("an image view says what its image is called, a button without a title as well, unless they have their own words")
    func images() {
        let image = UIImage()
        image.accessibilityLabel = "A red kite"
        image.accessibilityHint = "Opens the album"
        image.accessibilityValue = "3 of 9"
        image.accessibilityIdentifier = "kite"
        #expect(image.accessibilityIdentifier == "kite")
        #expect((image as any UIAccessibilityIdentification).accessibilityIdentifier == "kite")
        let view = UIImageView(image: image)
        #expect(view.accessibilityLabel == "A red kite")
        #expect(view.accessibilityHint == "Opens the album")
        #expect(view.accessibilityValue == "3 of 9")
        #expect(view.accessibilityIdentifier == nil)
        view.accessibilityLabel = "Kite"
        #expect(view.accessibilityLabel == "Kite")
        #expect(image.accessibilityLabel == "A red kite")
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        #expect(button.accessibilityLabel == "A red kite")
        button.setTitle("Open", for: .normal)
        #expect(button.accessibilityLabel == "Open")
        var configuration = UIButton.Configuration.plain()
        configuration.image = image
        #expect(UIButton(configuration: configuration).accessibilityLabel == "A red kite")
    }

    @Test("what controls say of themselves", arguments: [true, false]) func defaults(isEnabled: Bool) {
        let off: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        func check(_ control: UIControl, _ label: String?, _ value: String?, _ traits: UIAccessibilityTraits) {
            control.isEnabled = isEnabled
            #expect(control.isAccessibilityElement)
            #expect(control.accessibilityLabel == label)
            #expect(control.accessibilityValue == value)
            #expect(control.accessibilityTraits == traits.union(off))
        }
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        check(button, "Buy", nil, .button)
        button.isSelected = true
        #expect(button.accessibilityTraits.contains(.selected))
        let toggle = UISwitch()
        check(toggle, nil, "0", [.button, .toggleButton])
        toggle.isOn = true
        check(toggle, nil, "1", [.button, .toggleButton])
        let slider = UISlider()
        slider.value = 0.4
        check(slider, nil, "40%", .adjustable)
        let stepper = UIStepper()
        stepper.value = 3
        check(stepper, nil, "3", .adjustable)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        check(pages, nil, "page 1 of 3", .adjustable)
        #expect(!UIControl().isAccessibilityElement)
    }

    @Test("what views that show something say of themselves") func shown() {
        let label = UILabel()
        label.text = "Total"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Total")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Sum"
        #expect(label.accessibilityLabel == "Sum")
        #expect(label.text == "Total")
        let image = UIImageView()
        #expect(!image.isAccessibilityElement)
        #expect(image.accessibilityTraits == .image)
        let progress = UIProgressView()
        progress.progress = 0.5
        #expect(progress.accessibilityLabel == "Progress")
        #expect(progress.accessibilityValue == "50%")
        #expect(progress.isAccessibilityElement)
        #expect(progress.accessibilityTraits == .updatesFrequently)
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.accessibilityLabel == "Progress halted")
        #expect(wheel.accessibilityValue == "0")
        wheel.startAnimating()
        #expect(wheel.accessibilityLabel == "In progress")
        #expect(wheel.accessibilityValue == "1")
        wheel.stopAnimating()
    }

    // Covers: NSObjectUIAccessibilityAction.accessibilityIncrement, NSObjectUIAccessibilityAction.accessibilityDecrement
    @Test("adjustable controls go up and down by steps and tell who listens; a switch turns when activated")
    func adjusting() {
        var events: [String] = []
        func listen(_ control: UIControl, _ name: String) {
            control.addAction(UIAction { _ in events.append(name) }, for: .valueChanged)
        }
        let (slider, stepper, pages, toggle) = (UISlider(), UIStepper(), UIPageControl(), UISwitch())
        pages.numberOfPages = 2
        for (control, name) in [(slider, "slider"), (stepper, "stepper"), (pages, "pages"), (toggle, "switch")]
            as [(UIControl, String)]
        {
            listen(control, name)
        }
        slider.accessibilityIncrement()
        #expect(abs(slider.value - 0.1) < 0.001)
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        stepper.accessibilityIncrement()
        pages.accessibilityIncrement()
        pages.accessibilityIncrement()
        #expect(toggle.accessibilityActivate())
        #expect(toggle.isOn)
        #expect(slider.value == 0)
        #expect(stepper.value == 1)
        #expect(pages.currentPage == 1)
        #expect(events == ["slider", "slider", "stepper", "pages", "switch"])
        toggle.isEnabled = false
        #expect(!toggle.accessibilityActivate())
        #expect(toggle.isOn)
    }

    // Covers: NSObjectUIAccessibilityAction.accessibilityScroll
    @Test("a scroll view scrolls by a page and says where it is; at the end it says no") func scrolling() {
        let app = StageFixture()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 250)
        app.show(scroll)
        #expect(scroll.accessibilityScroll(.down))
        #expect(scroll.contentOffset.y == 100)
        #expect(AccessibilityCenter.posts.last?.notification == .pageScrolled)
        #expect(AccessibilityCenter.posts.last?.text == "Page 2 of 3")
        #expect(scroll.accessibilityScroll(.next))
        #expect(scroll.contentOffset.y == 150)
        #expect(!scroll.accessibilityScroll(.down))
        #expect(!scroll.accessibilityScroll(.left))
        #expect(scroll.accessibilityScroll(.up))
        #expect(scroll.contentOffset.y == 50)
    }

    // Covers: NSObjectUIAccessibilityFocus.accessibilityElementDidBecomeFocused, UIAccessibility.post, UIAccessibility.focusedElement
    @Test("a change of the screen takes the reader to its element, which is told") func focus() {
        let app = StageFixture()
        let (one, two) = (FocusView(), FocusView())
        let host = UIView()
        host.addSubview(one)
        host.addSubview(two)
        app.show(host)
        UIAccessibility.post(notification: .screenChanged, argument: one)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: two)
        #expect(one.calls == ["become", "lose"])
        #expect(two.calls == ["become"])
        #expect(two.accessibilityElementIsFocused())
        #expect(!one.accessibilityElementIsFocused())
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === two)
        #expect(AccessibilityCenter.posts.compactMap(\.text) == ["Saved"])
    }

    // Covers: UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isDarkerSystemColorsEnabled
    @Test("no assistive technology runs, and no setting is on but those that a new device has on") func settings() {
        #expect(!UIAccessibility.isVoiceOverRunning)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(!UIAccessibility.isReduceTransparencyEnabled)
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(UIAccessibility.isShakeToUndoEnabled)
        #expect(UIAccessibility.isVideoAutoplayEnabled)
        #expect(!UIAccessibility.isBoldTextEnabled)
        #expect(!UIAccessibility.isSwitchControlRunning)
    }
}
