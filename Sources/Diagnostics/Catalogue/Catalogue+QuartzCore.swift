// Diagnostics UIK04xx: layers.
// No Apple page: this is ours.

extension Catalogue {
    package static let layerPositionNaN = CatalogueEntry(
        code: "UIK0401", severity: .exception, title: "A layer's position is not a number.",
        cause: "A coordinate was computed from 0 / 0 or from another NaN.",
        fix: "Check the divisor before computing a centre, frame or position from it.",
        apple: "CALayerInvalidGeometry: CALayer position contains NaN: […]", recovery: .noOperation)
    package static let layerBoundsNaN = CatalogueEntry(
        code: "UIK0402", severity: .exception, title: "A layer's bounds are not finite.",
        cause: "An origin or a size was computed from 0 / 0 or overflowed.",
        fix: "Check the divisor before computing bounds or a frame from it; use a large finite size for \"unlimited\".",
        apple: "CALayerInvalidGeometry: CALayer bounds contains NaN: […]", recovery: .noOperation)
    package static let layerPositionInfinite = CatalogueEntry(
        code: "UIK0403", severity: .exception, title: "A layer's position is infinite.",
        cause: "A coordinate overflowed or was divided by 0.",
        fix: "Check the divisor before computing a centre, frame or position from it.",
        apple: "CALayerInvalidGeometry: sublayer with non-finite position […]", recovery: .noOperation)
    package static let layerCycle = CatalogueEntry(
        code: "UIK0404", severity: .exception, title: "A layer was added below itself.",
        cause: "The layer is an ancestor of the superlayer.",
        fix: "Remove the superlayer from the layer first, or add another layer.",
        apple: "CALayerInvalid: layer <CALayer: 0x…> is a part of cycle in its layer tree", recovery: .noOperation)
    package static let layerGeometryInvalid = CatalogueEntry(
        code: "UIK0405", severity: .misuse, title: "A layer's anchor point, z position or transform is not finite.",
        cause: "A number was computed from 0 / 0 or overflowed.",
        fix: "Check the divisor, and that angles and scales are finite.", recovery: .noOperation)
    package static let layerSiblingUnknown = CatalogueEntry(
        code: "UIK0406", severity: .exception, title: "A layer was inserted relative to a layer that is not a sublayer.",
        cause: "The sibling was removed from the superlayer, or never was in it.",
        fix: "Add the sibling to the same superlayer first.",
        apple: "CALayerInvalid: sublayer <CALayer: 0x…> is not contained in <CALayer: 0x…>", recovery: .noOperation)
    package static let layerBogusSize = CatalogueEntry(
        code: "UIK0407", severity: .misuse, title: "A layer is too large for a bitmap of its contents.",
        cause: "The layer draws itself and exceeds the maximum size of a bitmap.",
        fix: "Draw in a layer of the visible size, or use an image or a shape layer.",
        apple: "-[<CALayer: 0x…> display]: Ignoring bogus layer size (…), contentsScale …, backing store size (…)",
        recovery: .noOperation)
    package static let animationValue = CatalogueEntry(
        code: "UIK0408", severity: .misuse, title: "An animation was given a number outside its domain.",
        cause: "A value is not finite, or a parameter of a spring is below its minimum.",
        fix: "Mass, stiffness and perceptual duration must be above 0, damping at least 0, bounce in -1...1; animated "
            + "values must be finite.",
        recovery: .continues("The previous value stays, if there is one."))
    package static let keyframeLists = CatalogueEntry(
        code: "UIK0409", severity: .misuse, title: "A list of a keyframe animation does not fit its values.",
        cause: "keyTimes, timingFunctions or another list has the wrong number of elements, or the times decrease.",
        fix: "Set as many key times as values (one more for discrete), increasing from 0 to 1, and one timing function fewer.",
        recovery: .continues("The steps are equal, and the list is ignored."))
    package static let transitionType = CatalogueEntry(
        code: "UIK0410", severity: .unsupported, title: "There is no such type of transition.",
        cause: "The type is none of fade, moveIn, push and reveal.",
        fix: "Use one of the four public types.", recovery: .continues("The transition is a fade."))

    package static let treeTooDeep = CatalogueEntry(
        code: "UIK0411", severity: .misuse, title: "A tree of layers or views is too deep.",
        cause: "Views or layers are nested more deeply than can be shown, usually by a loop or recursion that adds each "
            + "one to the previous one.",
        fix: "Add the views as siblings, or end the recursion that nests them; up to 10,000 levels are shown.",
        recovery: .continues("Deeper levels are not shown."))

    package static let layerNumberInvalid = CatalogueEntry(
        code: "UIK0412", severity: .misuse, title: "A layer was given a number that is not finite.",
        cause: "A number was computed from 0 / 0 or overflowed.",
        fix: "Look for a division by zero in the calculation of the number; the layer keeps the previous value.",
        recovery: .noOperation)

    /// Every entry of UIK04xx, in order of code.
    package static let quartzCore: [CatalogueEntry] = [
        layerPositionNaN, layerBoundsNaN, layerPositionInfinite, layerCycle, layerGeometryInvalid,
        layerSiblingUnknown, layerBogusSize, animationValue, keyframeLists, transitionType, treeTooDeep,
        layerNumberInvalid,
    ]
}
