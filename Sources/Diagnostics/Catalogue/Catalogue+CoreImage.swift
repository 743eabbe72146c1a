// Diagnostics UIK19xx: filters and their rendering.
// No Apple page: this is ours.

extension Catalogue {
    package static let filterKeyUnknown = CatalogueEntry(
        code: "UIK1901", severity: .exception, title: "A filter has no value by this key.",
        cause: "The key is misspelled or belongs to another filter.",
        fix: "Use one of the filter's inputKeys, or the typed filter from CIFilterBuiltins.",
        apple: "NSUnknownKeyException: [<CI… 0x…> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key ….",
        recovery: .noOperation)

    package static let filterValueType = CatalogueEntry(
        code: "UIK1902", severity: .misuse, title: "A filter was given a value of the wrong type for its key.",
        cause: "The value does not have the class of the key and cannot be converted to it.",
        fix: "Pass a CIImage, a number, a CIColor, a CIVector or a CGAffineTransform, as the attributes of the filter specify.",
        recovery: .noOperation)

    package static let filterUnknown = CatalogueEntry(
        code: "UIK1903", severity: .misuse, title: "There is no filter of this name.",
        cause: "The name is misspelled. Names begin with CI and use capital letters, such as CIGaussianBlur.",
        fix: "Use a name from CIFilter.filterNames(inCategory: nil); the result is nil.",
        recovery: .noOperation)

    package static let filterNotBuilt = CatalogueEntry(
        code: "UIK1904", severity: .unsupported, title: "Vitrine does not have this filter yet.",
        cause: "The filter exists on iOS but is not implemented in Vitrine.",
        fix: "Build it from the filters of CIFilter.filterNames(inCategory: nil); the result is nil.",
        recovery: .noOperation)

    package static let renderRectUnusable = CatalogueEntry(
        code: "UIK1905", severity: .misuse, title: "A picture cannot be rendered into this rectangle.",
        cause: "The rectangle is infinite or larger than a bitmap can be, or the memory given is too small for it.",
        fix: "Crop clamped, generated and solid-color images first with cropped(to:); the result is nil.",
        recovery: .noOperation)

    package static let renderFormatUnsupported = CatalogueEntry(
        code: "UIK1906", severity: .unsupported, title: "Vitrine does not read or write pixels of this format yet.",
        cause: "The format is not supported, or there are fewer bytes than the pixels need.",
        fix: "Use RGBA8, BGRA8, ARGB8, ABGR8, R8 or L8; for writing also A8 or RGBAf.",
        recovery: .noOperation)

    package static let renderTooLarge = CatalogueEntry(
        code: "UIK1907", severity: .misuse, title: "A filter needs too much memory.",
        cause: "A step that reads neighboring pixels would need more than 1 GiB.",
        fix: "Scale or crop the picture first, or use a smaller radius; the result is nil.",
        recovery: .noOperation)

    /// Every entry of UIK19xx, in order of code.
    package static let coreImage: [CatalogueEntry] = [
        filterKeyUnknown, filterValueType, filterUnknown, filterNotBuilt, renderRectUnusable, renderFormatUnsupported,
        renderTooLarge,
    ]
}
