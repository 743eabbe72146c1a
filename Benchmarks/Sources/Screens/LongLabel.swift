// A label of one line whose text is ten megabytes long; what the process LongLabel does.
import Foundation
public import UIKit

/// Ten megabytes of words without a line break, and the label that shows their beginning.
@MainActor public enum LongLabel {
    /// So many bytes of text, at least.
    nonisolated public static func text(bytes: Int) -> String {
        let words = "the quick brown fox jumps over a lazy dog while nobody looks at it "
        return String(repeating: words, count: bytes / words.utf8.count + 1)
    }

    /// Puts a text into a label of one line and shows it.
    public static func show(_ text: String, on screen: BenchScreen) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 21))
        label.font = .systemFont(ofSize: 17)
        label.text = text
        let view = UIView(frame: screen.window.bounds)
        view.backgroundColor = .white
        view.addSubview(label)
        screen.show(view)
        return label
    }

    /// Shows a text of so many bytes, and prints milliseconds of all threads, and by how many bytes the process's peak of memory
    /// rose.
    public static func run() {
        let bytes = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 0
        // A first label loads what texts need: the font, and the memory of a first frame.
        let screen = BenchScreen()
        _ = show("The quick brown fox", on: screen)
        let text = text(bytes: bytes)
        // The peak begins anew here: what made the text does not count.
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        let before = ProcessFacts.resident.now
        let start = ProcessFacts.processor
        let label = show(text, on: screen)
        let end = ProcessFacts.processor
        precondition(screen.hasInk(screen.buffer, in: label.frame), "nothing is drawn of the label")
        let peak = ProcessFacts.resident.peak
        let facts = ["ms": (end - start) / 1e6, "growth": Double(peak - before), "text": Double(text.utf8.count)]
        print("{" + facts.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}")
    }
}
