// Members of UIKit's classes, asked of an AnyObject.
// Apple: "AnyObject", Accessing Objective-C Methods and Properties.
import Diagnostics
import SelectorDispatch
import Testing
import UIKit

@MainActor @Suite struct AnyObjectMembersUIKitTests {
    @Test("A view's members have their values, and one that is nil is nil inside")
    func views() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.tag = 5
        let members = AnyObjectMembers(view)
        #expect(members.center == CGPoint(x: 25, y: 40))
        #expect(members.tag == 5)
        #expect(members.isHidden == false)
        #expect(members.superview?.tag == nil)
        let around = UIView()
        around.addSubview(view)
        #expect(members.superview! === around)
        members.removeFromSuperview()
        #expect(view.superview == nil)
    }

    @Test("Names that classes share go by the type that the place wants: state, value, priority")
    func shared() {
        let control = UIControl()
        control.isSelected = true
        #expect(AnyObjectMembers(control).state == UIControl.State.selected)
        #expect(AnyObjectMembers(UITapGestureRecognizer()).state == UIGestureRecognizer.State.possible)
        let (slider, stepper) = (UISlider(), UIStepper())
        slider.value = 0.25
        stepper.value = 4
        #expect(AnyObjectMembers(slider).value == Float(0.25))
        #expect(AnyObjectMembers(stepper).value == Double(4))
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = UILayoutPriority(250)
        #expect(AnyObjectMembers(constraint).priority == Float(250))
        #expect(AnyObjectMembers(constraint).priority == UILayoutPriority.defaultLow)
    }

    @Test("Methods reach the object; one of another class does nothing and is UIK1105")
    func methods() {
        let button = UIButton()
        AnyObjectMembers(button).setTitle("Go", for: .normal)
        #expect(AnyObjectMembers(button).currentTitle == "Go")
        nonisolated(unsafe) let heard = Box()
        Diagnostics.$taskPolicy.withValue(.custom { heard.codes.append($0.entry.code) }) {
            AnyObjectMembers(UIView()).setTitle("Go", for: .normal)
            #expect(AnyObjectMembers(UIView()).location(in: nil) == .zero)
        }
        #expect(heard.codes == ["UIK1105", "UIK1105"])
    }

    @Test("A member that the object lacks is nil")
    func missing() {
        let isOn: Bool? = AnyObjectMembers(UIView()).isOn
        #expect(isOn == nil)
        #expect(AnyObjectMembers.asked(UIView(), { $0.setOn(true, animated: false) }) == nil)
        let toggle = UISwitch()
        #expect(AnyObjectMembers.asked(toggle, { $0.setOn(true, animated: false) }) != nil)
        #expect(toggle.isOn)
    }

    private final class Box { var codes: [String] = [] }
}
