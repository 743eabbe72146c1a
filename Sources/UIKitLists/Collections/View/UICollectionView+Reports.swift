// What is wrong with the views that a data source gives.
// No Apple page: UIKit's texts are those of public reports (exceptions-lists.csv).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UICollectionView {
    private func words(_ path: IndexPath) -> String {
        let numbers = (0..<path.count).map { String(path[$0]) }.joined(separator: " - ")
        return "<NSIndexPath: 0x…> {length = \(path.count), path = \(numbers)}"
    }

    func reportNotReturned(_ view: UICollectionReusableView) {
        let cause =
            elements.asked == nil
            ? "\(ObjectName.of(view)) was dequeued while the collection view asks for no view."
            : "\(ObjectName.of(view)) was dequeued, and another view was returned."
        Catalogue.collectionNotReturned.report(
            object: ObjectName.of(self), cause: cause,
            apple:
                "NSInternalInconsistencyException: Expected dequeued view to be returned to the collection view in preparation for "
                + "display. When the collection view's data source is asked to provide a view for a given index path, ensure that a "
                + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the "
                + "collection view. For retrieving an existing view in the collection view, use -[UICollectionView "
                + "cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
                + "\(view.description); Collection view: \(description)")
    }

    func checkCell(_ cell: UICollectionReusableView?) {
        guard let cell, cell.keptIdentifier == nil else { return }
        Catalogue.collectionHandMade.report(
            object: ObjectName.of(self), cause: "\(ObjectName.of(cell)) has no reuse identifier: it was made by an initializer.")
    }

    func checkView(_ view: UICollectionReusableView?, _ identity: AttributesIdentity) {
        let kind = identity.kind ?? ""
        guard let view else {
            guard elements.refuses(identity, arranging.generation) else { return }
            return Catalogue.collectionNoView.report(
                object: ObjectName.of(self),
                cause: "The layout places a view of the kind \(kind) at \(words(identity.indexPath)), and the data source has no "
                    + "collectionView(_:viewForSupplementaryElementOfKind:at:).",
                apple: "NSInternalInconsistencyException: the collection view's data source did not return a valid view from "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: for index path \(words(identity.indexPath))")
        }
        guard let other = view.keptKind, other != kind else { return }
        Catalogue.collectionWrongKind.report(
            object: ObjectName.of(self),
            cause: "A view of the kind \(kind) was asked for; \(ObjectName.of(view)) is of the kind \(other).",
            apple: "NSInternalInconsistencyException: the view returned from "
                + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind it is being used "
                + "for. When asked for a view of element kind '\(kind)' the data source dequeued a view registered for the element "
                + "kind '\(other)'.")
    }

    func reportTwice(_ view: UICollectionReusableView, _ first: LiveElement, _ second: AttributesIdentity) {
        let call = second.category == .cell ? "cellForItemAtIndexPath:" : "viewForSupplementaryElementOfKind:atIndexPath:"
        Catalogue.collectionNoView.report(
            object: ObjectName.of(self),
            cause: "\(ObjectName.of(view)) is shown at \(words(first.identity.indexPath)), and was returned for "
                + "\(words(second.indexPath)) as well.",
            fix: "Dequeue a view for each element.",
            apple: "NSInternalInconsistencyException: the collection view's data source did not return a valid "
                + "\(second.category == .cell ? "cell" : "view") from -collectionView:\(call) for index path \(words(second.indexPath))"
        )
    }

    func reportNoDecoration(_ kind: String, _ identity: AttributesIdentity) {
        guard elements.refuses(identity, arranging.generation) else { return }
        Catalogue.collectionNoView.report(
            object: ObjectName.of(self),
            cause: "The layout \(ObjectName.of(layout)) has no class for decorations of the kind \(kind).",
            fix: "Call register(_:forDecorationViewOfKind:) of the layout.",
            apple:
                "NSInternalInconsistencyException: could not dequeue a decoration view of kind: \(kind) - must register as a class or "
                + "nib or connect a prototype in a storyboard")
    }

    func reportLate(_ mark: RegistrationMark, _ category: UICollectionElementCategory) {
        let isCell = category == .cell
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(mark).hashValue), radix: 16)
        Catalogue.collectionLateRegistration.report(
            object: ObjectName.of(self), cause: "A registration of \(mark.type) was made in the answer that uses it.",
            apple: "NSInternalInconsistencyException: Attempted to dequeue a \(isCell ? "cell" : "supplementary view") using a "
                + "registration that was created inside "
                + (isCell
                    ? "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
                    : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a UICollectionViewDiffableDataSource "
                        + "supplementary view provider.")
                + " Creating a new registration each time a \(isCell ? "cell" : "supplementary view") is requested will prevent reuse "
                + "and cause created \(isCell ? "cells" : "supplementary views") to remain inaccessible in memory for the lifetime of "
                + "the collection view. Registrations should be created up front and reused. Registration: "
                + "<\(isCell ? "UICollectionViewCellRegistration" : "UICollectionViewSupplementaryRegistration"): \(address)>")
    }

    /// Attributes of a supplementary view are the same ones until the layout is invalidated.
    func checkSilentChange(_ element: LiveElement, _ new: UICollectionViewLayoutAttributes) {
        guard element.identity.category == .supplementaryView, element.generation == arranging.generation,
            let old = element.applied,
            element.next == nil, !element.hasMovedSilently, !old.isEqual(new)
        else { return }
        element.hasMovedSilently = true
        let path = words(element.identity.indexPath)
        Catalogue.collectionSilentChange.report(
            object: ObjectName.of(self),
            cause: "The view of the kind \(element.identity.kind ?? "") at \(path) was placed by \(old.description)and then by "
                + "\(new.description)",
            apple:
                "NSInternalInconsistencyException: layout attributes for supplementary item at index path (\(path)) changed from "
                + "\(old.description) to \(new.description) without invalidating the layout")
    }
}
