// The frames of a flow layout as golden values.
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

@Suite("FlowSolution") struct FlowSolutionTests {
    private func flow(
        _ section: FlowSectionInput, width: CGFloat = 320, height: CGFloat = 480, isVertical: Bool = true,
        isMirrored: Bool = false, scale: CGFloat = 1
    ) -> FlowSolution {
        FlowSolution(
            FlowContainer(
                size: CGSize(width: width, height: height), isVertical: isVertical, isMirrored: isMirrored, scale: scale),
            sections: [section])
    }
    private func sizes(_ sizes: (CGFloat, CGFloat)...) -> FlowSizes { .varying(sizes.map { CGSize(width: $0.0, height: $0.1) }) }
    private func frames(_ flow: FlowSolution, section: Int = 0) -> [CGRect] {
        (0..<flow.count(ofSection: section)).compactMap { flow.frame(ofItem: $0, section: section) }
    }

    @Test("full lines are justified (L87: observed)") func justified() {
        let result = flow(FlowSectionInput(count: 7), width: 390)
        // Six items of 50 and five gaps: (390 − 300) ÷ 5 = 18.
        #expect(frames(result).map(\.minX) == [0, 68, 136, 204, 272, 340, 0])
        #expect(frames(result).map(\.minY) == [0, 0, 0, 0, 0, 0, 60])
        #expect(result.contentSize == CGSize(width: 390, height: 110))
    }

    @Test("a last line of equal sizes keeps the gaps of a full one (L88: memory)") func lastOfEqual() {
        let result = flow(FlowSectionInput(count: 8), width: 390)
        #expect(result.frame(ofItem: 7, section: 0) == CGRect(68, 60, 50, 50))
        #expect(flow(FlowSectionInput(count: 2), width: 390).frame(ofItem: 1, section: 0) == CGRect(68, 0, 50, 50))
    }

    @Test("a last line of different sizes begins at the edge with the least gap (L88: memory)") func lastOfDifferent() {
        let result = flow(FlowSectionInput(count: 0, sizes: sizes((100, 50), (100, 50), (150, 50), (40, 50))))
        #expect(frames(result).map(\.minX) == [0, 220, 0, 160])
    }

    @Test("items stand in the middle of their line's extent (L87: observed)") func centredAcross() {
        let result = flow(FlowSectionInput(count: 0, sizes: sizes((100, 20), (100, 60), (90, 40), (200, 30))))
        #expect(frames(result).map(\.minY) == [20, 0, 10, 70])
        #expect(result.contentSize.height == 100)
    }

    @Test("an item alone in a line that is not the last is centred (memory)") func oneALine() {
        let equal = flow(FlowSectionInput(count: 3, sizes: .uniform(CGSize(width: 200, height: 40))))
        #expect(frames(equal).map(\.minX) == [60, 60, 60])
        #expect(frames(equal).map(\.minY) == [0, 50, 100])
        let different = flow(FlowSectionInput(count: 0, sizes: sizes((200, 40), (210, 40))))
        #expect(frames(different).map(\.minX) == [60, 0])
        let automatic = flow(FlowSectionInput(count: 0, sizes: sizes((200, 40), (210, 40)), centersLoneItem: true))
        #expect(frames(automatic).map(\.minX) == [60, 55])
    }

    @Test("items that fill a line exactly stay in it, sums of fractions too") func exactFit() {
        let third = CGSize(width: 100.0 / 3, height: 10)
        let result = flow(FlowSectionInput(count: 4, sizes: .uniform(third), itemSpacing: 0), width: 100, scale: 3)
        #expect(frames(result).map(\.minY) == [0, 0, 0, 20])
    }

