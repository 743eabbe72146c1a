// Reversing a path, and archives of paths.
// Apple: "UIBezierPath", reversing(); NSSecureCoding
import CoreGraphics
import Foundation

extension UIBezierPath {
    /// Each subpath drawn from its end to its start; closed ones stay closed.
    func makeReversed() -> UIBezierPath {
        let result = UIBezierPath()
        result.takeAttributes(of: self)
        var subpath = Subpath()
        for element in path.elements {
            switch element {
            case .move(let point):
                subpath.addReversed(to: result.path)
                subpath = Subpath(points: [point])
            case .close:
                subpath.isClosed = true
                subpath.addReversed(to: result.path)
                // The next subpath begins where the closed one began.
                subpath = Subpath(points: subpath.points.prefix(1).map { $0 })
                subpath.isContinuation = true
            default: subpath.add(element)
            }
        }
        subpath.addReversed(to: result.path)
        return result
    }

    /// The corner points and, for each segment, its control points.
    private struct Subpath {
        var points: [CGPoint] = []
        var controls: [[CGPoint]] = []
        var isClosed = false
        var isContinuation = false

        mutating func add(_ element: PathElement) {
            guard let end = element.points.last else { return }
            points.append(end)
            controls.append(element.points.dropLast().map { $0 })
        }

        func addReversed(to path: CGMutablePath) {
            guard let last = points.last, !(isContinuation && controls.isEmpty) else { return }
            path.move(to: last)
            for index in controls.indices.reversed() {
                let end = points[index]
                let control = controls[index]
                switch control.count {
                case 0: path.addLine(to: end)
                case 1: path.addQuadCurve(to: end, control: control[0])
                default: path.addCurve(to: end, control1: control[1], control2: control[0])
                }
            }
            if isClosed { path.closeSubpath() }
        }
    }

    func encodeAll(with coder: NSCoder) {
        let numbers = path.elements.flatMap { element -> [Double] in
            let kind: Double =
                switch element {
                case .close: 4
                case .move: 0
                default: Double(element.points.count)
                }
            return [kind] + element.points.flatMap { [Double($0.x), Double($0.y)] }
        }
        coder.encode(numbers.map { String($0) }.joined(separator: " ") as NSString, forKey: "elements")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCap")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoin")
        coder.encode(usesEvenOddFillRule, forKey: "evenOdd")
        coder.encode(Double(flatness), forKey: "flatness")
        coder.encode(Double(dashPhase), forKey: "dashPhase")
        coder.encode(dashPattern.map { String(Double($0)) }.joined(separator: " ") as NSString, forKey: "dash")
    }

    func decode(from coder: NSCoder) -> Bool {
        guard let text = coder.optionalString(forKey: "elements") else { return false }
        var numbers = text.split(separator: " ").compactMap { Double($0) }[...]
        func point() -> CGPoint? {
            guard let x = numbers.popFirst(), let y = numbers.popFirst() else { return nil }
            return CGPoint(x: x, y: y)
        }
        while let kind = numbers.popFirst() {
            switch kind {
            case 4: path.closeSubpath()
            case 0:
                guard let to = point() else { return false }
                path.move(to: to)
            case 1:
                guard let to = point() else { return false }
                path.addLine(to: to)
            case 2:
                guard let control = point(), let to = point() else { return false }
                path.addQuadCurve(to: to, control: control)
            case 3:
                guard let one = point(), let two = point(), let to = point() else { return false }
                path.addCurve(to: to, control1: one, control2: two)
            default: return false
            }
        }
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
        lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineCap"))) ?? .butt
        lineJoinStyle =
            CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineJoin"))) ?? .miter
        usesEvenOddFillRule = coder.decodeBool(forKey: "evenOdd")
        flatness = CGFloat(coder.decodeDouble(forKey: "flatness"))
        let dash = (coder.optionalString(forKey: "dash") ?? "")
            .split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        setDash(dash, phase: CGFloat(coder.decodeDouble(forKey: "dashPhase")))
        return true
    }
}

extension UIBezierPath {
    /// Puts the value before back where a new one is not finite, and reports it.
    func keep(_ value: inout CGFloat, _ before: CGFloat, _ member: StaticString) {
        if !NumberCheck.setting(member, value.isFinite, NumberCheck.text(value)) { value = before }
    }

    func allows(_ member: StaticString, _ rect: CGRect, _ radius: CGFloat) -> Bool {
        NumberCheck.path(member, rect.isUsable, rect.numbersText)
            && NumberCheck.path(member, radius.isFinite, NumberCheck.text(radius))
    }
}
