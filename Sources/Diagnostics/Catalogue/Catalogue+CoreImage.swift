// Diagnostics UIK19xx: filters and their rendering.
// No Apple page: this is ours.

extension Catalogue {
    package static let filterKeyUnknown = CatalogueEntry(
        code: "UIK1901", severity: .exception, title: "A filter has no value by this key.",
        cause: "The key is misspelled or belongs to another filter.",
        fix: "Use one of the filter's inputKeys, or the typed filter from CIFilterBuiltins.",
        apple: "NSUnknownKeyException: [<CI… 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ….",
        recovery: .noOperation)

    package static let filterValueType = CatalogueEntry(
        code: "UIK1902", severity: .misuse, title: "A filter was given a value of another type than its key takes.",
        cause: "The value is neither of the key's class nor can it be turned into it.",
        fix: "Give a CIImage, a number, a CIColor, a CIVector or a CGAffineTransform, as the filter's attributes say.",
        recovery: .noOperation)

    package static let filterUnknown = CatalogueEntry(
        code: "UIK1903", severity: .misuse, title: "There is no filter of this name.",
        cause: "The name is misspelled; names begin with CI and have capitals, such as CIGaussianBlur.",
        fix: "Take a name from CIFilter.filterNames(inCategory: nil); the result is nil.",
        recovery: .noOperation)

    package static let filterNotBuilt = CatalogueEntry(
        code: "UIK1904", severity: .unsupported, title: "Vitrine does not have this filter yet.",
        cause: "The filter is Apple's, but it is not built here.",
        fix: "Build it from the filters of CIFilter.filterNames(inCategory: nil); the result is nil.",
        recovery: .noOperation)

    package static let renderRectUnusable = CatalogueEntry(
        code: "UIK1905", severity: .misuse, title: "A picture cannot be rendered into this rectangle.",
        cause: "The rectangle is infinite or larger than a bitmap can be, or the memory given is too small for it.",
        fix: "Crop clamped, generated and coloured pictures first: cropped(to:); the result is nil.",
        recovery: .noOperation)

    package static let renderFormatUnsupported = CatalogueEntry(
        code: "UIK1906", severity: .unsupported, title: "Vitrine does not read or write pixels of this format yet.",
        cause: "The format is none of those that are built, or the bytes do not hold so many pixels.",
        fix: "Use RGBA8, BGRA8, ARGB8, ABGR8, R8 or L8, and for writing A8 or RGBAf too.",
        recovery: .noOperation)

    package static let renderTooLarge = CatalogueEntry(
        code: "UIK1907", severity: .misuse, title: "A filter needs more memory than there is.",
        cause: "A step that looks at neighbours would keep more than 1 GiB of pixels.",
        fix: "Scale or crop the picture first, or use a smaller radius; the result is nil.",
        recovery: .noOperation)

    /// Every entry of UIK19xx, in order of code.
    package static let coreImage: [CatalogueEntry] = [
        filterKeyUnknown, filterValueType, filterUnknown, filterNotBuilt, renderRectUnusable, renderFormatUnsupported,
        renderTooLarge,
    ]
}
