// Attributed strings as values and as objects.
// Apple: "AttributedString"
import Foundation
import Testing
import UIKit

@MainActor struct AttributedStringTests {
    @Test("UIKit's attributes go from values to objects and back (documented)")
    func conversion() {
        var text = AttributedString("Hello world")
        text.font = .systemFont(ofSize: 12)
        text.kern = 2
        text.underlineStyle = .single
        if let range = text.range(of: "world") { text[range].foregroundColor = .red }
        let object = NSAttributedString(text)
        #expect(object.string == "Hello world")
        #expect(object.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
        #expect(object.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(object.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
        #expect(object.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == 1)
        let back = AttributedString(object)
        #expect(back == text)
        let runs = back.runs.map { $0.foregroundColor }
        #expect(runs == [nil, .red])
    }

    @Test("a container of a dictionary has its known attributes")
    func container() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 3, .init("other"): "x"])
        #expect(container.font == .systemFont(ofSize: 9))
        #expect(container.kern == 3)
    }
}
