// What constraints may not relate: whole texts.
// Apple: messages as public reports quote them (spec/exceptions.csv).
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("NSLayoutConstraint: misuse", .harness) struct NSLayoutConstraintMisuseTests {
    let outer = UIView()
    let inner = UIView()
    private static let making =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    private func make(
        _ item: Any, _ first: NSLayoutConstraint.Attribute, _ other: Any?, _ second: NSLayoutConstraint.Attribute,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: multiplier,
            constant: constant)
    }

    private func place(_ report: Diagnostic?) -> String {
        let text = report.map(Reports.stable) ?? ""
        return text.split(separator: "\n").first { $0.hasPrefix("  at ") }.map(String.init) ?? ""
    }

    @Test("UIK1602: an edge that equals a number")
    func locationAlone() {
        var made: NSLayoutConstraint?
        let reports = Reports.during { made = make(inner, .left, nil, .notAnAttribute, plus: 10) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1602 exception: A constraint sets an edge or centre to a number.
                  object   \(ObjectName.of(inner))
                \(place(reports.first))
                  cause    left was related to no second item.
                  fix      Relate the edge or centre to the same of another view, most often the superview's.
                  apple    NSInvalidArgumentException: NSLayoutConstraint for \(ObjectName.short(inner)): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
                """
            ])
        #expect(made?.firstItem == nil)
        let zero = Reports.during { _ = make(inner, .top, outer, .top, times: 0) }
        #expect(zero.map(\.entry.code) == ["UIK1602"])
    }

    @Test("UIK1603: attributes of different kinds")
    func pairing() {
        let reports = Reports.during { _ = make(inner, .width, outer, .left) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1603 exception: A constraint relates attributes that do not go together.
                  object   \(ObjectName.of(inner))
                \(place(reports.first))
                  cause    width was related to left.
                  fix      Choose an attribute of the same kind; anchors let the compiler check it.
                  apple    NSInvalidArgumentException: \(Self.making)Invalid pairing of layout attributes
                """
            ])
        for (first, second) in [(NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width), (.height, .centerY), (.notAnAttribute, .width), (.top, .height), (.bottom, .notAnAttribute)] {
            let reports = Reports.during { _ = make(inner, first, outer, second) }
            #expect(reports.map(\.entry.code) == ["UIK1603"], "\(first) \(second)")
        }
    }

    @Test("every pair of attributes is either allowed or reported, by kind and direction")
    func allPairs() {
        func kind(_ attribute: NSLayoutConstraint.Attribute) -> Int {
            switch attribute {
            case .width, .height: 0
            case .notAnAttribute: 2
            default: 1
            }
        }
        let turning: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let fixed: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
        for first in NSLayoutConstraint.Attribute.allCases where first != .notAnAttribute {
            for second in NSLayoutConstraint.Attribute.allCases where second != .notAnAttribute {
                let isMixed =
                    (turning.contains(first) && fixed.contains(second))
                    || (fixed.contains(first) && turning.contains(second))
                let wanted = kind(first) != kind(second) ? ["UIK1603"] : isMixed ? ["UIK1604"] : []
                let reports = Reports.during { _ = make(inner, first, outer, second) }
                #expect(reports.map(\.entry.code) == wanted, "\(first) \(second)")
            }
        }
    }

    @Test("UIK1604: leading with left, also through anchors")
    func directions() {
        let reports = Reports.during { _ = make(inner, .leading, outer, .left) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1604 exception: A constraint relates a leading or trailing edge to a left or right one.
                  object   \(ObjectName.of(inner))
                \(place(reports.first))
                  cause    leading was related to left.
                  fix      Use leading and trailing on both sides, or left and right on both.
                  apple    NSInvalidArgumentException: \(Self.making)A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.
                """
            ])
        let anchors = Reports.during { _ = inner.rightAnchor.constraint(equalTo: outer.trailingAnchor) }
        #expect(anchors.map(\.entry.code) == ["UIK1604"])
    }

    @Test("UIK1605: an item that has no layout")
    func item() {
        let controller = UIViewController()
        let reports = Reports.during { _ = make(inner, .width, controller, .width) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1605 exception: A constraint names something that is neither a view nor a layout guide.
                  object   \(ObjectName.of(controller))
                \(place(reports.first))
                  cause    The item is a UIViewController.
                  fix      Pass the controller's view, or a UILayoutGuide.
                  apple    NSInvalidArgumentException: \(Self.making)Constraint items must each be a view or layout guide.
                """
            ])
    }

    // Covers: NSLayoutConstraint.constant
    @Test("UIK1606: a constant that is not finite is not taken")
    func notFinite() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 7)
        let reports = Reports.during { constraint.constant = -.infinity }
        #expect(constraint.constant == 7)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1606 exception: A constraint's constant or multiplier is not a finite number.
                  object   \(constraint.description)
                \(place(reports.first))
                  cause    The constant is -inf.
                  fix      Check the number before it is set; leave the constraint inactive where there is no limit.
                  apple    NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:-inf
                """
            ])
        var made: NSLayoutConstraint?
        let both = Reports.during {
            made = make(inner, .width, outer, .width, times: .nan, plus: .nan)
        }
        #expect(both.map(\.entry.code) == ["UIK1606", "UIK1606"])
        #expect(made?.multiplier == 1 && made?.constant == 0)
        let anchor = Reports.during { made = inner.widthAnchor.constraint(equalToConstant: .infinity) }
        #expect(anchor.map(\.entry.code) == ["UIK1606"])
    }

    // Covers: NSLayoutConstraint.priority
    @Test("UIK1607: a priority outside its domain is not taken")
    func priority() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 7)
        let reports = Reports.during { constraint.priority = UILayoutPriority(0) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1607 exception: A layout priority is not above 0 and at most 1000.
                  object   \(constraint.description)
                \(place(reports.first))
                  cause    The priority is 0.
                  fix      Keep it between 1 and 1000; deactivate the constraint to take it out of account.
                  apple    NSInternalInconsistencyException: It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.
                """
            ])
        for number in [-1, 1000.5, Float.nan] {
            let reports = Reports.during { constraint.priority = UILayoutPriority(number) }
            #expect(reports.map(\.entry.code) == ["UIK1607"] && constraint.priority == .required)
        }
    }
}
