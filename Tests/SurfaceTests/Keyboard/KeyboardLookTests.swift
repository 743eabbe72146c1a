// The drawn keyboard: where keys stand on each device, what they type, what stands above and below them.
// Apple: "UIKeyboardType", "UITextInputTraits"; HIG, "Virtual keyboards"; a number pad recorded on iOS 17.
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

/// A field on a screen with a keyboard.
@MainActor private final class Typing {
    let screen: Screen
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let controller = UIViewController()

    init(_ environment: StageEnvironment = StageEnvironment(scale: 1), _ configure: (UITextField) -> Void = { _ in }) {
        var environment = environment
        environment.onScreenKeyboard = true
        screen = Screen(environment)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(field)
        configure(field)
        screen.show(controller)
        field.becomeFirstResponder()
        screen.stage.advance(by: 1)
    }

    var keyboard: KeyboardView? { KeyboardController.shared.keyboardView }
    /// The keys that can be seen, by their names.
    var keys: [(name: String, frame: CGRect)] {
        guard let keyboard else { return [] }
        return keyboard.subviews.compactMap { view in
            guard view.isAccessibilityElement, !view.isHidden, let name = view.accessibilityLabel else { return nil }
            return (name, view.frame)
        }
    }
    func frame(_ name: String) -> CGRect? { keys.first { $0.name == name }?.frame }
    func cap(_ name: String) -> UIView? { keyboard?.subviews.first { $0.accessibilityLabel == name } }

    @discardableResult func tap(_ name: String) -> Bool {
        guard let keyboard, let cap = cap(name) else {
            Issue.record("no key \(name) among \(keys.map(\.name))")
            return false
        }
        screen.touch(.began, keyboard.convert(cap.center, to: nil))
        screen.touch(.ended, keyboard.convert(cap.center, to: nil))
        screen.jump(by: 0.4)
        return true
    }
    func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }.map { [$0] } ?? []
        return own + view.subviews.flatMap { texts(in: $0) }
    }
}

