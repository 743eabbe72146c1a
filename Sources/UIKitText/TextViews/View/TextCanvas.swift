// Shows the visible lines of a text view, a layer each.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import Typesetting
import UIKitCore
import UIKitValues

/// Shows the visible lines of a text view, a layer each, which keeps its pixels as long as the line stays the same:
/// scrolling draws the lines that come into sight, typing those that changed. A line's baseline stands on a whole pixel,
/// so that a line that moves is not drawn anew.
final class TextCanvas: UIView {
    private struct Shown {
        /// Keeps the key.
        let identity: LineIdentity
        /// The layer of the line; nil for a line without ink.
        let layer: CALayer?
        /// Pixels: the layer's left edge, and its top from the baseline's row.
        let x: Int
        let y: Int
    }

    /// The values on which the pixels of every line depend.
    struct Look: Equatable {
        var scale: CGFloat = 1
        var left: CGFloat = 0
        var width: CGFloat = 0
        var drawsByItself = false
    }

    private var shown: [ObjectIdentifier: Shown] = [:]
    private var look = Look()
    /// Lines drawn so far; for tests.
    private(set) var linesDrawn = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many lines have a layer.
    var lineCount: Int { shown.values.filter { $0.layer != nil }.count }

    /// Every line is drawn anew when it is shown next.
    func forget() {
        for entry in shown.values { entry.layer?.removeFromSuperlayer() }
        shown = [:]
    }

    /// Shows the lines that touch a rectangle.
    /// - Parameters:
    ///   - origin: The container's corner in this view.
    ///   - visible: In this view.
    func show(
        _ manager: NSLayoutManager, _ container: NSTextContainer, origin: CGPoint, visible: CGRect, scale: CGFloat
    ) {
        let look = Look(
            scale: scale, left: origin.x, width: container.size.width, drawsByItself: manager.drawsByItself)
        if look != self.look {
            forget()
            self.look = look
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        var kept: [ObjectIdentifier: Shown] = [:]
        var layers: [CALayer] = []
        let area = visible.insetBy(dx: 0, dy: -TextViewMeasures.overhang)
        if visible.height > 0, visible.width > 0, let first = manager.line(atHeight: area.minY - origin.y) {
            manager.forEachLine(from: first) { line in
                guard line.lineTop + origin.y < area.maxY else { return false }
                let key = ObjectIdentifier(line.identity)
                let entry = shown[key] ?? draw(line, manager, container, origin)
                kept[key] = entry
                guard let layer = entry.layer else { return true }
                let row = Int(((origin.y + line.baseline) * scale).rounded())
                let place = CGPoint(x: CGFloat(entry.x) / scale, y: CGFloat(row + entry.y) / scale)
                if layer.position != place { layer.position = place }
                layers.append(layer)
                return true
            }
        }
        for (key, entry) in shown where kept[key] == nil { entry.layer?.removeFromSuperlayer() }
        shown = kept
        for (index, layer) in layers.enumerated() where layer.superlayer == nil {
            self.layer.insertSublayer(layer, at: UInt32(index))
        }
    }

    private func draw(
        _ line: TextLineRef, _ manager: NSLayoutManager, _ container: NSTextContainer, _ origin: CGPoint
    ) -> Shown {
        linesDrawn += 1
        if !look.drawsByItself {
            switch line.laid.layout.ink(ofLine: line.index, scale: look.scale, x: origin.x + container.lineFragmentPadding) {
            case .none: return Shown(identity: line.identity, layer: nil, x: 0, y: 0)
            case .mask(let mask): return Shown(identity: line.identity, layer: maskLayer(mask), x: mask.x, y: mask.y)
            case .mixed: break
            }
        }
        return bitmap(of: line, manager, container, origin)
    }

    private func makeLayer(width: Int, height: Int) -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.contentsGravity = UIView.ContentMode.topLeft.gravity
        layer.contentsScale = look.scale
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat(width) / look.scale, height: CGFloat(height) / look.scale)
        return layer
    }

    private func maskLayer(_ mask: TextMask) -> CALayer {
        let layer = makeLayer(width: mask.coverage.width, height: mask.coverage.height)
        layer.displayContents = .mask(mask.coverage, color: mask.color)
        return layer
    }

    /// A line of several colours, with attachments, or of a manager that draws by itself.
    private func bitmap(
        of line: TextLineRef, _ manager: NSLayoutManager, _ container: NSTextContainer, _ origin: CGPoint
    ) -> Shown {
        let scale = look.scale
        let used = line.used(container)
        let isWide = !container.lineWidth.isFinite
        // Text beyond the longest side of a bitmap is visible on no screen.
        let left = origin.x + min(0, used.minX) - TextViewMeasures.overhang
        let right = min(
            origin.x + max(isWide ? 0 : container.size.width, used.maxX) + TextViewMeasures.overhang, left + 8192 / scale)
        let x = Int((left * scale).rounded(.down))
        let above = Int(((line.baseline - line.lineTop + TextViewMeasures.overhang) * scale).rounded(.up))
        let below = Int(((line.lineTop + line.height - line.baseline + TextViewMeasures.overhang) * scale).rounded(.up))
        let layer = makeLayer(width: max(1, Int((right * scale).rounded(.up)) - x), height: max(1, above + below))
        let corner = CGPoint(x: origin.x - CGFloat(x) / scale, y: CGFloat(above) / scale - line.baseline)
        layer.drawContents { context in
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            guard line.range.length > 0 else { return }
            manager.drawBackground(forGlyphRange: line.range, at: corner)
            manager.drawGlyphs(forGlyphRange: line.range, at: corner)
        }
        return Shown(identity: line.identity, layer: layer, x: x, y: -above)
    }
}
