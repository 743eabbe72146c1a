// Underlines and lines through text as rectangles.
// Apple: NSUnderlineStyle
import CoreGraphics
import Foundation
import PixelKernels

/// One bar of an underline or a line through text, in the layout's points.
struct TextDecoration {
    var x: Double
    var width: Double
    /// The bar's top.
    var y: Double
    var height: Double
    /// Lengths of bar and gap by turns; empty for an unbroken bar.
    var dashes: [Double]

    /// The bars of a run. Place and thickness are guesses: a tenth below the baseline, a twentieth of the size thick.
    static func bars(of run: GlyphRun, in line: TextLine, style: NSUnderlineStyle, through: Bool) -> [TextDecoration] {
        guard !style.isEmpty, style.rawValue & 0x0F != 0 || style.rawValue & 0x0F00 != 0 else { return [] }
        let size = Double(run.style.font.pointSize)
        let base = Double(line.baseline) - run.style.baselineOffset
        let isDouble = style.contains(.double)
        let isThick = !isDouble && style.contains(.thick)
        let height = size * 0.05 * (isThick ? 2 : 1)
        let middle = through ? base - Double(run.style.metrics.xHeight) / 2 : base + size * 0.11
        let tops = isDouble ? [middle - height * 1.5, middle + height * 0.5] : [middle - height / 2]
        let dashes = pattern(style).map { $0 * height }
        return spans(of: run, in: line, byWord: style.contains(.byWord)).flatMap { x, width in
            tops.map { TextDecoration(x: x, width: width, y: $0, height: height, dashes: dashes) }
        }
    }

    private static func pattern(_ style: NSUnderlineStyle) -> [Double] {
        switch style.rawValue & 0x0F00 {
        case 0x0100: [3, 3]
        case 0x0200: [10, 5]
        case 0x0300: [10, 3, 3, 3]
        case 0x0400: [10, 3, 3, 3, 3, 3]
        default: []
        }
    }

    /// The run's extent without white space at the line's end, word by word where asked.
    private static func spans(of run: GlyphRun, in line: TextLine, byWord: Bool) -> [(x: Double, width: Double)] {
        let end = run.x + run.width
        let boxes = line.boxes.filter { $0.x >= run.x - 1e-6 && $0.x + $0.width <= end + 1e-6 && $0.width > 0 }
        let left = Double(line.origin.x)
        let right = left + Double(line.width)
        var result: [(x: Double, width: Double)] = []
        for box in boxes {
            let outside = box.x + box.width <= left + 1e-6 || box.x >= right - 1e-6
            if box.isWhite, byWord || outside { continue }
            if let last = result.last, abs(last.x + last.width - box.x) < 1e-3 {
                result[result.count - 1].width += box.width
            } else {
                result.append((box.x, box.width))
            }
        }
        return result
    }

    /// The pieces that are inked: one, or the dashes.
    var pieces: [(x: Double, width: Double)] {
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 > 0 }) else { return [(x, width)] }
        var result: [(x: Double, width: Double)] = []
        // Counted from the layout's left edge, so that runs side by side join.
        let period = dashes.reduce(0, +)
        var start = (x / period).rounded(.down) * period
        var index = 0
        while start < x + width {
            let length = dashes[index % dashes.count]
            if index % 2 == 0 {
                let from = max(start, x)
                let to = min(start + length, x + width)
                if to > from { result.append((from, to - from)) }
            }
            start += length
            index += 1
        }
        return result
    }

    /// The pieces as whole pixels relative to a device origin; at least one pixel high.
    func pixels(_ origin: DeviceOrigin) -> [PixelRect] {
        let height = max(1, Int((self.height * origin.scale).rounded()))
        let top = origin.baseline(y + self.height / 2) - height / 2
        let shift = Double(origin.quarter) / 4
        return pieces.map { x, width in
            let left = Int((x * origin.scale + shift).rounded())
            let right = max(left + 1, Int(((x + width) * origin.scale + shift).rounded()))
            return PixelRect(minX: left, minY: top, maxX: right, maxY: top + height)
        }
    }
}
