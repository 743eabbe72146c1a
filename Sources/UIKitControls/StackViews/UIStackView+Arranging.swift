// The arranged views, the settings, and archives.
// Apple: "UIStackView", Managing arranged subviews; Applying custom spacing.
import Diagnostics
import Foundation
import UIKitCore

/// Changed by `UIStackView+Arranging.swift`.
struct StackState {
    fileprivate(set) var arranged: [UIView] = []
    fileprivate(set) var spacing: CGFloat = 0
    /// The custom spacing after a view.
    fileprivate(set) var custom: [ObjectIdentifier: CGFloat] = [:]

    // Changed by the accessors alone.
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var isBaselineRelative = false
    var isMarginsRelative = false

    /// The constraints in force by the rule they come from, its constant left out. Changed by `UIStackView+Constraints.swift`.
    var made: [StackRuleKey: NSLayoutConstraint] = [:]
    /// The constraints say what the stack is set to. Changed by `UIStackView+Constraints.swift`, which makes them, and
    /// `UIStackView+Arranging.swift`.
    var isCurrent = false
}

extension UIStackView {
    func arrangeChecked(_ view: UIView, at index: Int) {
        let count = stack.arranged.count
        if index < 0 || index > count {
            Catalogue.arrangedIndexOutOfBounds.report(
                object: ObjectName.of(self), cause: "The index is \(index), and \(count) views are arranged.",
                apple:
                    "NSInternalInconsistencyException: index out of bounds for arranged subview: index = \(index) expected "
                    + "to be less than or equal to \(count)")
        }
        arrange(view, at: min(max(index, 0), count))
    }

    /// Steps: 1. a subview, in front where it is new; 2. its own mask counts no longer; 3. its place.
    func arrange(_ view: UIView, at index: Int) {
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        let old = stack.arranged.firstIndex { $0 === view }
        if let old { stack.arranged.remove(at: old) }
        stack.arranged.insert(view, at: min(index, stack.arranged.count))
        noteArrangement()
    }

    func unarrange(_ view: UIView) {
        guard let index = stack.arranged.firstIndex(where: { $0 === view }) else { return }
        stack.arranged.remove(at: index)
        stack.custom[ObjectIdentifier(view)] = nil
        noteArrangement()
    }

    func change<Value: Equatable>(_ path: WritableKeyPath<StackState, Value>, _ value: Value) {
        guard stack[keyPath: path] != value else { return }
        stack[keyPath: path] = value
        noteArrangement()
    }

    func setSpacing(_ spacing: CGFloat) {
        guard isLegal(spacing) else { return }
        change(\.spacing, spacing == Self.spacingUseDefault ? 0 : spacing)
    }

    func setSpacing(_ spacing: CGFloat, after view: UIView) {
        guard isLegal(spacing), stack.arranged.contains(where: { $0 === view }) else { return }
        stack.custom[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        noteArrangement()
    }

    func customSpacingSet(after view: UIView) -> CGFloat {
        stack.custom[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    private func isLegal(_ spacing: CGFloat) -> Bool {
        if spacing.isFinite { return true }
        let number = ObjectName.number(spacing)
        Catalogue.constraintNotFinite.report(
            object: ObjectName.of(self), cause: "The spacing is \(number).",
            apple: "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  "
                + "constant:\(number)")
        return false
    }

    /// The constraints no longer say what the stack is set to.
    func noteArrangement() {
        stack.isCurrent = false
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Called for each arranged view that is hidden or shown.
    func arrangedChangedHidden(_ view: UIView) {
        if stack.arranged.contains(where: { $0 === view }) { noteArrangement() }
    }

    /// Called for each subview whose own size has changed: shares depend on it.
    func arrangedChangedOwnSize(_ view: UIView) {
        if stack.distribution == .fillProportionally, stack.arranged.contains(where: { $0 === view }) {
            noteArrangement()
        }
    }

    func baselineView(isLast: Bool) -> UIView {
        let shown = stack.arranged.filter { !$0.isHidden }
        let chosen =
            if axis == .vertical {
                isLast ? shown.last : shown.first
            } else {
                shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
            }
        guard let chosen else { return self }
        return isLast ? chosen.forLastBaselineLayout : chosen.forFirstBaselineLayout
    }

    // MARK: Archives

    func encodeStack(with coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
        coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
        coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
        coder.encode(Double(spacing), forKey: "UIStackViewSpacing")
        coder.encode(isBaselineRelativeArrangement, forKey: "UIStackViewBaselineRelative")
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: "UIStackViewLayoutMarginsRelative")
        coder.encode(stack.arranged as NSArray, forKey: "UIStackViewArrangedSubviews")
        let custom = stack.arranged.map { NSNumber(value: Double(customSpacing(after: $0))) }
        coder.encode(custom as NSArray, forKey: "UIStackViewCustomSpacing")
    }

    func decodeStack(from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIStackViewAxis") else { return }
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? .horizontal
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) ?? .fill
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) ?? .fill
        spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
        isBaselineRelativeArrangement = coder.decodeBool(forKey: "UIStackViewBaselineRelative")
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
        let views = coder.objectIfPresent("UIStackViewArrangedSubviews") as? [Any] ?? []
        let custom = coder.objectIfPresent("UIStackViewCustomSpacing") as? [Any] ?? []
        for (index, view) in views.enumerated() {
            guard let view = view as? UIView else { continue }
            addArrangedSubview(view)
            if index < custom.count, let number = custom[index] as? NSNumber {
                setCustomSpacing(CGFloat(number.doubleValue), after: view)
            }
        }
    }
}
