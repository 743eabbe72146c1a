// What a compositional layout answers: items, views and backgrounds.
// Apple: "UICollectionViewCompositionalLayout".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    /// The visible part of the content, where views are pinned, and how far sections are scrolled across.
    var visibility: LayoutVisibility {
        var visible = LayoutVisibility(offsets: shelves.offsets)
        if solved.hasPins, let view = collectionView { visible.area = view.own(view.bounds.inset(by: view.adjustedContentInset)) }
        return visible
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solution = solved.solution else { return nil }
        let type = attributesClass
        var made = grounds(in: rect, solution)
        made += solution.elements(in: rect, visible: visibility).map { $0.attributes(of: type) }
        handle(made)
        return made
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        solved.solution.flatMap { item(at: path, in: $0) }.map(asHandled)
    }

    func item(at path: IndexPath, in solution: CompositionalSolution) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2 else { return nil }
        let offset = shelves.offsets[path[0]] ?? 0
        return solution.element(ofItem: path[1], section: path[0], offset: offset)?.attributes(of: attributesClass)
    }

    func view(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        solved.solution.flatMap { view(kind, path, in: $0) }.map(asHandled)
    }

    func view(_ kind: String, _ path: IndexPath, in solution: CompositionalSolution) -> UICollectionViewLayoutAttributes? {
        solution.supplementary(kind, at: path, visible: visibility)?.attributes(of: attributesClass)
    }

    func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let section = path.first else { return nil }
        if kind == ListGround.kind { return ground(section, solution) }
        return solution.decoration(kind, section: section)?.attributes(of: attributesClass)
    }

    /// The element of the solution that attributes are for; nil for backgrounds.
    func element(of attributes: UICollectionViewLayoutAttributes) -> LayoutElement? {
        guard let solution = solved.solution else { return nil }
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: return path.count == 2 ? solution.element(ofItem: path[1], section: path[0]) : nil
        case .supplementaryView: return attributes.representedElementKind.flatMap { solution.supplementary($0, at: path) }
        case .decorationView: return nil
        }
    }
}
