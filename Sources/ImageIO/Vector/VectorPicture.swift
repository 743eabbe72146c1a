// A picture of an SVG or PDF file, drawn at any size.
// Apple: "Asset Catalog Format Reference" (preserves-vector-representation); libraries: librsvg, poppler-glib
import Foundation
import PixelKernels
import Synchronization

/// A vector picture. Drawn by a library that is loaded at the first use; safe from any thread.
package final class VectorPicture: Sendable {
    /// The kinds of files.
    package enum Format: String, Sendable {
        case svg, pdf

        /// By the first bytes; an SVG file may begin with a declaration and comments.
        package init?(_ data: Data) {
            if data.starts(with: Data("%PDF-".utf8)) {
                self = .pdf
                return
            }
            let head = String(decoding: data.prefix(4096), as: UTF8.self)
            guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<", head.contains("<svg")
            else { return nil }
            self = .svg
        }
    }

    /// What a file may ask for.
    package enum Limits {
        /// Bytes of a file.
        package static let bytes = 8 << 20
        /// Elements of an SVG file.
        package static let elements = 100_000
        /// Pixels of a side.
        package static let side = 8192
        /// Pixels drawn at once.
        package static let pixels = 1 << 25
    }

    package let format: Format
    /// Points: an SVG's pixels, a PDF's points.
    package let size: CGSize
    private let drawer: any VectorDrawer
    private let kept = Mutex<[(width: Int, height: Int, buffer: PixelBuffer)]>([])

    /// Reads a file's bytes.
    package init(_ data: Data) throws(VectorFault) {
        guard let format = Format(data) else { throw .unknownFormat }
        guard data.count <= Limits.bytes else { throw .tooLarge("\(data.count) bytes, above \(Limits.bytes)") }
        self.format = format
        switch format {
        case .svg: drawer = try SVGDrawer(data)
        case .pdf: drawer = try PDFDrawer(data)
        }
        let size = drawer.size
        guard size.width >= 0.01, size.height >= 0.01, size.width.isFinite, size.height.isFinite else { throw .noSize }
        guard max(size.width, size.height) <= CGFloat(Limits.side) else {
            throw .tooLarge("a side of \(Int(max(size.width, size.height).rounded())) points, above \(Limits.side)")
        }
        self.size = size
    }

    /// The whole picture in so many pixels, BGRA8 premultiplied; the last few sizes are kept. Not to be written to.
    package func pixels(width: Int, height: Int) throws(VectorFault) -> PixelBuffer {
        if let known = kept.withLock({ $0.first { $0.width == width && $0.height == height } }) { return known.buffer }
        guard width >= 1, height >= 1, max(width, height) <= PixelBuffer.maximumDimension, width * height <= Limits.pixels
        else { throw .tooLarge("\(width) × \(height) pixels, above \(Limits.pixels)") }
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .noMemory }
        try drawer.draw(into: buffer)
        kept.withLock { kept in
            if kept.count >= 4 { kept.removeFirst() }
            kept.append((width, height, buffer))
        }
        return buffer
    }
}

/// What draws one file.
protocol VectorDrawer: Sendable {
    /// Points.
    var size: CGSize { get }
    /// Fills the whole buffer with the whole picture.
    func draw(into buffer: PixelBuffer) throws(VectorFault)
}

/// The canvas that both libraries draw on, by the functions of the Cairo that they bring.
struct VectorCanvas {
    typealias Pointer = OpaquePointer
    private let makeSurface: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, Int32, Int32) -> Pointer?
    private let makeContext: @convention(c) (Pointer) -> Pointer?
    private let scale: @convention(c) (Pointer, Double, Double) -> Void
    private let endContext: @convention(c) (Pointer) -> Void
    private let finish: @convention(c) (Pointer) -> Void
    private let endSurface: @convention(c) (Pointer) -> Void
    private let status: @convention(c) (Pointer) -> Int32

    init?(_ library: DynamicLibrary) {
        guard let makeSurface = library.symbol("cairo_image_surface_create_for_data"),
            let makeContext = library.symbol("cairo_create"), let scale = library.symbol("cairo_scale"),
            let endContext = library.symbol("cairo_destroy"), let finish = library.symbol("cairo_surface_finish"),
            let endSurface = library.symbol("cairo_surface_destroy"), let status = library.symbol("cairo_status")
        else { return nil }
        self.makeSurface = unsafeBitCast(makeSurface, to: type(of: self.makeSurface))
        self.makeContext = unsafeBitCast(makeContext, to: type(of: self.makeContext))
        self.scale = unsafeBitCast(scale, to: type(of: self.scale))
        self.endContext = unsafeBitCast(endContext, to: type(of: self.endContext))
        self.finish = unsafeBitCast(finish, to: type(of: self.finish))
        self.endSurface = unsafeBitCast(endSurface, to: type(of: self.endSurface))
        self.status = unsafeBitCast(status, to: type(of: self.status))
    }

    /// Draws into a buffer through a context whose user space is the picture's.
    func draw(
        into buffer: PixelBuffer, of size: CGSize, _ body: (Pointer) throws(VectorFault) -> Void
    ) throws(VectorFault) {
        // 0 is ARGB32: our pixels.
        guard
            let surface = makeSurface(buffer.bytes, 0, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow)),
            let context = makeContext(surface)
        else { throw .noMemory }
        defer {
            endContext(context)
            finish(surface)
            endSurface(surface)
        }
        guard status(context) == 0 else { throw .noMemory }
        scale(context, Double(buffer.width) / Double(size.width), Double(buffer.height) / Double(size.height))
        try body(context)
    }
}

/// A library that is loaded when it is first needed, and stays.
struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Nil where the machine does not have it.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// A function of it or of what it is linked with.
    func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}

/// GLib's way of saying what went wrong.
struct LibraryError {
    private struct Layout {
        var domain: UInt32
        var code: Int32
        var message: UnsafePointer<CChar>?
    }

    /// The words of an error that a function filled in; frees it.
    static func words(_ error: OpaquePointer?, _ library: DynamicLibrary) -> String {
        guard let error else { return "The file is damaged." }
        let layout = UnsafeRawPointer(error).assumingMemoryBound(to: Layout.self).pointee
        let words = layout.message.map { String(cString: $0) } ?? "The file is damaged."
        if let free = library.symbol("g_error_free") {
            unsafeBitCast(free, to: (@convention(c) (OpaquePointer) -> Void).self)(error)
        }
        return words
    }
}
