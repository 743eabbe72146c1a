// Diagnostics UIK10xx: UIKit's images, colours and graphics contexts.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK1001: drawing functions that need a current context were called where there is none.
    public static let noCurrentContext = CatalogueEntry(
        code: "UIK1001", severity: .misuse, title: "Drawing without a current graphics context.",
        cause: "The call came outside draw(_:), an image context and a renderer's closure.",
        fix: "Draw in draw(_:) or in UIGraphicsImageRenderer.image(actions:), or push a context first.",
        apple: "CGContextSetFillColorWithColor: invalid context 0x0.", recovery: .noOperation)

    /// UIK1002: an image name that no bundle knows.
    public static let imageNotFound = CatalogueEntry(
        code: "UIK1002", severity: .misuse, title: "No image of this name.",
        cause: "Neither an asset catalogue nor a file of that name is among the bundle's resources.",
        fix: "Check the spelling and that the file is listed in the target's resources.", recovery: .noOperation)

    /// UIK1003: a colour name that no asset catalogue knows.
    public static let colorNotFound = CatalogueEntry(
        code: "UIK1003", severity: .misuse, title: "No colour of this name.",
        cause: "No asset catalogue among the bundle's resources has a colour of that name.",
        fix: "Check the spelling and that the .xcassets folder is listed in the target's resources.",
        recovery: .noOperation)

    /// UIK1004: an image context of no size, or too large.
    public static let imageContextSize = CatalogueEntry(
        code: "UIK1004", severity: .exception, title: "An image context cannot have this size.",
        cause: "The size is zero, not finite or too large.",
        fix: "Check the size first, or use UIGraphicsImageRenderer, which gives an empty image for an empty size.",
        apple: "NSInternalInconsistencyException: UIGraphicsBeginImageContext() failed to allocate CGBitampContext: "
            + "size={…, …}, scale=…, bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert.",
        recovery: .noOperation)

    /// UIK1005: a dynamic colour that leads back to itself.
    public static let dynamicColorCircle = CatalogueEntry(
        code: "UIK1005", severity: .exception, title: "A dynamic colour leads back to itself.",
        cause: "Its provider returns a color whose provider eventually returns the first one.",
        fix: "Return a fixed color for each appearance from the provider.",
        recovery: .continues("The clear colour is used."))

    /// UIK1006: a pop or an end of a context that was not begun.
    public static let unbalancedContext = CatalogueEntry(
        code: "UIK1006", severity: .misuse, title: "A graphics context was ended that was not begun.",
        cause: "This thread has no current context, or the other family of functions began it.",
        fix: "Balance each push with one pop and each begin with one end, on the same thread.", recovery: .noOperation)

    /// UIK1007: an image renderer of a size that no bitmap can have.
    public static let rendererSize = CatalogueEntry(
        code: "UIK1007", severity: .misuse, title: "An image renderer cannot make a bitmap of this size.",
        cause: "The size is not finite, negative or too large.",
        fix: "Keep each side between 1 and 32,767 pixels and the whole below 1 GiB.",
        recovery: .continues("The image has no pixels."))

    /// UIK1008: cap insets that leave no middle.
    public static let capInsets = CatalogueEntry(
        code: "UIK1008", severity: .misuse, title: "Cap insets are larger than the image.",
        cause: "Left and right, or top and bottom, together exceed the image's size, so nothing is left to stretch.",
        fix: "Leave at least one point between opposite insets.",
        recovery: .continues(
            "The insets are brought within the "
                + "image."))

    /// UIK1009: image data that no decoder takes.
    public static let imageData = CatalogueEntry(
        code: "UIK1009", severity: .misuse, title: "The data is not an image.",
        cause: "It is empty, damaged, or of a kind that is neither PNG, JPEG, GIF nor WebP.",
        fix: "Check the origin of the data; `UIImage(data:)` returns nil for it, as on iOS.",
        recovery: .noOperation)

    /// UIK1010: a symbol name that the library does not have.
    public static let symbolNotFound = CatalogueEntry(
        code: "UIK1010", severity: .misuse, title: "No symbol of this name.",
        cause: "The name is misspelled, or the free replacement for SF Symbols has no similar symbol.",
        fix: "Check the spelling; Documentation/Symbols.md lists the names. The result is nil.", recovery: .noOperation)

    /// UIK1013: `UIColor()`.
    public static let placeholderColor = CatalogueEntry(
        code: "UIK1013", severity: .exception, title: "A colour without components was used.",
        cause: "It was created by UIColor() and has no color space. UIKit raises an exception when it is drawn or asked "
            + "for components.",
        fix: "Start with a defined color, such as UIColor.clear, or with nil.",
        apple: "NSInvalidArgumentException: *** -CGColor not defined for the UIColor <UIPlaceholderColor: 0x…>; need to "
            + "first convert colorspace.",
        recovery: .continues("The clear colour is used."))

    /// UIK1014: a motion effect on a property that nothing shows.
    package static let motionEffectPath = CatalogueEntry(
        code: "UIK1014", severity: .misuse, title: "A motion effect names a property that cannot be animated.",
        cause: "Key paths start at the view: center, alpha, transform, bounds, and properties of the layer after layer.",
        fix: "Check the spelling of the key path.", recovery: .noOperation)

    /// Every entry of UIK10xx, in order of code.
    package static let appearance: [CatalogueEntry] = [
        noCurrentContext, imageNotFound, colorNotFound, imageContextSize, dynamicColorCircle, unbalancedContext,
        rendererSize, capInsets, imageData, symbolNotFound, placeholderColor,
        motionEffectPath,
    ]
}
