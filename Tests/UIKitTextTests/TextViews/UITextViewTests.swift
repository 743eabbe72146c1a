// Text, look and sizes of text views.
// Apple: "UITextView"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

@MainActor @Suite("Text views", .harness) struct UITextViewTests {
    private func view(_ text: String = "", width: CGFloat = 300, height: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    // Covers: UITextView.init(), UITextView.init(frame:), UITextView.textContainerInset, UITextView.textContainer, UITextView.isEditable, UITextView.isSelectable, UITextView.layoutManager, UITextView.textStorage, UITextView.text, UITextView.selectedRange
    @Test("defaults are those of the documentation")
    func defaults() {
        let view = UITextView()
        #expect(view.text == "")
        #expect(view.attributedText.length == 0)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.textContainer.widthTracksTextView)
        #expect(view.isEditable)
        #expect(view.isSelectable)
        #expect(view.isScrollEnabled)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textContainer.layoutManager === view.layoutManager)
        #expect(view.textAlignment == .natural)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.font == .systemFont(ofSize: 12))
        #expect(view.textColor == .label)
        #expect(!view.clearsOnInsertion)
        #expect(!view.allowsEditingTextAttributes)
        #expect(view.dataDetectorTypes.isEmpty)
        #expect(UITextView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    // Covers: UITextView.init(frame:textContainer:), UITextView.init(textContainer:)
    @Test("a container given brings its manager and text, and keeps its width unless it follows the view")
    func ownContainer() {
        let storage = NSTextStorage(string: "given")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 77, height: CGFloat.greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        #expect(view.text == "given")
        #expect(view.layoutManager === manager)
        #expect(view.textStorage === storage)
        #expect(view.textContainer.size.width == 77)
        container.widthTracksTextView = true
        #expect(container.size.width == 300)
        let bare = NSTextContainer()
        #expect(UITextView(frame: .zero, textContainer: bare).layoutManager.textContainers.first === bare)
    }

    // Covers: UITextView.text, UITextView.attributedText, UITextView.font, UITextView.textColor, UITextView.textAlignment, UITextView.typingAttributes
    @Test("font, colour and alignment change all of the text; plain text keeps the look of what it replaces")
    func look() {
        let view = UITextView()
        view.font = .boldSystemFont(ofSize: 20)
        view.textColor = .red
        view.textAlignment = .center
        view.text = "Hello"
        let attributes = view.textStorage.attributes(at: 3, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        view.attributedText = NSAttributedString(
            string: "Other", attributes: [.font: UIFont.italicSystemFont(ofSize: 9), .foregroundColor: UIColor.green])
        #expect(view.font == .italicSystemFont(ofSize: 9))
        #expect(view.textColor == .green)
        #expect(view.text == "Other")
        view.text = "Plain"
        #expect(view.font == .italicSystemFont(ofSize: 9))
        #expect(view.textColor == .green)
        view.font = .systemFont(ofSize: 30)
        view.textColor = .blue
        view.textAlignment = .right
        #expect(view.attributedText.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        #expect(view.textAlignment == .right)
        #expect(view.textColor == .blue)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
        view.typingAttributes = [.foregroundColor: UIColor.cyan]
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .cyan)
    }

    // Covers: UITextView.sizeThatFits, UITextView.contentSize, UITextView.textContainerInset
    @Test("sizes are text, padding and insets, rounded up to whole points of height (recorded: 37 for a line of 17 at 3x)")
    func sizes() {
        let app = StageFixture(StageEnvironment(scale: 3))
        let view = view("One line")
        app.show(view)
        let text = NSAttributedString(attributedString: view.textStorage).size().width
        let fit = view.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        #expect(fit.height == 37)
        #expect(fit.width >= text + 10)
        #expect(fit.width < text + 10.4)
        #expect(view.contentSize == CGSize(width: 300, height: fit.height))
        view.text = "One\nTwo\nThree"
        #expect(abs(view.contentSize.height - (61 + 16)) < 0.001)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(abs(view.contentSize.height - 65) < 0.001)
        #expect(view.textContainer.size.width == 294)
        // A narrower measure leaves the layout as it is.
        let lines = view.layoutManager.usedRect(for: view.textContainer)
        #expect(view.sizeThatFits(CGSize(width: 40, height: 0)).height > 65)
        #expect(view.layoutManager.usedRect(for: view.textContainer) == lines)
        #expect(view.sizeThatFits(CGSize(width: 294 + 6, height: 0)).height == view.contentSize.height)
    }

    // Covers: UITextView.isScrollEnabled, UITextView.intrinsicContentSize
    @Test("a view that does not scroll is by itself as high as its text")
    func intrinsic() {
        let view = view("Some words that take two lines at the least in so narrow a view", width: 200)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(view.intrinsicContentSize.height > 50)
        let before = view.intrinsicContentSize.height
        view.text += "\nAnd more"
        #expect(view.intrinsicContentSize.height > before)
    }

    // Covers: UITextView.scrollRangeToVisible, UITextView.contentOffset
    @Test("scrollRangeToVisible moves as little as shows the range, and not at all where it is seen")
    func scrolling() {
        let app = StageFixture()
        let view = view((0..<100).map { "Line \($0)" }.joined(separator: "\n"), height: 200)
        view.contentInsetAdjustmentBehavior = .never
        app.show(view)
        let end = NSRange(location: view.text.utf16.count, length: 0)
        view.scrollRangeToVisible(end)
        app.advance(by: 1)
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 200)) < 1)
        let before = view.contentOffset
        view.scrollRangeToVisible(NSRange(location: end.location - 3, length: 2))
        app.advance(by: 1)
        #expect(view.contentOffset == before)
        view.scrollRangeToVisible(NSRange(location: 0, length: 3))
        app.advance(by: 1)
        #expect(view.contentOffset.y == 0)
        let middle = (view.text as NSString).range(of: "Line 50")
        view.scrollRangeToVisible(middle)
        app.advance(by: 1)
        let rect = view.layoutManager.boundingRect(forGlyphRange: middle, in: view.textContainer).offsetBy(dx: 0, dy: 8)
        #expect(view.bounds.insetBy(dx: -1, dy: -1).contains(rect))
        #expect(abs(rect.maxY - view.bounds.maxY) < 1)
    }

    // Covers: UITextView.adjustsFontForContentSizeCategory
    @Test("preferred fonts follow the text size where the view is told to")
    func dynamicType() {
        let app = StageFixture()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "Body"
        view.adjustsFontForContentSizeCategory = true
        app.show(view)
        #expect(view.font?.pointSize == 17)
        let height = view.contentSize.height
        var environment = StageEnvironment(scale: 1)
        environment.contentSize = .extraExtraExtraLarge
        app.turn(.environment(environment))
        #expect(view.font?.pointSize == 23)
        #expect(view.contentSize.height > height)
    }

    // Covers: UITextView.init(coder:)
    @Test("an archive keeps text, look and settings")
    func archive() throws {
        let view = view("Kept")
        view.textColor = .red
        view.isEditable = false
        let read = try archived(view)
        #expect(read.text == "Kept")
        #expect(read.font == .systemFont(ofSize: 17))
        #expect(read.textColor == .red)
        #expect(!read.isEditable)
    }

    // Covers: UITextView.init(usingTextLayoutManager:), UITextView.dataDetectorTypes, UITextView.isFindInteractionEnabled
    @Test("what is only stored says so")
    func declared() {
        let reports = Reports.during {
            let view = UITextView(usingTextLayoutManager: true)
            view.dataDetectorTypes = [.link, .phoneNumber]
            view.isFindInteractionEnabled = true
            #expect(view.dataDetectorTypes == [.link, .phoneNumber])
            #expect(view.isFindInteractionEnabled)
        }
        #expect(reports.map(\.entry.code) == ["UIK1201", "UIK1201", "UIK1201"])
        #expect(Reports.during { _ = UITextView(usingTextLayoutManager: false) }.isEmpty)
    }

    @Test("insets that are not numbers are reported and not taken")
    func insets() {
        let view = UITextView()
        let reports = Reports.during { view.textContainerInset.left = .infinity }
        #expect(reports.map(\.entry.code) == ["UIK1501"])
        #expect(view.textContainerInset.left == 0)
    }
}
