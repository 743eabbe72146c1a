// SVG through librsvg, loaded at run time.
// No Apple page: librsvg's reference, RsvgHandle.
import Foundation
import PixelKernels

/// The functions of librsvg that are used.
private struct SVGLibrary: Sendable {
    typealias Pointer = OpaquePointer
    typealias Failure = UnsafeMutablePointer<OpaquePointer?>

    let library: DynamicLibrary
    let canvas: VectorCanvas
    let make: @convention(c) (UnsafePointer<UInt8>, Int, Failure) -> Pointer?
    let pixelSize: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    let dimensions:
        @convention(c) (
            Pointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
        ) -> Void
    let render: @convention(c) (Pointer, Pointer, UnsafePointer<Double>, Failure) -> Int32
    let release: @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Nil where the machine has no librsvg of 2.52 or later.
    static let shared: SVGLibrary? = {
        guard let library = DynamicLibrary("librsvg-2.so.2"), let canvas = VectorCanvas(library),
            let make = library.symbol("rsvg_handle_new_from_data"),
            let pixelSize = library.symbol("rsvg_handle_get_intrinsic_size_in_pixels"),
            let dimensions = library.symbol("rsvg_handle_get_intrinsic_dimensions"),
            let render = library.symbol("rsvg_handle_render_document"), let release = library.symbol("g_object_unref")
        else { return nil }
        return SVGLibrary(
            library: library, canvas: canvas,
            make: unsafeBitCast(make, to: (@convention(c) (UnsafePointer<UInt8>, Int, Failure) -> Pointer?).self),
            pixelSize: unsafeBitCast(
                pixelSize,
                to: (@convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32).self),
            dimensions: unsafeBitCast(
                dimensions,
                to: (@convention(c) (
                    Pointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
                    UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
                ) -> Void).self),
            render: unsafeBitCast(
                render, to: (@convention(c) (Pointer, Pointer, UnsafePointer<Double>, Failure) -> Int32).self),
            release: unsafeBitCast(release, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self))
    }()
}

/// One SVG file. Other files that it names are not read: it has no address.
final class SVGDrawer: VectorDrawer, @unchecked Sendable {
    private let svg: SVGLibrary
    private let handle: OpaquePointer
    private let lock = NSLock()
    let size: CGSize

    init(_ data: Data) throws(VectorFault) {
        // Counted before the library sees it; packed files were refused by their first bytes.
        let elements = data.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : 0) }
        guard elements <= VectorPicture.Limits.elements else {
            throw .tooLarge("\(elements) tags, above \(VectorPicture.Limits.elements)")
        }
        guard let svg = SVGLibrary.shared else { throw .libraryMissing("librsvg2-2") }
        var error: OpaquePointer?
        let made = [UInt8](data).withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { svg.make($0, bytes.count, &error) }
        }
        guard let made else { throw .malformed(LibraryError.words(error, svg.library)) }
        self.svg = svg
        handle = made
        var (width, height) = (0.0, 0.0)
        if svg.pixelSize(made, &width, &height) != 0, width > 0, height > 0 {
            size = CGSize(width: width, height: height)
            return
        }
        // No sides in pixels: those of the view box.
        var hasBox: Int32 = 0
        var box = [0.0, 0, 0, 0]
        var lengths = (0.0, 0.0, 0.0, 0.0)
        var flags = (Int32(0), Int32(0))
        withUnsafeMutableBytes(of: &lengths) { lengths in
            svg.dimensions(made, &flags.0, lengths.baseAddress, &flags.1, lengths.baseAddress! + 16, &hasBox, &box)
        }
        size = hasBox != 0 ? CGSize(width: box[2], height: box[3]) : .zero
    }

    deinit { svg.release(UnsafeMutableRawPointer(handle)) }

    func draw(into buffer: PixelBuffer) throws(VectorFault) {
        lock.lock()
        defer { lock.unlock() }
        try svg.canvas.draw(into: buffer, of: size) { context throws(VectorFault) in
            var error: OpaquePointer?
            var viewport = [0, 0, Double(size.width), Double(size.height)]
            guard svg.render(handle, context, &viewport, &error) != 0 else {
                throw .malformed(LibraryError.words(error, svg.library))
            }
        }
    }
}
