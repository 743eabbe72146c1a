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
        return box.start
    }

    /// The UTF-16 index before which an insertion point nearest to a point stands.
    package func insertionIndex(at point: CGPoint) -> Int {
        guard let line = line(nearest: point.y) else { return 0 }
        let x = Double(point.x)
        guard let box = line.boxes.min(by: { distance(x, $0) < distance(x, $1) }) else { return line.range.location }
        let behind = (x > box.x + box.width / 2) != box.isRightToLeft
        return behind ? box.start + box.length : box.start
    }

    /// The rectangles that a range of UTF-16 units takes, one for each piece of a line, whole lines high.
    package func rects(for range: NSRange) -> [CGRect] {
        let end = range.location + range.length
        return lines.flatMap { line -> [CGRect] in
            var result: [CGRect] = []
            for box in line.boxes where box.start < end && box.start + max(1, box.length) > range.location {
                // A cluster of several characters, such as a ligature, is divided evenly.
                let length = Double(max(1, box.length))
                let from = Double(max(0, range.location - box.start)) / length
                let to = Double(min(box.length, end - box.start)) / length
                let x = box.isRightToLeft ? box.x + box.width * (1 - to) : box.x + box.width * from
                let rect = CGRect(
                    x: x, y: Double(line.origin.y), width: box.width * (to - from), height: Double(line.height))
                if let last = result.last, abs(last.maxX - rect.minX) < 0.01 {
                    result[result.count - 1] = last.union(rect)
                } else {
                    result.append(rect)
                }
            }
            return result
        }
    }

    /// Where the insertion point before a UTF-16 index stands: a rectangle of no width, one line high.
    package func caretRect(at index: Int) -> CGRect {
        guard let line = lines.last(where: { $0.range.location <= index }) ?? lines.first else { return .zero }
        func caret(_ x: Double) -> CGRect {
            CGRect(x: x, y: Double(line.origin.y), width: 0, height: Double(line.height))
        }
        if let box = line.boxes.first(where: { $0.start <= index && index < $0.start + max(1, $0.length) }) {
            let part = Double(index - box.start) / Double(max(1, box.length))
            return caret(box.x + box.width * (box.isRightToLeft ? 1 - part : part))
        }
        guard let last = line.boxes.max(by: { $0.start < $1.start }) else { return caret(Double(line.origin.x)) }
        return caret(last.isRightToLeft ? last.x : last.x + last.width)
    }

    private func line(nearest y: CGFloat) -> TextLine? {
        lines.first { y < $0.origin.y + $0.height + $0.spacing } ?? lines.last
    }

    private func distance(_ x: Double, _ box: ClusterBox) -> Double {
        x < box.x ? box.x - x : x > box.x + box.width ? x - box.x - box.width : 0
    }
}
