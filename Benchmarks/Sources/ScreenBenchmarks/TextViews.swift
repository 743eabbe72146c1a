// A keystroke in a long text view, to pixels, against laying out its whole text.
import CoreGraphics
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// Ten thousand words, in paragraphs of so many.
private func words(_ perParagraph: Int) -> String {
    let some = ["the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "while", "nobody", "looks"]
    var text = ""
    for index in 0..<10_000 {
        text += some[(index * 7 + index / 13) % some.count]
        text += index % perParagraph == perParagraph - 1 ? ".\n" : " "
    }
    return text
}

/// A text view over the whole screen, scrolled to the middle of its text.
@MainActor private func shown(_ text: String, on screen: BenchScreen) -> UITextView {
    let view = UITextView(frame: screen.window.bounds)
    view.showsVerticalScrollIndicator = false
    view.font = .systemFont(ofSize: 17)
    view.text = text
    screen.show(view)
    view.contentOffset.y = (view.contentSize.height / 2).rounded()
    screen.turn()
    return view
}

/// The character at the middle of what is seen.
@MainActor private func middle(of view: UITextView) -> Int {
    let inset = view.textContainerInset
    let point = CGPoint(x: view.bounds.midX - inset.left, y: view.bounds.midY - inset.top)
    return view.layoutManager.glyphIndex(for: point, in: view.textContainer)
}

/// A person who types at the middle of what is seen: key, delegate, undo, storage, layout, caret, pixels.
@MainActor private final class Typist {
    let screen: BenchScreen
    let view: UITextView
    private let place: Int
    private var typed = 0
    private static let letters = ["v", "i", "t", "r", "e"]

    init(_ text: String) {
        let screen = BenchScreen()
        let view = shown(text, on: screen)
        self.screen = screen
        self.view = view
        place = middle(of: view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: place, length: 0)
        screen.turn()
    }

    /// One keystroke: letters are typed and taken back in turn, so that the text stays what it is.
    func type() {
        let count = Self.letters.count
        let step = typed % (2 * count)
        screen.press(step < count ? Self.letters[step] : "\u{8}")
        typed += 1
    }

    /// Whether every key has reached the text.
    var isRight: Bool {
        let step = typed % (2 * Self.letters.count)
        let count = min(step, 2 * Self.letters.count - step)
        let range = NSRange(location: place, length: count)
        return view.selectedRange.location == place + count
            && (view.text as NSString).substring(with: range) == Self.letters.prefix(count).joined()
    }
}

private func keystroke(_ name: String, paragraph: Int) -> Benchmark {
    Benchmark(name, peer: "layout of the whole text", target: 0.25) {
        let text = words(paragraph)
        // Made after the gate, whose screens come and go.
        var made: Typist?
        return Prepared(
            run: {
                let typist = made ?? Typist(text)
                made = typist
                let view = typist.view
                var sample = Sample(ours: .infinity, peer: .infinity)
                for _ in 0..<5 {
                    for _ in 0..<6 { sample.ours = min(sample.ours, Timing.milliseconds { typist.type() }) }
                    guard typist.isRight else { throw TypingFault.keysLost }
                    sample.peer = min(
                        sample.peer,
                        Timing.milliseconds {
                            let all = NSRange(location: 0, length: view.textStorage.length)
                            view.layoutManager.invalidateLayout(forCharacterRange: all, actualCharacterRange: nil)
                            view.layoutManager.ensureLayout(for: view.textContainer)
                        })
                    typist.screen.turn()
                }
                return sample
            },
            gate: {
                let typist = Typist(text)
                for _ in 0..<3 { typist.type() }
                guard typist.isRight else { return "the keys did not reach the text" }
                // A fresh view has no insertion point.
                typist.view.resignFirstResponder()
                typist.screen.turn()
                let typed = typist.screen.buffer.copy()
                let text = typist.view.attributedText!
                let offset = typist.view.contentOffset
                let fresh = BenchScreen()
                let other = shown("", on: fresh)
                other.attributedText = text
                other.layoutIfNeeded()
                other.contentOffset = offset
                fresh.turn()
                return Kernels.equal(typed, fresh.buffer) ? nil : "the frame is not that of a view made anew"
            })
    }
}

private enum TypingFault: Error { case keysLost }

/// Paragraphs of fifty words.
let keystrokeInText = keystroke("keystroke-10000-words", paragraph: 50)

/// All of it one paragraph: the worst that a text can be.
let keystrokeInParagraph = keystroke("keystroke-one-paragraph", paragraph: 10_000)
