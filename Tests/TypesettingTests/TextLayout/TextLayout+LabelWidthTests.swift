// Medians of text widths against those of interface files, by groups, for the lines that were fitted and the others.
// No Apple page: this is ours. Figures: label widths in public interface files, for large text, heavy and black, digits.
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Widths of labels in interface files")
struct TextLayoutLabelWidthTests {
    /// One line of the table.
    struct Row {
        var isHeld: Bool
        var weight: String
        var size: CGFloat
        var width: CGFloat
        var text: String

        /// Digits and signs without a letter.
        var isDigits: Bool { text.contains(where: \.isNumber) && !text.contains(where: \.isLetter) }
        var isHeavy: Bool { weight == "heavy" || weight == "black" }

        /// How much wider than recorded, in hundredths. What was recorded is rounded up: its middle is a quarter of a
        /// point less.
        var error: Double {
            let raw: [String: CGFloat] = [
                "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4, "heavy": 0.56,
                "black": 0.62,
            ]
            let font = FontDescriptor(pointSize: size, weight: raw[weight] ?? 0)
            let ours = TextLayout.make(TextLayoutRequest(text: text, font: font)).size.width
            return Double((ours + 0.25 - width) / width) * 100
        }
    }

    static let rows: [Row] = LabelWidths.table.split(separator: "\n").map { line in
        let cells = line.split(separator: " ", maxSplits: 4)
        return Row(
            isHeld: cells[0] == "held", weight: String(cells[1]), size: Double(cells[2])!, width: Double(cells[3])!,
            text: String(cells[4]))
    }

    /// A group's errors: their median and the median of their sizes, both in hundredths.
    struct Medians: CustomStringConvertible {
        var count: Int
        var bias: Double
        var size: Double

        init(_ errors: [Double]) {
            func median(_ values: [Double]) -> Double {
                let sorted = values.sorted()
                guard !sorted.isEmpty else { return .nan }
                return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
            }
            (count, bias, size) = (errors.count, median(errors), median(errors.map(abs)))
        }

        var description: String { String(format: "%d labels, bias %+.2f %%, size %.2f %%", count, bias, size) }
    }

    /// The figures of the lines that were fitted and of those that were not.
    private func figures(_ name: String, _ holds: (Row) -> Bool) -> (fit: Medians, held: Medians) {
        let rows = Self.rows.filter(holds)
        let fit = Medians(rows.filter { !$0.isHeld }.map(\.error))
        let held = Medians(rows.filter(\.isHeld).map(\.error))
        print("\(name): fitted \(fit); held out \(held)")
        return (fit, held)
    }

    @Test("text of 28 points and more is as wide as recorded within 1 % in the median [observed]") func large() {
        let (fit, held) = figures("28 points and more") { $0.size >= 28 && !$0.isDigits && !$0.isHeavy }
        #expect(fit.count >= 15)
        #expect(held.count >= 13)
        #expect(abs(fit.bias) <= 1, "\(fit); \(held)")
        #expect(abs(held.bias) <= 1, "\(fit); \(held)")
        let bold = figures("28 points and more, bold") { $0.size >= 28 && $0.weight == "bold" && !$0.isDigits }
        #expect(abs(bold.fit.bias) <= 1, "\(bold)")
        #expect(abs(bold.held.bias) <= 1, "\(bold)")
    }

    @Test("heavy and black text is as wide as recorded within 1 % in the median [observed]") func heavy() {
        let (fit, held) = figures("heavy and black") { $0.isHeavy }
        #expect(fit.count == 4)
        #expect(held.count == 4)
        #expect(abs(fit.bias) <= 1, "\(fit); \(held)")
        #expect(abs(held.bias) <= 1, "\(fit); \(held)")
    }

    @Test("digits are as wide as recorded within 1 % in the median [observed]") func digits() {
        let (fit, held) = figures("digits") { $0.isDigits }
        #expect(fit.count >= 20)
        #expect(held.count >= 20)
        #expect(abs(fit.bias) <= 1, "\(fit); \(held)")
        #expect(abs(held.bias) <= 1, "\(fit); \(held)")
        let large = figures("digits from 28 points") { $0.isDigits && $0.size >= 28 }
        #expect(abs(large.fit.bias) <= 1, "\(large)")
        #expect(abs(large.held.bias) <= 1, "\(large)")
    }

    @Test("text up to 19 points has no bias and errs by about half a per cent [observed]") func small() {
        let (fit, held) = figures("up to 19 points") { $0.size <= 19 && !$0.isDigits && !$0.isHeavy }
        #expect(fit.count >= 40)
        #expect(held.count >= 40)
        for medians in [fit, held] { #expect(abs(medians.bias) <= 0.25 && medians.size <= 0.7, "\(medians)") }
    }

    @Test("text between 20 and 27 points is as wide as recorded within 1 % in the median [observed]") func middle() {
        let (fit, held) = figures("20 to 27 points") { $0.size > 19 && $0.size < 28 && !$0.isDigits && !$0.isHeavy }
        #expect(abs(fit.bias) <= 1, "\(fit); \(held)")
        #expect(abs(held.bias) <= 1, "\(fit); \(held)")
    }
}
