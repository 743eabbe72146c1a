// Diagnostics UIK16xx: constraints, their making and activation, the visual format.
// No Apple page: this is ours. Apple's texts as public reports quote them; those marked "from memory" are not.

extension Catalogue {
    /// UIK1601: the items are in different trees.
    package static let constraintWithoutAncestor = CatalogueEntry(
        code: "UIK1601", severity: .exception, title: "A constraint relates views that have no common ancestor.",
        cause: "One of the views is not in the tree yet, or has left it.",
        fix: "Call addSubview(_:) for both views before isActive = true.",
        apple: "NSGenericException: Unable to activate constraint with anchors … and … because they have no common "
            + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
        recovery: .noOperation)

    /// UIK1602: a place that equals a number.
    package static let constraintLocationAlone = CatalogueEntry(
        code: "UIK1602", severity: .exception, title: "A constraint sets an edge or centre to a number.",
        cause: "The second item is nil, or the multiplier is 0, and the first attribute is a position.",
        fix: "Relate the edge or center to the same attribute of another view, usually of the superview.",
        apple:
            "NSInvalidArgumentException: NSLayoutConstraint for …: A multiplier of 0 or a nil second item together with a "
            + "location for the first attribute creates an illegal constraint of a location equal to a constant. Location "
            + "attributes must be specified in pairs.",
        recovery: .continues("The constraint has no effect and never becomes active."))

    /// UIK1603: attributes that cannot be compared.
    package static let constraintPairing = CatalogueEntry(
        code: "UIK1603", severity: .exception, title: "A constraint relates attributes that do not go together.",
        cause: "Sizes relate to sizes, edges and centers to edges and centers.",
        fix: "Choose an attribute of the same kind; anchors let the compiler check it.",
        apple:
            "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
            + "multiplier:constant:]: Invalid pairing of layout attributes",
        recovery: .continues("The constraint has no effect and never becomes active."))

    /// UIK1604: leading with left.
    package static let constraintDirectionsMixed = CatalogueEntry(
        code: "UIK1604", severity: .exception,
        title: "A constraint relates a leading or trailing edge to a left or right one.",
        cause: "Leading and trailing depend on the layout direction, left and right do not.",
        fix: "Use leading and trailing on both sides, or left and right on both.",
        apple:
            "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
            + "multiplier:constant:]: A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither.",
        recovery: .continues("The constraint has no effect and never becomes active."))

    /// UIK1605: an item that has no layout. Apple's text from memory.
    package static let constraintItemUnfit = CatalogueEntry(
        code: "UIK1605", severity: .exception,
        title: "A constraint names something that is neither a view nor a layout guide.",
        cause: "The item is an object of another class, such as a controller or a layer.",
        fix: "Pass the controller's view, or a UILayoutGuide.",
        apple:
            "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
            + "multiplier:constant:]: Constraint items must each be a view or layout guide.",
        recovery: .continues("The constraint has no effect and never becomes active."))

    /// UIK1606: NaN or infinity.
    package static let constraintNotFinite = CatalogueEntry(
        code: "UIK1606", severity: .exception, title: "A constraint's constant or multiplier is not a finite number.",
        cause: "A calculation produced NaN or infinity, usually by a division by a width or height of zero.",
        fix: "Check the number before it is set; leave the constraint inactive where there is no limit.",
        apple:
            "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:…",
        recovery: .continues("The constant keeps its value. A new constraint takes 0 as its constant, or 1 as its multiplier."))

    /// UIK1607: a priority outside its domain. Apple's text from memory.
    package static let constraintPriorityIllegal = CatalogueEntry(
        code: "UIK1607", severity: .exception, title: "A layout priority is not above 0 and at most 1000.",
        cause: "A calculation produced a priority outside the valid range.",
        fix: "Keep it between 1 and 1000; deactivate the constraint to ignore it.",
        apple:
            "NSInternalInconsistencyException: It's illegal to set priority:….  Priorities must be greater than 0 and less or "
            + "equal to NSLayoutPriorityRequired, which is 1000.000000.",
        recovery: .noOperation)

