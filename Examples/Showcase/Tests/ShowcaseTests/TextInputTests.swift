// The screens of text input in other surroundings, and as people use them: keyboard, menus, selection, scripts.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase text input", .harness) struct TextInputTests {
    private func phone(
        _ appearance: UIUserInterfaceStyle = .light, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> Surroundings {
        var surroundings = Surroundings(device: .tallPhone, appearance: appearance, direction: direction)
        surroundings.showsKeyboard = true
        return surroundings
    }

    @Test("text fields and text view on a pad and from right to left", arguments: ["text-fields", "text-view"])
    func surroundings(name: String) async throws {
        for (variant, surroundings) in [
            ("pad", Surroundings(device: .pad)),
            ("rtl-dark", Surroundings(device: .phone, appearance: .dark, direction: .rightToLeft)),
        ] {
            let harness = try await Harness.showing(name, surroundings)
            if name == "text-view" {
                // The scripts, with both directions in one text.
                try await choose(1, harness)
            }
            assertSnapshot(of: harness, named: "\(name)-\(variant)")
        }
    }

    private func choose(_ index: Int, _ harness: Harness) async throws {
        let choice = try harness.find(UISegmentedControl.self, .identifier("text-choice"))
        let width = choice.bounds.width / 3
        let isMirrored = choice.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = CGFloat(isMirrored ? 2 - index : index)
        let point = CGPoint(x: (place + 0.5) * width, y: choice.bounds.midY)
        try await harness.tap(at: choice.convert(point, to: nil))
        try await harness.settle()
    }

    @Test("a field edited on the screen: keyboard, selection with handles, menu, clear button; light and dark")
    func editedField() async throws {
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            let harness = try await Harness.showing("text-fields", phone(appearance))
            try await harness.type("Ada Lovelace", into: .identifier("name"))
            try await harness.settle()
            assertSnapshot(of: harness, named: "typed-\(appearance == .dark ? "dark" : "light")")
            // The next tap counts as the first; beside the text it selects the last word.
            try await harness.advance(by: 1)
            try await harness.tap(.identifier("name"), count: 2)
            try await harness.settle()
            let name = try harness.find(UITextField.self, .identifier("name"))
            #expect(name.selectedTextRange.flatMap { name.text(in: $0) } == "Lovelace")
            assertSnapshot(of: harness, named: "selected-\(appearance == .dark ? "dark" : "light")")
        }
    }

    @Test("a field from right to left: the text begins at the right, the clear button stands at the left")
    func editedFromRight() async throws {
        let harness = try await Harness.showing("text-fields", phone(.light, .rightToLeft))
        try await harness.tap(.identifier("name"))
        for character in "שלום עולם" { try await harness.enter(String(character)) }
        try await harness.settle()
        assertSnapshot(of: harness, named: "typed-rtl")
        let field = try harness.find(UITextField.self, .identifier("name"))
        #expect(field.text == "שלום עולם" && field.caretRect(for: field.beginningOfDocument).midX > field.bounds.midX)
    }

    @Test("a text view edited on the screen: the line with the insertion point stays above the keyboard")
    func editedTextView() async throws {
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            let harness = try await Harness.showing("text-view", phone(appearance))
            try await choose(2, harness)
            let text = try harness.find(UITextView.self, .identifier("text-view"))
            let word = (text.text as NSString).range(of: "lazy")
            let start = try #require(text.position(from: text.beginningOfDocument, offset: word.location))
            let end = try #require(text.position(from: start, offset: word.length))
            let rect = text.firstRect(for: try #require(text.textRange(from: start, to: end)))
            for _ in 0..<2 { try await harness.tap(at: text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)) }
            #expect(text.selectedRange == word)
            try await harness.settle()
            assertSnapshot(of: harness, named: "text-selected-\(appearance == .dark ? "dark" : "light")")
            try await harness.type("eager")
            #expect(text.text.contains("the eager dog"))
            try await harness.press(.keyboardZ, modifiers: .command)
            #expect(!text.text.contains("eager"))
            try await harness.press(.keyboardDownArrow, modifiers: .command)
            try await harness.type("The end.")
            try await harness.settle()
            let caret = text.convert(text.caretRect(for: text.endOfDocument), to: nil)
            #expect(caret.maxY < 500 && caret.minY > 100)
            assertSnapshot(of: harness, named: "text-typed-\(appearance == .dark ? "dark" : "light")")
        }
    }

    @Test("a card's number is grouped while it is typed, on the pad of digits with its bar")
    func card() async throws {
        let harness = try await Harness.showing("text-fields", phone())
        try await harness.type("12345678", into: .identifier("card"))
        let field = try harness.find(UITextField.self, .identifier("card"))
        #expect(field.text == "1234 5678")
        try await harness.settle()
        assertSnapshot(of: harness, named: "card")
        try await harness.tap(.identifier("bar-done"))
        #expect(!field.isFirstResponder)
    }
}
