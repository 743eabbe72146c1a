// Along the axis: ends, spaces and sizes.
// Apple: "UIStackView.Distribution".
import Foundation
import UIKitCore

extension StackPlan {
    /// The first and the last view stand at the canvas's ends.
    func addConnections(_ rules: inout [StackRule]) {
        guard let first = shown.first, let last = shown.last else { return }
        rules.append(StackRule(role: .canvas, first: .of(.canvas, start), second: .of(.view(first), start)))
        rules.append(StackRule(role: .canvas, first: .of(.canvas, end), second: .of(.view(last), end)))
    }

    func addDistribution(_ rules: inout [StackRule]) {
        let shown = shown
        let isSpread = distribution == .equalSpacing || distribution == .equalCentering
        for (one, two) in zip(shown, shown.dropFirst()) {
            rules.append(space(one, two, isSpread ? .greaterThanOrEqual : .equal))
        }
        switch distribution {
        case .fill: break
        case .fillEqually: addEqualLengths(shown, &rules)
        case .fillProportionally: addProportions(shown, &rules)
        case .equalSpacing: addEqualGaps(shown, from: gapEnds.end, to: gapEnds.start, priority: 1000, &rules)
        case .equalCentering: addEqualGaps(shown, from: middle, to: middle, priority: StackMeasures.equalCentering, &rules)
        }
    }

    /// The points between two neighbours.
    func spacing(after index: Int) -> CGFloat { pieces[index].spacingAfter ?? spacing }

    /// The attributes between which a space is measured: edges, or baselines in a column.
    private var gapEnds: (end: Attribute, start: Attribute) {
        isBaselineRelative && !isHorizontal ? (.lastBaseline, .firstBaseline) : (end, start)
    }

    private func space(_ one: Int, _ two: Int, _ relation: NSLayoutConstraint.Relation) -> StackRule {
        StackRule(
            role: .spacing, first: .of(.view(two), gapEnds.start), relation: relation,
            second: .of(.view(one), gapEnds.end),
            constant: spacing(after: one))
    }

    private func addEqualLengths(_ shown: [Int], _ rules: inout [StackRule]) {
        guard let first = shown.first else { return }
        for index in shown.dropFirst() {
            rules.append(StackRule(role: .equal, first: .of(.view(index), length), second: .of(.view(first), length)))
        }
    }

    /// Each view's share of all sizes and spaces. Each next one counts one less, so that the first ones get theirs exactly.
    private func addProportions(_ shown: [Int], _ rules: inout [StackRule]) {
        let lengths = shown.map { pieces[$0].length ?? 0 }
        let spaces = shown.dropLast().map { spacing(after: $0) }
        let total = lengths.reduce(0, +) + spaces.reduce(0, +)
        guard total > 0 else { return }
        for (place, index) in shown.enumerated() where lengths[place] > 0 {
            rules.append(
                StackRule(
                    role: .proportional, first: .of(.view(index), length), second: .of(.canvas, length),
                    multiplier: lengths[place] / total,
                    priority: max(StackMeasures.proportional - Float(place), StackMeasures.leastProportional)))
        }
    }

    private func addEqualGaps(
        _ shown: [Int], from: Attribute, to: Attribute, priority: Float, _ rules: inout [StackRule]
    ) {
        let gaps = zip(shown, shown.dropFirst()).map { one, two in
            StackRule.Side.distance(.view(one), from, to: .view(two), to)
        }
        for gap in gaps.dropFirst() {
            rules.append(StackRule(role: .equal, first: gap, second: gaps[0], priority: priority))
        }
    }
}
