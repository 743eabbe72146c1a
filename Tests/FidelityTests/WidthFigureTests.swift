// Widths of labels that Xcode wrote into public interface files, where it runs UIKit (label-widths.csv beside the references).
// No Apple page: this is ours.
import Foundation
import Testing
import UIKit

@MainActor @Suite("Figures: widths of text") struct WidthFigureTests {
    /// A label's text as an interface file has it: each hugs its text, so that its width is the text's, rounded up.
    struct Row: Sendable {
        var text: String
        var size: CGFloat
        var weight: UIFont.Weight
        var width: CGFloat
    }

    nonisolated static let weights: [String: UIFont.Weight] = [
        "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
    ]

    nonisolated static let rows: [Row] = {
        let path = References.folder.replacingOccurrences(of: "/references", with: "/spec") + "/label-widths.csv"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
            // Only texts stand in quotes.
            var cells: [String] = [""]
            var isQuoted = false
            for letter in line {
                if letter == "\"" {
                    isQuoted.toggle()
                } else if letter == ",", !isQuoted {
                    cells.append("")
                } else {
                    cells[cells.count - 1].append(letter)
                }
            }
            guard cells.count >= 7, let size = Double(cells[3]), let width = Double(cells[6]), let weight = weights[cells[4]]
            else { return nil }
            return Row(text: cells[2], size: size, weight: weight, width: width)
        }
    }()

    static func ours(_ row: Row) -> CGFloat {
        (row.text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: row.size, weight: row.weight)]).width
    }

    /// How much wider than the recorded one, in hundredths. The recorded width is rounded up by a quarter of a point.
    private func error(_ row: Row) -> Double { Double((Self.ours(row) + 0.25 - row.width) / row.width) * 100 }
    private func median(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }

    /// Labels that hug their text: others are as wide as their screens.
    private func hugging(_ holds: (Row) -> Bool) -> [Double] { Self.rows.filter(holds).map(error).filter { abs($0) < 15 } }

    @Test("text of 28 points and more is as wide as recorded within 1 % in the median", .enabled(if: !rows.isEmpty))
    func large() {
        // Titles of recorded screens, by their ink and what stands beside it, and a text recorded in four sizes.
        let recorded = [
            Row(text: "What's the point?", size: 28, weight: .regular, width: 210.67),
            Row(text: "What's the point?", size: 34, weight: .regular, width: 255),
            Row(text: "What's the point?", size: 58, weight: .regular, width: 428.33),
            Row(text: "Password Store", size: 34, weight: .bold, width: 245.7),
            Row(text: "Selection Survey", size: 34, weight: .bold, width: 266.3),
        ]
        let errors = hugging { $0.size >= 28 } + recorded.map(error)
        #expect(errors.count >= 10)
        #expect(abs(median(errors)) <= 1, "\(errors.sorted())")
        #expect(median(errors.map(abs)) <= 1.5, "\(errors.sorted())")
    }

    @Test("text up to 19 points has no bias, and errs by half a per cent in the median", .enabled(if: !rows.isEmpty))
    func small() {
        let errors = hugging { $0.size <= 19 }
        #expect(errors.count > 70)
        // Digits are wider than they were: of 84 labels the middle one is another.
        #expect(abs(median(errors)) <= 0.16)
        #expect(median(errors.map(abs)) <= 0.55)
    }

    @Test("a space of regular text at 28 points is 1.9 points narrower than Inter's [observed]") func spaces() {
        func width(_ text: String) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 28)]).width
        }
        let letters = ("What'sthepoint?" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 28)]).width
        // 210.67 is the recorded width; the gaps between words are 31 and 36 pixels of three, before 37 and 42.
        #expect(abs(width("What's the point?") - 210.67) <= 0.34)
        #expect(abs((width("What's the point?") - letters) / 2 - 5.7) < 0.5, "\((width("What's the point?") - letters) / 2)")
    }
}
