// Which views have a bitmap: those whose class draws.
// Apple: "UIView", draw(_:)
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
@testable import UIKitCore
@testable import UIKitText

private final class Bare: UIView {}
@MainActor private final class Made: UIView {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 30_000))
    }
    override init(frame: CGRect) {
        number = 0
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { super.layoutSubviews() }
}
private class Drawn: UIView { override func draw(_ rect: CGRect) {} }
private final class Heir: Drawn {}
private final class PlainLabel: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil }
}
private final class OwnLabel: UILabel { override func drawText(in rect: CGRect) {} }

@MainActor @Suite("UIView: who draws", .harness) struct UIViewDrawOverrideTests {
    @Test("a view is displayed where its class, or one above it, overrides draw; initialisers of its own do not count")
    func overriding() {
        #expect(!DrawOverride.isOverridden(in: Bare.self))
        #expect(!DrawOverride.isOverridden(in: Made.self))
        #expect(DrawOverride.isOverridden(in: Drawn.self))
        #expect(DrawOverride.isOverridden(in: Heir.self))
        #expect(!DrawOverride.isOverridden(in: UIScrollView.self))
        #expect(!DrawOverride.isOverridden(in: UITextView.self))
        let (made, heir) = (Made(number: 1), Heir(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        made.layer.displayIfNeeded()
        heir.layer.displayIfNeeded()
        made.setNeedsDisplay()
        heir.setNeedsDisplay()
        #expect(!made.layer.needsDisplay())
        #expect(heir.layer.needsDisplay())
    }

    @Test("a subclass of UILabel that does not draw is shown as a label is, by its coverage")
    func labels() {
        #expect(!PlainLabel(frame: .zero).drawsByItself)
        #expect(OwnLabel(frame: .zero).drawsByItself)
        #expect(!UILabel().drawsByItself)
    }

    @Test("a view higher than any bitmap that draws nothing, and a text view with a long text, report nothing")
    func high() {
        let app = StageFixture(StageEnvironment(scale: 3))
        let made = Made(number: 1)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        text.text = String(repeating: "Some words of a long text. ", count: 4000)
        made.addSubview(text)
        app.show(made)
        app.turn()
        #expect(text.contentSize.height > 12_000)
        #expect(app.codes.isEmpty)
    }
}
