// Cells that decide about their own size.
// Apple: "UICollectionReusableView", preferredLayoutAttributesFitting(_:); rule L84 of lists.md.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

private final class Wishing: NamedItems {
    var wish: (Int) -> (() -> CGFloat)? = { item in { 30 + CGFloat(item % 3) * 20 } }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        (cell as? NumberedItem)?.wish = wish(indexPath.item)
        return cell
    }
}

@MainActor @Suite("UICollectionView: self-sizing", .harness) struct CollectionSizingTests {
    // Covers: UICollectionReusableView.preferredLayoutAttributesFitting
    @Test("cells are asked after they were given attributes, until the layout is settled; one prepare a pass (L84)") func settles()
        async throws
    {
        let source = Wishing([names("r", 40)])
        let stage = try await CollectionStage(SelfSizingLayout(), source)
        try await stage.show()
        let cell = try #require(stage.cell(1))
        #expect(cell.log.prefix(2) == ["apply 40", "wish"])
        #expect(stage.cell(0)?.frame.height == 30)
        #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 30, width: 320, height: 50))
        #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 80, width: 320, height: 70))
        #expect(stage.layout.prepares <= 3)
        #expect((stage.view.visibleCells.last?.frame.maxY ?? 0) >= 400)
        let heights = stage.layout.heights
        for (path, height) in heights { #expect(height == 30 + CGFloat(path.item % 3) * 20) }
        #expect(stage.view.contentSize.height == (0..<40).reduce(0) { $0 + (heights[.at($1)] ?? 40) })
    }

    // Covers: UICollectionView.selfSizingInvalidation, UICollectionView.SelfSizingInvalidation.disabled, UICollectionView.SelfSizingInvalidation.enabled
    @Test("a cell that changes its content is measured again, where that is enabled") func invalidation() async throws {
        let source = Wishing([names("r", 5)])
        let stage = try await CollectionStage(SelfSizingLayout(), source)
        try await stage.show()
        let cell = try #require(stage.cell(0))
        cell.wish = { 90 }
        cell.invalidateIntrinsicContentSize()
        try await stage.app.turn()
        #expect(cell.frame.height == 90)
        #expect(stage.cell(1)?.frame.minY == 90)
        stage.view.selfSizingInvalidation = .disabled
        cell.wish = { 20 }
        cell.invalidateIntrinsicContentSize()
        try await stage.app.turn()
        #expect(cell.frame.height == 90)
    }

    @Test("constraints of the content decide about the size by default") func constraints() async throws {
        final class Text: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 57),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let source = NamedItems([names("r", 3)])
        let stage = try await CollectionStage(SelfSizingLayout(), source) {
            $0.register(Text.self, forCellWithReuseIdentifier: "item")
        }
        try await stage.show()
        #expect(stage.view.visibleCells.map(\.frame.height) == [67, 67, 67])
    }

    @Test("a cell that alternates is named with its sizes at the tenth pass: UIK2710 (L84, L154)") func loop() async throws {
        let source = Wishing([names("r", 3)])
        var turn = 0
        source.wish = { item in
            guard item == 1 else { return { 40 } }
            return {
                turn += 1
                return turn % 2 == 0 ? 44 : 60
            }
        }
        let stage = try await CollectionStage(SelfSizingLayout(), source, traps: .collect)
        try await stage.show()
        let trap = try #require(stage.app.traps.all.first)
        #expect(trap.code == "UIK2710")
        #expect(trap.message.contains("at 0 - 1 wished 320 x 60, then 320 x 44"))
        #expect(trap.message.contains("In 10 passes"))
        #expect(
            trap.apple?.contains("is stuck in its update/layout loop. This can happen for many reasons, including self-sizing")
                == true)
        #expect(stage.view.visibleCells.count == 3)
    }

    @Test("a layout that asks along no axis measures nothing") func axes() async throws {
        final class Fixed: SelfSizingLayout {
            override func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { [] }
        }
        let stage = try await CollectionStage(Fixed(), Wishing([names("r", 3)]))
        try await stage.show()
        #expect(stage.cell(0)?.log == ["apply 0"])
        #expect(stage.cell(0)?.frame.height == 40)
    }
}
