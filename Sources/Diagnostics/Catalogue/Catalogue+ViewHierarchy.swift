// Diagnostics UIK01xx: view hierarchy and geometry.
// No Apple page: this is ours.

extension Catalogue {
    /// NaN or infinity in a view's geometry.
    package static let viewGeometryNotFinite = CatalogueEntry(
        code: "UIK0101", severity: .exception, title: "A view's geometry is not a finite number.",
        cause: "A calculation produced NaN or infinity, usually by a division by a width or height of zero.",
        fix: "Check the numbers before they are set; guard divisions by sizes that may be zero.",
        apple: "CALayerInvalidGeometry: CALayer position contains NaN: […]", recovery: .noOperation)

    /// Finite geometry beyond what can be laid out.
    package static let viewGeometryGiant = CatalogueEntry(
        code: "UIK0102", severity: .misuse, title: "A view's geometry is too large to be laid out.",
        cause: "A coordinate or size is beyond 16,777,216 points.",
        fix: "Put large content into a scroll view and lay out only the visible part.",
        recovery: .continues("Coordinates and sizes are limited to ±16,777,216 points."))

    /// `view.addSubview(view)`.
    package static let viewAddedToItself = CatalogueEntry(
        code: "UIK0103", severity: .exception, title: "A view was added to itself as a subview.",
        cause: "addSubview(_:) received the view on which it was called, typically after a controller was pushed twice.",
        fix: "Add another view, or call addSubview(_:) on the intended superview.",
        apple: "NSInvalidArgumentException: Can't add self as subview", recovery: .noOperation)

    /// A view added below itself.
    package static let viewAddedToDescendant = CatalogueEntry(
        code: "UIK0104", severity: .exception, title: "A view was added to one of its own descendants.",
        cause: "The new superview is a descendant of the view.",
        fix: "Remove the new superview from the view first.",
        apple: "CALayerInvalid: layer <CALayer: 0x…> is a part of cycle in its layer tree", recovery: .noOperation)

    /// A snapshot of a view that was never drawn.
    package static let snapshotNotRendered = CatalogueEntry(
        code: "UIK0105", severity: .misuse, title: "A view was snapshotted that has not been rendered.",
        cause: "The view has not been displayed yet and afterScreenUpdates was false.",
        fix: "Pass true for afterScreenUpdates, or show the view first.",
        apple: "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your view has been "
            + "rendered at least once before snapshotting or snapshot after screen updates.",
        recovery: .continues("The snapshot shows the current contents of the layers."))

    /// UIKit used away from the main actor.
    package static let offMainThread = CatalogueEntry(
        code: "UIK0106", severity: .misuse, title: "UIKit was used away from the main thread.",
        cause: "A view or controller was changed on a thread that is not the main one.",
        fix: "Call it on the main actor: await MainActor.run { … } or DispatchQueue.main.async { … }.",
        apple: "Main Thread Checker: UI API called on a background thread: -[… …]",
        recovery: .continues("A change is ignored. Creating a view or controller still works."))

    /// Every entry of UIK01xx, in order of code.
    package static let viewHierarchy: [CatalogueEntry] = [
        viewGeometryNotFinite, viewGeometryGiant, viewAddedToItself, viewAddedToDescendant, snapshotNotRendered,
        offMainThread,
    ]
}
