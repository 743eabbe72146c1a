// Where elements of a flow layout begin and end in a batch of changes and in an animated change of bounds.
// Apple: "UICollectionViewLayout", "Collecting animation information". Which attributes a flow layout gives is guessed.
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionViewFlowLayout {
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

    func bandBefore(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        return LayoutChanges.place(changes.oldOfSection(path).flatMap { band(kind, $0, in: before) }, as: path) {
            band(kind, path, in: solution)
        }
    }

    func bandAfter(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved.solution, let before = solved.before else { return nil }
        return LayoutChanges.place(changes.newOfSection(path).flatMap { band(kind, $0, in: solution) }, as: path) {
            band(kind, path, in: before)
        }
    }
}
