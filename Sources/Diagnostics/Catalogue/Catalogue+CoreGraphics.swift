// Diagnostics UIK05xx: CoreGraphics.
// No Apple page: this is ours.

extension Catalogue {
    package static let pathHasNoCurrentPoint = CatalogueEntry(
        code: "UIK0501", severity: .misuse, title: "A path step needs a current point.",
        cause: "A line or curve was added to a path that has no subpath yet.",
        fix: "Call move(to:) first.",
        recovery: .noOperation)

    package static let imageLayoutImpossible = CatalogueEntry(
        code: "UIK0502", severity: .misuse, title: "An image cannot have this layout.",
        cause: "Size, depth, row length and color space are inconsistent.",
        fix: "Check bitsPerComponent, bitsPerPixel, bytesPerRow, space and bitmapInfo; the result is nil.",
        recovery: .noOperation)

    package static let contextLayoutImpossible = CatalogueEntry(
        code: "UIK0503", severity: .misuse, title: "A bitmap context cannot have this layout.",
        cause: "Size, depth, row length, color space and alpha are inconsistent.",
        fix: "Use 8 bits per component with premultiplied or skipped alpha in RGB, no alpha in gray, or alpha only.",
        apple: "CGBitmapContextCreate: unsupported parameter combination.",
        recovery: .noOperation)

    package static let graphicsStateUnderflow = CatalogueEntry(
        code: "UIK0504", severity: .misuse, title: "A graphics state was restored that was never saved.",
        cause: "restoreGState() was called more often than saveGState().",
        fix: "Pair each restoreGState() with one saveGState().",
        recovery: .noOperation)

    package static let drawingNotFinite = CatalogueEntry(
        code: "UIK0505", severity: .misuse, title: "A drawing has a coordinate that is not a finite number.",
        cause: "A point, rectangle or transform contains NaN or infinity.",
        fix: "Look for a division by zero in the calculation of the coordinates; nothing is drawn.",
        recovery: .noOperation)

    package static let clipPathEmpty = CatalogueEntry(
        code: "UIK0506", severity: .misuse, title: "The clip was not changed: the path is empty.",
        cause: "clip() was called without a path.",
        fix: "Add a path first, or use clip(to:).",
        apple: "CGContextClip: empty path.",
        recovery: .noOperation)

    package static let transparencyLayerUnderflow = CatalogueEntry(
        code: "UIK0507", severity: .misuse, title: "A transparency layer was ended that was never begun.",
        cause: "endTransparencyLayer() was called more often than beginTransparencyLayer(auxiliaryInfo:).",
        fix: "Pair each end with one begin.",
        recovery: .noOperation)

    package static let pdfCannotHold = CatalogueEntry(
        code: "UIK0508", severity: .unsupported, title: "Vitrine does not draw this into a PDF document yet.",
        cause: "Mask images as clips, the blend mode plusDarker, and shadows of images, gradients and layers are not "
            + "supported.",
        fix: "Draw it into a bitmap, and draw the bitmap into the document.",
        recovery: .continues("The document is drawn without it."))

    package static let pathNotFinite = CatalogueEntry(
        code: "UIK0509", severity: .misuse, title: "A path was given a number that is not finite.",
        cause: "A point, radius, angle or transform contains NaN or infinity.",
        fix: "Look for a division by zero in the calculation of the number; the path does not change.",
        recovery: .noOperation)

    package static let drawingSettingNotFinite = CatalogueEntry(
        code: "UIK0510", severity: .misuse, title: "A setting of a drawing is not a finite number.",
        cause: "A width, a dash, a shadow or another setting contains NaN or infinity.",
        fix: "Look for a division by zero in the calculation of the setting; the previous value stays.",
        recovery: .noOperation)

    /// Every entry of UIK05xx, in order of code.
    package static let coreGraphics: [CatalogueEntry] = [
        pathHasNoCurrentPoint, imageLayoutImpossible, contextLayoutImpossible, graphicsStateUnderflow,
        drawingNotFinite, clipPathEmpty, transparencyLayerUnderflow, pdfCannotHold,
        pathNotFinite, drawingSettingNotFinite,
    ]
}
