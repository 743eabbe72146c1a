// Draws PDF documents page by page.
// Apple: "UIGraphicsPDFRenderer", "UIGraphicsPDFRendererFormat", "UIGraphicsPDFRendererContext"
import CoreGraphics
import Foundation

/// The document's information for a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author and more, by Core Graphics' keys.
    open var documentInfo: [String: Any] = [:]
    /// A format without information.
    public required init() { super.init() }
    /// A second format with the same information.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var pageIsOpen = false
    /// The bounds of the page being drawn, in points.
    open private(set) var pdfContextBounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsRendererFormat, bounds: CGRect) {
        pdfContextBounds = bounds
        super.init(cgContext: cgContext, format: format)
    }

    /// Begins a page of the renderer's bounds.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
    /// Begins a page of other bounds; their origin is the top left corner.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        pdfContextBounds = bounds
        var box = CGRect(origin: .zero, size: bounds.size)
        cgContext.beginPage(mediaBox: &box)
        pageIsOpen = true
        // PDF's y axis points up; UIKit's points down.
        cgContext.saveGState()
        cgContext.translateBy(x: -bounds.minX, y: bounds.maxY)
        cgContext.scaleBy(x: 1, y: -1)
    }

    func endPage() {
        guard pageIsOpen else { return }
        cgContext.restoreGState()
        cgContext.endPage()
        pageIsOpen = false
    }
}

/// Makes PDF documents by drawing.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// A renderer of pages of the bounds in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    /// A renderer of pages of the bounds, with the document's information.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, rendererFormat: format)
    }

    /// The document that the closure draws; it begins its own pages.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        guard let context = UIGraphicsPDFRendererContext.begin(data, format) else { return Data() }
        actions(context)
        context.end()
        return data as Data
    }

    /// Writes the document that the closure draws. Throws where the file cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

extension UIGraphicsPDFRendererContext {
    /// Begins a document of the format's bounds in a data object; its context is the current one of this thread. Title,
    /// author, creator and subject of the format reach the document; Core Graphics has no use for other keys.
    static func begin(_ data: NSMutableData, _ format: UIGraphicsRendererFormat) -> UIGraphicsPDFRendererContext? {
        var box = CGRect(origin: .zero, size: format.bounds.size)
        let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo as CFDictionary?
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, information)
        else { return nil }
        ThreadState.current.contexts.append(.pushed(context))
        return UIGraphicsPDFRendererContext(cgContext: context, format: format, bounds: format.bounds)
    }

    /// Ends the last page and the document; contexts that were pushed in it and not popped go with it.
    func end() {
        endPage()
        let state = ThreadState.current
        if let index = state.contexts.firstIndex(where: { $0.context === cgContext }) {
            state.contexts.removeSubrange(index...)
        }
        cgContext.closePDF()
    }
}
