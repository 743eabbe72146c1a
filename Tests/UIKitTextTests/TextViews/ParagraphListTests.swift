// The list of paragraphs against a plain array.
// No Apple page: this is ours.
import Foundation
import Testing
@testable import UIKitValues

@MainActor @Suite("Lists of paragraphs") struct ParagraphListTests {
    @Test("text is cut at LF, CR, CR LF, U+0085 and U+2029, and not at U+2028")
    func cutting() {
        func lengths(_ text: String, isEnd: Bool = true) -> [Int] {
            ParagraphList.lengths(of: text.utf16, isEndOfText: isEnd)
        }
        #expect(lengths("") == [0])
        #expect(lengths("ab") == [2])
        #expect(lengths("ab\n") == [3, 0])
        #expect(lengths("ab\n", isEnd: false) == [3])
        #expect(lengths("a\r\nb\rc\u{85}d\u{2029}e\u{2028}f") == [3, 2, 2, 2, 3])
        #expect(lengths("\r\r\n\n") == [1, 2, 1, 0])
    }

    @Test("after thousands of random replacements lengths, places and order are those of an array")
    func random() {
        var numbers = SeededNumbers(state: 11)
        var model = (0..<300).map { _ in Int.random(in: 1...9, using: &numbers) }
        var list = ParagraphList(lengths: model)
        for _ in 0..<3000 {
            let first = Int.random(in: 0..<model.count, using: &numbers)
            let last = min(model.count - 1, first + [0, 0, 1, 3, 200].randomElement(using: &numbers)!)
            let new = (0..<Int.random(in: 1...(model.count < 60 ? 90 : 4), using: &numbers)).map { _ in
                Int.random(in: 1...9, using: &numbers)
            }
            let start = model[..<first].reduce(0, +)
            let end = model[..<last].reduce(0, +)
            list.replace(from: list.place(containing: start), through: list.place(containing: end), with: new)
            model.replaceSubrange(first...last, with: new)
            guard list.isConsistent, list.length == model.reduce(0, +), list.count == model.count else {
                Issue.record("the sums are wrong")
                return
            }
        }
        var place: ParagraphList.Place? = list.first
        var starts: [Int] = []
        while let current = place {
            #expect(list[current].length == model[starts.count])
            #expect(list.place(containing: current.start) == current)
            starts.append(current.start)
            place = list.next(current)
            if let place { #expect(list.previous(place) == current) }
        }
        #expect(starts.count == model.count)
        #expect(list.place(containing: list.length) == list.last)
    }
}
