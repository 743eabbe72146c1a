// Diagnostics UIK06xx: reading and writing pictures.
// No Apple page: this is ours.

extension Catalogue {
    package static let imageTruncated = CatalogueEntry(
        code: "UIK0601", severity: .misuse, title: "An image file ends before its picture does.",
        cause: "The bytes are cut off: a download broke off, or a file was read while it was written.",
        fix: "Get the file again; the result is nil.",
        recovery: .noOperation)

    package static let imageCorrupt = CatalogueEntry(
        code: "UIK0602", severity: .misuse, title: "An image file contradicts itself.",
        cause: "A checksum, a length or the packed pixels are not what the format allows.",
        fix: "Get the file again or write it anew with another program; the result is nil.",
        recovery: .noOperation)

    package static let imageTooLarge = CatalogueEntry(
        code: "UIK0603", severity: .misuse, title: "An image file asks for too many pixels.",
        cause: "A side is above 32,767, the whole above 16,384², or the file too short for so many.",
        fix: "Scale the picture down before it comes here; the result is nil.",
        recovery: .noOperation)

    package static let imageFormatUnknown = CatalogueEntry(
        code: "UIK0604", severity: .misuse, title: "The bytes are no image file that can be read.",
        cause: "They begin like none of PNG, JPEG, GIF and WebP.",
        fix: "Check what the bytes are: often they are a server's error page; the result is nil.",
        recovery: .noOperation)

    package static let imageFileUnreadable = CatalogueEntry(
        code: "UIK0605", severity: .misuse, title: "An image file cannot be opened.",
        cause: "There is no file at this address, it may not be read, or the address is not a file's.",
        fix: "Check the path; load other addresses with URLSession first; the result is nil.",
        recovery: .noOperation)

    package static let imageVarietyUnsupported = CatalogueEntry(
        code: "UIK0606", severity: .unsupported, title: "Vitrine does not read this variety of image file yet.",
        cause: "The format is known, but not this way of packing it, such as JPEG of 12 bits.",
        fix: "Convert the file to a common variety; the result is nil.",
        recovery: .noOperation)

    package static let imageIndexOutside = CatalogueEntry(
        code: "UIK0607", severity: .misuse, title: "An image file has no picture at this index.",
        cause: "The index is negative or not below CGImageSourceGetCount(_:).",
        fix: "Count the pictures first; the result is nil.",
        recovery: .noOperation)

    package static let imageTypeNotWritten = CatalogueEntry(
        code: "UIK0608", severity: .unsupported, title: "Vitrine does not write this type of image file yet.",
        cause: "Only one picture of public.png or public.jpeg can be written.",
        fix: "Write PNG or JPEG; the result is nil.",
        recovery: .noOperation)

    package static let imageDestinationIncomplete = CatalogueEntry(
        code: "UIK0609", severity: .misuse, title: "An image destination cannot be finalized.",
        cause: "No picture was added, or it was finalized before.",
        fix: "Call CGImageDestinationAddImage(_:_:_:) once, then CGImageDestinationFinalize(_:) once.",
        recovery: .noOperation)

    package static let imageProfileUnusable = CatalogueEntry(
        code: "UIK0610", severity: .misuse, title: "An image file's colour profile cannot be used.",
        cause: "The ICC profile is damaged, above 4 MiB, or made for other channels than the picture has.",
        fix: "Write the file anew with another profile, or with none.",
        recovery: .continues("The stored values are taken as sRGB."))

    package static let vectorLibraryMissing = CatalogueEntry(
        code: "UIK0611", severity: .unsupported, title: "This machine cannot draw this kind of vector image.",
        cause: "SVG needs librsvg and PDF needs poppler-glib; they are loaded when a picture first asks for them.",
        fix: "Install the package librsvg2-2 or libpoppler-glib8; the result is nil.",
        recovery: .noOperation)

    package static let vectorUnusable = CatalogueEntry(
        code: "UIK0612", severity: .misuse, title: "A vector image cannot be drawn.",
        cause: "The file is damaged, says no size, or asks for more than the limits allow.",
        fix: "Export the file anew; keep it below 8 MiB, 100,000 elements and 8,192 points a side. The result is nil.",
        recovery: .noOperation)

    /// Every entry of UIK06xx, in order of code.
    package static let imageIO: [CatalogueEntry] = [
        imageTruncated, imageCorrupt, imageTooLarge, imageFormatUnknown, imageFileUnreadable, imageVarietyUnsupported,
        imageIndexOutside, imageTypeNotWritten, imageDestinationIncomplete, imageProfileUnusable, vectorLibraryMissing,
        vectorUnusable,
    ]
}
