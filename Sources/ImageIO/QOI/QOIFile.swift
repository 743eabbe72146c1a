// QOI bytes from pixels: the browser stage's large rectangles.
// No Apple page: qoiformat.org, the specification of 2022.
internal import CImageCodecs

/// QOI bytes from pixels.
package enum QOIFile {
    /// Encodes opaque BGRX pixels whose rows follow each other without padding; the fourth byte is passed on as it is.
    /// - Returns: nil where the sizes do not fit the bytes.
    package static func encode(packed pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard width > 0, height > 0, pixels.count == width * height * 4, let w = Int32(exactly: width),
            let h = Int32(exactly: height)
        else { return nil }
        let bound = vti_qoi_bound(w, h)
        let bytes = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            count = pixels.withUnsafeBufferPointer { source in
                vti_qoi_encode(source.baseAddress, width * 4, w, h, target.baseAddress, bound)
            }
        }
        return bytes.isEmpty ? nil : bytes
    }
}
