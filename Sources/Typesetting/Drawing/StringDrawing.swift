// Measuring and drawing strings: what the public functions share.
// Apple: NSStringDrawing
import CoreGraphics
import Diagnostics
import Foundation

/// The common code of the measuring and drawing functions of strings.
enum StringDrawing {
    /// The font of strings without `.font`. Documented.
    static let defaultFont = FontDescriptor(family: .named("Helvetica"), pointSize: 12)

    private static func request(
        _ string: NSAttributedString, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions,
        font: FontDescriptor?
    ) -> TextLayoutRequest {
        var request = TextLayoutRequest(string: string, defaultFont: font ?? defaultFont)
        let wraps = options.contains(.usesLineFragmentOrigin)
        request.width = wraps && width > 0 ? width : .infinity
        request.height = wraps && height > 0 ? height : .infinity
        if !wraps { request.maximumLines = 1 }
        request.usesFontLeading = options.contains(.usesFontLeading)
        request.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
        return request
    }

    /// The bounds of the text, as `boundingRect(with:options:context:)` gives them; not rounded.
    /// - Parameter font: The font of an empty string, which has no attributes.
    static func bounds(
        _ string: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?, font: FontDescriptor? = nil
    ) -> CGRect {
        var request = request(string, width: size.width, height: .infinity, options: options, font: font)
        // Only a text that may be cut is measured by its height too.
        if options.contains(.truncatesLastVisibleLine) { request.height = size.height > 0 ? size.height : .infinity }
        let layout = fitted(&request, size, context)
        var bounds = CGRect(origin: .zero, size: layout.size)
        if options.contains(.usesDeviceMetrics), let ink = layout.inkBounds {
            bounds = ink
        }
        if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y -= layout.firstBaseline }
        context?.totalBounds = bounds
        return bounds
    }

    static func draw(
        _ string: NSAttributedString, _ rect: CGRect, _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) {
        guard let target = CurrentContext.current else {
            return Catalogue.textWithoutContext.report(object: "\"\(string.string.prefix(40))\"")
        }
        var request = request(string, width: rect.size.width, height: rect.size.height, options: options, font: nil)
        let layout = fitted(&request, rect.size, context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        layout.draw(in: target, at: origin)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    /// The layout, its fonts shrunk as far as the context allows where it does not fit.
    private static func fitted(
        _ request: inout TextLayoutRequest, _ size: CGSize, _ context: NSStringDrawingContext?
    ) -> TextLayout {
        guard let context else { return TextLayout.make(request) }
        context.actualScaleFactor = 1
        guard context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return TextLayout.make(request) }
        let factor = TextFitting.scaleFactor(
            for: request, width: size.width, height: size.height, minimum: context.minimumScaleFactor)
        context.actualScaleFactor = factor
        return TextLayout.make(factor == 1 ? request : TextFitting.scaled(request, by: factor))
    }
}
