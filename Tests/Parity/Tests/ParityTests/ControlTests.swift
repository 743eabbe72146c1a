// Controls: states, actions, titles.
import Testing
import UIKit

@MainActor @Suite("Controls") struct ControlTests {
    @Test("the state follows enabled, selected and highlighted [documented]") func state() {
        let control = UIControl()
        #expect(control.state == .normal && control.isEnabled)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test("sendActions runs the actions of its events, in order, and no others [documented]") func actions() {
        final class Log { var names: [String] = [] }
        let log = Log()
        let control = UIControl()
        control.addAction(UIAction { _ in log.names.append("first") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.names.append("second") }, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction { _ in log.names.append("other") }, for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(log.names == ["first", "second"])
        control.sendActions(for: .valueChanged)
        #expect(log.names == ["first", "second", "second"])
    }

    @Test("an action with an identifier replaces the one that has it; the sender is the control [documented]") func identifiers() {
        final class Log { var names: [String] = [] }
        let log = Log()
        let control = UIControl()
        let id = UIAction.Identifier("buy")
        control.addAction(UIAction(identifier: id) { _ in log.names.append("old") }, for: .touchUpInside)
        control.addAction(
            UIAction(identifier: id) { log.names.append(($0.sender as? UIControl) === control ? "new" : "?") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.names == ["new"])
        control.removeAction(identifiedBy: id, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.names == ["new"])
    }

    @Test("a button shows the title of its state, or that of normal [documented]") func titles() {
        let button = UIButton(type: .custom)
        button.setTitle("Buy", for: .normal)
        button.setTitle("Gone", for: .disabled)
        #expect(button.currentTitle == "Buy")
        button.isHighlighted = true
        #expect(button.currentTitle == "Buy" && button.title(for: .highlighted) == "Buy")
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitle == "Gone")
        #expect(button.buttonType == .custom && UIButton(type: .system).buttonType == .system)
    }

    @Test("a new label is one line, 17 points, natural, cut at the tail [documented]") func label() {
        let label = UILabel()
        #expect(label.numberOfLines == 1 && label.text == nil)
        #expect(label.font.pointSize == 17)
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    }

    @Test("a one-line label is as high as its font's line, to the pixel above [observed on iOS 17]") func labelHeight() {
        let label = UILabel()
        label.text = "the"
        label.sizeToFit()
        let scale = UIScreen.main.scale
        #expect(label.bounds.height == (17 * 1.193359375 * scale).rounded(.up) / scale)
    }
}
