// Bounds, position, frame and transforms of a layer.
// Apple: "CALayer", Modifying the layer geometry.
import CoreGraphics
import Diagnostics
import Foundation

extension CALayer {
    /// Whether the delegate, a ``LayerPlacing``, hears of the next change of geometry; off again after it.
    package var tellsGeometry: Bool {
        get { tree.tells.contains(.geometry) }
        set { if newValue { tree.tells.insert(.geometry) } else { tree.tells.remove(.geometry) } }
    }

    /// Whether the delegate, a ``LayerPlacing``, hears where the frame may differ the next time; off again after it.
    package var tellsFrame: Bool {
        get { tree.tells.contains(.frame) }
        set { if newValue { tree.tells.insert(.frame) } else { tree.tells.remove(.frame) } }
    }

    /// Whether `layoutSublayers()` runs: what it places is laid out later in the same pass.
    package var isInLayout: Bool { tree.isInLayout }

    @inline(__always) private func geometryWasSet() {
        if !tree.tells.isEmpty { tell([.geometry, .frame]) }
    }

    private func tell(_ kinds: LayerTells) {
        let told = tree.tells.intersection(kinds)
        if told.isEmpty { return }
        tree.tells.subtract(told)
        guard let delegate = delegate as? any LayerPlacing else { return }
        if told.contains(.geometry) { delegate.layerWasMoved() }
        if told.contains(.frame) { delegate.layerFrameMayDiffer() }
    }

    func setPosition(_ value: CGPoint) {
        if value == values.position { return }
        guard value.x.isFinite, value.y.isFinite else { return reportPosition(value) }
        let action = beginChange("position")
        values.position = value
        geometryWasSet()
        mark(.node)
        endChange("position", action)
    }

    func setBounds(_ value: CGRect) {
        let old = values.bounds
        if value == old { return }
        guard value.isFiniteRect else { return reportBounds(value) }
        let value = value.size.width < 0 || value.size.height < 0 ? value.standardized : value
        let action = beginChange("bounds")
        values.bounds = value
        geometryWasSet()
        mark(.node)
        if value.size != old.size { sizeWasSet() }
        endChange("bounds", action)
    }

    /// Layout is due, here and in the superlayer unless its own layout gave the size (observed); some layers draw anew.
    func sizeWasSet() {
        mark(.layout)
        if let owner = tree.owner, !tree.isMask, !owner.tree.isInLayout { owner.mark(.layout) }
        if has(.needsDisplayOnBoundsChange) { markNeedsDisplay() }
    }

    func setFrame(_ value: CGRect) {
        guard value.isFiniteRect else { return reportBounds(value) }
        let value = value.standardized
        if !values.hasRare || values.rare.transformIsIdentity {
            setBounds(CGRect(origin: values.bounds.origin, size: value.size))
            setPosition(
                CGPoint(
                    x: value.origin.x + values.anchorPoint.x * value.size.width,
                    y: value.origin.y + values.anchorPoint.y * value.size.height))
            return
        }
        // Undefined at Apple for turned layers; sizes go back through the transform, the centre of the frame is kept.
        let affine = affineTransform()
        let back = affine.inverted()
        let size = CGRect(origin: .zero, size: value.size).applying(
            CGAffineTransform(a: back.a, b: back.b, c: back.c, d: back.d, tx: 0, ty: 0)
        ).size
        setBounds(CGRect(origin: values.bounds.origin, size: size))
        let now = frameRect
        setPosition(
            CGPoint(
                x: values.position.x + value.origin.x - now.origin.x, y: values.position.y + value.origin.y - now.origin.y))
    }

    var frameRect: CGRect {
        let size = values.bounds.size
        if !values.hasRare || values.rare.transformIsIdentity {
            return CGRect(
                x: values.position.x - values.anchorPoint.x * size.width,
                y: values.position.y - values.anchorPoint.y * size.height, width: size.width, height: size.height)
        }
        return Projection(values.matrix).map(values.bounds)
    }

