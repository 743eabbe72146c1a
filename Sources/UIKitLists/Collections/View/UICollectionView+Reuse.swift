// Registering classes, and giving out views.
// Apple: "UICollectionView", register(_:forCellWithReuseIdentifier:), dequeueReusableCell(withReuseIdentifier:for:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UICollectionView {
    func registerCell(_ type: AnyClass?, _ identifier: String) {
        guard check(identifier, "The identifier is empty.") else { return }
        guard let type else { return pool.register(nil, PoolKey(identifier: identifier)) }
        guard let cellType = type as? UICollectionViewCell.Type else {
            return reportClass("\(type) is no UICollectionViewCell. It was registered for the identifier \"\(identifier)\".")
        }
        pool.register(cellType, PoolKey(identifier: identifier))
    }

    func registerView(_ type: AnyClass?, _ kind: String, _ identifier: String) {
        guard check(identifier, "The identifier is empty."), check(kind, "The kind is empty.") else { return }
        let key = PoolKey(category: .supplementaryView, kind: kind, identifier: identifier)
        guard let type else { return pool.register(nil, key) }
        guard let viewType = type as? UICollectionReusableView.Type else {
            return reportClass("\(type) is no UICollectionReusableView. It was registered for the identifier \"\(identifier)\".")
        }
        pool.register(viewType, key)
    }

    private func check(_ text: String, _ cause: String) -> Bool {
        if !text.isEmpty { return true }
        reportClass(cause)
        return false
    }

    private func reportClass(_ cause: String) {
        Catalogue.collectionRegistration.report(object: ObjectName.of(self), cause: cause)
    }

    // MARK: Giving out

    func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        let key = PoolKey(identifier: identifier)
        let type = registered(key) as? UICollectionViewCell.Type ?? UICollectionViewCell.self
        return give(key, type, indexPath) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    func dequeueView(_ kind: String, _ identifier: String, _ indexPath: IndexPath) -> UICollectionReusableView {
        let key = PoolKey(category: .supplementaryView, kind: kind, identifier: identifier)
        return give(key, registered(key) ?? UICollectionReusableView.self, indexPath)
    }

    func dequeueRegistered<View: UICollectionReusableView>(
        _ mark: RegistrationMark, _ category: UICollectionElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> View {
        if let request = mark.request, request == CollectionRequest.current { reportLate(mark, category) }
        pool.keep(mark)
        let key = PoolKey(category: category, kind: kind, identifier: mark.identifier)
        guard let view = give(key, mark.type, indexPath) as? View else {
            preconditionFailure("a registration of \(View.self) made another class")
        }
        return view
    }

    /// The class of an identifier; nil, reported, for none.
    private func registered(_ key: PoolKey) -> UICollectionReusableView.Type? {
        if let type = pool.type(key) { return type }
        let kind = key.kind ?? "UICollectionElementKindCell"
        Catalogue.collectionUnregistered.report(
            object: ObjectName.of(self),
            cause: "No class is registered for the identifier \"\(key.identifier)\""
                + (key.kind.map { " of the kind \($0)." } ?? "."),
            fix: key.kind == nil
                ? "Call register(MyCell.self, forCellWithReuseIdentifier: \"\(key.identifier)\") before the collection view shows items."
                : "Call register(MyView.self, forSupplementaryViewOfKind: \"\(kind)\", withReuseIdentifier: \"\(key.identifier)\") "
                    + "before the collection view shows items.",
            apple:
                "NSInternalInconsistencyException: could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        return nil
    }

    /// A free view, or a new one. Steps: 1. an item that is configured anew keeps its cell; 2. a free view is readied; 3. the view has
    /// the element's size at once; 4. a view that nobody asked for is reported.
    private func give(
        _ key: PoolKey, _ type: UICollectionReusableView.Type, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let kept = elements.asked?.kept, key.category == .cell, kept.keptIdentifier == key.identifier {
            elements.given.append(kept)
            return kept
        }
        let frame = elements.asked?.size ?? CGRect(origin: .zero, size: CollectionMeasures.unaskedSize)
        let view: UICollectionReusableView
        if let free = pool.take(key) {
            free.prepareForReuse()
            view = free
            if elements.asked != nil { view.put(frame) }
        } else {
            view = UIView.withoutAnimations { UIView.make(type, frame: frame) }
            view.keptIdentifier = key.identifier
            view.keptKind = key.category == .cell ? nil : key.kind
        }
        if elements.asked != nil { elements.given.append(view) } else { reportNotReturned(view) }
        return view
    }
}
