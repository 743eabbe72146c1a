// Saving, restoring and setting the state.
// Apple: "CGContext", Managing the Graphics State, Setting Drawing Parameters.
import Diagnostics

extension CGContext {
    /// Puts a copy of the state on the stack.
    public func saveGState() {
        savedStates.append(state)
        pdf?.save()
    }

    /// Takes the state from the stack; without one nothing happens and a diagnostic says so.
    public func restoreGState() {
        guard savedStates.count > (layers.last?.savedStateCount ?? 0) else {
            return Catalogue.graphicsStateUnderflow.report(
                apple: "CGContextRestoreGState: invalid context 0x0. Backtrace:")
        }
        state = savedStates.removeLast()
        pdf?.restore()
    }

    /// Width of strokes in user space, > 0.
    public func setLineWidth(_ width: CGFloat) {
        if allows("CGContext.setLineWidth(_:)", width) { state.line.width = width }
    }
    /// How strokes end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// How strokes turn corners.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// The longest miter, as a multiple of the line's width.
    public func setMiterLimit(_ limit: CGFloat) {
        if allows("CGContext.setMiterLimit(_:)", limit) { state.line.miterLimit = max(1, limit) }
    }

    /// Lengths of line and gap in turn, in user space; an empty list is a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard
            NumberCheck.setting(
                "CGContext.setLineDash(phase:lengths:)", phase.isFinite && lengths.allSatisfy(\.isFinite), "\(phase), \(lengths)")
        else { return }
        state.line.dashLengths = LineStyle.validDash(lengths)
        state.line.dashPhase = phase
    }

    /// How far curves may stray from their true course, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        if allows("CGContext.setFlatness(_:)", flatness) { state.line.flatness = flatness }
    }
    /// Opacity of everything painted, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        if allows("CGContext.setAlpha(_:)", alpha) { state.alpha = unit(alpha) }
    }
    /// How what is painted from now on meets what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Stored; colours are clipped whatever the intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }
    /// Whether edges are smoothed, as far as the context allows it.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Whether edges may be smoothed at all; not part of the saved state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// How images are resampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// A shadow under everything painted from now on.
    ///
    /// Offset and blur are in base space, whatever the transform; y upwards, in UIKit's contexts downwards.
    /// Nil as colour ends shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard
            NumberCheck.setting(
                "CGContext.setShadow(offset:blur:color:)", offset.width.isFinite && offset.height.isFinite && blur.isFinite,
                NumberCheck.text(offset.width, offset.height, blur))
        else { return }
        state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0) }
    }

    /// A black shadow of a third's opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    private func allows(_ member: StaticString, _ number: CGFloat) -> Bool {
        NumberCheck.setting(member, number.isFinite, NumberCheck.text(number))
    }
}
