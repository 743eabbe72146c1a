// The first page of a PDF file through poppler-glib, loaded at run time.
// No Apple page: Poppler's GLib reference, PopplerDocument, PopplerPage.
import Foundation
import PixelKernels

/// The functions of poppler-glib that are used.
private struct PDFLibrary: Sendable {
    typealias Pointer = OpaquePointer
    typealias Failure = UnsafeMutablePointer<OpaquePointer?>

    let library: DynamicLibrary
    let canvas: VectorCanvas
    let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> Pointer?
    let endBytes: @convention(c) (Pointer) -> Void
    let open: @convention(c) (Pointer, UnsafePointer<CChar>?, Failure) -> Pointer?
    let page: @convention(c) (Pointer, Int32) -> Pointer?
    let pageSize: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    let render: @convention(c) (Pointer, Pointer) -> Void
    let release: @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Nil where the machine has no poppler-glib of 0.82 or later.
    static let shared: PDFLibrary? = {
        guard let library = DynamicLibrary("libpoppler-glib.so.8"), let canvas = VectorCanvas(library),
            let makeBytes = library.symbol("g_bytes_new"), let endBytes = library.symbol("g_bytes_unref"),
            let open = library.symbol("poppler_document_new_from_bytes"),
            let page = library.symbol("poppler_document_get_page"), let size = library.symbol("poppler_page_get_size"),
            let render = library.symbol("poppler_page_render"), let release = library.symbol("g_object_unref")
        else { return nil }
        return PDFLibrary(
            library: library, canvas: canvas,
            makeBytes: unsafeBitCast(makeBytes, to: (@convention(c) (UnsafeRawPointer?, Int) -> Pointer?).self),
            endBytes: unsafeBitCast(endBytes, to: (@convention(c) (Pointer) -> Void).self),
            open: unsafeBitCast(
                open, to: (@convention(c) (Pointer, UnsafePointer<CChar>?, Failure) -> Pointer?).self),
            page: unsafeBitCast(page, to: (@convention(c) (Pointer, Int32) -> Pointer?).self),
            pageSize: unsafeBitCast(
                size,
                to: (@convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void).self),
            render: unsafeBitCast(render, to: (@convention(c) (Pointer, Pointer) -> Void).self),
            release: unsafeBitCast(release, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self))
    }()
}

/// The first page of one PDF file.
final class PDFDrawer: VectorDrawer, @unchecked Sendable {
    private let pdf: PDFLibrary
    private let document: OpaquePointer
    private let page: OpaquePointer
    private let lock = NSLock()
    let size: CGSize

    init(_ data: Data) throws(VectorFault) {
        guard let pdf = PDFLibrary.shared else { throw .libraryMissing("libpoppler-glib8") }
        let bytes = data.withUnsafeBytes { pdf.makeBytes($0.baseAddress, $0.count) }
        guard let bytes else { throw .noMemory }
        defer { pdf.endBytes(bytes) }
        var error: OpaquePointer?
        guard let document = pdf.open(bytes, nil, &error) else {
            throw .malformed(LibraryError.words(error, pdf.library))
        }
        guard let page = pdf.page(document, 0) else {
            pdf.release(UnsafeMutableRawPointer(document))
            throw .malformed("It has no page.")
        }
        self.pdf = pdf
        self.document = document
        self.page = page
        var (width, height) = (0.0, 0.0)
        pdf.pageSize(page, &width, &height)
        size = CGSize(width: width, height: height)
    }

    deinit {
        pdf.release(UnsafeMutableRawPointer(page))
        pdf.release(UnsafeMutableRawPointer(document))
    }

    func draw(into buffer: PixelBuffer) throws(VectorFault) {
        lock.lock()
        defer { lock.unlock() }
        try pdf.canvas.draw(into: buffer, of: size) { context throws(VectorFault) in pdf.render(page, context) }
    }
}
