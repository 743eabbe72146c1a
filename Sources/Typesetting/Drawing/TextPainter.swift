// Draws a layout into a context: backgrounds, glyphs, bars, attachments.
// Apple: NSAttributedString drawing; the masks and outlines are ours.
import CoreGraphics
import Foundation
import PixelKernels

extension TextLayout {
    /// Draws with the container's left top corner at a point of the context's space, y downwards.
    ///
    /// The context's state is as before afterwards.
    package func draw(in context: CGContext, at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite, !lines.isEmpty else { return }
        context.saveGState()
        TextPainter(layout: self, context: context, point: point).paint()
        context.restoreGState()
    }

    /// Draws some of the lines, what lies behind the glyphs and the glyphs each if asked for.
    package func draw(
        lines range: Range<Int>, backgrounds: Bool, glyphs: Bool, in context: CGContext, at point: CGPoint
    ) {
        guard point.x.isFinite, point.y.isFinite, !range.isEmpty else { return }
        context.saveGState()
        TextPainter(layout: self, context: context, point: point)
            .paint(lines[range], backgrounds: backgrounds, glyphs: glyphs)
        context.restoreGState()
    }
}

/// Draws one layout into one context.
struct TextPainter {
    let layout: TextLayout
    let context: CGContext
    let point: CGPoint
    /// User space to pixels, y downwards.
    private let transform: CGAffineTransform
    /// The layout's origin on the pixels; nil for text that is rotated, skewed, mirrored or drawn into a PDF.
    private let origin: DeviceOrigin?
    private let defaultColor: CGColor

    /// Sizes above this, in pixels, are drawn as outlines.
    static let largestMask = 100.0

    init(layout: TextLayout, context: CGContext, point: CGPoint) {
        self.layout = layout
        self.context = context
        self.point = point
        transform = context.memoryTransform
        defaultColor = layout.defaultColor?.typesetColor() ?? .black
        origin = Self.origin(transform, point, isPDF: context.isPDF)
    }

    private static func origin(_ transform: CGAffineTransform, _ point: CGPoint, isPDF: Bool) -> DeviceOrigin? {
        let t = transform
        guard !isPDF, abs(t.b) < 1e-9, abs(t.c) < 1e-9, t.a > 0, t.d > 0, abs(t.a - t.d) < 1e-9 * t.a else { return nil }
        let x = Double(t.a * point.x + t.tx)
        let y = Double(t.d * point.y + t.ty)
        guard abs(x) < 1e8, abs(y) < 1e8 else { return nil }
        return DeviceOrigin(x: x, y: y, scale: Double(t.a))
    }

    func paint() {
        if let origin, layout.core.isUniform(scale: origin.scale), defaultColor.pattern == nil {
            return draw(layout.core.keptMask(origin), origin, defaultColor)
        }
        paint(layout.lines[...], backgrounds: true, glyphs: true)
    }

    func paint(_ lines: ArraySlice<TextLine>, backgrounds: Bool, glyphs: Bool) {
        if backgrounds { for line in lines { paintBackgrounds(line) } }
        guard glyphs else { return }
        for line in lines {
            var index = 0
            while index < line.runs.count {
                // Runs of one style are one shape: they share a shadow and overlap as one.
                var end = index + 1
                while end < line.runs.count, line.runs[end].style === line.runs[index].style { end += 1 }
                paint(line.runs[index..<end], of: line)
                index = end
            }
        }
    }

    private func draw(_ mask: KeptMask, _ origin: DeviceOrigin, _ color: CGColor) {
        guard let coverage = mask.coverage else { return }
        context.setFillColor(color)
        context.draw(mask: coverage, deviceX: origin.x + mask.x, deviceY: origin.y + mask.y)
    }

    private func paintBackgrounds(_ line: TextLine) {
        for run in line.runs {
            guard let color = run.style.ink?.background?.typesetColor() else { continue }
            context.setFillColor(color)
            let left = max(run.x, Double(line.origin.x))
            let right = min(run.x + run.width, Double(line.origin.x + line.width))
            guard right > left else { continue }
            context.fill(
                CGRect(
                    x: Double(point.x) + left, y: Double(point.y + line.origin.y), width: right - left,
                    height: Double(line.height)))
        }
    }

