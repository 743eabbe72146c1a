// Where a stack view puts its views. Figures: by the constraints that public prints of UIKit's stack views show.
// Apple: "UIStackView", "UIStackView.Distribution", "UIStackView.Alignment".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues

@MainActor @Suite("UIStackView: layout", .harness) struct UIStackViewLayoutTests {
    let app = StageFixture()
    let one = StackBlock(160, 200)
    let two = StackBlock(80, 100)
    let three = StackBlock(40, 50)

    /// A row of the three in a frame of this size.
    private func row(_ width: CGFloat, _ height: CGFloat, _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [one, two, three])
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        set(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }
    private func lefts(_ stack: UIStackView) -> [CGFloat] { frames(stack).map(\.minX) }
    private func widths(_ stack: UIStackView) -> [CGFloat] { frames(stack).map(\.width) }

    // Covers: UIStackView.Distribution.fill, UIStackView.distribution
    @Test("fill: what hugs least takes what is left, what resists least gives what is missing")
    func fill() {
        let stack = row(400, 300)
        two.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        #expect(stack.distribution == UIStackView.Distribution.fill)
        #expect(lefts(stack) == [0, 160, 360])
        #expect(widths(stack) == [160, 200, 40])
        stack.frame.size.width = 250
        three.setContentCompressionResistancePriority(.required, for: .horizontal)
        one.setContentCompressionResistancePriority(UILayoutPriority(400), for: .horizontal)
        #expect(widths(stack) == [130, 80, 40])
    }

    // Covers: UIStackView.Distribution.fillEqually, UIStackView.spacing
    @Test("fillEqually: equal widths between the spaces")
    func fillEqually() {
        let stack = row(300, 60) {
            $0.distribution = .fillEqually
            $0.spacing = 30
        }
        #expect(frames(stack) == [0, 110, 220].map { CGRect(x: $0, y: 0, width: 80, height: 60) })
        stack.spacing = 15
        #expect(lefts(stack) == [0, 105, 210])
        #expect(widths(stack) == [90, 90, 90])
    }

    // Covers: UIStackView.Distribution.fillProportionally
    @Test("fillProportionally: shares of the views' own widths, also after one has changed")
    func fillProportionally() {
        let stack = row(560, 60) { $0.distribution = .fillProportionally }
        #expect(widths(stack) == [320, 160, 80])
        three.size.width = 160
        #expect(widths(stack) == [224, 112, 224])
    }

    // Covers: UIStackView.Distribution.equalSpacing
    @Test("equalSpacing: equal gaps, never below the spacing")
    func equalSpacing() {
        let stack = row(400, 60) { $0.distribution = .equalSpacing }
        #expect(lefts(stack) == [0, 220, 360])
        #expect(widths(stack) == [160, 80, 40])
        stack.spacing = 70
        one.setContentCompressionResistancePriority(UILayoutPriority(400), for: .horizontal)
        #expect(lefts(stack) == [0, 210, 360])
        #expect(widths(stack) == [140, 80, 40])
    }

    // Covers: UIStackView.Distribution.equalCentering
    @Test("equalCentering: equal steps from middle to middle, as far as the spacing lets them")
    func equalCentering() {
        let stack = row(400, 60) { $0.distribution = .equalCentering }
        #expect(lefts(stack) == [0, 190, 360])
        stack.spacing = 50
        #expect(lefts(stack) == [0, 210, 360])
    }

    // Covers: UIStackView.Alignment.leading, UIStackView.Alignment.trailing, UIStackView.Alignment.center, UIStackView.Alignment.fill, UIStackView.Alignment.top, UIStackView.alignment
    @Test("alignment across a row")
    func alignment() {
        let stack = row(280, 300)
        func ranges() -> [[CGFloat]] { frames(stack).map { [$0.minY, $0.maxY] } }
        stack.alignment = UIStackView.Alignment.fill
        #expect(ranges() == [[0, 300], [0, 300], [0, 300]])
        stack.alignment = UIStackView.Alignment.top
        #expect(ranges() == [[0, 200], [0, 100], [0, 50]])
        stack.alignment = UIStackView.Alignment.trailing
        #expect(ranges() == [[100, 300], [200, 300], [250, 300]])
        stack.alignment = UIStackView.Alignment.center
        #expect(ranges() == [[50, 250], [100, 200], [125, 175]])
        stack.alignment = UIStackView.Alignment.leading
        #expect(ranges() == [[0, 200], [0, 100], [0, 50]])
    }

