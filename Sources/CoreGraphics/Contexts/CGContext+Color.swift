// Setting the colours of fills and strokes.
// Apple: "CGContext", Setting Color, Color Space, and Shadow Values.

extension CGContext {
    /// The colour of fills from now on; components lie in 0…1.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// The colour of strokes from now on; components lie in 0…1.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    /// The space that ``setFillColor(_:)-components`` speaks in; the colour becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = .black
    }

    /// The space that ``setStrokeColor(_:)-components`` speaks in; the colour becomes black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = .black
    }

    /// Components of the fill's space with alpha last; too few change nothing.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
    }

    /// Components of the stroke's space with alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
    }

    /// The colour of fills from now on; components lie in 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
    }

    /// The colour of strokes from now on; components lie in 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
    }

    /// The colour of fills from now on; components lie in 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// The colour of strokes from now on; components lie in 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// The colour of fills from now on; components lie in 0…1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// The colour of strokes from now on; components lie in 0…1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Fills with a pattern; `colorComponents` are alpha for coloured ones, else colour and alpha of the base space.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = patternColor(pattern, state.fillSpace, colorComponents) { state.fillColor = color }
    }

    /// Strokes with a pattern.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = patternColor(pattern, state.strokeSpace, colorComponents) { state.strokeColor = color }
    }

    /// How far patterns are moved, in base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    private func patternColor(
        _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
    ) -> CGColor? {
        guard let space = space.model == .pattern ? space : CGColorSpace(patternBaseSpace: nil) else { return nil }
        return CGColor(patternSpace: space, pattern: pattern, components: components)
    }

    /// The colour in force for fills.
    package var fillColor: CGColor { state.fillColor }
    /// The colour in force for strokes.
    package var strokeColor: CGColor { state.strokeColor }
}
