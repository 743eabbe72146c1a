// NSLayoutConstraint: what it is made of, and what may change.
// Apple: "NSLayoutConstraint".
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("NSLayoutConstraint: making", .harness) struct NSLayoutConstraintTests {
    let outer = UIView()
    let inner = UIView()

    // Covers: NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:), NSLayoutConstraint.firstItem, NSLayoutConstraint.secondItem, NSLayoutConstraint.firstAttribute, NSLayoutConstraint.secondAttribute, NSLayoutConstraint.relation, NSLayoutConstraint.multiplier, NSLayoutConstraint.constant, NSLayoutConstraint.priority, NSLayoutConstraint.identifier, NSLayoutConstraint.shouldBeArchived, NSLayoutConstraint.isActive, NSLayoutConstraint.Relation.greaterThanOrEqual, NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.height
    @Test("a constraint keeps what it was made with; it is required, inactive and nameless")
    func making() {
        let constraint = NSLayoutConstraint(
            item: inner, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: outer, attribute: .height,
            multiplier: 0.5, constant: 3)
        #expect(constraint.firstItem === inner)
        #expect(constraint.secondItem === outer)
        #expect(constraint.firstAttribute == .width)
        #expect(constraint.secondAttribute == .height)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == 3)
        #expect(constraint.priority == .required)
        #expect(constraint.identifier == nil)
        #expect(!constraint.isActive)
        #expect(!constraint.shouldBeArchived)
    }

    // Covers: NSLayoutConstraint.secondItem, NSLayoutConstraint.secondAttribute, NSLayoutConstraint.secondAnchor, NSLayoutConstraint.Attribute.notAnAttribute
    @Test("a size may equal a number, whatever the second attribute says without an item")
    func constants() {
        for attribute in [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height] {
            let constraint = NSLayoutConstraint(
                item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1,
                constant: 40)
            #expect(constraint.secondItem == nil)
            #expect(constraint.secondAttribute == .notAnAttribute)
            #expect(constraint.secondAnchor == nil)
            #expect(constraint.constant == 40)
        }
    }

    // Covers: NSLayoutConstraint.firstItem
    @Test("a constraint does not keep its items alive")
    func weakItems() {
        var view: UIView? = UIView()
        let constraint = view!.widthAnchor.constraint(equalToConstant: 1)
        #expect(constraint.firstItem === view)
        view = nil
        #expect(constraint.firstItem == nil)
        #expect(ConstraintWords.body(constraint, [:]) == "(gone).width == 1   (inactive)")
    }

    // Covers: NSLayoutConstraint.firstAnchor, NSLayoutConstraint.secondAnchor, NSLayoutAnchor.item, NSLayoutAnchor.name
    @Test("the sides come back as anchors of their axis")
    func anchors() {
        let constraint = inner.topAnchor.constraint(equalTo: outer.bottomAnchor)
        #expect(constraint.firstAnchor.item === inner)
        #expect(constraint.firstAnchor.name == "UIView:\(ObjectName.address(inner)).top")
        #expect(constraint.secondAnchor?.item === outer)
        #expect(constraint.firstAnchor as NSObject is NSLayoutYAxisAnchor)
        #expect(constraint.firstAnchor.isEqual(inner.topAnchor))
        let wide = inner.widthAnchor.constraint(equalToConstant: 3)
        #expect(wide.firstAnchor as NSObject is NSLayoutDimension)
        #expect(wide.secondAnchor == nil)
    }

    // Covers: NSLayoutConstraint.Attribute.rawValue, NSLayoutConstraint.Relation.rawValue, NSLayoutConstraint.Axis.rawValue, NSLayoutConstraint.FormatOptions.rawValue, NSLayoutConstraint.Relation.lessThanOrEqual, NSLayoutConstraint.Axis.horizontal, NSLayoutConstraint.Axis.vertical
    @Test("raw values are those of Apple's headers")
    func rawValues() {
        #expect(NSLayoutConstraint.Attribute.allCases.map(\.rawValue) == Array(1...20) + [0])
        #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0)
        #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
        #expect(NSLayoutConstraint.FormatOptions.alignAllCenterX.rawValue == 512)
        #expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 2048)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 131_072)
        #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 524_288)
    }

    // Covers: UILayoutPriority.rawValue, UILayoutPriority.required, UILayoutPriority.defaultHigh, UILayoutPriority.dragThatCanResizeScene, UILayoutPriority.sceneSizeStayPut, UILayoutPriority.dragThatCannotResizeScene, UILayoutPriority.defaultLow, UILayoutPriority.fittingSizeLevel, UILayoutPriority.init(rawValue:), UILayoutPriority.init(_:)
    @Test("priorities are Apple's numbers")
    func priorities() {
        let all: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow,
            .fittingSizeLevel,
        ]
        #expect(all.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        #expect(UILayoutPriority(rawValue: 3) == UILayoutPriority(3))
    }

    // Covers: NSLayoutConstraint.constant, NSLayoutConstraint.priority
    @Test("constant and priority may change, from required and back")
    func changes() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 1)
        constraint.constant = -4.5
        constraint.priority = .defaultLow
        #expect(constraint.constant == -4.5)
        #expect(constraint.priority == .defaultLow)
        let reports = Reports.during { constraint.priority = .required }
        #expect(reports.isEmpty)
        #expect(constraint.priority == .required)
    }

    // Covers: NSLayoutConstraint.isActive
    @Test("a constraint of nothing never becomes active")
    func empty() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(constraint.description == "<NSLayoutConstraint:\(ObjectName.address(constraint))>")
    }
}
