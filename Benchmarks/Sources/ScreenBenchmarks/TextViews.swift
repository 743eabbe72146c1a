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

private func keystroke(_ name: String, paragraph: Int) -> Benchmark {
    Benchmark(name, peer: "layout of the whole text", target: 0.25) {
        let screen = BenchScreen()
        let view = shown(words(paragraph), on: screen)
        let storage = view.textStorage
        let place = middle(of: view)
        var isTyped = false
        let focus = {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: place + (isTyped ? 1 : 0), length: 0)
            screen.turn()
        }
        let type = {
            // A letter by turns typed and taken back, so that the text stays what it is.
            if isTyped { view.deleteBackward() } else { view.insertText("x") }
            isTyped.toggle()
            screen.turn()
        }
        focus()
        return Prepared(
            run: {
                var sample = Sample(ours: .infinity, peer: .infinity)
                for _ in 0..<6 {
                    for _ in 0..<6 { sample.ours = min(sample.ours, Timing.milliseconds(type)) }
                    sample.peer = min(
                        sample.peer,
                        Timing.milliseconds {
                            let all = NSRange(location: 0, length: storage.length)
                            view.layoutManager.invalidateLayout(forCharacterRange: all, actualCharacterRange: nil)
                            view.layoutManager.ensureLayout(for: view.textContainer)
                        })
                    screen.turn()
                }
                return sample
            },
            gate: {
                view.resignFirstResponder()
                screen.turn()
                let before = screen.buffer.copy(), length = storage.length
                focus()
                for _ in 0..<5 { type() }
                guard storage.length == length + 1 else { return "nothing was typed" }
                view.resignFirstResponder()
                screen.turn()
                let typed = screen.buffer.copy()
                guard screen.hasInk(before, in: screen.window.bounds), !Kernels.equal(before, typed) else {
                    return "the letter is not seen"
                }
                let text = view.attributedText!
                let offset = view.contentOffset
                let other = shown("", on: screen)
                other.attributedText = text
                other.layoutIfNeeded()
                other.contentOffset = offset
                screen.turn()
                let fresh = screen.buffer.copy()
                screen.show(view)
                focus()
                return Kernels.equal(typed, fresh) ? nil : "the frame is not that of a view made anew"
            })
    }
}

/// Paragraphs of fifty words.
let keystrokeInText = keystroke("keystroke-10000-words", paragraph: 50)

/// All of it one paragraph: the worst that a text can be.
let keystrokeInParagraph = keystroke("keystroke-one-paragraph", paragraph: 10_000)
