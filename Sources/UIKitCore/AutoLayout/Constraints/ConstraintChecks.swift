// The checks of constraints, and the reports of those that are not allowed.
// Apple: "NSLayoutConstraint", Creating constraints; messages as public reports quote them.
import Diagnostics
import Foundation

/// Misuse of constraints: UIK1601–UIK1610 and UIK1612.
@MainActor package enum ConstraintChecks {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The selector that Apple's messages name.
    private static let making =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    // MARK: Making

    /// Whether two attributes may be related; the second is `notAnAttribute` for a constant. Reports UIK1602–UIK1604.
    static func allows(
        _ item: NSObject, _ first: Attribute, hasSecond: Bool, _ second: Attribute, times multiplier: CGFloat
    ) -> Bool {
        let kind = AttributeKind(first)
        if kind == .size, !hasSecond || AttributeKind(second) == .size || second == .notAnAttribute { return true }
        if kind == .horizontal || kind == .vertical, !hasSecond || multiplier == 0 {
            Catalogue.constraintLocationAlone.report(
                object: ObjectName.of(item), cause: locationCause(first, hasSecond: hasSecond),
                apple: "NSInvalidArgumentException: NSLayoutConstraint for \(ObjectName.short(item)): " + locationText)
            return false
        }
        // A left edge may be related to a top: SnapKit's tests do it on Apple's UIKit (observed).
        let other = AttributeKind(second)
        guard kind != .none, other != .none, (kind == .size) == (other == .size) else {
            let names = [first, second].map(ConstraintPrinter.name(of:))
            Catalogue.constraintPairing.report(
                object: ObjectName.of(item), cause: "\(names[0]) was related to \(names[1]).",
                apple: "NSInvalidArgumentException: " + making + "Invalid pairing of layout attributes")
            return false
        }
        if AttributeKind.mixesDirections(first, second) {
            reportMixed(item, first, second)
            return false
        }
        return true
    }

    private static let locationText =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."

    private static func locationCause(_ first: Attribute, hasSecond: Bool) -> String {
        let name = ConstraintPrinter.name(of: first)
        return hasSecond ? "\(name) was related with the multiplier 0." : "\(name) was related to no second item."
    }

    static func reportMixed(_ item: NSObject?, _ first: Attribute, _ second: Attribute) {
        let names = [first, second].map(ConstraintPrinter.name(of:))
        Catalogue.constraintDirectionsMixed.report(
            object: item.map { ObjectName.of($0) }, cause: "\(names[0]) was related to \(names[1]).",
            apple: "NSInvalidArgumentException: " + making
                + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither.")
    }

    static func reportUnfit(_ item: AnyObject) {
        Catalogue.constraintItemUnfit.report(
            object: ObjectName.of(item), cause: "The item is a \(String(describing: type(of: item))).",
            apple: "NSInvalidArgumentException: " + making + "Constraint items must each be a view or layout guide.")
    }

    /// - Parameter word: `constant` or `multiplier`.
    static func reportNotFinite(_ value: CGFloat, of constraint: NSLayoutConstraint, _ word: String = "constant") {
        let number = ObjectName.number(value)
        Catalogue.constraintNotFinite.report(
            object: constraint.description, cause: "The \(word) is \(number).",
            apple: "NSInternalInconsistencyException: NSLayoutConstraint \(word) is not finite!  That's illegal.  "
                + "\(word):\(number)")
    }

    // MARK: Priority

    /// Whether a constraint, or a view's hugging or compression resistance, may take the priority. Reports UIK1607.
    static func allows(_ priority: UILayoutPriority, of object: @autoclosure () -> String) -> Bool {
        if priority.rawValue > 0, priority.rawValue <= 1000 { return true }
        let number = ObjectName.number(CGFloat(priority.rawValue))
        Catalogue.constraintPriorityIllegal.report(
            object: object(), cause: "The priority is \(number).",
            apple:
                "NSInternalInconsistencyException: It's illegal to set priority:\(number).  Priorities must be greater "
                + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
        return false
    }

    private static let crossingVersion = 13
    /// Whether the app says that it runs on iOS below 13, where a priority may not cross 1000 while active.
    package static var runsBefore13 =
        (Bundle.main.object(forInfoDictionaryKey: "MinimumOSVersion") as? String)
        .flatMap { Int($0.prefix { $0 != "." }) }.map { $0 < crossingVersion } ?? false

    static func checkCrossing(_ constraint: NSLayoutConstraint, from old: UILayoutPriority, to new: UILayoutPriority) {
        guard runsBefore13, (old == .required) != (new == .required) else { return }
        let numbers = [new, old].map { ObjectName.number(CGFloat($0.rawValue)) }
        Catalogue.constraintPriorityCrossed.report(
            object: constraint.description,
            apple:
                "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint "
                + "(or vice-versa) is not supported.  You passed priority \(numbers[0]) and the existing priority was "
                + "\(numbers[1]).")
    }

    // MARK: Activation

    /// Reports UIK1601.
    static func reportNoCommonAncestor(_ constraint: NSLayoutConstraint) {
        let first = constraint.firstAnchor.description
        let second = constraint.secondAnchor?.description ?? "(null)"
        Catalogue.constraintWithoutAncestor.report(
            object: constraint.first.object.map { ObjectName.of($0) },
            cause: places(of: constraint),
            apple:
                "NSGenericException: Unable to activate constraint with anchors \(first) and \(second) because they have "
                + "no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
                + "That's illegal.")
    }

    private static func places(of constraint: NSLayoutConstraint) -> String {
        let sides = constraint.second.isConstant ? [constraint.first] : [constraint.first, constraint.second]
        return sides.map(place).joined(separator: "; ") + "."
    }

    /// Describes the place of a side's item, for a message.
    private static func place(_ side: LayoutSide) -> String {
        guard let item = side.item else { return "one item is gone" }
        let name = ConstraintPrinter.plainName(of: item)
        guard let view = item.owningView else { return "\(name) belongs to no view" }
        guard let superview = view.superview else { return "\(name) is in no superview" }
        return "\(name) is in \(ConstraintPrinter.plainName(of: .view(superview)))"
    }

    /// Reports UIK1609: the view does not hold the constraint's items.
    static func reportUnprepared(_ constraint: NSLayoutConstraint, in view: UIView) {
        Catalogue.constraintUnprepared.report(
            object: ObjectName.of(view), cause: places(of: constraint),
            apple:
                "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(constraint.description)\n"
                + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). "
                + "This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
    }

    /// Reports UIK1610: it still does not where the layout needs it.
    static func reportOutside(_ constraint: NSLayoutConstraint, in view: UIView) {
        Catalogue.constraintOutside.report(
            object: ObjectName.of(view), cause: places(of: constraint),
            apple:
                "NSGenericException: Unable to install constraint on view.  Does the constraint reference something from "
                + "outside the subtree of the view?  That's illegal. constraint:\(constraint.description) view:"
                + view.description)
    }

    /// Whether this is the main actor; reports UIK1612 elsewhere.
    nonisolated static func isOnMain() -> Bool {
        if MainThread.isCurrent { return true }
        Catalogue.layoutOffMainThread.report()
        return false
    }
}

/// The kind of quantity that an attribute measures.
enum AttributeKind {
    case none, horizontal, vertical, size

    init(_ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            self = .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            self = .vertical
        case .width, .height: self = .size
        case .notAnAttribute: self = .none
        }
    }

    /// Bits by raw value: leading, trailing and their margins; left, right and their margins.
    private static let turning: UInt32 = 1 << 5 | 1 << 6 | 1 << 17 | 1 << 18
    private static let fixed: UInt32 = 1 << 1 | 1 << 2 | 1 << 13 | 1 << 14

    /// Whether one of the two turns round with the language and the other does not. The middle does neither.
    static func mixesDirections(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> Bool {
        let (one, two) = (UInt32(1) << first.rawValue, UInt32(1) << second.rawValue)
        return (one & turning != 0 && two & fixed != 0) || (one & fixed != 0 && two & turning != 0)
    }
}
