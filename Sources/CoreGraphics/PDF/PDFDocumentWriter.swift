// A PDF document being written through Cairo.
// No Apple page: this is ours; the calls are those of "CGContext", PDF contexts.
internal import CCairo
import PixelKernels

/// Pages of vector drawing; memory space is points, y down.
final class PDFDocumentWriter {
    let cairo: OpaquePointer
    private let surface: OpaquePointer
    private let output: PDFOutput
    private let consumer: CGDataConsumer
    private var isClosed = false
    private var isPageOpen = false
    private var hasPages = false

    /// Nil where Cairo cannot make a document of this size.
    init?(consumer: CGDataConsumer, size: CGSize) {
        guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return nil }
        self.consumer = consumer
        let output = PDFOutput()
        self.output = output
        let made = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                let output = Unmanaged<PDFOutput>.fromOpaque(closure!).takeUnretainedValue()
                if let bytes { output.data.append(bytes, count: Int(count)) }
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let context = cairo_create(made) else {
            return nil
        }
        surface = made
        cairo = context
    }

    deinit {
        close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    func beginPage(size: CGSize) {
        endPage()
        cairo_pdf_surface_set_size(surface, size.width, size.height)
        isPageOpen = true
        hasPages = true
    }

    func endPage() {
        if isPageOpen { cairo_show_page(cairo) }
        isPageOpen = false
    }

    /// Finishes the document and hands over its bytes, once.
    func close() {
        if isClosed { return }
        isClosed = true
        endPage()
        cairo_surface_finish(surface)
        consumer.finish(with: output.data)
    }

    /// Sets a key of the document's information.
    func setInfo(_ key: cairo_pdf_metadata_t, _ value: String) {
        cairo_pdf_surface_set_metadata(surface, key, value)
    }

    func save() { cairo_save(cairo) }
    func restore() { cairo_restore(cairo) }
    func resetClip() { cairo_reset_clip(cairo) }
    func beginLayer() { cairo_push_group(cairo) }

    func endLayer(alpha: CGFloat, blend: CGBlendMode) {
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, Self.cairoOperator(blend))
        cairo_paint_with_alpha(cairo, alpha)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
}

/// Collects what Cairo writes.
final class PDFOutput {
    var data = Data()
}
