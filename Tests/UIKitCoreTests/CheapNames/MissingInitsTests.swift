// Initialisers that public code uses and that every class of their family must have.
// Apple: "UIColor", "UIFont", "UIControl", init(frame:primaryAction:); "UIButton", init(type:primaryAction:).
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

private final class OwnSlider: UISlider {}
private final class OwnButton: UIButton {}

@MainActor @Suite("Initialisers that were missing", .harness) struct MissingInitsTests {
    // Covers: UIColor.init()
    @Test("UIColor() is a placeholder: nothing happens until it is used, which raises at Apple (observed)")
    func emptyColor() {
        var color = UIColor()
        #expect(
            Reports.during {
                color = UIColor(); _ = color.description; _ = color == UIColor()
            }.isEmpty)
        #expect(color.description == "<UIPlaceholderColor>")
        var drawn: CGColor?
        let said = Reports.during { drawn = color.cgColor }
        #expect(drawn == UIColor.clear.cgColor)
        #expect(
            said.first.map(Reports.stable) == """
                UIK1013 exception: A colour without components was used.
                  object   <UIPlaceholderColor>
                  at       MissingInitsTests.swift:…
                  cause    It was created by UIColor() and has no color space. UIKit raises an exception when it is drawn or asked for components.
                  fix      Start with a defined color, such as UIColor.clear, or with nil.
                  apple    NSInvalidArgumentException: *** -CGColor not defined for the UIColor <UIPlaceholderColor: 0x…>; need to first convert colorspace.
                """)
        color = .red
        #expect(color == .red)
    }

    // Covers: UIFont.init()
    @Test("UIFont() is a font (guessed: the system's, of 12 points)")
    func emptyFont() {
        let font = UIFont()
        #expect(font.pointSize == 12)
        #expect(font.lineHeight > 0)
        #expect(font.familyName == UIFont.systemFont(ofSize: 1).familyName)
    }

    // Covers: UIButton.init(type:primaryAction:), UIButton.init(frame:primaryAction:), UIButton.init(configuration:primaryAction:)
    @Test("UIButton(primaryAction:) is a system button with the action's title and image (documented)")
    func buttons() {
        var calls = 0
        let action = UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in calls += 1 }
        let buttons = [
            UIButton(primaryAction: action), UIButton(type: .custom, primaryAction: action),
            UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10), primaryAction: action),
            UIButton(configuration: .plain(), primaryAction: action), OwnButton(primaryAction: action),
        ]
        #expect(buttons.map(\.buttonType) == [.system, .custom, .custom, .system, .system])
        for button in buttons {
            #expect(button.title(for: .normal) == "Save" || button.configuration?.title == "Save")
            button.performPrimaryAction()
        }
        #expect(calls == buttons.count)
        #expect(UIButton(primaryAction: nil).title(for: .normal) == nil)
    }

    // Covers: UIControl.init(frame:primaryAction:)
    @Test("Every control takes its primary action (documented)")
    func controls() {
        var calls = 0
        let action = UIAction { _ in calls += 1 }
        let frame = CGRect(x: 1, y: 2, width: 200, height: 40)
        let controls: [UIControl] = [
            UIControl(frame: frame, primaryAction: action), UIButton(frame: frame, primaryAction: action),
            UISwitch(frame: frame, primaryAction: action), UISlider(frame: frame, primaryAction: action),
            UIStepper(frame: frame, primaryAction: action), UIPageControl(frame: frame, primaryAction: action),
            UISegmentedControl(frame: frame, primaryAction: action), UITextField(frame: frame, primaryAction: action),
            UIDatePicker(frame: frame, primaryAction: action), UIRefreshControl(frame: frame, primaryAction: action),
            OwnSlider(frame: frame, primaryAction: action), UIControl(frame: frame, primaryAction: nil),
        ]
        for control in controls { control.sendActions(for: .primaryActionTriggered) }
        #expect(calls == controls.count - 1)
        #expect(controls.allSatisfy { $0.frame.origin == frame.origin })
        let segments = UISegmentedControl(frame: .zero, actions: [UIAction(title: "A") { _ in }])
        #expect(segments.numberOfSegments == 1)
        #expect(UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in }).title == "Done")
    }
}
