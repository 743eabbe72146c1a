// The old functions that make PDF documents: begin, pages, end.
// Apple: "UIKit functions", "Generating PDF content".
import CoreGraphics
import Diagnostics
import Foundation

/// One document that was begun: what its pages are drawn into, and where its bytes go.
struct PDFDocumentEntry {
    let context: UIGraphicsPDFRendererContext
    let data: NSMutableData
    /// Where the document is written at its end; nil where the caller keeps the data.
    let path: String?
}

/// Begins a document in a data object and makes its context the current one of this thread, until
/// ``UIGraphicsEndPDFContext()``.
/// - Parameters:
///   - data: Holds the document once it was ended.
///   - bounds: The bounds of pages in points; an empty rectangle means 612 × 792.
///   - documentInfo: Title, author, creator and subject, by Core Graphics' keys.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    beginDocument(data, bounds, documentInfo, path: nil)
}

/// Begins a document that ``UIGraphicsEndPDFContext()`` writes to a file. False where the file cannot be made.
/// - Parameters:
///   - path: Where the document goes.
///   - bounds: The bounds of pages in points; an empty rectangle means 612 × 792.
///   - documentInfo: Title, author, creator and subject, by Core Graphics' keys.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    return beginDocument(NSMutableData(), bounds, documentInfo, path: path)
}

/// Ends the last page and the document; an end without a begin is diagnosed.
public func UIGraphicsEndPDFContext() {
    let state = ThreadState.current
    guard let entry = state.documents.popLast() else {
        Catalogue.unbalancedContext.report(object: "UIGraphicsEndPDFContext()")
        return
    }
    let context = entry.context.cgContext
    entry.context.endPage()
    if let index = state.contexts.lastIndex(where: { $0.context === context }) { state.contexts.removeSubrange(index...) }
    context.closePDF()
    if let path = entry.path { _ = entry.data.write(toFile: path, atomically: true) }
}

/// Begins a page of the document's bounds; the page before is ended.
public func UIGraphicsBeginPDFPage() {
    withDocument("UIGraphicsBeginPDFPage()") { $0.beginPage() }
}

/// Begins a page of other bounds in points; the page before is ended.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    withDocument("UIGraphicsBeginPDFPageWithInfo()") { context in
        bounds.isEmpty ? context.beginPage() : context.beginPage(withBounds: bounds, pageInfo: [:])
    }
}

/// The bounds of the current page in points; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    ThreadState.current.documents.last?.context.pdfContextBounds ?? .zero
}

/// A document's context, on the stacks of this thread.
@discardableResult
private func beginDocument(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, path: String?
) -> Bool {
    let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = (documentInfo ?? [:]).reduce(into: [:]) { info, pair in
        if let key = pair.key.base as? String { info[key] = pair.value }
    }
    format.bounds = bounds
    var box = CGRect(origin: .zero, size: bounds.size)
    guard let consumer = CGDataConsumer(data: data),
        let context = CGContext(consumer: consumer, mediaBox: &box, format.documentInfo as CFDictionary)
    else { return false }
    let state = ThreadState.current
    state.contexts.append(.pushed(context))
    let drawing = UIGraphicsPDFRendererContext(cgContext: context, format: format, bounds: bounds)
    state.documents.append(PDFDocumentEntry(context: drawing, data: data, path: path))
    return true
}

private func withDocument(_ function: String, _ body: (UIGraphicsPDFRendererContext) -> Void) {
    guard let document = ThreadState.current.documents.last else {
        Catalogue.unbalancedContext.report(object: function)
        return
    }
    body(document.context)
}
