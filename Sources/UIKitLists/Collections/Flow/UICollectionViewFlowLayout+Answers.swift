// What a flow layout answers: items, headers and footers.
// Apple: "UICollectionViewFlowLayout".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewFlowLayout {
    private var attributesClass: UICollectionViewLayoutAttributes.Type {
        Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    /// Pinned headers and footers keep to the visible part of the content.
    private var pins: FlowPins? {
        guard flow.pins, let view = collectionView else { return nil }
        return FlowPins(
            visible: view.own(view.bounds.inset(by: view.adjustedContentInset)), headers: flow.pinsHeaders,
            footers: flow.pinsFooters)
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solution = solved.solution else { return nil }
        tellChangedAttributes()
        let type = attributesClass
        let made = solution.elements(in: rect, pins: pins).map { $0.attributes(of: type) }
        hand(made)
        return made
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, let solution = solved.solution else { return nil }
        tellChangedAttributes()
        guard let made = Self.item(path, in: solution, attributesClass) else { return nil }
        hand([made])
        return made
    }

    private static func item(
        _ path: IndexPath, in solution: FlowSolution, _ type: UICollectionViewLayoutAttributes.Type
    ) -> UICollectionViewLayoutAttributes? {
        solution.frame(ofItem: path[1], section: path[0]).map {
            FlowElement(kind: .item, section: path[0], item: path[1], frame: $0).attributes(of: type)
        }
    }

    /// An item in another solution of the same layout.
    func item(at path: IndexPath, in solution: FlowSolution) -> UICollectionViewLayoutAttributes? {
        path.count == 2 ? Self.item(path, in: solution, attributesClass) : nil
    }

    /// Keeps what a subclass is given: its changes are found by the next question.
    private func hand(_ made: [UICollectionViewLayoutAttributes]) {
        guard type(of: self) != UICollectionViewFlowLayout.self else { return }
        solved.handed = made.filter { $0.representedElementCategory == .cell }
    }

    func band(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard kind == FlowElement.headerKind || kind == FlowElement.footerKind, let solution = solved.solution else { return nil }
        guard let section = path.first, (0..<solution.sectionCount).contains(section) else {
            tellNoSuchSection(kind, path, solution.sectionCount)
            return nil
        }
        return band(kind, path, in: solution)
    }

    func band(_ kind: String, _ path: IndexPath, in solution: FlowSolution) -> UICollectionViewLayoutAttributes? {
        guard let section = path.first else { return nil }
        let isHeader = kind == FlowElement.headerKind
        let frame =
            isHeader
            ? solution.headerFrame(section: section, pins: pins) : solution.footerFrame(section: section, pins: pins)
        guard let frame else { return nil }
        let made = FlowElement(kind: isHeader ? .header : .footer, section: section, item: 0, frame: frame)
            .attributes(of: attributesClass)
        if path != made.indexPath { made.indexPath = path }
        return made
    }
}
