// The height of a configured button whose title wraps within the width that constraints give.
// Apple: "Meet the UIKit button system" (WWDC 2021), titles wrap; how the height follows from the width is guessed.
import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitValues

@MainActor @Suite("UIButton, titles that wrap under constraints", .harness) struct UIButtonWrappingTests {
    private func button(_ title: String, in width: CGFloat) -> (button: UIButton, room: UIView) {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        var look = UIButton.Configuration.filled()
        look.title = title
        let button = UIButton(configuration: look)
        button.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: room.topAnchor), button.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        ])
        room.layoutIfNeeded()
        return (button, room)
    }

    @Test("[guessed] a title that is longer than the button wraps, and the button is as high as all of its lines")
    func wraps() {
        let (narrow, room) = button("Stopped and finished, never started", in: 120)
        let (wide, _) = button("Stopped and finished, never started", in: 600)
        #expect(narrow.bounds.width == 120)
        #expect(narrow.bounds.height > 2 * wide.titleLabel!.bounds.height)
        #expect(abs(narrow.bounds.height - narrow.sizeThatFits(CGSize(width: 120, height: 0)).height) < 0.01)
        let title = narrow.titleLabel!
        #expect(narrow.bounds.insetBy(dx: -0.5, dy: -0.5).contains(title.frame))
        _ = room
    }

    @Test(
        "at every text size the title has the height of all of its lines",
        arguments: [
            UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
        ])
    func everyTextSize(category: UIContentSizeCategory) {
        let (one, room) = button("Carry the parcel home", in: 220)
        room.traitOverrides.preferredContentSizeCategory = category
        room.setNeedsLayout()
        room.layoutIfNeeded()
        let title = one.titleLabel!
        let needed = title.sizeThatFits(CGSize(width: title.bounds.width + 0.01, height: 0)).height
        #expect(needed > 1.5 * title.font.pointSize || category == .large, "\(needed)")
        #expect(title.bounds.height >= needed, "\(title.bounds.height) of \(needed)")
        #expect(one.bounds.height >= needed)
    }

    @Test("a button that is wide enough keeps its intrinsic height")
    func fits() {
        let (one, _) = button("Save", in: 400)
        #expect(abs(one.bounds.height - one.intrinsicContentSize.height) < 0.01)
    }

    @Test("a title that may not wrap stays on one line")
    func truncates() {
        let (one, room) = button("Stopped and finished, never started", in: 120)
        one.configuration?.titleLineBreakMode = .byTruncatingTail
        room.layoutIfNeeded()
        #expect(abs(one.bounds.height - one.intrinsicContentSize.height) < 0.01)
    }
}