    @Test("an item longer than its line is placed at the leading inset and reported (L94)") func tooLong() {
        let inset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let result = flow(
            FlowSectionInput(count: 0, sizes: sizes((50, 20), (301, 20), (40, 20)), inset: inset))
        #expect(frames(result).map(\.minX) == [135, 10, 10])
        #expect(result.findings == [FlowFinding(problem: .tooLong(item: 301, room: 300), section: 0, item: 1, isWidth: true)])
        let text = result.findings.first?.appleText(layout: "<UICollectionViewFlowLayout: 0x1>", view: "<UICollectionView: 0x2>")
        #expect(
            text == """
                The behavior of the UICollectionViewFlowLayout is not defined because:
                the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values.
                The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x1>, and it is attached to <UICollectionView: 0x2>.
                Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
                """)
        let uniform = flow(FlowSectionInput(count: 2, sizes: .uniform(CGSize(width: 400, height: 20))))
        #expect(frames(uniform).map(\.minX) == [0, 0])
        #expect(uniform.findings.map(\.item) == [0])
        #expect(flow(FlowSectionInput(count: 0)).findings.isEmpty)
    }

    @Test("sizes that are not positive are reported and trap nothing") func notPositive() {
        for size in [
            CGSize(width: 0, height: 10), CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 1),
            CGSize(width: 10, height: CGFloat.infinity),
        ] {
            let result = flow(FlowSectionInput(count: 3, sizes: .uniform(size), itemSpacing: 0))
            #expect(result.findings.first?.problem == .notPositive)
            #expect(result.elements(in: CGRect(-10, -10, 400, 400)).count <= 3)
        }
        let mixed = flow(FlowSectionInput(count: 0, sizes: sizes((10, 10), (10, 0))))
        #expect(mixed.findings == [FlowFinding(problem: .notPositive, section: 0, item: 1, isWidth: true)])
    }

    @Test("a section is header, inset, lines, inset, footer (L90)") func parts() {
        let section = FlowSectionInput(
            count: 3, inset: UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 30), header: 40, footer: 25)
        let container = FlowContainer(size: CGSize(width: 320, height: 480))
        let result = FlowSolution(container, sections: [section, section])
        #expect(result.headerFrame(section: 0) == CGRect(0, 0, 320, 40))
        #expect(result.frame(ofItem: 0, section: 0) == CGRect(20, 47, 50, 50))
        // 270 hold four: (270 − 200) ÷ 3 = 23.33 beyond each, rounded to pixels.
        #expect(result.frame(ofItem: 1, section: 0)?.minX == 93)
        #expect(result.footerFrame(section: 0) == CGRect(0, 106, 320, 25))
        #expect(result.headerFrame(section: 1) == CGRect(0, 131, 320, 40))
        #expect(result.contentSize == CGSize(width: 320, height: 262))
        #expect(flow(FlowSectionInput(count: 1)).headerFrame(section: 0) == nil)
        #expect(result.frame(ofItem: 3, section: 0) == nil)
        #expect(result.frame(ofItem: 0, section: 2) == nil)
    }

    @Test("the content inset and the section inset's reference make lines shorter (L87)") func references() {
        var container = FlowContainer(size: CGSize(width: 320, height: 480))
        container.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        container.referenceInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
        let result = FlowSolution(container, sections: [FlowSectionInput(count: 5)])
        // 300 less 5 on the left; the right reference is smaller than the content inset.
        #expect(frames(result).map(\.minX) == [5, 66, 128, 189, 250])
        #expect(result.contentSize.width == 300)
    }

    @Test("origins are rounded to pixels, sizes are not (L89: observed)") func pixels() {
        let room = 2 * 160 + 62.0 / 3
        let section = FlowSectionInput(
            count: 2, sizes: .uniform(CGSize(width: 160, height: 512.0 / 3)),
            inset: UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 16))
        let frame = flow(section, width: room + 32, scale: 2).frame(ofItem: 1, section: 0)
        #expect(frame?.origin == CGPoint(x: 196.5, y: 16))
        #expect(frame?.size == CGSize(width: 160, height: 512.0 / 3))
    }

    @Test("horizontal layouts fill columns from top to bottom (L90)") func horizontal() {
        let section = FlowSectionInput(
            count: 5, sizes: .uniform(CGSize(width: 60, height: 40)), inset: UIEdgeInsets(top: 10, left: 3, bottom: 10, right: 4),
            header: 30)
        let result = flow(section, width: 400, height: 120, isVertical: false)
        // A column of 100 holds two: 100 − 80 = 20 between them.
        #expect(frames(result).map(\.minY) == [10, 70, 10, 70, 10])
        #expect(frames(result).map(\.minX) == [33, 33, 103, 103, 173])
        #expect(result.headerFrame(section: 0) == CGRect(0, 0, 30, 120))
        #expect(result.contentSize == CGSize(width: 237, height: 120))
    }

    @Test("mirrored layouts count x from the right") func mirrored() {
        let section = FlowSectionInput(count: 7, inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30), header: 20)
        let plain = flow(section, width: 390)
        let mirror = flow(section, width: 390, isMirrored: true)
        for item in 0..<7 {
            let one = plain.frame(ofItem: item, section: 0) ?? .zero
            let other = mirror.frame(ofItem: item, section: 0) ?? .zero
            #expect(other.minY == one.minY)
            #expect(other.maxX == 390 - one.minX)
        }
        let across = flow(section, width: 390, height: 100, isVertical: false, isMirrored: true)
        #expect(across.headerFrame(section: 0)?.maxX == across.contentSize.width)
        #expect(across.elements(in: CGRect(across.contentSize.width - 20, 0, 20, 100)).map(\.kind) == [.header])
    }

    @Test("pinned headers and footers keep to the visible part and to their section (L93)") func pinned() {
        let section = FlowSectionInput(
            count: 10, sizes: .uniform(CGSize(width: 320, height: 50)), lineSpacing: 0, header: 30, footer: 20)
        let container = FlowContainer(size: CGSize(width: 320, height: 200))
        let result = FlowSolution(container, sections: [section, section])
        func pins(_ y: CGFloat) -> FlowPins { FlowPins(visible: CGRect(0, y, 320, 200)) }
        #expect(result.headerFrame(section: 0, pins: pins(-50))?.minY == 0)
        #expect(result.headerFrame(section: 0, pins: pins(100))?.minY == 100)
        // 550 long: pushed out by its own footer at 530 and before.
        #expect(result.headerFrame(section: 0, pins: pins(520))?.minY == 500)
        #expect(result.headerFrame(section: 1, pins: pins(520))?.minY == 550)
        #expect(result.footerFrame(section: 0, pins: pins(100))?.minY == 280)
        #expect(result.footerFrame(section: 0, pins: pins(500))?.minY == 530)
        #expect(result.footerFrame(section: 1, pins: pins(400))?.minY == 580)
        let shown = result.elements(in: CGRect(0, 100, 320, 200), pins: pins(100))
        #expect(shown.first?.kind == .header)
        #expect(shown.last?.kind == .footer)
        #expect(shown.map(\.zIndex).max() == 10)
        #expect(shown.filter { $0.kind == .item }.map(\.item) == [1, 2, 3, 4, 5])
    }

    @Test("measured sizes let lines flow again and the content grow (L92)") func measured() {
        var result = flow(FlowSectionInput(count: 9, sizes: .uniform(CGSize(width: 100, height: 50))), width: 320)
        #expect(result.contentSize.height == 170)
        #expect(result.setMeasured([4: CGSize(width: 100, height: 80)], section: 0) == 30)
        #expect(frames(result).map(\.minY) == [0, 0, 0, 75, 60, 75, 150, 150, 150])
        #expect(result.setMeasured([1: CGSize(width: 200, height: 50)], section: 0) == 60)
        #expect(frames(result).map(\.minX) == [0, 120, 0, 110, 220, 0, 110, 220, 0])
        #expect(result.setMeasured([1: CGSize(width: 200, height: 50)], section: 0) == 0)
        result.setMeasured([5: CGSize(width: 400, height: 10), 6: CGSize(width: 10, height: 0)], section: 0)
        #expect(result.findings.map(\.item) == [6, 5])
        result.setMeasured([5: CGSize(width: 40, height: 10), 6: CGSize(width: 10, height: 10)], section: 0)
        #expect(result.findings.isEmpty)
        #expect(result.setMeasured([99: CGSize(width: 1, height: 1)], section: 0) == 0)
    }
}
