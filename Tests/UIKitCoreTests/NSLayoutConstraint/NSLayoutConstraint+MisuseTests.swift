// What constraints may not relate: whole texts.
// Apple: messages as public reports quote them.
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
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

    @Test("UIK1602: an edge that equals a number")
    func locationAlone() {
        var made: NSLayoutConstraint?
        let reports = Reports.during { made = make(inner, .left, nil, .notAnAttribute, plus: 10) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1602 exception: A constraint sets an edge or centre to a number.
                  object   \(ObjectName.of(inner))
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    left was related to no second item.
                  fix      Relate the edge or center to the same attribute of another view, usually of the superview.
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
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    width was related to left.
                  fix      Choose an attribute of the same kind; anchors let the compiler check it.
                  apple    NSInvalidArgumentException: \(Self.making)Invalid pairing of layout attributes
                """
            ])
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .width), (.height, .centerY), (.notAnAttribute, .width), (.top, .height), (.bottom, .notAnAttribute),
        ]
        for (first, second) in pairs {
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
                  at       NSLayoutConstraint+MisuseTests.swift:…
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
                  at       NSLayoutConstraint+MisuseTests.swift:…
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
                  at       NSLayoutConstraint+MisuseTests.swift:…
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
        #expect(made?.multiplier == 1)
        #expect(made?.constant == 0)
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
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    The priority is 0.
                  fix      Keep it between 1 and 1000; deactivate the constraint to ignore it.
                  apple    NSInternalInconsistencyException: It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.
                """
            ])
        for number in [-1, 1000.5, Float.nan] {
            let reports = Reports.during { constraint.priority = UILayoutPriority(number) }
            #expect(reports.map(\.entry.code) == ["UIK1607"])
            #expect(constraint.priority == .required)
        }
    }

    // Covers: NSLayoutConstraint.isActive, NSLayoutConstraint.activate
    @Test("UIK1601: views without a common ancestor")
    func noAncestor() {
        let (label, view) = (UILabel(), UIView())
        outer.addSubview(view)
        let constraint = label.rightAnchor.constraint(equalTo: view.leftAnchor)
        let first = constraint.firstAnchor, second = view.leftAnchor
        let reports = Reports.during { NSLayoutConstraint.activate([constraint]) }
        #expect(!constraint.isActive)
        let text = reports.map { AnchorText.withoutAnchors(Reports.stable($0)) }
        #expect(first.item === label)
        #expect(second.item === view)
        #expect(
            text == [
                """
                UIK1601 exception: A constraint relates views that have no common ancestor.
                  object   \(ObjectName.of(label))
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    UILabel:\(ObjectName.address(label)) is in no superview; UIView:\(ObjectName.address(view)) is in UIView:\(ObjectName.address(outer)).
                  fix      Call addSubview(_:) for both views before isActive = true.
                  apple    NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:… "UILabel:\(ObjectName.address(label)).right"> and <NSLayoutXAxisAnchor:… "UIView:\(ObjectName.address(view)).left"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
                """
            ])
    }

    // Covers: NSLayoutConstraint.priority
    @Test("UIK1608: from required to optional while active, in an app that also runs before iOS 13")
    func crossing() {
        outer.addSubview(inner)
        let constraint = inner.widthAnchor.constraint(equalToConstant: 7)
        constraint.isActive = true
        let before = ConstraintChecks.runsBefore13
        ConstraintChecks.runsBefore13 = true
        defer { ConstraintChecks.runsBefore13 = before }
        let name = constraint.description
        let reports = Reports.during { constraint.priority = .defaultLow }
        #expect(constraint.priority == .defaultLow)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1608 exception: An active constraint's priority crossed required, in an app for iOS before 13.
                  object   \(name)
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    MinimumOSVersion is below 13, where UIKit raises an exception. Since iOS 13 the change is allowed.
                  fix      Set the priority before isActive = true, or change between 999 and lower ones.
                  apple    NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000.
                """
            ])
        let allowed = Reports.during { constraint.priority = .defaultHigh }
        #expect(allowed.isEmpty)
    }

    // Covers: UIView.addConstraint
    @Test("UIK1609: added to a view that does not hold the items; UIK1610: still not when the layout needs it")
    func unprepared() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 7)
        let inactive = constraint.description
        let added = Reports.during { outer.addConstraint(constraint) }
        #expect(
            added.map(Reports.stable) == [
                """
                UIK1609 misuse: A constraint was added to a view that does not hold its items yet.
                  object   \(ObjectName.of(outer))
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    UIView:\(ObjectName.address(inner)) is in no superview.
                  fix      Call addSubview(_:) first, and activate by NSLayoutConstraint.activate(_:), which finds the view by itself.
                  apple    [LayoutConstraints] The view hierarchy is not prepared for the constraint: \(inactive)
                \u{9}When added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
                """
            ])
        let active = constraint.description
        let laidOut = Reports.during { outer.layoutIfNeeded() }
        #expect(
            laidOut.map(Reports.stable) == [
                """
                UIK1610 exception: A constraint names views outside the view that holds it.
                  object   \(ObjectName.of(outer))
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    UIView:\(ObjectName.address(inner)) is in no superview.
                  fix      Add it to the nearest common ancestor: NSLayoutConstraint.activate(_:) finds that view.
                  apple    NSGenericException: Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(active) view:\(outer.description)
                """
            ])
        #expect(!constraint.isActive)
    }

    // Covers: NSLayoutConstraint.constant
    @Test("UIK1612: away from the main thread nothing is changed")
    func offMain() {
        let app = StageFixture()
        let shared = inner.widthAnchor.constraint(equalToConstant: 7)
        let done = DispatchSemaphore(value: 0)
        let body: @MainActor () -> Void = {
            shared.constant = 9
            shared.priority = .defaultLow
            shared.isActive = true
        }
        nonisolated(unsafe) let unchecked = unsafeBitCast(body, to: (() -> Void).self)
        Thread {
            unchecked()
            done.signal()
        }.start()
        done.wait()
        #expect(shared.constant == 7)
        #expect(shared.priority == .required)
        #expect(!shared.isActive)
        #expect(app.codes == ["UIK1612", "UIK1612", "UIK1612"])
        #expect(
            app.diagnostics.first.map(Reports.stable) == """
                UIK1612 exception: A constraint was changed away from the main thread.
                  at       NSLayoutConstraint+MisuseTests.swift:…
                  cause    Layout runs on the main thread, where views are already laid out.
                  fix      Change it on the main actor: await MainActor.run { … } or DispatchQueue.main.async { … }.
                  apple    NSInternalInconsistencyException: Modifications to the layout engine must not be performed from a background thread after it has been accessed from the main thread.
                """)
    }
}

/// Anchors are made anew each time they are asked for.
private enum AnchorText {
    static func withoutAnchors(_ text: String) -> String {
        text.replacing(#/AxisAnchor:0x[0-9a-f]+/#, with: "AxisAnchor:…")
    }
}