    func setAnchorPoint(_ value: CGPoint) {
        if value == values.anchorPoint { return }
        guard value.x.isFinite, value.y.isFinite else {
            return reportGeometry("anchorPoint", "[\(number(value.x)) \(number(value.y))]")
        }
        let action = beginChange("anchorPoint")
        values.anchorPoint = value
        geometryWasSet()
        mark(.node)
        endChange("anchorPoint", action)
    }

    func setAnchorPointZ(_ value: CGFloat) {
        if value == anchorPointZ { return }
        guard value.isFinite else { return reportGeometry("anchorPointZ", number(value)) }
        changeRare("anchorPointZ") { $0.anchorPointZ = value }
    }

    func setZPosition(_ value: CGFloat) {
        if value == values.zPosition { return }
        guard value.isFinite else { return reportGeometry("zPosition", number(value)) }
        let action = beginChange("zPosition")
        values.zPosition = value
        mark(.node)
        endChange("zPosition", action)
    }

    func setTransform(_ value: CATransform3D) {
        if value == transform { return }
        guard value.isFinite else { return reportGeometry("transform", value.summary) }
        changeRare("transform") {
            $0.transform = value
            $0.transformIsIdentity = CATransform3DIsIdentity(value)
        }
        tell(.frame)
    }

    func setSublayerTransform(_ value: CATransform3D) {
        if value == sublayerTransform { return }
        guard value.isFinite else { return reportGeometry("sublayerTransform", value.summary) }
        changeRare("sublayerTransform") {
            $0.sublayerTransform = value
            $0.sublayerTransformIsIdentity = CATransform3DIsIdentity(value)
        }
    }

    func countsFlips() -> Bool {
        var flipped = true
        var layer: CALayer? = self
        while let current = layer {
            if current.has(.geometryFlipped) { flipped.toggle() }
            layer = current.tree.owner
        }
        return flipped
    }

    static func expansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.expansion : 1
    }

    // MARK: Bad values

    private func reportPosition(_ value: CGPoint) {
        let isNaN = value.x.isNaN || value.y.isNaN
        let text = "[\(number(value.x)) \(number(value.y))]"
        if isNaN {
            Catalogue.layerPositionNaN.report(
                object: describe(self), cause: "position was set to \(text).",
                apple: "CALayerInvalidGeometry: CALayer position contains NaN: \(text)")
        } else {
            Catalogue.layerPositionInfinite.report(
                object: describe(self), cause: "position was set to \(text).",
                apple: "CALayerInvalidGeometry: sublayer with non-finite position \(text)")
        }
    }

    private func reportBounds(_ value: CGRect) {
        let text =
            "[\(number(value.origin.x)) \(number(value.origin.y)); \(number(value.size.width)) \(number(value.size.height))]"
        Catalogue.layerBoundsNaN.report(
            object: describe(self), cause: "bounds or frame was set to \(text).",
            apple: "CALayerInvalidGeometry: CALayer bounds contains NaN: \(text)")
    }

    private func reportGeometry(_ key: String, _ text: String) {
        Catalogue.layerGeometryInvalid.report(object: describe(self), cause: "\(key) was set to \(text).")
    }

    private func number(_ value: CGFloat) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        return value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
    }
}

extension CGRect {
    var isFiniteRect: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CATransform3D {
    var isFinite: Bool {
        (m11 + m12 + m13 + m14).isFinite && (m21 + m22 + m23 + m24).isFinite && (m31 + m32 + m33 + m34).isFinite
            && (m41 + m42 + m43 + m44).isFinite
    }

    var summary: String {
        "[\(m11) \(m12) \(m13) \(m14); \(m21) \(m22) \(m23) \(m24); \(m31) \(m32) \(m33) \(m34); \(m41) \(m42) \(m43) \(m44)]"
    }
}
