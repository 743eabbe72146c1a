// The layout as one coverage in one colour, where it is that.
// No Apple page: this is ours; UILabel gives it to its layer.
import CoreGraphics
import Foundation
import PixelKernels

extension LayoutCore {
    /// Whether all text is coverage in the default colour: no emoji, attachment, background, stroke or colour of its own.
    func isUniform(scale: Double) -> Bool { plainSize * scale <= TextPainter.largestMask }

    /// The greatest point size of text that is plain throughout; infinite where it is not.
    static func plainSize(of lines: [TextLine]) -> Double {
        var size = 0.0
        for line in lines {
            for run in line.runs {
                let style = run.style
                let plain =
                    style.ink == nil && run.face?.isColor != true && style.attachment == nil && style.slant == 0
                    && style.widthFactor == 1
                size = plain ? max(size, Double(style.font.pointSize)) : .infinity
            }
        }
        return size
    }

    func isMaskable(_ run: GlyphRun, scale: Double) -> Bool {
        run.face?.isColor != true && run.style.attachment == nil && run.style.slant == 0 && run.style.widthFactor == 1
            && Double(run.style.font.pointSize) * scale <= TextPainter.largestMask
    }

    /// The coverage at a device origin; the last one is kept.
    func keptMask(_ origin: DeviceOrigin) -> KeptMask {
        if let kept = mask.withLock({ $0 }), kept.origin.scale == origin.scale, kept.origin.quarter == origin.quarter,
            kept.origin.fraction == origin.fraction
        {
            return kept
        }
        var composer = MaskComposer(origin: origin)
        for line in lines {
            for run in line.runs { composer.add(run, of: line) }
        }
        let made = composer.compose()
        // A mask larger than a screenful of text is cheaper to make again than to keep.
        let keeps = (made.coverage?.byteCount ?? 0) <= 256 << 10
        mask.withLock { $0 = keeps ? made : nil }
        return made
    }
}

extension TextLayout {
    /// The text as coverage with one colour; nil where it is more than that, or has no ink.
    ///
    /// Nil for several colours, emoji, attachments, shadows, backgrounds, strokes, and text above 100 pixels:
    /// draw such text into a bitmap by ``draw(in:at:)``.
    /// - Parameters:
    ///   - scale: Device pixels per point.
    ///   - subpixelOrigin: Where the layout's origin stands in points of the layer; its whole pixels are left out of the
    ///     mask and go into its x and y.
    package func mask(scale: CGFloat, subpixelOrigin: CGPoint = .zero) -> TextMask? {
        guard scale > 0, scale.isFinite, subpixelOrigin.x.isFinite, subpixelOrigin.y.isFinite else { return nil }
        let origin = DeviceOrigin(
            x: Double(subpixelOrigin.x * scale), y: Double(subpixelOrigin.y * scale), scale: Double(scale))
        if core.isUniform(scale: origin.scale) {
            let color = defaultColor?.typesetColor() ?? .black
            guard color.pattern == nil, let coverage = core.keptMask(origin).coverage else { return nil }
            let kept = core.keptMask(origin)
            return TextMask(coverage: coverage, x: origin.x + kept.x, y: origin.y + kept.y, color: color)
        }
        if case .mask(let mask) = ink(of: lines[...], origin) { return mask }
        return nil
    }

    /// Returns the form in which a layer can show the glyphs of one line. The rows of a mask count from the baseline's.
    /// - Parameter x: Where the layout's origin stands in points; whole pixels are left out.
    package func ink(ofLine index: Int, scale: CGFloat, x: CGFloat) -> TextInkKind {
        guard scale > 0, scale.isFinite, x.isFinite else { return .none }
        var line = lines[index]
        line.baseline = 0
        return ink(of: [line], DeviceOrigin(x: Double(x * scale), y: 0, scale: Double(scale)))
    }

    /// A mask where all runs happen to have one colour, bars included.
    private func ink(of lines: ArraySlice<TextLine>, _ origin: DeviceOrigin) -> TextInkKind {
        var composer = MaskComposer(origin: origin)
        var common: CGColor?
        func agrees(_ color: (any TypesetColor)?) -> Bool {
            let resolved = color?.typesetColor() ?? .black
            if common == nil { common = resolved }
            return common == resolved && resolved.pattern == nil
        }
        for line in lines {
            for run in line.runs {
                let ink = run.style.ink
                guard core.isMaskable(run, scale: origin.scale), ink?.isPlain ?? true,
                    agrees(ink?.color ?? defaultColor)
                else { return .mixed }
                composer.add(run, of: line)
                guard let ink else { continue }
                for (style, color, through) in [
                    (ink.underline, ink.underlineColor, false), (ink.strikethrough, ink.strikethroughColor, true),
                ] where !style.isEmpty {
                    if let color, !agrees(color) { return .mixed }
                    for bar in TextDecoration.bars(of: run, in: line, style: style, through: through) {
                        for rect in bar.pixels(origin) { composer.add(bar: rect) }
                    }
                }
            }
        }
        let made = composer.compose()
        guard let coverage = made.coverage, let common else { return .none }
        return .mask(TextMask(coverage: coverage, x: origin.x + made.x, y: origin.y + made.y, color: common))
    }
}
