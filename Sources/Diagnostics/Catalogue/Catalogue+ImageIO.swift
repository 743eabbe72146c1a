// Diagnostics UIK06xx: reading and writing pictures.
// No Apple page: this is ours.

extension Catalogue {
    package static let imageTruncated = CatalogueEntry(
        code: "UIK0601", severity: .misuse, title: "An image file is truncated.",
        cause: "The data is incomplete: a download was interrupted, or a file was read while it was being written.",
        fix: "Get the file again; the result is nil.",
        recovery: .noOperation)

    package static let imageCorrupt = CatalogueEntry(
        code: "UIK0602", severity: .misuse, title: "An image file is inconsistent.",
        cause: "A checksum, a length or the compressed pixels are invalid.",
        fix: "Get the file again, or export it with another program; the result is nil.",
        recovery: .noOperation)

    package static let imageTooLarge = CatalogueEntry(
        code: "UIK0603", severity: .misuse, title: "An image file declares too many pixels.",
        cause: "A side exceeds 32,767 pixels, the image exceeds 16,384² pixels, or the file is too short for its size.",
        fix: "Scale the image down first; the result is nil.",
        recovery: .noOperation)

    package static let imageFormatUnknown = CatalogueEntry(
        code: "UIK0604", severity: .misuse, title: "The bytes are not an image file that can be read.",
        cause: "They are none of PNG, JPEG, GIF and WebP.",
        fix: "Check the bytes: often they are an error page of a server; the result is nil.",
        recovery: .noOperation)

    package static let imageFileUnreadable = CatalogueEntry(
        code: "UIK0605", severity: .misuse, title: "An image file cannot be opened.",
        cause: "There is no file at this URL, it cannot be read, or the URL is not a file URL.",
        fix: "Check the path; load other URLs with URLSession first; the result is nil.",
        recovery: .noOperation)

    package static let imageVarietyUnsupported = CatalogueEntry(
        code: "UIK0606", severity: .unsupported, title: "Vitrine does not read this variety of image file yet.",
        cause: "The format is supported, but not this variant, such as a 12-bit JPEG.",
        fix: "Convert the file to a common variety; the result is nil.",
        recovery: .noOperation)

    package static let imageIndexOutside = CatalogueEntry(
        code: "UIK0607", severity: .misuse, title: "An image file has no image at this index.",
        cause: "The index is negative or not below CGImageSourceGetCount(_:).",
        fix: "Check CGImageSourceGetCount(_:) first; the result is nil.",
        recovery: .noOperation)

    package static let imageTypeNotWritten = CatalogueEntry(
        code: "UIK0608", severity: .unsupported, title: "Vitrine does not write this type of image file yet.",
        cause: "Only a single image of type public.png or public.jpeg can be written.",
        fix: "Write PNG or JPEG; the result is nil.",
        recovery: .noOperation)

    package static let imageDestinationIncomplete = CatalogueEntry(
        code: "UIK0609", severity: .misuse, title: "An image destination cannot be finalized.",
        cause: "No image was added, or it was already finalized.",
        fix: "Call CGImageDestinationAddImage(_:_:_:) once, then CGImageDestinationFinalize(_:) once.",
        recovery: .noOperation)

    package static let imageProfileUnusable = CatalogueEntry(
        code: "UIK0610", severity: .misuse, title: "An image file's colour profile cannot be used.",
        cause: "The ICC profile is damaged, larger than 4 MiB, or made for other channels than the image has.",
        fix: "Export the file with another profile, or without one.",
        recovery: .continues("The stored values are taken as sRGB."))

    package static let vectorLibraryMissing = CatalogueEntry(
        code: "UIK0611", severity: .unsupported, title: "This machine cannot draw this kind of vector image.",
        cause: "SVG needs librsvg, and PDF needs poppler-glib; they are loaded on first use.",
        fix: "Install the package librsvg2-2 or libpoppler-glib8; the result is nil.",
        recovery: .noOperation)

    package static let vectorUnusable = CatalogueEntry(
        code: "UIK0612", severity: .misuse, title: "A vector image cannot be drawn.",
        cause: "The file is damaged, has no size, or exceeds the limits.",
        fix: "Export the file again, below 8 MiB, 100,000 elements and 8,192 points a side. The result is nil.",
        recovery: .noOperation)

    /// Every entry of UIK06xx, in order of code.
    package static let imageIO: [CatalogueEntry] = [
        imageTruncated, imageCorrupt, imageTooLarge, imageFormatUnknown, imageFileUnreadable, imageVarietyUnsupported,
        imageIndexOutside, imageTypeNotWritten, imageDestinationIncomplete, imageProfileUnusable, vectorLibraryMissing,
        vectorUnusable,
    ]
}
