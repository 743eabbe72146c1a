// Across the axis: edges, middles and baselines, and how large the canvas is there.
// Apple: "UIStackView.Alignment".
import Foundation
import UIKitCore

extension StackPlan {
    /// The alignment as the axis allows it: baselines are a row's alone; a column takes their edge (guessed).
    private var effectiveAlignment: UIStackView.Alignment {
        switch alignment {
        case .firstBaseline where !isHorizontal: .leading
        case .lastBaseline where !isHorizontal: .trailing
        default: alignment
        }
    }

    func addAlignment(_ rules: inout [StackRule]) {
        let shown = shown
        guard let first = shown.first else { return }
        switch effectiveAlignment {
        case .fill:
            align(shown, crossStart, &rules)
            align(shown, crossEnd, &rules)
            connect(first, crossStart, &rules)
            connect(first, crossEnd, &rules)
        case .leading:
            align(shown, crossStart, &rules)
            connect(first, crossStart, &rules)
            bound(shown, atStart: false, &rules)
        case .trailing:
            align(shown, crossEnd, &rules)
            connect(first, crossEnd, &rules)
            bound(shown, atEnd: false, &rules)
        case .center:
            align(shown, crossMiddle, &rules)
            connect(first, crossMiddle, &rules)
            bound(shown, &rules)
        case .firstBaseline:
            align(shown, .firstBaseline, &rules)
            bound(shown, &rules)
            pull(shown, crossStart, &rules)
        case .lastBaseline:
            align(shown, .lastBaseline, &rules)
            bound(shown, &rules)
            pull(shown, crossEnd, &rules)
        }
    }

    /// Aligns an attribute of all views with that of the first one.
    private func align(_ shown: [Int], _ attribute: Attribute, _ rules: inout [StackRule]) {
        for index in shown.dropFirst() {
            rules.append(
                StackRule(
                    role: .alignment, first: .of(.view(shown[0]), attribute), second: .of(.view(index), attribute)))
        }
    }

    private func connect(_ index: Int, _ attribute: Attribute, _ rules: inout [StackRule]) {
        rules.append(StackRule(role: .canvas, first: .of(.canvas, attribute), second: .of(.view(index), attribute)))
    }

    /// The canvas holds all of them, and is no larger than that needs. Views without a size of their own have none.
    private func bound(_ shown: [Int], atStart: Bool = true, atEnd: Bool = true, _ rules: inout [StackRule]) {
        for index in shown {
            if atStart {
                rules.append(
                    StackRule(
                        role: .boundary, first: .of(.canvas, crossStart), relation: .lessThanOrEqual,
                        second: .of(.view(index), crossStart)))
            }
            if atEnd {
                rules.append(
                    StackRule(
                        role: .boundary, first: .of(.canvas, crossEnd), relation: .greaterThanOrEqual,
                        second: .of(.view(index), crossEnd)))
            }
            rules.append(StackRule(role: .ambiguity, first: .of(.view(index), crossLength), priority: StackMeasures.ambiguity))
        }
        rules.append(
            StackRule(
                role: .canvasFit, first: .of(.canvas, crossLength),
                priority: shown.count > 1 ? StackMeasures.spannerFit : StackMeasures.canvasFit))
    }

    /// Pulls baselines to their side of a canvas that is larger than needed. Guessed.
    private func pull(_ shown: [Int], _ attribute: Attribute, _ rules: inout [StackRule]) {
        for index in shown {
            rules.append(
                StackRule(
                    role: .canvasFit, first: .of(.view(index), attribute), second: .of(.canvas, attribute),
                    priority: StackMeasures.canvasFit - 1))
        }
    }
}
