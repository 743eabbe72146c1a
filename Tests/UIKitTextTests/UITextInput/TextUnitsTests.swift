// Characters, words, sentences, paragraphs: pure.
// No Apple page: this is ours; Unicode's report 29 has the rules of words and sentences.
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitText

@Suite("TextUnits") struct TextUnitsTests {
    private func words(_ text: String) -> [String] {
        let string = text as NSString
        var found: [String] = []
        var index = 0
        while index < string.length {
            if let range = TextUnits.range(in: string, at: index, .word, forward: true) {
                found.append(string.substring(with: range))
                index = range.location + range.length
            } else {
                index += 1
            }
        }
        return found
    }

    @Test("Words: letters, digits and what joins them; ideographs stand alone; marks are none")
    func findingWords() {
        #expect(words("Don't stop, it's 3.14 o'clock!") == ["Don't", "stop", "it's", "3.14", "o'clock"])
        #expect(words("snake_case and 'quoted'") == ["snake_case", "and", "quoted"])
        #expect(words("日本 語x") == ["日", "本", "語", "x"])
        #expect(words("e\u{301}té 👩‍👩‍👧") == ["e\u{301}té"])
        #expect(words(" .,") == [])
        #expect(words("") == [])
        #expect(words("שלום עולם") == ["שלום", "עולם"])
    }

    @Test("A character is what people count as one, at every index within it")
    func characters() {
        let text = "a👩‍👩‍👧b" as NSString
        for index in 1...8 {
            #expect(TextUnits.character(in: text, at: index) == NSRange(location: 1, length: 8), "\(index)")
        }
        #expect(TextUnits.character(in: text, at: 0).length == 1)
        #expect(TextUnits.character(in: text, at: 9) == NSRange(location: 9, length: 1))
        #expect(TextUnits.character(in: text, at: 10) == NSRange(location: 10, length: 0))
        #expect(TextUnits.character(in: "\r\n" as NSString, at: 1) == NSRange(location: 0, length: 2))
    }

    @Test("Steps forward lead to ends of words, backward to beginnings, and over marks in one go")
    func steps() {
        let text = "one, two" as NSString
        #expect(TextUnits.boundary(in: text, from: 0, .word, forward: true) == 3)
        #expect(TextUnits.boundary(in: text, from: 3, .word, forward: true) == 8)
        #expect(TextUnits.boundary(in: text, from: 8, .word, forward: false) == 5)
        #expect(TextUnits.boundary(in: text, from: 5, .word, forward: false) == 0)
        #expect(TextUnits.boundary(in: text, from: 0, .word, forward: false) == nil)
        #expect(TextUnits.boundary(in: text, from: 8, .word, forward: true) == nil)
        #expect(TextUnits.boundary(in: "  " as NSString, from: 0, .word, forward: true) == 2)
        #expect(TextUnits.isBoundary(in: text, at: 3, .word, forward: true))
        #expect(!TextUnits.isBoundary(in: text, at: 4, .word, forward: true))
        #expect(TextUnits.isBoundary(in: text, at: 5, .word, forward: false))
    }

    @Test("Sentences end with a terminator before a blank; paragraphs with their break")
    func sentences() {
        let text = "One. \"Two!\" 3.5 is it? Yes\nNext" as NSString
        let found = TextUnits.sentences(in: text).map { text.substring(with: $0) }
        #expect(found == ["One. ", "\"Two!\" ", "3.5 is it? ", "Yes\n", "Next"])
        #expect(TextUnits.sentences(in: "一。二！" as NSString).count == 2)
        let lines = "a\r\nb\n\nc" as NSString
        #expect(TextUnits.paragraph(in: lines, holding: 0) == NSRange(location: 0, length: 3))
        #expect(TextUnits.paragraph(in: lines, holding: 2) == NSRange(location: 0, length: 3))
        #expect(TextUnits.paragraph(in: lines, holding: 3) == NSRange(location: 3, length: 2))
        #expect(TextUnits.paragraph(in: lines, holding: 5) == NSRange(location: 5, length: 1))
        #expect(TextUnits.paragraph(in: lines, holding: 6) == NSRange(location: 6, length: 1))
        #expect(TextUnits.range(in: lines, at: 2, .document, forward: true) == NSRange(location: 0, length: 7))
    }

    @Test("Random texts: every unit holds its index, units do not overlap, and every walk ends")
    func random() {
        var seed: UInt64 = 7
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(bound))
        }
        let pieces = ["a", "é", "e\u{301}", " ", "\n", "\r\n", ".", "'", "日", "👩‍👩‍👧", "ש", "1", "_", "-"]
        for round in 0..<200 {
            let text = (0..<next(30)).map { _ in pieces[next(pieces.count)] }.joined() as NSString
            for unit in [UITextGranularity.character, .word, .sentence, .paragraph] {
                for index in 0..<text.length {
                    guard let range = TextUnits.range(in: text, at: index, unit, forward: true) else { continue }
                    #expect(NSLocationInRange(index, range), "seed 7, round \(round), \(unit) at \(index) of \(text)")
                    let again = TextUnits.range(in: text, at: range.location, unit, forward: true)
                    #expect(again == range, "seed 7, round \(round), \(unit) at \(index) of \(text)")
                }
                var place = 0
                var count = 0
                while let found = TextUnits.boundary(in: text, from: place, unit, forward: true), count <= text.length {
                    #expect(found > place)
                    place = found
                    count += 1
                }
                #expect(count <= text.length)
            }
        }
    }
}
