// From a line of the visual format to constraints.
// Apple: "Auto Layout Guide", Visual Format Language; "NSLayoutConstraint", constraints(withVisualFormat:…).
import Diagnostics
import Foundation

/// Makes the constraints of one line. A line that does not parse is reported (UIK1611) and makes none.
@MainActor struct VisualFormat {
    typealias Attribute = NSLayoutConstraint.Attribute

    private let line: VisualFormatLine
    private let items: [LayoutItemRef]
    private let named: [String: LayoutItemRef]
    private let options: NSLayoutConstraint.FormatOptions
    private var made: [NSLayoutConstraint] = []

    static func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let named = views.compactMapValues { LayoutItemRef($0 as AnyObject) }
        var parser = VisualFormatParser(
            format, metrics: metrics.compactMapValues(number), viewNames: Set(named.keys))
        do {
            var maker = VisualFormat(line: try parser.line(), named: named, options: options)
            return try maker.constraints()
        } catch {
            let shown = String(parser.text)
            Catalogue.visualFormatUnreadable.report(
                object: "\"\(shown)\"", cause: error.reason,
                apple: "NSInvalidArgumentException: Unable to parse constraint format: \n\(error.reason) \n\(shown) \n"
                    + String(repeating: " ", count: error.caret) + "^")
            return []
        }
    }

    /// The number of a metric, of whichever type.
    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(Double(value))
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    private init(
        line: VisualFormatLine, named: [String: LayoutItemRef], options: NSLayoutConstraint.FormatOptions
    ) {
        self.line = line
        self.named = named
        self.options = options
        items = line.views.compactMap { named[$0.name] }
    }

    /// Steps: 1. the options fit the direction; 2. each view with the space before it and its size; 3. the last edge;
    /// 4. alignment.
    private mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let alignment = try alignmentAttributes()
        for (index, view) in line.views.enumerated() {
            if index > 0 {
                between(items[index - 1], items[index], line.spaces[index - 1])
            } else if let space = line.first {
                edge(items[0], try superview(of: items[0], caret: view.caret), space, isStart: true)
            }
            for predicate in view.size { size(items[index], predicate) }
        }
        if let space = line.last, let item = items.last {
            edge(item, try superview(of: item, caret: line.lastCaret), space, isStart: false)
        }
        for attribute in alignment {
            for (one, two) in zip(items, items.dropFirst()) {
                add(one, attribute, .equal, two, attribute, 0)
            }
        }
        return made
    }

    private func superview(of item: LayoutItemRef, caret: Int) throws(VisualFormatError) -> LayoutItemRef {
        let outer: UIView? =
            switch item {
            case .view(let view): view.superview
            case .guide(let guide): guide.owningView
            }
        if let outer { return .view(outer) }
        throw VisualFormatError(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview", caret: caret
        )
    }

    // MARK: Attributes

    /// The attributes at which a view begins and ends along the line, and those of the superview's margins.
    private struct Ends {
        let start: Attribute, end: Attribute, marginStart: Attribute, marginEnd: Attribute
        /// The line runs against the coordinates.
        var isBackward = false
    }

    private var ends: Ends {
        if line.isVertical { return Ends(start: .top, end: .bottom, marginStart: .topMargin, marginEnd: .bottomMargin) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight:
            return Ends(start: .left, end: .right, marginStart: .leftMargin, marginEnd: .rightMargin)
        case .directionRightToLeft:
            return Ends(start: .right, end: .left, marginStart: .rightMargin, marginEnd: .leftMargin, isBackward: true)
        default:
            return Ends(start: .leading, end: .trailing, marginStart: .leadingMargin, marginEnd: .trailingMargin)
        }
    }

    private func alignmentAttributes() throws(VisualFormatError) -> [Attribute] {
        let horizontal: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing),
            (.alignAllCenterX, .centerX),
        ]
        let vertical: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        let (allowed, others) = line.isVertical ? (horizontal, vertical) : (vertical, horizontal)
        if others.contains(where: { options.contains($0.0) }) {
            let word = line.isVertical ? "vertical" : "horizontal"
            throw VisualFormatError(
                reason:
                    "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that "
                    + "is also \(word).", caret: 0)
        }
        return allowed.filter { options.contains($0.0) }.map(\.1)
    }

    // MARK: Constraints

    /// The space from the superview's edge to a view, or from a view to the other edge.
    private mutating func edge(
        _ item: LayoutItemRef, _ outer: LayoutItemRef, _ space: VisualFormatLine.Space, isStart: Bool
    ) {
        let ends = ends
        let inner = isStart ? ends.start : ends.end
        let margin = isStart ? ends.marginStart : ends.marginEnd
        let isStandard = space == .standard
        let outside = isStandard ? margin : inner
        for (relation, number, priority) in numbers(space, standard: 0) {
            if isStart != ends.isBackward {
                add(item, inner, relation, outer, outside, number, priority)
            } else {
                add(outer, outside, relation, item, inner, number, priority)
            }
        }
    }

    private mutating func between(_ one: LayoutItemRef, _ two: LayoutItemRef, _ space: VisualFormatLine.Space) {
        let ends = ends
        let byBaseline = line.isVertical && options.contains(.spacingBaselineToBaseline)
        let (start, end) = byBaseline ? (.firstBaseline, .lastBaseline) : (ends.start, ends.end)
        let standard =
            byBaseline
            ? SystemSpacing.points(LayoutSide(two, start), below: LayoutSide(one, end)) : SystemSpacing.standard
        for (relation, number, priority) in numbers(space, standard: standard) {
            if ends.isBackward {
                add(one, end, relation, two, start, number, priority)
            } else {
                add(two, start, relation, one, end, number, priority)
            }
            if space == .standard { made.last?.form = .systemSpacing }
        }
    }

    private mutating func size(_ item: LayoutItemRef, _ predicate: VisualFormatLine.Predicate) {
        let attribute: Attribute = line.isVertical ? .height : .width
        switch predicate.object {
        case .number(let number):
            add(item, attribute, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
        case .view(let name):
            guard let other = named[name] else { return }
            add(item, attribute, predicate.relation, other, attribute, 0, predicate.priority)
        }
    }

    private func numbers(
        _ space: VisualFormatLine.Space, standard: CGFloat
    ) -> [(NSLayoutConstraint.Relation, CGFloat, Float)] {
        switch space {
        case .none: [(.equal, 0, 1000)]
        case .standard: [(.equal, standard, 1000)]
        case .given(let predicates):
            predicates.compactMap { predicate in
                guard case .number(let number) = predicate.object else { return nil }
                return (predicate.relation, number, predicate.priority)
            }
        }
    }

    private mutating func add(
        _ one: LayoutItemRef, _ first: Attribute, _ relation: NSLayoutConstraint.Relation, _ two: LayoutItemRef?,
        _ second: Attribute, _ constant: CGFloat, _ priority: Float = 1000
    ) {
        let side = two.map { LayoutSide($0, second) } ?? .constant
        let constraint = NSLayoutConstraint(LayoutSide(one, first), relation, side, times: 1, plus: constant)
        constraint.priority = UILayoutPriority(priority)
        made.append(constraint)
    }
}
