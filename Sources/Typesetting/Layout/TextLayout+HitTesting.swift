// From points to characters and back.
// No Apple page: this is ours; text views and label links use it.
import CoreGraphics
import Foundation

extension TextLayout {
    /// The UTF-16 index of the character under or nearest to a point; nil without characters.
    package func characterIndex(at point: CGPoint) -> Int? {
        guard let line = line(nearest: point.y) else { return nil }
        let x = Double(point.x)
        guard let box = line.boxes.min(by: { distance(x, $0) < distance(x, $1) }) else { return nil }
        return line.range.location + box.start
    }

    /// The UTF-16 index before which an insertion point nearest to a point stands.
    package func insertionIndex(at point: CGPoint) -> Int {
        lines.isEmpty ? 0 : insertionIndex(atX: point.x, inLine: lineIndex(at: point.y))
    }

    /// The UTF-16 index before which an insertion point nearest to a place in a line stands.
    package func insertionIndex(atX x: CGFloat, inLine index: Int) -> Int {
        let line = lines[index]
        let x = Double(x)
        guard let box = line.boxes.min(by: { distance(x, $0) < distance(x, $1) }) else { return line.range.location }
        let behind = (x > box.x + box.width / 2) != box.isRightToLeft
        return line.range.location + (behind ? box.start + box.length : box.start)
    }

    /// The rectangles that a range of UTF-16 units takes, one for each piece of a line, whole lines high.
    package func rects(for range: NSRange) -> [CGRect] { lines.indices.flatMap { rects(for: range, inLine: $0) } }

    /// The rectangles that a range takes of one line.
    package func rects(for range: NSRange, inLine index: Int) -> [CGRect] {
        let line = lines[index]
        let first = range.location - line.range.location
        let end = first + range.length
        var result: [CGRect] = []
        for box in line.boxes where box.start < end && box.start + max(1, box.length) > first {
            // A cluster of several characters, such as a ligature, is divided evenly.
            let length = Double(max(1, box.length))
            let from = Double(max(0, first - box.start)) / length
            let to = Double(min(box.length, end - box.start)) / length
            let x = box.isRightToLeft ? box.x + box.width * (1 - to) : box.x + box.width * from
            let rect = CGRect(x: x, y: Double(line.origin.y), width: box.width * (to - from), height: Double(line.height))
            if let last = result.last, abs(last.maxX - rect.minX) < 0.01 {
                result[result.count - 1] = last.union(rect)
            } else {
                result.append(rect)
            }
        }
        return result
    }

    /// The x of the insertion point before a UTF-16 index of a line, or at the line's end.
    package func caretX(at index: Int, inLine number: Int) -> CGFloat {
        let line = lines[number]
        let index = index - line.range.location
        if let box = line.boxes.first(where: { $0.start <= index && index < $0.start + max(1, $0.length) }) {
            let part = Double(index - box.start) / Double(max(1, box.length))
            return CGFloat(box.x + box.width * (box.isRightToLeft ? 1 - part : part))
        }
        guard let last = line.boxes.max(by: { $0.start < $1.start }) else { return line.origin.x }
        return CGFloat(last.isRightToLeft ? last.x : last.x + last.width)
    }

    /// The rectangle of the insertion point before a UTF-16 index: without width, one line high.
    package func caretRect(at index: Int) -> CGRect {
        guard let line = lines.last(where: { $0.range.location <= index }) ?? lines.first else { return .zero }
        let number = lines.lastIndex { $0.range.location <= index } ?? 0
        return CGRect(x: caretX(at: index, inLine: number), y: line.origin.y, width: 0, height: line.height)
    }

    /// The line at a height, with the spacing below it; the first above all, the last below all.
    package func lineIndex(at y: CGFloat) -> Int {
        lines.firstIndex { y < $0.origin.y + $0.height + $0.spacing } ?? max(0, lines.count - 1)
    }

    /// The line that holds a UTF-16 unit; the last one for what lies behind all.
    package func lineIndex(containing unit: Int) -> Int {
        lines.firstIndex { unit < $0.range.location + $0.range.length } ?? max(0, lines.count - 1)
    }

    /// The character of a line that is under or nearest to a place, and how far through it, in its own direction, the
    /// place is: 0…1. Nil in a line without characters.
    package func character(inLine index: Int, at x: CGFloat) -> (index: Int, fraction: CGFloat)? {
        let x = Double(x)
        guard let box = lines[index].boxes.min(by: { distance(x, $0) < distance(x, $1) }) else { return nil }
        let length = max(1, box.length)
        var along = box.width > 0 ? min(max((x - box.x) / box.width, 0), 1) : x < box.x ? 0 : 1
        if box.isRightToLeft { along = 1 - along }
        let part = min(Int(along * Double(length)), length - 1)
        return (lines[index].range.location + box.start + part, CGFloat(along * Double(length) - Double(part)))
    }

    /// Left and right edge of a UTF-16 unit in its line; nil for what has no place, such as terminators.
    package func edges(of unit: Int, inLine index: Int) -> ClosedRange<CGFloat>? {
        let unit = unit - lines[index].range.location
        let found = lines[index].boxes.first { $0.start <= unit && unit < $0.start + max(1, $0.length) }
        guard let box = found else { return nil }
        let step = box.width / Double(max(1, box.length))
        let place = Double(unit - box.start)
        let left = box.isRightToLeft ? box.x + box.width - (place + 1) * step : box.x + place * step
        return CGFloat(left)...CGFloat(left + max(0, step))
    }

    /// The UTF-16 unit at which an ellipsis replaces the line's rest; nil in a line without one, or where it is not at the end.
    package func truncation(inLine index: Int) -> Int? {
        let line = lines[index]
        guard line.isTruncated, let last = line.boxes.max(by: { $0.start < $1.start }) else { return nil }
        return line.range.location + last.start
    }

    private func line(nearest y: CGFloat) -> TextLine? {
        lines.first { y < $0.origin.y + $0.height + $0.spacing } ?? lines.last
    }

    private func distance(_ x: Double, _ box: ClusterBox) -> Double {
        x < box.x ? box.x - x : x > box.x + box.width ? x - box.x - box.width : 0
    }
}
