// The places of the keys of a page.
// No Apple page: this is ours; measures: KeyboardMeasures.
import CoreGraphics
import Foundation

/// The frames of a page's keys, in points of a keyboard.
struct KeyboardPlan {
    let metrics: KeyboardMeasures
    let hasBar: Bool
    /// Pixels a point.
    let scale: CGFloat

    private var top: CGFloat { hasBar ? metrics.bar : 0 }
    private var width: CGFloat { metrics.screen.width }

    /// The bar of predictions; nil without one.
    var bar: CGRect? { hasBar ? CGRect(x: 0, y: 0, width: width, height: metrics.bar) : nil }

    /// One frame for each key of ``KeyboardLayout/keys``, in that order.
    func frames(_ layout: KeyboardLayout) -> [CGRect] {
        let inside: [CGRect] =
            switch layout.page {
            case .pad, .padMarks: pad(layout.rows)
            case .emoji: emoji(layout.rows)
            case .letters, .digits, .marks: layout.rows.enumerated().flatMap { letters($1, row: $0) }
            }
        return inside + outside
    }

    /// How far right of a key's middle its sign stands, on number pads.
    func leans(_ layout: KeyboardLayout) -> [CGFloat] {
        let columns = KeyboardMeasures.padLeans
        let isPad = layout.page == .pad || layout.page == .padMarks
        return layout.keys.indices.map { isPad && $0 < 4 * columns.count ? columns[$0 % columns.count] : 0 }
    }

    // MARK: Pads

    /// Keys of a third of the width, on whole points as recorded.
    private func pad(_ rows: [[KeyboardLayout.Key]]) -> [CGRect] {
        let step = metrics.padKey + metrics.padGap
        let third = (width - 2 * metrics.padSide - 2 * metrics.padColumnGap) / 3
        return rows.enumerated().flatMap { row, keys in
            keys.indices.map { column -> CGRect in
                let x = metrics.padSide + CGFloat(column) * (third + metrics.padColumnGap)
                let y = metrics.padTop + CGFloat(row) * step
                let (upper, lower) = ((y + 0.001).rounded(.down), (y + metrics.padKey + 0.001).rounded(.down))
                let (left, right) = (snapped(x), snapped(x + third))
                return CGRect(x: left, y: top + upper, width: right - left, height: lower - upper)
            }
        }
    }

    // MARK: Emoji

    /// Eight in a row without gaps; the last row has keys. Guessed.
    private func emoji(_ rows: [[KeyboardLayout.Key]]) -> [CGRect] {
        let room = metrics.area - metrics.top - KeyboardMeasures.belowEmoji
        let step = room / CGFloat(rows.count)
        let (left, wide) = (metrics.side, width - 2 * metrics.side)
        return rows.enumerated().flatMap { row, keys -> [CGRect] in
            let y = top + metrics.top + CGFloat(row) * step
            guard row == rows.count - 1 else {
                let cell = wide / CGFloat(keys.count)
                return keys.indices.map { aligned(CGRect(x: left + cell * CGFloat($0), y: y, width: cell, height: step - 2)) }
            }
            let (first, gap) = (metrics.broad, metrics.gap)
            let widths = [first, wide - 2 * first - 2 * gap, first]
            return line(widths, from: left, y: y, height: step - 2)
        }
    }

    // MARK: Letters

    private func letters(_ keys: [KeyboardLayout.Key], row: Int) -> [CGRect] {
        let y = top + metrics.top + CGFloat(row) * metrics.pitch
        let (letter, gap) = (metrics.letter, metrics.gap)
        switch row {
        case 0, 1:
            let used = CGFloat(keys.count) * (letter + gap) - gap
            return line(keys.map { _ in letter }, from: (width - used) / 2, y: y, height: metrics.key)
        case 2:
            // The keys between shift and delete.
            let inner = keys.count - 2
            let letters = KeyboardMeasures.lettersOfThirdRow
            let room = letters * letter + (letters - 1) * gap
            let each = (room - CGFloat(inner - 1) * gap) / CGFloat(inner)
            let middle = line(Array(repeating: each, count: inner), from: (width - room) / 2, y: y, height: metrics.key)
            let first = aligned(CGRect(x: metrics.side, y: y, width: metrics.shift, height: metrics.key))
            let last = aligned(
                CGRect(x: width - metrics.side - metrics.shift, y: y, width: metrics.shift, height: metrics.key))
            return [first] + middle + [last]
        default:
            return bottom(keys, y)
        }
    }

    /// Keys of a fixed width; space, or what stands for it, takes the rest.
    private func bottom(_ keys: [KeyboardLayout.Key], _ y: CGFloat) -> [CGRect] {
        let hasSpace = keys.contains(.space)
        let fixed: [CGFloat?] = keys.map { key in
            switch key {
            case .return: metrics.broad
            case .page, .dictation: keys[1] == .page(.emoji) || keys[1] == .dictation ? metrics.system : metrics.broad
            case .space: nil
            default: hasSpace ? metrics.letter : nil
            }
        }
        let free = fixed.count { $0 == nil }
        let used = fixed.reduce(0) { $0 + ($1 ?? 0) } + CGFloat(keys.count - 1) * metrics.gap
        let rest = (width - 2 * metrics.side - used) / CGFloat(max(1, free))
        return line(fixed.map { $0 ?? rest }, from: metrics.side, y: y, height: metrics.key)
    }

    private func line(_ widths: [CGFloat], from x: CGFloat, y: CGFloat, height: CGFloat) -> [CGRect] {
        var x = x
        return widths.map { width in
            defer { x += width + metrics.gap }
            return aligned(CGRect(x: x, y: y, width: width, height: height))
        }
    }

    // MARK: Outside

    /// Emoji at the left, the microphone at the right.
    private var outside: [CGRect] {
        let height = top + metrics.area + metrics.bottom
        let size = KeyboardMeasures.outsideSize
        let left: CGRect
        if metrics.isWide {
            let narrow = KeyboardMeasures.wideOutsideSize, offset = KeyboardMeasures.wideOutsideOffset
            left = CGRect(
                x: max(0, metrics.inset - offset.width), y: height - metrics.bottom - offset.height, width: narrow.width,
                height: narrow.height)
        } else {
            left = CGRect(
                x: KeyboardMeasures.outsideInset, y: height - metrics.bottom + KeyboardMeasures.outsideTop, width: size.width,
                height: size.height)
        }
        return [left, CGRect(x: width - left.maxX, y: left.minY, width: left.width, height: left.height)]
    }

    // MARK: Pixels

    private func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    private func aligned(_ rect: CGRect) -> CGRect {
        let (x, y) = (snapped(rect.minX), snapped(rect.minY))
        return CGRect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
    }
}
