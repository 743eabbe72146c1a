// Text laid out: lines, size, baselines. Made once for equal requests.
// No Apple page: this is ours; UILabel, CATextLayer and the strings' drawing functions draw through it.
import CoreGraphics
import Foundation
import PixelKernels
import Synchronization

/// Text laid out: what is the same whatever colour it is drawn in.
final class LayoutCore: @unchecked Sendable {
    let lines: [TextLine]
    let size: CGSize
    let isTruncated: Bool
    /// The greatest point size where all text is plain, else infinite.
    let plainSize: Double
    /// Keeps an attributed string alive whose identity is a key.
    let source: NSAttributedString?
    /// The last mask made.
    let mask = Mutex<KeptMask?>(nil)

    convenience init(_ request: TextLayoutRequest) {
        let source: NSAttributedString? = if case .attributed(let string) = request.content { string } else { nil }
        self.init(LayoutBuilder.build(request), source: source)
    }

    init(_ built: (lines: [TextLine], size: CGSize, isTruncated: Bool), source: NSAttributedString?) {
        lines = built.lines
        size = built.size
        isTruncated = built.isTruncated
        plainSize = Self.plainSize(of: built.lines)
        self.source = source
    }
}

/// Text laid out: lines, size, baselines. Lengths are points, y downwards from the container's top.
package final class TextLayout: @unchecked Sendable {
    let core: LayoutCore
    /// The colour of text without one of its own; nil is black.
    package let defaultColor: (any TypesetColor)?
    let scale: CGFloat

    init(core: LayoutCore, color: (any TypesetColor)?, scale: CGFloat) {
        self.core = core
        defaultColor = color
        self.scale = scale
    }

    /// The layout of a request; a kept one where the same was laid out before.
    ///
    /// Cheap the second time for plain strings and immutable attributed strings.
    package static func make(_ request: TextLayoutRequest) -> TextLayout {
        _ = TextCaches.followFonts
        let key = LayoutCache.Key(request)
        if let key, let known = LayoutCache.layout(for: key) {
            if known.defaultColor === request.defaultColor { return known }
            return TextLayout(core: known.core, color: request.defaultColor, scale: request.scale)
        }
        let made = TextLayout(core: LayoutCore(request), color: request.defaultColor, scale: request.scale)
        if let key { LayoutCache.insert(made, for: key) }
        return made
    }

    /// The size used: the widest line with its indent and the white space at its end that lies in its room, and the last line's bottom; not rounded.
    package var size: CGSize { core.size }
    /// The widest line without the white space at its end.
    package var inkedWidth: CGFloat { core.lines.reduce(0) { max($0, $1.width) } }
    /// The lines from the top.
    package var lines: [TextLine] { core.lines }
    /// Whether text was left out: lines that did not fit, or an ellipsis.
    package var isTruncated: Bool { core.isTruncated }
    /// The first line's baseline; 0 without lines.
    package var firstBaseline: CGFloat { core.lines.first?.baseline ?? 0 }
    /// The last line's baseline; 0 without lines.
    package var lastBaseline: CGFloat { core.lines.last?.baseline ?? 0 }

    /// The size rounded up to whole device pixels, as a label's fitting size is.
    package func pixelSize(scale: CGFloat) -> CGSize {
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
