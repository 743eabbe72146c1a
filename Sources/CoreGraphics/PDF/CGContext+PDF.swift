// PDF contexts.
// Apple: "CGContext", Creating a PDF Graphics Context, Working with PDF Graphics Contexts.
internal import CCairo
import PixelKernels

/// The key of a page's box in page information; its value is the bytes of a CGRect.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of the document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of the document's creator.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of the document's subject.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"

extension CGContext {
    /// A document written to a consumer when it is closed; nil where the box is empty.
    ///
    /// The box is the size of pages that name none, US Letter where nil.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box.isFinite, let writer = PDFDocumentWriter(consumer: consumer, size: box.standardized.size) else {
            return nil
        }
        self.init(
            target: nil, storage: nil, pdf: writer,
            layout: ImageLayout(
                width: Int(box.width.rounded(.up)), height: Int(box.height.rounded(.up)), bitsPerComponent: 0,
                bitsPerPixel: 0, bytesPerRow: 0, bitmapInfo: []),
            space: nil, scale: 1, yDown: false)
        setMediaBox(box.standardized)
        let keys: [(String, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR), (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
        ]
        for (key, metadata) in keys {
            if let value = auxiliaryInfo?[key] as? String { writer.setInfo(metadata, value) }
        }
    }

    /// A document written to a file when it is closed.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page, whose box may be in the information; a page under way ends.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count >= MemoryLayout<CGRect>.size {
            var box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
            beginPage(mediaBox: &box)
        } else {
            beginPage(mediaBox: nil)
        }
    }

    /// Ends the page.
    public func endPDFPage() { pdf?.endPage() }

    /// Begins a page with a box; nil for the document's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let pdf else { return }
        if let box = mediaBox?.pointee.standardized, box.isFinite, box.width > 0, box.height > 0 { setMediaBox(box) }
        pdf.beginPage(size: pageSize)
        let clip = CGRect(origin: .zero, size: pageSize)
        state = GraphicsState(ctm: baseTransform, clip: ClipState(Rasterizer.pixels(around: clip) ?? .empty))
        savedStates = []
    }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Ends the document and hands its bytes to the consumer; nothing can be drawn after that.
    public func closePDF() { pdf?.close() }

    private var pageSize: CGSize { CGSize(width: CGFloat(pageWidth), height: baseHeight) }

    private func setMediaBox(_ box: CGRect) {
        pageWidth = box.width
        baseHeight = box.height
        baseTransform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        state.ctm = baseTransform
    }
}
