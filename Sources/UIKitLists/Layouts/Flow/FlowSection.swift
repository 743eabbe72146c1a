// One section of a flow layout: its lines, the places of its items, and what changes when an item is measured.
// Apple: "UICollectionViewFlowLayout".
import Foundation

/// A section, in lengths along and across the scroll axis from the section's own start.
struct FlowSection: Sendable {
    var input: FlowSectionInput
    let rules: FlowRules
    /// The first line's start: behind the header and the inset.
    let bodyStart: CGFloat
    let bodyEnd: CGFloat
    var lines: FlowLines
    var length: CGFloat = 0
    /// An item that is longer than its line, and one whose size is not positive; the first of each that is known.
    var firstTooLong: Int?
    var firstNotPositive: Int?

    init(_ input: FlowSectionInput, in container: FlowContainer) {
        var input = input
        if case .varying(let sizes) = input.sizes {
            input.count = sizes.count
            if let first = sizes.first, sizes.allSatisfy({ $0 == first }) { input.sizes = .uniform(first) }
        }
        let inset = input.inset
        let reference = container.referenceAcross
        let (lead, trail, near, far) =
            container.isVertical
            ? (inset.left, inset.right, inset.top, inset.bottom) : (inset.top, inset.bottom, inset.left, inset.right)
        let rules = FlowRules(
            lead: lead + reference.lead, room: container.across - lead - trail - reference.lead - reference.trail,
            lineSpacing: input.lineSpacing, itemSpacing: input.itemSpacing, isVertical: container.isVertical,
            centersLoneItem: input.centersLoneItem)
        self.rules = rules
        bodyStart = input.header + near
        bodyEnd = far + input.footer
        switch input.sizes {
        case .uniform(let size):
            lines = .uniform(UniformLines(size: size, count: input.count, rules: rules))
            let any = input.count > 0
            firstTooLong = any && Self.isTooLong(size, rules) ? 0 : nil
            firstNotPositive = any && Self.isNotPositive(size) ? 0 : nil
        case .varying(let sizes):
            var filled: [FlowLine] = []
            sizes.withUnsafeBufferPointer { buffer in
                rules.fill(buffer, from: 0, start: 0) {
                    filled.append($0)
                    return true
                }
            }
            lines = .varying(filled)
            firstTooLong = sizes.firstIndex { Self.isTooLong($0, rules) }
            firstNotPositive = sizes.firstIndex(where: Self.isNotPositive)
        }
        self.input = input
        length = bodyStart + linesTotal + bodyEnd
    }

    static func isTooLong(_ size: CGSize, _ rules: FlowRules) -> Bool {
        rules.across(size) > rules.room + FlowRules.tolerance
    }
    static func isNotPositive(_ size: CGSize) -> Bool {
        !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
    }

    var linesTotal: CGFloat {
        switch lines {
        case .uniform(let uniform): uniform.total
        case .varying(let lines): lines.last.map { $0.start + $0.extent } ?? 0
        }
    }

    func size(of item: Int) -> CGSize {
        switch input.sizes {
        case .uniform(let size): size
        case .varying(let sizes): sizes[item]
        }
    }

    /// Where an item's frame begins, from the section's start. O(1) for equal sizes, else O(log lines + items in the line).
    func place(of item: Int) -> (along: CGFloat, across: CGFloat) {
        switch lines {
        case .uniform(let uniform):
            let place = uniform.place(of: item)
            return (bodyStart + place.along, place.across)
        case .varying(let lines):
            let line = lines[Self.index(in: lines) { $0.first <= item }]
            var across = line.begin
            for before in line.first..<item { across += rules.across(size(of: before)) + line.gap }
            return (bodyStart + line.start + (line.extent - rules.along(size(of: item))) / 2, across)
        }
    }

    /// The last line for which a condition holds that holds for all lines before it; 0 if for none.
    static func index(in lines: [FlowLine], where holds: (FlowLine) -> Bool) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(lines[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// Calls for the items whose lines touch a range along the scroll axis, in order.
    func visit(from lower: CGFloat, to upper: CGFloat, _ visit: (_ item: Int, _ along: CGFloat, _ across: CGFloat) -> Void) {
        let lower = lower - bodyStart
        let upper = upper - bodyStart
        guard input.count > 0, upper >= 0 else { return }
        switch lines {
        case .uniform(let uniform):
            guard uniform.linePitch > 0 else {
                for item in 0..<input.count {
                    visit(item, bodyStart + uniform.place(of: item).along, uniform.place(of: item).across)
                }
                return
            }
            let last = CGFloat(uniform.lineCount - 1)
            let from = Int(min(max(0, ((lower - uniform.extent) / uniform.linePitch).rounded(.down)), last))
            let to = Int(min(max(0, (upper / uniform.linePitch).rounded(.down)), last))
            for item in from * uniform.capacity..<min((to + 1) * uniform.capacity, input.count) {
                let place = uniform.place(of: item)
                visit(item, bodyStart + place.along, place.across)
            }
        case .varying(let lines):
            var number = Self.index(in: lines) { $0.start + $0.extent < lower }
            while number < lines.count, lines[number].start <= upper {
                let line = lines[number]
                let end = number + 1 < lines.count ? lines[number + 1].first : input.count
                var across = line.begin
                for item in line.first..<end {
                    let size = size(of: item)
                    visit(item, bodyStart + line.start + (line.extent - rules.along(size)) / 2, across)
                    across += rules.across(size) + line.gap
                }
                number += 1
            }
        }
    }
}