@MainActor @Suite("Keyboard: look", .harness) struct KeyboardLookTests {
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, bottom: CGFloat = 34, dark: Bool = false, scale: CGFloat = 1
    ) -> StageEnvironment {
        StageEnvironment(
            size: CGSize(width: width, height: height), scale: scale, appearance: dark ? .dark : .light,
            safeAreaInsets: StageInsets(top: bottom > 0 ? 47 : 20, bottom: bottom))
    }

    @Test(
        "Letters stand as on the device of each width: 42 high, 6 apart, 54 from row to row (public measurements)",
        arguments: [
            (375, 812, 31.5, 42.0), (390, 844, 33, 44), (393, 852, 33.3, 44), (402, 874, 34.2, 45),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func letters(_ width: CGFloat, _ height: CGFloat, _ letter: CGFloat, _ shift: CGFloat) throws {
        let it = Typing(Self.phone(width, height, scale: 3)) { $0.autocapitalizationType = .none }
        func near(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? -99) - b) <= 1.0 / 3 + 0.01 }
        let q = try #require(it.frame("q")), w = try #require(it.frame("w")), a = try #require(it.frame("a"))
        #expect(near(q.minX, 3))
        #expect(near(q.width, letter))
        #expect(near(q.height, 42))
        #expect(near(w.minX - q.maxX, 6))
        #expect(near(a.minY - q.minY, 54))
        #expect(near(q.minY, 45 + 8))
        #expect(near(a.midX, (q.midX + w.midX) / 2))
        let key = try #require(it.frame("shift")), delete = try #require(it.frame("delete"))
        #expect(near(key.width, shift))
        #expect(near(delete.maxX, width - 3))
        #expect(near(delete.width, shift))
        #expect(near(key.minX, 3))
        #expect(it.keyboard?.bounds.height == 336)
        let returning = try #require(it.frame("return")), digits = try #require(it.frame("numbers"))
        #expect(near(returning.maxX, width - 3))
        #expect(near(returning.width, digits.width))
        #expect(digits.width > 2 * shift)
        let space = try #require(it.frame("space"))
        #expect(near(space.minX - digits.maxX, 6))
        // Emoji and microphone stand below the keys, beside the home indicator.
        let emoji = try #require(it.frame("emoji")), microphone = try #require(it.frame("dictation"))
        #expect(emoji.minY > returning.maxY)
        #expect(microphone.minY > returning.maxY)
        #expect(emoji.maxY <= 336)
        #expect(near(emoji.midX, width - microphone.midX))
    }

    @Test("Broad phones have higher keys; a phone with a button has emoji and microphone among its keys (public measurements)")
    func otherPhones() throws {
        for (width, height) in [(428, 926), (430, 932), (440, 956)] as [(CGFloat, CGFloat)] {
            let it = Typing(Self.phone(width, height))
            #expect(it.frame("Q")?.height == 45)
            #expect(it.keyboard?.bounds.height == 346)
        }
        let it = Typing(Self.phone(375, 667, bottom: 0))
        let (emoji, space) = (try #require(it.frame("emoji")), try #require(it.frame("space")))
        #expect(emoji.minY == space.minY)
        #expect(emoji.maxX < space.minX)
        #expect(it.keyboard?.bounds.height == 260)
        let dictation = try #require(it.frame("dictation"))
        #expect(dictation.minY == space.minY)
        #expect(emoji.width == 40)
    }

    @Test("The number pad's keys stand where they were recorded at 393 points, with letters below the digits [recorded]")
    func numberPad() throws {
        let it = Typing(Self.phone(393, 852, scale: 3)) { $0.keyboardType = .numberPad }
        #expect(KeyboardController.shared.frame == CGRect(x: 0, y: 561, width: 393, height: 291))
        #expect(it.frame("1") == CGRect(x: 6, y: 6, width: 123, height: 46))
        #expect(it.frame("5") == CGRect(x: 135, y: 59, width: 123, height: 47))
        #expect(it.frame("9") == CGRect(x: 264, y: 113, width: 123, height: 47))
        #expect(it.frame("0") == CGRect(x: 135, y: 167, width: 123, height: 46))
        #expect(it.frame("delete")?.midX == 325.5)
        for (key, texts) in [("1", ["1"]), ("2", ["2", "ABC"]), ("9", ["9", "WXYZ"]), ("0", ["0"])] {
            let cap = try #require(it.cap(key))
            #expect(it.texts(in: cap) == texts)
        }
        #expect(it.frame("emoji") == nil)
        #expect(it.frame("dictation") == nil)
    }

    @Test("No key overlaps another or leaves the keyboard, on any phone, in any type, upright and on its side")
    func places() {
        var sizes: Set<String> = []
        for device in StageDevice.all where device.idiom == .phone {
            // One device of each size, without or with a button.
            guard sizes.insert("\(device.size(.portrait)) \(device.portraitInsets.bottom)").inserted else { continue }
            for isWide in [false, true] {
                var environment = device.environment(orientation: isWide ? .landscapeLeft : .portrait)
                environment.scale = 1
                let it = Typing(environment)
                for type in [UIKeyboardType.default, .emailAddress, .URL, .webSearch, .twitter, .numberPad, .decimalPad, .phonePad]
                {
                    it.field.keyboardType = type
                    it.screen.stage.advance(by: 0.5)
                    let keys = it.keys
                    #expect(keys.count >= 11, "\(device.name) \(type)")
                    let board = it.keyboard?.bounds ?? .zero
                    for (index, key) in keys.enumerated() {
                        #expect(board.contains(key.frame), "\(device.name) \(type) \(key)")
                        #expect(key.frame.width >= 15, "\(device.name) \(type) \(key)")
                        for other in keys[(index + 1)...] where other.frame.intersects(key.frame) {
                            Issue.record("\(device.name) \(isWide) \(type): \(key) meets \(other)")
                        }
                    }
                }
            }
        }
    }

    @Test("Every key with a text types it, on every page of every type")
    func everyKeyTypes() {
        let it = Typing { $0.autocapitalizationType = .none }
        for type in [
            UIKeyboardType.default, .numbersAndPunctuation, .URL, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter,
        ] {
            for page in [[], ["numbers"], ["numbers", "symbols"], ["symbols"], ["emoji"]] {
                it.field.keyboardType = .default
                it.screen.turn()
                it.field.keyboardType = type
                it.screen.turn()
                guard
                    page.allSatisfy({ name in
                        guard it.frame(name) != nil else { return false }
                        return it.tap(name)
                    })
                else { continue }
                let named: Set = [
                    "shift", "delete", "space", "return", "letters", "numbers", "symbols", "emoji", "dictation", "pause",
                    "wait",
                ]
                let texts = it.keys.map(\.name).filter { !named.contains($0) }
                #expect(texts.count >= 3, "\(type) \(page)")
                for text in texts {
                    it.field.text = ""
                    it.tap(text)
                    #expect(it.field.text == text, "\(type) \(page)")
                }
            }
        }
        #expect(it.screen.codes.isEmpty)
    }

    @Test("The bar of predictions stands above the keys with two lines, empty; correction, checking, secrecy and pads take it away")
    func bar() throws {
        let it = Typing()
        let bar = try #require(it.keyboard?.subviews.first { $0.accessibilityIdentifier == "predictions" })
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 45))
        #expect(it.texts(in: bar).isEmpty)
        let lines = bar.subviews.filter { $0.bounds.width <= 1 && !$0.isHidden }
        #expect(lines.count == 2)
        #expect(lines.map(\.frame.minX) == [130, 260])
        #expect(it.keyboard?.hitTest(CGPoint(x: 60, y: 20), with: nil) !== bar)
        func height(_ change: (UITextField) -> Void) -> CGFloat? {
            let other = Typing { change($0) }
            let isShown = other.keyboard?.subviews.contains { $0.accessibilityIdentifier == "predictions" && !$0.isHidden }
            #expect(isShown == (other.keyboard?.bounds.height == 336))
            return other.keyboard?.bounds.height
        }
        #expect(height { _ in } == 336)
        #expect(height { $0.autocorrectionType = .no } == 291)
        #expect(height { $0.spellCheckingType = .no } == 291)
        #expect(height { $0.isSecureTextEntry = true } == 291)
        #expect(height { $0.keyboardType = .phonePad } == 291)
    }

    @Test("Emoji have a page of their own that leads back; dictation is not here, and says so (UIK1404)")
    func emojiAndDictation() throws {
        let it = Typing()
        it.tap("emoji")
        let smile = try #require(it.keys.first { $0.name.unicodeScalars.first?.properties.isEmojiPresentation == true }?.name)
        it.tap(smile)
        #expect(it.field.text == smile)
        it.tap("delete")
        #expect(it.field.text == "")
        it.tap("letters")
        #expect(it.frame("Q") != nil)
        #expect(it.screen.codes.isEmpty)
        it.tap("dictation")
        #expect(it.screen.codes == ["UIK1404"])
        #expect(it.field.text == "")
        // The turn and its time depend on the steps above.
        let text = it.screen.diagnostics.last?.pinnedText.split(separator: "\n").filter { !$0.hasPrefix("  during") }
        let name = ObjectName.of(try #require(it.keyboard))
        #expect(
            text?.joined(separator: "\n") == """
                UIK1404 unsupported: The keyboard's microphone was tapped: there is no dictation here.
                  object   \(name)
                  at       Screen.swift:…
                  cause    Nothing here listens and turns speech into text.
                  fix      Type the text, in tests by the harness's type(_:), or insert it by insertText(_:).
                """)
    }

    @Test("The phone pad's second page has pause and wait; a point key follows the place of the field's type")
    func phonePad() {
        let it = Typing { $0.keyboardType = .phonePad }
        it.tap("symbols")
        for key in ["*", "#", "+"] { it.tap(key) }
        it.tap("pause")
        it.tap("wait")
        #expect(it.field.text == "*#+,;")
        it.tap("numbers")
        it.tap("5")
        #expect(it.field.text == "*#+,;5")
    }

    @Test("The ground is a material: it takes a little of the colour below, and none with less transparency [recorded]")
    func ground() {
        func board(_ color: UIColor) -> UInt32 {
            let it = Typing(Self.phone(390, 844))
            it.controller.view.backgroundColor = color
            it.screen.stage.advance(by: 0.5)
            return it.screen.pixel(388, 760)
        }
        #expect(PixelBuffer.distance(board(UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)), 0xD0D3DA) <= 1)
        let blue = board(.systemBlue)
        #expect(Int(blue & 255) > 0xDA + 4, "\(String(blue, radix: 16))")
        #expect(Int(blue >> 16 & 255) < 0xD0 - 4, "\(String(blue, radix: 16))")
        AccessibilitySetting.reduceTransparency.set(true)
        defer { AccessibilitySetting.reset() }
        #expect(board(.systemBlue) == board(.white))
    }

    @Test("Beside the blinking caret a resting keyboard has nothing drawn")
    func rest() throws {
        let it = Typing()
        let top = try #require(KeyboardController.shared.frame).minY
        for _ in 0..<40 {
            it.screen.jump(by: 0.05)
            for part in it.screen.stage.lastFrame?.damage ?? [] { #expect(CGFloat(part.maxY) <= top) }
        }
    }

    @Test("Pictures to look at", .enabled(if: ProcessInfo.processInfo.environment["VITRINE_LOOK"] != nil))
    func pictures() {
        for scale in [CGFloat(1), 3] {
            for dark in [false, true] {
                let it = Typing(Self.phone(390, 844, dark: dark, scale: scale))
                let name = "\(dark ? "dark" : "light")-\(Int(scale))x"
                it.screen.picture().look("keys-letters-\(name)")
                for (type, title) in [
                    (UIKeyboardType.numberPad, "number"), (.URL, "url"), (.emailAddress, "email"), (.phonePad, "phone"),
                ] {
                    it.field.keyboardType = type
                    it.screen.stage.advance(by: 1)
                    it.screen.picture().look("keys-\(title)-\(name)")
                }
                it.field.keyboardType = .default
                it.field.returnKeyType = .search
                it.field.text = "a"
                it.screen.turn()
                it.tap("numbers")
                it.screen.picture().look("keys-digits-\(name)")
                it.tap("emoji")
                it.screen.picture().look("keys-emoji-\(name)")
            }
        }
        let small = Typing(Self.phone(375, 667, bottom: 0))
        small.screen.picture().look("keys-letters-se")
        var wide = StageEnvironment(size: CGSize(width: 844, height: 390), scale: 1, orientation: .landscapeLeft)
        wide.safeAreaInsets = StageInsets(left: 47, bottom: 21, right: 47)
        Typing(wide).screen.picture().look("keys-letters-wide")
    }
}
