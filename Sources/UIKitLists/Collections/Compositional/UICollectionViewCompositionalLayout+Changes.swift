// Where elements of a compositional layout begin and end in a batch of changes and in an animated change of bounds.
// Apple: "UICollectionViewLayout", "Collecting animation information". Which attributes the layout gives is guessed.
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
    private var changes: LayoutChanges { LayoutChanges(batch: link.batch) }

    func rememberBefore() { if solved.before == nil { solved.before = solved.solution } }
    func forgetBefore() { solved.before = nil }

    private func fading(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        attributes?.alpha = 0
        return attributes
    }

    /// An item that was there comes from its old place; a new one fades in.
    func itemBefore(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        guard let old = changes.old(path), let made = item(at: old, in: before) else { return fading(item(at: path, in: solution)) }
        made.indexPath = path
        return made
    }

    /// An item that stays goes to its new place; one that goes fades out.
    func itemAfter(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        guard let new = changes.new(path), let made = item(at: new, in: solution) else { return fading(item(at: path, in: before)) }
        made.indexPath = path
        return made
    }

    func viewBefore(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        guard let old = changes.oldOfSection(path), let made = view(kind, old, in: before) else {
            return fading(view(kind, path, in: solution))
        }
        made.indexPath = path
        return made
    }

    func viewAfter(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        guard let new = changes.newOfSection(path), let made = view(kind, new, in: solution) else {
            return fading(view(kind, path, in: before))
        }
        made.indexPath = path
        return made
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
