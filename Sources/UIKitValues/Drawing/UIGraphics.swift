// The thread's stack of graphics contexts: current, push, pop, and the image contexts.
// Apple: "UIKit functions", UIGraphics
import CoreGraphics
import Diagnostics
import Foundation

/// The context that drawing goes to on this thread; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { ThreadState.current.contexts.last?.context }

/// Makes a context the current one of this thread, until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
    ThreadState.current.contexts.append(.pushed(context))
}

/// Takes the last pushed context away; a pop without a push is diagnosed.
public func UIGraphicsPopContext() {
    let state = ThreadState.current
    guard let last = state.contexts.last, !last.isImageContext else {
        Catalogue.unbalancedContext.report(object: "UIGraphicsPopContext()")
        return
    }
    state.contexts.removeLast()
}

/// Begins an image context of so many points at one pixel a point, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context.
/// - Parameters:
///   - size: In points; must be above 0.
///   - opaque: True leaves out the alpha; the bitmap begins black.
///   - scale: Pixels a point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.current.pixelScale
    if let entry = GraphicsStackEntry.image(size: size, scale: scale, isOpaque: opaque) {
        ThreadState.current.contexts.append(entry)
        return
    }
    let info = opaque ? "0x2006" : "0x2002"
    Catalogue.imageContextSize.report(
        object: "UIGraphicsBeginImageContext()",
        cause: "The size is \(size.width.short) × \(size.height.short) points at scale \(scale.short).",
        apple: "NSInternalInconsistencyException: UIGraphicsBeginImageContext() failed to allocate CGBitampContext: "
            + "size={\(size.width.short), \(size.height.short)}, scale=\(String(format: "%f", Double(scale))), "
            + "bitmapInfo=\(info). Use UIGraphicsImageRenderer to avoid this assert.")
    ThreadState.current.contexts.append(GraphicsStackEntry(context: nil, bitmap: nil, isImageContext: true))
}

/// Returns the drawing so far of the current image context; nil if the current context is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ThreadState.current.contexts.last?.makeImage()
}

/// Ends the last image context; an end without a begin is diagnosed.
public func UIGraphicsEndImageContext() {
    let state = ThreadState.current
    guard let last = state.contexts.last, last.isImageContext else {
        Catalogue.unbalancedContext.report(object: "UIGraphicsEndImageContext()")
        return
    }
    state.contexts.removeLast()
}

/// Fills a rectangle of the current context with its fill colour; what was there is replaced, also by a clear colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with its fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withCurrentContext("UIRectFill") { context in
        context.setBlendMode(blendMode)
        context.fill(rect)
    }
}

/// Draws a frame one unit wide inside a rectangle of the current context with its fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one unit wide inside a rectangle of the current context in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withCurrentContext("UIRectFrame") { context in
        context.setBlendMode(blendMode)
        let rect = rect.standardized
        let inner = rect.insetBy(dx: 1, dy: 1)
        guard inner.width > 0, inner.height > 0 else { return context.fill(rect) }
        context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height))
        context.fill(CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height))
    }
}

/// Narrows the clip of the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else {
        Catalogue.noCurrentContext.report(object: "UIRectClip")
        return
    }
    context.clip(to: rect)
}

/// Runs the closure with the current context, its state saved around it; without a context a diagnostic.
func withCurrentContext(_ call: String, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else {
        Catalogue.noCurrentContext.report(object: call)
        return
    }
    context.saveGState()
    body(context)
    context.restoreGState()
}

extension UITraitCollection {
    /// Pixels a point for new bitmaps: the traits' scale, the screen's where unspecified.
    package var pixelScale: CGFloat {
        if displayScale > 0 { return displayScale }
        let screen = UITraitCollection.fallback.displayScale
        return screen > 0 ? screen : 1
    }
}
