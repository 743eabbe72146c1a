// Text cut into paragraphs, their attributes resolved.
// No Apple page: this is ours.
import Foundation

/// Text cut into paragraphs, their attributes resolved.
struct StyledText {
    struct Paragraph {
        /// UTF-16 range in the text, without the terminator.
        var range: Range<Int>
        /// UTF-16 units of the terminator: 0 at the text's end, 2 for CR LF.
        var terminatorLength: Int
        var style: ParagraphStyleState
        /// Relative to the paragraph's start.
        var runs: [StyleRun]
        /// The style of the paragraph's first character, of its terminator where it is empty.
        var firstStyle: TextStyle
    }

    let paragraphs: [Paragraph]
    let units: [UInt16]

    /// One paragraph alone.
    init(paragraph: Paragraph, units: [UInt16]) {
        paragraphs = [paragraph]
        self.units = units
    }

    init(_ content: TextLayoutRequest.Content, defaultFont: FontDescriptor) {
        switch content {
        case .plain(let string):
            let units = Array(string.utf16)
            let style = StyleCache.style(for: defaultFont)
            let paragraphState = ParagraphStyleState()
            paragraphs = Self.split(units) { range, terminator in
                let runs = range.isEmpty ? [] : [StyleRun(range: 0..<range.count, style: style)]
                return Paragraph(
                    range: range, terminatorLength: terminator, style: paragraphState, runs: runs, firstStyle: style)
            }
            self.units = units
        case .attributed(let string):
            let units = Array(string.string.utf16)
            let runs = Self.runs(of: string, count: units.count, defaultFont: defaultFont)
            let plain = StyleCache.style(for: defaultFont)
            paragraphs = Self.split(units) { range, terminator in
                let at = Self.run(at: range.lowerBound, in: runs)
                let cut = runs.compactMap { run -> StyleRun? in
                    let clamped = run.range.clamped(to: range)
                    guard !clamped.isEmpty else { return nil }
                    let local = (clamped.lowerBound - range.lowerBound)..<(clamped.upperBound - range.lowerBound)
                    return StyleRun(range: local, style: run.style)
                }
                return Paragraph(
                    range: range, terminatorLength: terminator, style: at?.paragraph ?? ParagraphStyleState(), runs: cut,
                    firstStyle: at?.style ?? plain)
            }
            self.units = units
        }
    }

    private struct Run {
        var range: Range<Int>
        var style: TextStyle
        var paragraph: ParagraphStyleState
    }

    /// The run that holds an index; at the text's end the last one.
    private static func run(at index: Int, in runs: [Run]) -> Run? {
        runs.first { $0.range.contains(index) } ?? runs.last
    }

    private static func runs(of string: NSAttributedString, count: Int, defaultFont: FontDescriptor) -> [Run] {
        var result: [Run] = []
        var index = 0
        while index < count {
            var effective = NSRange(location: index, length: 0)
            let attributes = string.attributes(at: index, effectiveRange: &effective)
            let end = max(index + 1, min(count, effective.location + effective.length))
            let style =
                attributes.isEmpty
                ? StyleCache.style(for: defaultFont) : TextStyle(attributes: attributes, defaultFont: defaultFont)
            let paragraph = AttributeReader(attributes).paragraphStyle?.state ?? ParagraphStyleState()
            result.append(Run(range: index..<end, style: style, paragraph: paragraph))
            index = end
        }
        return result
    }

    /// Cuts at line feeds, carriage returns (CR LF is one), U+0085 and paragraph separators. The last may be empty.
    private static func split(_ units: [UInt16], _ make: (Range<Int>, Int) -> Paragraph) -> [Paragraph] {
        var result: [Paragraph] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            guard unit == 10 || unit == 13 || unit == 0x85 || unit == 0x2029 else {
                index += 1
                continue
            }
            let length = unit == 13 && index + 1 < units.count && units[index + 1] == 10 ? 2 : 1
            result.append(make(start..<index, length))
            index += length
            start = index
        }
        result.append(make(start..<units.count, 0))
        return result
    }
}
