// SVG path data as a path.
// No Apple page: W3C, "Paths", the d attribute; arcs by its implementation notes.
import CoreGraphics
import Foundation

/// Reads SVG path data: all commands, absolute and relative, numbers run together as minifiers write them.
package struct PathData {
    private let bytes: [UInt8]
    private var index = 0
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a curve, for the smooth commands.
    private var control: CGPoint?
    private var lastCommand: UInt8 = 0

    private init(_ text: Substring) { bytes = Array(text.utf8) }

    /// The path; nil where the text breaks the grammar.
    package static func path(_ text: Substring) -> CGPath? {
        var reader = PathData(text)
        return reader.read() ? reader.path : nil
    }

    private mutating func read() -> Bool {
        var command: UInt8 = 0
        while true {
            skipSpace()
            guard index < bytes.count else { return true }
            if isLetter(bytes[index]) {
                command = bytes[index]
                index += 1
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            } else if command == 0 || command | 32 == UInt8(ascii: "z") {
                return false
            }
            guard apply(command) else { return false }
            lastCommand = command | 32
        }
    }

    private mutating func apply(_ command: UInt8) -> Bool {
        let base = command & 32 != 0 ? current : .zero
        let kind = command | 32
        var kept: CGPoint?
        switch kind {
        case UInt8(ascii: "m"):
            guard let to = point(base) else { return false }
            path.move(to: to)
            (current, start) = (to, to)
        case UInt8(ascii: "l"):
            guard let to = point(base) else { return false }
            line(to)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(CGPoint(x: base.x + x, y: current.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(CGPoint(x: current.x, y: base.y + y))
        case UInt8(ascii: "c"):
            guard let one = point(base), let two = point(base), let to = point(base) else { return false }
            curve(one, two, to)
            kept = two
        case UInt8(ascii: "s"):
            guard let two = point(base), let to = point(base) else { return false }
            let smooth = lastCommand == UInt8(ascii: "c") || lastCommand == UInt8(ascii: "s")
            curve(smooth ? mirrored : current, two, to)
            kept = two
        case UInt8(ascii: "q"):
            guard let one = point(base), let to = point(base) else { return false }
            quad(one, to)
            kept = one
        case UInt8(ascii: "t"):
            guard let to = point(base) else { return false }
            let smooth = lastCommand == UInt8(ascii: "q") || lastCommand == UInt8(ascii: "t")
            let one = smooth ? mirrored : current
            quad(one, to)
            kept = one
        case UInt8(ascii: "a"):
            guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(),
                let to = point(base)
            else { return false }
            arc(abs(rx), abs(ry), turn * .pi / 180, large, sweep, to)
        case UInt8(ascii: "z"):
            path.closeSubpath()
            current = start
        default:
            return false
        }
        control = kept
        return true
    }

    private var mirrored: CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    private mutating func line(_ to: CGPoint) {
        path.addLine(to: to)
        current = to
    }

    private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint) {
        path.addCurve(to: to, control1: one, control2: two)
        current = to
    }

    private mutating func quad(_ one: CGPoint, _ to: CGPoint) {
        path.addQuadCurve(to: to, control: one)
        current = to
    }

    /// An elliptical arc as cubic curves of at most a quarter turn: 1. into the unit circle's space, 2. its centre,
    /// 3. the angles, 4. the pieces.
    private mutating func arc(
        _ radiusX: CGFloat, _ radiusY: CGFloat, _ turn: CGFloat, _ large: Bool, _ sweep: Bool, _ to: CGPoint
    ) {
        guard radiusX > 0, radiusY > 0, to != current else { return line(to) }
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = CGPoint(x: (current.x - to.x) / 2, y: (current.y - to.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = -sine * half.x + cosine * half.y
        var (rx, ry) = (radiusX, radiusY)
        let stretch = x * x / (rx * rx) + y * y / (ry * ry)
        if stretch > 1 {
            rx *= stretch.squareRoot()
            ry *= stretch.squareRoot()
        }
        let divisor = rx * rx * y * y + ry * ry * x * x
        let rest = max(0, (rx * rx * ry * ry - divisor) / divisor).squareRoot() * (large == sweep ? -1 : 1)
        let (cx, cy) = (rest * rx * y / ry, -rest * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (current.x + to.x) / 2, y: sine * cx + cosine * cy + (current.y + to.y) / 2)
        let from = atan2((y - cy) / ry, (x - cx) / rx)
        var sweepAngle = atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if sweep, sweepAngle < 0 { sweepAngle += 2 * .pi }
        if !sweep, sweepAngle > 0 { sweepAngle -= 2 * .pi }
        let pieces = max(1, Int((abs(sweepAngle) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweepAngle / CGFloat(pieces)
        let reach = 4.0 / 3 * tan(step / 4)
        func place(_ px: CGFloat, _ py: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cosine * rx * px - sine * ry * py, y: center.y + sine * rx * px + cosine * ry * py)
        }
        for piece in 0..<pieces {
            let a = from + step * CGFloat(piece)
            let b = a + step
            let end = piece == pieces - 1 ? to : place(cos(b), sin(b))
            curve(
                place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)), end)
        }
    }

    // MARK: Words

    private func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 32
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") && lower != UInt8(ascii: "e")
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] == 32 || bytes[index] == 44 || (9...13).contains(bytes[index]) { index += 1 }
    }

    private mutating func point(_ base: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: base.x + x, y: base.y + y)
    }

    /// A flag of an arc is one digit, and may stand against what follows.
    private mutating func flag() -> Bool? {
        skipSpace()
        guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
        index += 1
        return bytes[index - 1] == 49
    }

    private mutating func number() -> CGFloat? {
        skipSpace()
        let begin = index
        if index < bytes.count, bytes[index] == 45 || bytes[index] == 43 { index += 1 }
        var hasDot = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 46, !hasDot {
                hasDot = true
            } else if byte | 32 == UInt8(ascii: "e"), index > begin {
                if index + 1 < bytes.count, bytes[index + 1] == 45 || bytes[index + 1] == 43 { index += 1 }
            } else if byte < 48 || byte > 57 {
                break
            }
            index += 1
        }
        guard index > begin, let value = Double(String(decoding: bytes[begin..<index], as: UTF8.self)), value.isFinite
        else { return nil }
        return CGFloat(value)
    }
}
