// Transparency layers: what is drawn between begin and end is composited as one.
// Apple: "CGContext", Drawing with Transparency Layers.
import Diagnostics
import PixelKernels

extension CGContext {
    /// Drawing goes into a layer until it is ended; alpha, blend mode and shadow then apply to the whole.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        begin(in: state.shadow == nil ? state.clip.rect : shapeBounds)
    }

    /// The same for drawing that stays within a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        let box = Rasterizer.pixels(around: rect.applying(memoryTransform)) ?? .empty
        begin(in: (state.shadow == nil ? state.clip.rect : shapeBounds).intersection(box))
    }

    private func begin(in rect: PixelRect) {
        layers.append(TransparencyLayer(target: target, state: state, savedStateCount: savedStates.count))
        pdf?.beginLayer()
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        if pdf != nil { return }
        state.clip = ClipState(rect)
        target = nil
        guard !rect.isEmpty, let buffer = PixelBuffer(width: rect.width, height: rect.height) else {
            state.clip.rect = .empty
            return
        }
        target = DrawingTarget(buffer: buffer, x: rect.minX, y: rect.minY)
    }

    /// Composites the layer with the state of its begin; states saved inside are dropped.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return Catalogue.transparencyLayerUnderflow.report() }
        while savedStates.count > layer.savedStateCount {
            savedStates.removeLast()
            pdf?.restore()
        }
        let drawn = target
        target = layer.target
        state = layer.state
        if let pdf { return pdf.endLayer(state) }
        guard let drawn else { return }
        let rect = PixelRect(x: drawn.x, y: drawn.y, width: drawn.buffer.width, height: drawn.buffer.height)
        paint(Coverage(rect: rect), .buffer(drawn.buffer, x: drawn.x, y: drawn.y))
    }
}
