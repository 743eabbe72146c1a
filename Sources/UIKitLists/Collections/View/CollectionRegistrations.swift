// Registrations: a class and the closure that fills its views.
// Apple: "UICollectionView.CellRegistration", "UICollectionView.SupplementaryRegistration".
import Foundation
import UIKitCore

extension UICollectionView {
    /// How cells for items of a type are made and filled. Made once, before the collection view asks for cells (UIK2703).
    @preconcurrency @MainActor
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let mark: RegistrationMark

        /// Creates a registration of a class.
        public init(handler: @escaping Handler) {
            self.handler = handler
            mark = RegistrationMark(of: Cell.self)
        }
    }

    /// How supplementary views of a kind are made and filled. Made once, before the collection view asks for them (UIK2703).
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Fills a view of a kind.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let handler: Handler
        let elementKind: String
        let mark: RegistrationMark

        /// Creates a registration of a class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            mark = RegistrationMark(of: Supplementary.self)
        }
    }

    /// Returns a cell for an item, filled by a registration.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let cell: Cell = dequeueRegistered(registration.mark, .cell, nil, indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    /// Returns a supplementary view, filled by a registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let kind = registration.elementKind
        let view: Supplementary = dequeueRegistered(registration.mark, .supplementaryView, kind, indexPath)
        registration.handler(view, kind, indexPath)
        return view
    }
}
