// Hierarchy and geometry of a view with typed errors in place of traps.
// Apple: "UIView".
import UIKit

/// A view's hierarchy and geometry with typed errors in place of traps. Accessible as `view.safe`.
///
/// ```swift
/// try card.safe.add(photo, frame: CGRect(x: 0, y: 0, width: width / columns, height: 120))
/// ```
/// With `columns` at 0, UIKit raises `CALayerInvalidGeometry`. This call throws ``GeometryError/notFinite(part:value:)`` and
/// leaves both views unchanged.
@MainActor public struct SafeView {
    let view: UIView

    /// Adds a view in front of the other subviews, or at an index.
    ///
    /// The call either succeeds or changes nothing: frame and index are checked before the view leaves its old superview.
    /// - Throws: ``HierarchyError``.
    public func add(_ subview: UIView, at index: Int? = nil) throws(HierarchyError) {
        try check(subview)
        let count = view.subviews.filter { $0 !== subview }.count
        if let index {
            guard (0...count).contains(index) else { throw .noSuchIndex(index: index, count: count) }
            view.insertSubview(subview, at: index)
        } else {
            view.addSubview(subview)
        }
    }

    /// Adds a view with a frame in this view's coordinates. The call either succeeds or changes nothing.
    /// - Throws: ``HierarchyError`` or ``GeometryError``.
    public func add(_ subview: UIView, at index: Int? = nil, frame: CGRect) throws {
        let checked = try FiniteRect(frame)
        try add(subview, at: index)
        subview.frame = checked.rect
    }

    /// Sets the frame, in the superview's coordinates.
    /// - Throws: ``GeometryError``; the view keeps its frame then.
    public func setFrame(_ frame: CGRect) throws(GeometryError) { setFrame(try FiniteRect(frame)) }

    /// Sets a frame of a safe rectangle, in the superview's coordinates.
    public func setFrame(_ frame: FiniteRect) { view.frame = frame.rect }

    /// Sets the frame to the nearest safe rectangle for any value, in the superview's coordinates.
    public func setFrame(clamping frame: CGRect) { setFrame(FiniteRect(clamping: frame)) }

    /// Sets the center, in the superview's coordinates.
    /// - Throws: ``GeometryError``; the view keeps its position then.
    public func setCenter(_ center: CGPoint) throws(GeometryError) {
        view.center = try FiniteRect(x: center.x, y: center.y, width: 0, height: 0).rect.origin
    }

    /// Returns the error that ``add(_:at:)`` would throw; nil for none.
    public func reasonAgainst(adding subview: UIView) -> HierarchyError? {
        do {
            try check(subview)
            return nil
        } catch {
            return error
        }
    }

    private func check(_ subview: UIView) throws(HierarchyError) {
        guard subview !== view else { throw .itself(view: Self.name(view)) }
        if view.isDescendant(of: subview) {
            var path: [String] = []
            var current: UIView? = view
            while let here = current {
                path.insert(Self.name(here), at: 0)
                current = here === subview ? nil : here.superview
            }
            throw .cycle(path: path)
        }
        if let child = subview.next as? UIViewController, let parent = child.parent {
            let requested = nearestController
            guard requested === parent else {
                throw .otherController(
                    child: "\(type(of: child))", parent: "\(type(of: parent))",
                    requested: requested.map { "\(type(of: $0))" })
            }
        }
    }

    /// The controller whose view this is, or in whose view it lies.
    private var nearestController: UIViewController? {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private static func name(_ view: UIView) -> String {
        view.accessibilityIdentifier.map { "\(type(of: view)) \"\($0)\"" } ?? "\(type(of: view))"
    }
}

extension UIView {
    /// The view's hierarchy and geometry with typed errors in place of traps.
    public var safe: SafeView { SafeView(view: self) }
}
