// The old functions that make PDF documents: begin, pages, end.
// Apple: "UIKit functions", "Generating PDF content".
import CoreGraphics
import Diagnostics
import Foundation

/// One document that was begun: what its pages are drawn into, and where its bytes go.
struct PDFDocumentEntry {
    let context: UIGraphicsPDFRendererContext
    let data: NSMutableData
    /// The path of the file that is written at the end; nil if the caller keeps the data.
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
    guard let entry = ThreadState.current.documents.popLast() else {
        Catalogue.unbalancedContext.report(object: "UIGraphicsEndPDFContext()")
        return
    }
    entry.context.end()
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
    let bounds = bounds.isEmpty ? PathMeasures.page : bounds
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = (documentInfo ?? [:]).reduce(into: [:]) { info, pair in
        if let key = pair.key.base as? String { info[key] = pair.value }
    }
    format.bounds = bounds
    guard let context = UIGraphicsPDFRendererContext.begin(data, format) else { return false }
    ThreadState.current.documents.append(PDFDocumentEntry(context: context, data: data, path: path))
    return true
}

private func withDocument(_ function: String, _ body: (UIGraphicsPDFRendererContext) -> Void) {
    guard let document = ThreadState.current.documents.last else {
        Catalogue.unbalancedContext.report(object: function)
        return
    }
    body(document.context)
}
