// Drawing some glyphs into the current context.
// Apple: "NSLayoutManager", drawGlyphs(forGlyphRange:at:)
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Typesetting

extension NSLayoutManager {
    /// Whole lines at once; of lines that a range holds in part the glyphs of the range alone.
    func paint(_ range: NSRange, _ origin: CGPoint, backgrounds: Bool) {
        guard let context = CurrentContext.current else {
            return Catalogue.noCurrentContext.report(object: "NSLayoutManager")
        }
        guard let container = state.containers.first else { return }
        let range = inText(range)
        forEachLine(in: range) { line in
            let point = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y + CGFloat(line.top))
            let isWhole = line.range.intersection(range)?.length == line.range.length
            if !isWhole {
                context.saveGState()
                // Ink may reach beyond its line.
                let pieces = line.rects(range, container).map {
                    $0.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -$0.height / 2)
                }
                context.clip(to: pieces)
            }
            line.laid.layout.draw(
                lines: line.index..<line.index + 1, backgrounds: backgrounds, glyphs: !backgrounds, in: context, at: point)
            if !isWhole { context.restoreGState() }
            return true
        }
    }

    private final class DrawProbe: NSLayoutManager {
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    }
    private final class GlyphProbe: NSLayoutManager {
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    }
    private final class Plain: NSLayoutManager {}
    private static let drawSlot = DynamicInit.Slot(base: NSLayoutManager.self, probe: DrawProbe.self, plain: Plain.self)
    private static let glyphSlot = DynamicInit.Slot(base: NSLayoutManager.self, probe: GlyphProbe.self, plain: Plain.self)

    /// Whether a subclass draws by itself.
    package var drawsByItself: Bool {
        let type = Swift.type(of: self)
        guard type != NSLayoutManager.self else { return false }
        return Self.drawSlot.differs(in: type, from: NSLayoutManager.self)
            || Self.glyphSlot.differs(in: type, from: NSLayoutManager.self)
    }
}