    private func paint(_ runs: ArraySlice<GlyphRun>, of line: TextLine) {
        guard let style = runs.first?.style else { return }
        let ink = style.ink
        let color = ink?.color?.typesetColor() ?? defaultColor
        let shadow = ink?.shadow.flatMap(ShadowValues.init)
        if let shadow {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        if let ink { paintBars(runs, line, ink.underline, through: false, ink.underlineColor, color) }
        if style.attachment != nil {
            for run in runs { paintAttachment(run, line, color) }
        } else {
            paintGlyphs(runs, line, style, color)
        }
        if let ink { paintBars(runs, line, ink.strikethrough, through: true, ink.strikethroughColor, color) }
        if shadow != nil { context.restoreGState() }
    }

    // MARK: Glyphs

    private func paintGlyphs(_ runs: ArraySlice<GlyphRun>, _ line: TextLine, _ style: TextStyle, _ color: CGColor) {
        let stroke = style.ink?.strokeWidth ?? 0
        let plain = style.slant == 0 && style.widthFactor == 1 && stroke == 0 && color.pattern == nil
        if plain, let origin, Double(style.font.pointSize) * origin.scale <= Self.largestMask {
            var composer = MaskComposer(origin: origin)
            for run in runs { composer.add(run, of: line) }
            draw(composer.compose(), origin, color)
        } else {
            let path = CGMutablePath()
            for run in runs where run.face?.isColor != true { add(run, line, to: path) }
            if !path.isEmpty { paint(path, style, color, stroke) }
        }
        for run in runs where run.face?.isColor == true { paintColorGlyphs(run, line, color) }
    }

    private func paint(_ path: CGPath, _ style: TextStyle, _ color: CGColor, _ stroke: Double) {
        if stroke <= 0 {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath()
        }
        guard stroke != 0 else { return }
        context.setStrokeColor(style.ink?.strokeColor?.typesetColor() ?? color)
        context.setLineWidth(CGFloat(abs(stroke) / 100) * style.font.pointSize)
        context.setLineJoin(.miter)
        context.addPath(path)
        context.strokePath()
    }

    private func add(_ run: GlyphRun, _ line: TextLine, to path: CGMutablePath) {
        let style = run.style
        let scale = Double(style.font.pointSize) / (run.face?.unitsPerEm ?? 1000)
        let baseline = baseline(of: line)
        for glyph in line.glyphs[run.glyphs] {
            let outline = GlyphOutlines.path(run.face, glyph: glyph.id)
            if outline.isEmpty { continue }
            path.addPath(
                outline,
                transform: CGAffineTransform(
                    a: CGFloat(scale * style.widthFactor), b: 0, c: CGFloat(scale * style.slant), d: CGFloat(-scale),
                    tx: point.x + CGFloat(glyph.x), ty: baseline - CGFloat(glyph.y)))
        }
    }

    /// The baseline in user space, on a whole pixel where text is upright: outlines stand beside masks.
    private func baseline(of line: TextLine) -> CGFloat {
        guard let origin else { return point.y + line.baseline }
        return (CGFloat(origin.y + origin.baseline(Double(line.baseline))) - transform.ty) / transform.d
    }

    private func paintColorGlyphs(_ run: GlyphRun, _ line: TextLine, _ color: CGColor) {
        guard let face = run.face else { return }
        let alpha = UInt8((min(max(color.alpha, 0), 1) * 255).rounded())
        let t = transform
        let scale = origin?.scale ?? Double(abs(t.a * t.d - t.b * t.c).squareRoot())
        let size = min(Double(run.style.font.pointSize) * scale, 512)
        guard size > 0 else { return }
        let shrunk = size / (Double(run.style.font.pointSize) * scale)
        for glyph in line.glyphs[run.glyphs] {
            guard
                let picture = ColorGlyphs.glyph(face, glyph.id, size: UInt32((size * 64).rounded()), alpha: alpha)
            else { continue }
            let width = Double(picture.image.width)
            let height = Double(picture.image.height)
            if let origin, shrunk == 1 {
                let x = origin.x + origin.pen(glyph.x) / 4 + picture.left
                let y = origin.y + origin.baseline(Double(line.baseline)) - Int((glyph.y * scale).rounded()) + picture.top
                context.draw(pixels: picture.image.pixelBuffer, deviceX: x, deviceY: y)
            } else {
                let unit = 1 / (scale * shrunk)
                draw(
                    picture.image,
                    CGRect(
                        x: Double(point.x) + glyph.x + Double(picture.left) * unit,
                        y: Double(point.y + line.baseline) - glyph.y + Double(picture.top) * unit,
                        width: width * unit, height: height * unit))
            }
        }
    }

    /// An image upright in a space with y downwards.
    private func draw(_ image: CGImage, _ rect: CGRect) {
        context.saveGState()
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: rect)
        context.restoreGState()
    }

    private func paintAttachment(_ run: GlyphRun, _ line: TextLine, _ color: CGColor) {
        guard let attachment = run.style.attachment,
            let image = attachment.typesetPicture(beside: run.style.font, in: color)
        else { return }
        let bounds = attachment.typesetBounds(beside: run.style.font)
        guard bounds.size.width > 0, bounds.size.height > 0, bounds.size.width.isFinite, bounds.size.height.isFinite else { return }
        let bottom = point.y + line.baseline - CGFloat(run.style.baselineOffset) - bounds.minY.finite
        draw(
            image,
            CGRect(
                x: point.x + CGFloat(run.x) + attachment.typesetPadding.finite + bounds.minX.finite,
                y: bottom - bounds.size.height, width: bounds.size.width, height: bounds.size.height))
    }

    // MARK: Bars

    private func paintBars(
        _ runs: ArraySlice<GlyphRun>, _ line: TextLine, _ style: NSUnderlineStyle, through: Bool,
        _ own: (any TypesetColor)?, _ color: CGColor
    ) {
        guard !style.isEmpty else { return }
        context.setFillColor(own?.typesetColor() ?? color)
        for run in runs {
            for bar in TextDecoration.bars(of: run, in: line, style: style, through: through) {
                if let origin {
                    for rect in bar.pixels(origin) { fill(rect, origin) }
                } else {
                    for (x, width) in bar.pieces {
                        context.fill(
                            CGRect(
                                x: Double(point.x) + x, y: Double(point.y) + bar.y, width: width, height: bar.height))
                    }
                }
            }
        }
    }

    private func fill(_ rect: PixelRect, _ origin: DeviceOrigin) {
        let t = transform
        context.fill(
            CGRect(
                x: (CGFloat(rect.minX + origin.x) - t.tx) / t.a, y: (CGFloat(rect.minY + origin.y) - t.ty) / t.d,
                width: CGFloat(rect.width) / t.a, height: CGFloat(rect.height) / t.d))
    }
}

/// An NSShadow's values, where it draws anything.
struct ShadowValues {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor

    init?(_ shadow: NSShadow) {
        guard let color = (shadow.shadowColor as? any TypesetColor)?.typesetColor() else { return nil }
        offset = CGSize(width: shadow.shadowOffset.width.finite, height: shadow.shadowOffset.height.finite)
        blur = max(0, shadow.shadowBlurRadius.finite)
        self.color = color
    }
}
