// HTML in a label and in a text view, as pictures.
// Apple: "NSAttributedString"; how the import looks on iOS is not recorded.
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("HTML as pictures", .harness) struct HTMLPictureTests {
    private static let label = """
        <style>body { font: 17px -apple-system } .note { color: #c00; background: #ffe }</style>
        <b>Bold</b>, <i>italic</i>, <u>underlined</u>, <s>struck</s>, H<sub>2</sub>O, x<sup>2</sup>, <code>code</code>,
        <span class=note>a note</span>, <a href="https://example.com">a link</a> &amp; <font color="#080" size=5>a font</font>
        """
    private static let page = """
        <h2>Heading</h2><p>The default is Times&nbsp;New Roman of 12 points in black, whatever the mode is.</p>
        <ul><li>First item, long enough to be broken into two lines of this narrow text view<li>Second<ol><li>nested<li>counted</ol></ul>
        <blockquote style="color:#06c">A quotation stands between margins on both of its sides.</blockquote><hr>
        <p style="text-align:center; line-height:1.8">Centred, with a line height<br>of 1.8 for both lines.</p>
        <p dir=rtl style="font-size:16px">שלום עולם, right to left.</p>
        <pre>pre  keeps
          its spaces</pre>
        <table><tr><th>City<th>Height</tr><tr><td>Bern<td>540 m</tr></table>
        """

    enum Look: String, CaseIterable { case light, dark, light3x = "light-3x", dark3x = "dark-3x" }

    @Test("rich text in a label and in a text view", arguments: Look.allCases)
    func richText(look: Look) async throws {
        let harness = try await Harness(
            device: .custom(320, 560, scale: look == .light3x || look == .dark3x ? 3 : 1, safeArea: false),
            appearance: look == .dark || look == .dark3x ? .dark : .light)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
        label.numberOfLines = 0
        label.attributedText = try imported(Self.label)
        let view = UITextView(frame: CGRect(x: 10, y: 120, width: 300, height: 430))
        // Black text wants a light ground in both modes, as in UIKit.
        view.backgroundColor = UIColor(white: 0.93, alpha: 1)
        label.backgroundColor = UIColor(white: 0.93, alpha: 1)
        view.isEditable = false
        view.attributedText = try imported(Self.page)
        controller.view.addSubview(label)
        controller.view.addSubview(view)
        try await harness.show(controller)
        assertSnapshot(of: harness, named: look.rawValue)
    }
}
