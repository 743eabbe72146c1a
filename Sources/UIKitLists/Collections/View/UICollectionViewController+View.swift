// The collection view of a controller, and its long press.
// Apple: "UICollectionViewController", collectionView, installsStandardGestureForInteractiveMovement.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore

/// Changed by `UICollectionViewController.swift` and `UICollectionViewController+View.swift`.
struct ShownCollection {
    /// The layout of the view that is to be made.
    var layout: UICollectionViewLayout?
    weak var view: UICollectionView?
    var usesLayoutTransitions = false
    var installsPress = true
    var press: UILongPressGestureRecognizer?
}

extension UICollectionViewController {
    var loadedCollection: UICollectionView? {
        loadViewIfNeeded()
        return shown.view
    }

    var layoutInForce: UICollectionViewLayout {
        if let view = shown.view { return view.collectionViewLayout }
        if let layout = shown.layout { return layout }
        let plain = UICollectionViewLayout()
        shown.layout = plain
        return plain
    }

    func makeCollection() {
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layoutInForce)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.dataSource = self
        view.delegate = self
        shown.view = view
        self.view = view
    }

    /// Another collection view: the view of the controller, unless that has one within it.
    func setCollection(_ view: UICollectionView?) {
        if let press = shown.press { shown.view?.removeGestureRecognizer(press) }
        let wasWhole = viewIfLoaded == nil || viewIfLoaded === shown.view
        shown.view = view
        guard let view else { return }
        if wasWhole { self.view = view }
        if view.dataSource == nil { view.dataSource = self }
        if view.delegate == nil { view.delegate = self }
        setPress(shown.installsPress)
    }

    func setLayoutTransitions(_ value: Bool) {
        shown.usesLayoutTransitions = value
        Catalogue.stored(
            "UICollectionViewController.useLayoutToLayoutNavigationTransitions", of: ObjectName.of(self), isDefault: !value,
            "Pushes show the other controller's view.")
    }

    /// Adds the long press, or takes it away.
    func setPress(_ installs: Bool) {
        shown.installsPress = installs
        guard isViewLoaded, let view = shown.view else { return }
        guard installs else {
            if let press = shown.press { press.view?.removeGestureRecognizer(press) }
            shown.press = nil
            return
        }
        let press = shown.press ?? UILongPressGestureRecognizer()
        press.minimumPressDuration = CollectionMeasures.pressTime
        press.handler = { [weak view] recognizer in
            guard let press = recognizer as? UILongPressGestureRecognizer else { return }
            view?.pressChanged(press)
        }
        shown.press = press
        view.moving.install(press)
        if press.view !== view { view.addGestureRecognizer(press) }
    }

    func clearSelection(_ animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let view = shown.view else { return }
        for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: animated) }
    }
}

/// Whether a controller moves items, without calling its method to find out: read from its method table, once a class.
@MainActor enum CollectionOverrides {
    private final class MoveProbe: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
    private final class Plain: UICollectionViewController {}
    private static let moveSlot = DynamicInit.Slot(
        base: UICollectionViewController.self, probe: MoveProbe.self, plain: Plain.self)

    static func moves(_ controller: UICollectionViewController) -> Bool {
        moveSlot.differs(in: type(of: controller), from: UICollectionViewController.self)
    }
}
