// The constraints of a row or column: a pure function of the stack view's settings.
// Apple: "UIStackView". Priorities: observed (public prints of a stack view's constraints), or guessed where it says so.
import Foundation
import UIKitCore

/// The rules of a stack view.
struct StackPlan {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The properties of an arranged view that the plan needs.
    struct Piece: Equatable {
        var isHidden = false
        /// The view's own size along the axis; nil without one. Asked for `fillProportionally` only.
        var length: CGFloat?
        /// The space after it in points, where it is not the stack's.
        var spacingAfter: CGFloat?
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    /// The spacing in points.
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var pieces: [Piece] = []

    /// Every rule. Steps: 1. along the axis; 2. across it; 3. the hidden views.
    var rules: [StackRule] {
        var rules: [StackRule] = []
        if shown.isEmpty {
            for attribute in [Attribute.width, .height] {
                rules.append(
                    StackRule(role: .canvasFit, first: .of(.canvas, attribute), priority: StackMeasures.canvasFit))
            }
        } else {
            addConnections(&rules)
            addDistribution(&rules)
            addAlignment(&rules)
        }
        addHiding(&rules)
        return rules
    }

    /// The numbers of the views that are not hidden.
    var shown: [Int] { pieces.indices.filter { !pieces[$0].isHidden } }

    // MARK: Attributes

    var isHorizontal: Bool { axis == .horizontal }
    var start: Attribute { isHorizontal ? .leading : .top }
    var end: Attribute { isHorizontal ? .trailing : .bottom }
    var middle: Attribute { isHorizontal ? .centerX : .centerY }
    var length: Attribute { isHorizontal ? .width : .height }
    var crossStart: Attribute { isHorizontal ? .top : .leading }
    var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
    var crossLength: Attribute { isHorizontal ? .height : .width }

    /// A view that is hidden has no length and stands behind what is shown before it, so that nothing depends on it.
    private func addHiding(_ rules: inout [StackRule]) {
        var before = StackRule.Side.of(.canvas, start)
        for (index, piece) in pieces.enumerated() {
            let item = StackRule.Item.view(index)
            guard piece.isHidden else {
                before = .of(item, end)
                continue
            }
            rules.append(StackRule(role: .hiding, first: .of(item, length)))
            rules.append(StackRule(role: .spacing, first: .of(item, start), second: before))
            rules.append(
                StackRule(role: .alignment, first: .of(item, crossStart), second: .of(.canvas, crossStart)))
            rules.append(StackRule(role: .ambiguity, first: .of(item, crossLength), priority: StackMeasures.ambiguity))
        }
    }
}

/// The priorities of a stack view's constraints.
enum StackMeasures {
    /// Just below and above the target size of systemLayoutSizeFitting. Observed: public prints of stack views' constraints.
    static let canvasFit: Float = 49
    static let spannerFit: Float = 51
    static let ambiguity: Float = 25
    static let equalCentering: Float = 149
    /// Of the first view; one less for each that follows, but above 750, the resistance of controls. Observed: the same prints.
    static let proportional: Float = 999
    static let leastProportional: Float = 751
}