    // Covers: UIStackView.axis
    @Test("a column is a row turned")
    func column() {
        let stack = row(300, 400) {
            $0.axis = .vertical
            $0.alignment = .center
            $0.spacing = 25
        }
        #expect(
            frames(stack) == [
                CGRect(x: 70, y: 0, width: 160, height: 200), CGRect(x: 110, y: 225, width: 80, height: 100),
                CGRect(x: 130, y: 350, width: 40, height: 50),
            ])
        stack.axis = .horizontal
        stack.spacing = 10
        #expect(lefts(stack) == [0, 170, 260])
    }

    // Covers: UIStackView.setCustomSpacing, UIStackView.spacingUseSystem
    @Test("custom spacing counts after its view; the system's is 8")
    func customSpacing() {
        let stack = row(318, 60) {
            $0.spacing = 8
            $0.setCustomSpacing(30, after: one)
        }
        #expect(lefts(stack) == [0, 190, 278])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: one)
        stack.spacing = UIStackView.spacingUseSystem
        stack.frame.size.width = 296
        #expect(lefts(stack) == [0, 168, 256])
    }

    // Covers: UIView.isHidden
    @Test("a hidden view takes no room and no space, and has no width")
    func hidden() {
        let stack = row(210, 60) { $0.spacing = 10 }
        two.isHidden = true
        #expect(
            frames(stack) == [
                CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 160, y: 0, width: 0, height: two.frame.height),
                CGRect(x: 170, y: 0, width: 40, height: 60),
            ])
        two.isHidden = false
        one.isHidden = true
        stack.frame.size.width = 130
        #expect(lefts(stack) == [0, 0, 90])
        #expect(widths(stack) == [0, 80, 40])
    }

    @Test("a hidden view's own required width gives way, and is reported: observed")
    func hiddenConflict() {
        let stack = row(210, 60) { $0.spacing = 10 }
        let width = two.widthAnchor.constraint(equalToConstant: 80)
        width.isActive = true
        two.isHidden = true
        let reports = Reports.during { #expect(lefts(stack) == [0, 160, 170]) }
        #expect(widths(stack) == [160, 0, 40])
        #expect(reports.map(\.entry.code) == ["UIK1651"])
        #expect(reports.first?.fix.contains(width.description) == true)
    }

    @Test("what is hidden does not make a row taller; a row of hidden views has no size")
    func hiddenSizes() {
        let stack = UIStackView(arrangedSubviews: [one, two])
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 245, height: 200))
        one.isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 100))
        two.isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    // Covers: UIStackView.isLayoutMarginsRelativeArrangement, UIView.layoutMargins
    @Test("the views keep clear of the margins where asked to")
    func margins() {
        let stack = row(320, 100) {
            $0.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 15, right: 10)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(frames(stack).map { [$0.minY, $0.height] } == Array(repeating: [5, 80], count: 3))
        #expect(lefts(stack).first == 30)
        #expect(frames(stack).last?.maxX == 310)
        stack.isLayoutMarginsRelativeArrangement = false
        #expect(lefts(stack).first == 0)
        #expect(frames(stack).last?.maxX == 320)
    }

    // Covers: UIView.semanticContentAttribute
    @Test("right to left a row begins at the right, and a column's leading edge is there")
    func rightToLeft() {
        let stack = row(300, 60) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.distribution = .fillEqually
            $0.spacing = 30
        }
        #expect(lefts(stack) == [220, 110, 0])
        stack.axis = .vertical
        stack.alignment = .leading
        #expect(frames(stack).map(\.maxX) == [300, 300, 300])
        #expect(widths(stack) == [160, 80, 40])
    }

    // Covers: UIStackView.Alignment.firstBaseline, UIStackView.Alignment.lastBaseline
    @Test("baselines line up in a row")
    func baselines() {
        let (small, large) = (UILabel(), UILabel())
        small.text = "Small"
        small.font = .systemFont(ofSize: 12)
        large.text = "Large"
        large.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [small, large])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        for alignment in [UIStackView.Alignment.firstBaseline, UIStackView.Alignment.lastBaseline] {
            stack.alignment = alignment
            stack.layoutIfNeeded()
            let low = small.frame.minY + small.font.ascender
            #expect(abs(low - (large.frame.minY + large.font.ascender)) < 1)
            #expect(small.frame.minY > 10)
        }
        #expect(abs(large.frame.maxY - 100) < 1)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        #expect(abs(large.frame.minY) < 1)
    }

    // Covers: UIStackView.isBaselineRelativeArrangement
    @Test("a column may measure its spaces between baselines")
    func baselineRelative() {
        let (upper, lower) = (UILabel(), UILabel())
        upper.text = "Upper"
        lower.text = "Lower"
        lower.font = .systemFont(ofSize: 30)
        let stack = UIStackView(arrangedSubviews: [upper, lower])
        stack.axis = .vertical
        stack.spacing = 50
        stack.isBaselineRelativeArrangement = true
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        let distance = (lower.frame.minY + lower.font.ascender) - (upper.frame.minY + upper.font.ascender)
        #expect(abs(distance - 50) < 1)
    }

    @Test("changing a setting keeps the constraints that still hold, and leaves none behind")
    func constraintsAreKept() {
        let stack = row(300, 60) { $0.spacing = 10 }
        let before = stack.constraints
        stack.spacing = 20
        #expect(frames(stack).count == 3)
        #expect(Set(before.map(ObjectIdentifier.init)) == Set(stack.constraints.map(ObjectIdentifier.init)))
        #expect(stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [20, 20])
        for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
        stack.updateConstraintsIfNeeded()
        #expect(stack.constraints.allSatisfy { $0.identifier == "UISV-canvas-fit" })
    }

    @Test("the constraints of a plain row are those that UIKit prints: observed")
    func printed() {
        let stack = row(300, 60)
        let text = stack.constraints.map {
            ConstraintWords.body($0, ["S": stack, "A": one, "B": two, "C": three])
                .components(separatedBy: "   (")[0]
        }
        #expect(
            Set(text) == [
                "'UISV-canvas-connection' UIStackView:S.leading == StackBlock:A.leading",
                "'UISV-canvas-connection' H:[StackBlock:C]-(0)-|",
                "'UISV-canvas-connection' UIStackView:S.top == StackBlock:A.top",
                "'UISV-canvas-connection' V:[StackBlock:A]-(0)-|",
                "'UISV-spacing' H:[StackBlock:A]-(0)-[StackBlock:B]",
                "'UISV-spacing' H:[StackBlock:B]-(0)-[StackBlock:C]",
                "'UISV-alignment' StackBlock:A.bottom == StackBlock:B.bottom",
                "'UISV-alignment' StackBlock:A.bottom == StackBlock:C.bottom",
                "'UISV-alignment' StackBlock:A.top == StackBlock:B.top",
                "'UISV-alignment' StackBlock:A.top == StackBlock:C.top",
            ])
    }
}
