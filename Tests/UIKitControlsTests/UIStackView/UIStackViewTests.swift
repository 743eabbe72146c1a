// UIStackView: its arranged views, settings and archives.
// Apple: "UIStackView".
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitTesting

/// A view with a size of its own.
final class StackBlock: UIView {
    var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        size = CGSize(width: width, height: height)
    }
}

@MainActor @Suite("UIStackView: arranged views", .harness) struct UIStackViewTests {
    let stack = UIStackView()
    let one = StackBlock(10, 10)
    let two = StackBlock(20, 10)
    let three = StackBlock(30, 10)

    // Covers: UIStackView.init(frame:), UIStackView.init(), UIStackView.axis, UIStackView.distribution, UIStackView.alignment, UIStackView.spacing, UIStackView.isBaselineRelativeArrangement, UIStackView.isLayoutMarginsRelativeArrangement, UIStackView.arrangedSubviews
    @Test("a new stack is a row that fills, without spacing")
    func defaults() {
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(UIStackView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    // Covers: UIStackView.init(arrangedSubviews:), UIStackView.addArrangedSubview, UIStackView.insertArrangedSubview, UIStackView.removeArrangedSubview, UIStackView.arrangedSubviews, UIView.translatesAutoresizingMaskIntoConstraints
    @Test("arranged views are subviews; the order of the two lists is their own")
    func order() {
        let stack = UIStackView(arrangedSubviews: [one, two])
        #expect(!one.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(three, at: 0)
        #expect(stack.arrangedSubviews == [three, one, two])
        #expect(stack.subviews == [one, two, three])
        stack.addArrangedSubview(three)
        #expect(stack.arrangedSubviews == [one, two, three])
        stack.removeArrangedSubview(two)
        #expect(stack.arrangedSubviews == [one, three])
        #expect(two.superview === stack)
        one.removeFromSuperview()
        #expect(stack.arrangedSubviews == [three])
        UIView().addSubview(three)
        #expect(stack.arrangedSubviews.isEmpty)
    }

    // Covers: UIStackView.insertArrangedSubview
    @Test("UIK1613: an index that the arranged views do not have; the view goes to the end")
    func index() {
        stack.addArrangedSubview(one)
        let reports = Reports.during { stack.insertArrangedSubview(two, at: 5) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1613 exception: An arranged subview was inserted at an index that does not exist.
                  object   \(ObjectName.of(stack))
                  at       UIStackViewTests.swift:…
                  cause    The index is 5, and 1 views are arranged.
                  fix      Use an index of 0…arrangedSubviews.count.
                  apple    NSInternalInconsistencyException: index out of bounds for arranged subview: index = 5 expected to be less than or equal to 1
                """
            ])
        #expect(stack.arrangedSubviews == [one, two])
    }

    // Covers: UIStackView.setCustomSpacing, UIStackView.customSpacing, UIStackView.spacingUseDefault, UIStackView.spacingUseSystem, UIStackView.removeArrangedSubview
    @Test("custom spacing belongs to an arranged view, and goes with it")
    func customSpacing() {
        stack.addArrangedSubview(one)
        #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(12, after: one)
        stack.setCustomSpacing(7, after: two)
        #expect(stack.customSpacing(after: one) == 12)
        #expect(stack.customSpacing(after: two) == UIStackView.spacingUseDefault)
        stack.removeArrangedSubview(one)
        stack.addArrangedSubview(one)
        #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: one)
        #expect(stack.customSpacing(after: one) == UIStackView.spacingUseSystem)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: one)
        #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
    }

    // Covers: UIStackView.spacing
    @Test("a spacing that is not finite is not taken: UIK1606")
    func notFinite() {
        stack.spacing = 3
        let reports = Reports.during {
            stack.spacing = .nan
            stack.addArrangedSubview(one)
            stack.setCustomSpacing(.infinity, after: one)
        }
        #expect(reports.map(\.entry.code) == ["UIK1606", "UIK1606"])
        #expect(stack.spacing == 3)
        #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
    }

    // Covers: UIStackView.init(coder:), UIStackView.encode
    @Test("an archive keeps the arrangement")
    func archive() throws {
        stack.axis = .vertical
        stack.distribution = .equalCentering
        stack.alignment = .trailing
        stack.spacing = 5
        stack.isBaselineRelativeArrangement = true
        stack.isLayoutMarginsRelativeArrangement = true
        let (first, second) = (UIView(), UIView())
        first.tag = 1
        second.tag = 2
        stack.addSubview(UIView())
        stack.addArrangedSubview(second)
        stack.insertArrangedSubview(first, at: 0)
        stack.setCustomSpacing(9, after: first)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        stack.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let copy = UIStackView(coder: unarchiver)
        #expect(copy.axis == .vertical)
        #expect(copy.distribution == .equalCentering)
        #expect(copy.alignment == .trailing)
        #expect(copy.spacing == 5)
        #expect(copy.isBaselineRelativeArrangement)
        #expect(copy.isLayoutMarginsRelativeArrangement)
        #expect(copy.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(copy.subviews.count == 3)
        #expect(copy.arrangedSubviews.first.map { copy.customSpacing(after: $0) } == 9)
    }

    // Covers: UIStackView.Distribution.rawValue, UIStackView.Alignment.rawValue
    @Test("raw values are those of Apple's headers; top and bottom are leading and trailing")
    func rawValues() {
        #expect(UIStackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UIStackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
    }
}