    /// UIK1608: only for apps that say they run on iOS 12.
    package static let constraintPriorityCrossed = CatalogueEntry(
        code: "UIK1608", severity: .exception,
        title: "An active constraint's priority crossed required, in an app for iOS before 13.",
        cause: "MinimumOSVersion is below 13, where UIKit raises an exception. Since iOS 13 the change is allowed.",
        fix: "Set the priority before isActive = true, or change between 999 and lower ones.",
        apple:
            "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
            + "vice-versa) is not supported.  You passed priority … and the existing priority was ….",
        recovery: .continues("The priority is set, as since iOS 13."))

    /// UIK1609: added above views that are not there yet.
    package static let constraintUnprepared = CatalogueEntry(
        code: "UIK1609", severity: .misuse, title: "A constraint was added to a view that does not hold its items yet.",
        cause: "An item is neither the view itself nor one of its descendants.",
        fix:
            "Call addSubview(_:) first, and activate by NSLayoutConstraint.activate(_:), which finds the view by itself.",
        apple:
            "[LayoutConstraints] The view hierarchy is not prepared for the constraint: …\n\tWhen added to a view, the "
            + "constraint's items must be descendants of that view (or the view itself). This will crash if the constraint "
            + "needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
            + "_viewHierarchyUnpreparedForConstraint:] to debug.",
        recovery: .continues("The constraint takes effect once its items are in the tree."))

    /// UIK1610: still not there when the layout needs it.
    package static let constraintOutside = CatalogueEntry(
        code: "UIK1610", severity: .exception, title: "A constraint names views outside the view that holds it.",
        cause: "It was added to a view that is not an ancestor of both items, and the layout needs it now.",
        fix: "Add it to the nearest common ancestor: NSLayoutConstraint.activate(_:) finds that view.",
        apple:
            "NSGenericException: Unable to install constraint on view.  Does the constraint reference something from outside "
            + "the subtree of the view?  That's illegal. constraint:… view:…",
        recovery: .continues("The constraint is ignored."))

    /// UIK1611: a visual format that does not parse.
    package static let visualFormatUnreadable = CatalogueEntry(
        code: "UIK1611", severity: .exception, title: "A visual format cannot be read.",
        cause: "The format, its metrics or its views do not follow the visual format language.",
        fix: "Correct the format at the position that the caret marks.",
        apple: "NSInvalidArgumentException: Unable to parse constraint format: …",
        recovery: .continues("No constraints are created."))

    /// UIK1612: constraints away from the main actor.
    package static let layoutOffMainThread = CatalogueEntry(
        code: "UIK1612", severity: .exception, title: "A constraint was changed away from the main thread.",
        cause: "Layout runs on the main thread, where views are already laid out.",
        fix: "Change it on the main actor: await MainActor.run { … } or DispatchQueue.main.async { … }.",
        apple:
            "NSInternalInconsistencyException: Modifications to the layout engine must not be performed from a background "
            + "thread after it has been accessed from the main thread.",
        recovery: .noOperation)

    /// UIK1613: an index that a stack view does not have. Apple's text from memory.
    package static let arrangedIndexOutOfBounds = CatalogueEntry(
        code: "UIK1613", severity: .exception,
        title: "An arranged subview was inserted at an index that does not exist.",
        cause: "The index counts all subviews, or was computed before other views were removed.",
        fix: "Use an index of 0…arrangedSubviews.count.",
        apple:
            "NSInternalInconsistencyException: index out of bounds for arranged subview: index = … expected to be less than or "
            + "equal to …", recovery: .continues("The view goes to the end, or to the start."))

    /// Constraints and the visual format: UIK1601–UIK1613.
    package static let autoLayout: [CatalogueEntry] = [
        constraintWithoutAncestor, constraintLocationAlone, constraintPairing, constraintDirectionsMixed,
        constraintItemUnfit,
        constraintNotFinite, constraintPriorityIllegal, constraintPriorityCrossed, constraintUnprepared,
        constraintOutside,
        visualFormatUnreadable, layoutOffMainThread, arrangedIndexOutOfBounds,
    ]
}
