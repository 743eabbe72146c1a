// Drawing a label's text: as one coverage with one colour where it can be, else into a bitmap.
// Apple: "UILabel", drawText(in:)
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import Typesetting
import UIKitValues

/// A layout with the place of its top left corner in points.
struct PlacedText {
    let layout: TextLayout
    let origin: CGPoint
}

extension UILabel {
    /// The colour of text without one of its own, in the present state.
    private var drawnColor: UIColor {
        let color = style.isHighlighted ? style.highlightedColor ?? style.color : style.color
        return style.isEnabled ? color : color.dimmed(by: 0.5)
    }

    /// The text as it stands in a rectangle: shrunk to fit, centred vertically.
    func placedText(in rect: CGRect) -> PlacedText? {
        guard !content.isEmpty, rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
        var request = request(width: rect.width, height: rect.height, lines: numberOfLines, color: drawnColor)
        if content.attributed != nil, !style.isEnabled || (style.isHighlighted && style.highlightedColor != nil) {
            request = TextLayoutRequest(recoloured: request, drawnColor)
        }
        let whole = style.shrinks && style.baseline == .none ? TextLayout.make(request) : nil
        if style.shrinks {
            let factor = shrinkFactor(request, width: rect.width, height: rect.height)
            if factor < 1 { request = TextFitting.scaled(request, by: factor) }
        }
        let layout = TextLayout.make(request)
        let scale = pixelScale
        /// The top of the text. It is not rounded to a pixel, since each line's baseline is.
        func centred(_ layout: TextLayout) -> CGFloat {
            let room = rect.height - layout.size.height
            if room < 0 { return room / 2 }
            return room * scale < 1 ? 0 : room / 2 + LabelMeasures.centringBias / scale
        }
        var y = centred(layout)
        // Observed: shrunk text stands in the middle as well where baselines are to be aligned.
        if let whole { y = centred(whole) }
        return PlacedText(layout: layout, origin: CGPoint(x: rect.minX, y: rect.minY + y))
    }

    func drawTextContent(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let placed = placedText(in: rect) else { return }
        guard let shadow = style.shadowColor else { return placed.layout.draw(in: context, at: placed.origin) }
        context.saveGState()
        context.setShadow(offset: style.shadowOffset, blur: 0, color: shadow.cgColor)
        placed.layout.draw(in: context, at: placed.origin)
        context.restoreGState()
    }

    private final class DrawProbe: UILabel { override func draw(_ rect: CGRect) {} }
    private final class TextProbe: UILabel { override func drawText(in rect: CGRect) {} }
    private final class Plain: UILabel {}
    private static let drawSlot = DynamicInit.Slot(base: UILabel.self, probe: DrawProbe.self, plain: Plain.self)
    private static let textSlot = DynamicInit.Slot(base: UILabel.self, probe: TextProbe.self, plain: Plain.self)

    /// Whether a subclass draws by itself.
    var drawsByItself: Bool {
        let type = Swift.type(of: self)
        guard type != UILabel.self else { return false }
        return Self.drawSlot.differs(in: type, from: UILabel.self) || Self.textSlot.differs(in: type, from: UILabel.self)
    }

    func displayText(_ layer: CALayer) {
        guard layer === layerStorage, style.shadowColor == nil, !drawsByItself else { return super.display(layer) }
        traitCollection.performAsCurrent {
            guard let placed = placedText(in: bounds) else {
                layer.displayContents = .none
                return
            }
            let factor = layer.rasterFactor
            let scale = factor == 1 ? pixelScale : pixelScale * CGFloat(factor)
            let origin = CGPoint(x: placed.origin.x - bounds.minX, y: placed.origin.y - bounds.minY)
            guard let mask = placed.layout.mask(scale: scale, subpixelOrigin: origin) else {
                // Several colours, emoji or very large text.
                return super.display(layer)
            }
            show(mask, on: layer, scale: scale, factor: factor)
        }
    }

    /// The ink is a part of the bounds; the layer's contents begin at the bounds' corner, so the coverage is moved.
    private func show(_ mask: TextMask, on layer: CALayer, scale: CGFloat, factor: Float) {
        let width = Int((bounds.width * scale - 0.001).rounded(.up))
        let height = Int((bounds.height * scale - 0.001).rounded(.up))
        let area = PixelRect(x: mask.x, y: mask.y, width: mask.coverage.width, height: mask.coverage.height)
            .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !area.isEmpty, let buffer = PixelBuffer(width: area.maxX, height: area.maxY, format: .a8) else {
            layer.displayContents = .none
            return
        }
        for row in area.minY..<area.maxY {
            let source = mask.coverage.row(row - mask.y) + (area.minX - mask.x)
            (buffer.row(row) + area.minX).copyMemory(from: source, byteCount: area.width)
        }
        if contentMode == .redraw { layer.contentsGravity = UIView.ContentMode.topLeft.gravity }
        layer.contentsScale = pixelScale
        layer.setDisplayContents(.mask(buffer, color: mask.color), factor: factor)
    }
}

extension TextLayoutRequest {
    /// The same with every run in one colour.
    fileprivate init(recoloured request: TextLayoutRequest, _ color: UIColor) {
        self = request
        guard case .attributed(let text) = request.content else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: copy.length))
        content = .attributed(NSAttributedString(attributedString: copy))
    }
}

extension UIColor {
    /// The same colour with its alpha multiplied; dynamic colours stay dynamic.
    package func dimmed(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let resolved = self.resolvedColor(with: traits)
            return resolved.withAlphaComponent((resolved.components?.alpha ?? 1) * factor)
        }
    }
}
