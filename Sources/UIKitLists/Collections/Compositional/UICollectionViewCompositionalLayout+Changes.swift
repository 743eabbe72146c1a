// Where elements of a compositional layout begin and end in a batch of changes and in an animated change of bounds.
// Apple: "UICollectionViewLayout", "Collecting animation information". Which attributes the layout gives is guessed.
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
    private var changes: LayoutChanges { LayoutChanges(batch: link.batch) }

    func rememberBefore() { if solved.before == nil { solved.before = solved.solution } }
    func forgetBefore() { solved.before = nil }

    /// An item that was there comes from its old place; a new one fades in.
    func itemBefore(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        return LayoutChanges.place(changes.old(path).flatMap { item(at: $0, in: before) }, as: path) {
            item(at: path, in: solution)
        }
    }

    /// An item that stays goes to its new place; one that goes fades out.
    func itemAfter(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        return LayoutChanges.place(changes.new(path).flatMap { item(at: $0, in: solution) }, as: path) {
            item(at: path, in: before)
        }
    }

    func viewBefore(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        return LayoutChanges.place(changes.oldOfSection(path).flatMap { view(kind, $0, in: before) }, as: path) {
            view(kind, path, in: solution)
        }
    }

    func viewAfter(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        return LayoutChanges.place(changes.newOfSection(path).flatMap { view(kind, $0, in: solution) }, as: path) {
            view(kind, path, in: before)
        }
    }

    /// A view at an item goes where the item goes; one of a group or a section stays with its section.
    func attachedPath(_ kind: String, _ old: IndexPath, _ newItem: IndexPath?) -> IndexPath? {
        guard let solution = solved.before ?? solved.solution,
            case .extra(let extra)? = solution.supplementary(kind, at: old)?.source,
            !extra.isOfGroup
        else { return nil }
        return newItem
    }
}
