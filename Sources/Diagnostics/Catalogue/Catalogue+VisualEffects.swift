// Diagnostics UIK18xx: visual effect views.
// No Apple page: this is ours.

extension Catalogue {
    /// The trap of effect views.
    package static let subviewOfEffectView = CatalogueEntry(
        code: "UIK1801", severity: .exception, title: "A view was added directly to a visual effect view.",
        cause: "addSubview(_:) or an insertion was called on a UIVisualEffectView, whatever its declared type.",
        fix: "Add the view to contentView.",
        apple: "NSInternalInconsistencyException: <…: 0x…; frame = (…)> has been added as a subview to "
            + "<UIVisualEffectView: 0x…; frame = (…)>. Do not add subviews directly to the visual effect view itself, "
            + "instead add them to the -contentView.",
        recovery: .continues("The view is added to contentView, at the same index."))

    /// Alpha below 1 around an effect.
    package static let effectOpacity = CatalogueEntry(
        code: "UIK1802", severity: .misuse, title: "A visual effect view is not opaque, or is in a view that is not.",
        cause: "Its alpha, or that of a superview, is below 1: the effect is limited to the content of that view.",
        fix: "Animate effect from or to nil instead of alpha, and fade contentView.",
        apple: "<UIVisualEffectView 0x…> is being asked to animate its opacity. This will cause the effect to appear broken "
            + "until opacity returns to 1.",
        recovery: .continues("The effect includes only the content of the faded view."))

    /// A mask around an effect.
    package static let effectMasked = CatalogueEntry(
        code: "UIK1803", severity: .exception, title: "A visual effect view is in a view that has a mask.",
        cause: "A superview is masked. Apple documents an exception; its text is not published.",
        fix: "Set the mask on the visual effect view itself, or on its contentView.",
        recovery: .continues("The effect includes only the content of the masked view."))

    /// One picture around an effect.
    package static let effectInGroup = CatalogueEntry(
        code: "UIK1804", severity: .misuse, title: "A visual effect view is in a layer that is drawn as one bitmap.",
        cause: "A superlayer is rasterized or masked: its bitmap does not contain the content behind it.",
        fix: "Rasterize or mask layers beside the visual effect view, not one that contains it.",
        recovery: .continues("The effect includes only the content of the bitmap."))

    /// Every entry of UIK18xx, in order of code.
    package static let visualEffects: [CatalogueEntry] = [
        subviewOfEffectView, effectOpacity, effectMasked, effectInGroup,
    ]
}
