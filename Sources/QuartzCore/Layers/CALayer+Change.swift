// Setting a layer's values: the action before and after, the mark for the commit.
// Apple: "CALayer", "CAAction".
import CoreGraphics
import Foundation
import PixelKernels

extension CALayer {
    func has(_ flag: LayerFlags) -> Bool { values.flags.contains(flag) }

    /// Searches the action of a key while the old value still stands. Nil where nothing is to run.
    func beginChange(_ key: String) -> (any CAAction)? {
        if CATransaction.current.disablesActions { return nil }
        let action = action(forKey: key)
        return action is NSNull ? nil : action
    }

    /// Runs the action once the new value stands.
    func endChange(_ key: String, _ action: (any CAAction)?) {
        action?.run(forKey: key, object: self, arguments: nil)
        if Swift.type(of: self).needsDisplay(forKey: key) { markNeedsDisplay() }
    }

    func setFlag(_ flag: LayerFlags, _ value: Bool, _ key: String?) {
        if has(flag) == value { return }
        let action = key.flatMap { beginChange($0) }
        // A hidden layer leaves the screen as a removed one does.
        let order = value ? kCAOnOrderOut : kCAOnOrderIn
        let ordering = flag == .hidden && isOnScreen ? beginChange(order) : nil
        if value { values.flags.insert(flag) } else { values.flags.remove(flag) }
        mark(.node)
        if let key { endChange(key, action) }
        if let ordering { endChange(order, ordering) }
    }

    func changeRare(_ key: String, _ body: (inout RareModel) -> Void) {
        let action = beginChange(key)
        values.changeRare(body)
        mark(.node)
        endChange(key, action)
    }

    /// The background as it was set: a colour or a pattern.
    var currentBackground: CGColor? { values.backgroundColor ?? values.backgroundPattern }

    func setBackgroundColor(_ value: CGColor?) {
        let old = currentBackground
        if value === old || value == old { return }
        let action = beginChange("backgroundColor")
        // A pattern stands beside the colour, which says what is uniform and opaque.
        values.backgroundColor = value?.pattern == nil ? value : nil
        let pattern = value?.pattern == nil ? nil : value
        if values.backgroundPattern != pattern { values.changeRare { $0.backgroundPattern = pattern } }
        stored(
            "backgroundColor", pattern.map { $0.pattern?.period != nil } ?? true,
            "Layers tile no pattern whose matrix turns its cells, and stay clear; draw(_:) tiles it.")
        mark(.node)
        endChange("backgroundColor", action)
    }

    func setCornerRadius(_ value: CGFloat) {
        if value == values.cornerRadius || !takes("CALayer.cornerRadius", value) { return }
        let action = beginChange("cornerRadius")
        values.cornerRadius = value
        mark(.node)
        endChange("cornerRadius", action)
    }

    func setOpacity(_ value: Float) {
        if value == values.opacity || !takes("CALayer.opacity", value) { return }
        let action = beginChange("opacity")
        values.opacity = value
        mark(.node)
        endChange("opacity", action)
    }

    func setMaskedCorners(_ value: CACornerMask) {
        if value != maskedCorners { changeRare("maskedCorners") { $0.maskedCorners = value } }
    }

    func setBorderWidth(_ value: CGFloat) {
        if value != borderWidth, takes("CALayer.borderWidth", value) { changeRare("borderWidth") { $0.borderWidth = value } }
    }

    func setBorderColor(_ value: CGColor?) {
        if value != borderColor { changeRare("borderColor") { $0.borderColor = value } }
    }

    func setShadowColor(_ value: CGColor?) {
        if value != shadowColor { changeRare("shadowColor") { $0.shadowColor = value } }
    }

    func setShadowOpacity(_ value: Float) {
        if value != shadowOpacity, takes("CALayer.shadowOpacity", value) {
            changeRare("shadowOpacity") { $0.shadowOpacity = value }
        }
    }

    func setShadowOffset(_ value: CGSize) {
        guard value != shadowOffset, takes("CALayer.shadowOffset", value) else { return }
        changeRare("shadowOffset") { $0.shadowOffset = value }
    }

    func setShadowRadius(_ value: CGFloat) {
        if value != shadowRadius, takes("CALayer.shadowRadius", value) {
            changeRare("shadowRadius") { $0.shadowRadius = max(0, value) }
        }
    }

    func setShadowPath(_ value: CGPath?) {
        if value !== shadowPath { changeRare("shadowPath") { $0.shadowPath = value?.copy() } }
    }

    func setEdgeAntialiasingMask(_ value: CAEdgeAntialiasingMask) {
        guard value != edgeAntialiasingMask else { return }
        changeRare("edgeAntialiasingMask") { $0.edgeAntialiasingMask = value }
    }

    func setRasterizationScale(_ value: CGFloat) {
        guard value != rasterizationScale, takes("CALayer.rasterizationScale", value), value > 0 else { return }
        changeRare("rasterizationScale") { $0.rasterizationScale = value }
    }

    // MARK: Contents

    func setContents(_ value: Any?) {
        let action = beginChange("contents")
        extras.setContents(value)
        tree.dirty.remove(.display)
        values.contents = (value as? CGImage).map { .image($0) } ?? .none
        values.contentsFactor = 1
        mark(.node)
        endChange("contents", action)
    }

    /// Contents as a value, set by a delegate's `display(_:)`. No action runs.
    package var displayContents: LayerContents {
        get { values.contents }
        set { setDisplayContents(newValue, factor: 1) }
    }

    /// ``displayContents`` of so many times the contents scale's pixels: ``rasterFactor`` when they were drawn.
    package func setDisplayContents(_ contents: LayerContents, factor: Float) {
        if contents.isIdentical(to: values.contents), factor == values.contentsFactor { return }
        extras.setContents(nil)
        values.contents = contents
        values.contentsFactor = factor
        mark(.node)
    }

    func setContentsRect(_ value: CGRect) {
        guard value != contentsRect, takes("CALayer.contentsRect", value) else { return }
        changeRare("contentsRect") { $0.contentsRect = value }
    }

    func setContentsCenter(_ value: CGRect) {
        guard value != contentsCenter, takes("CALayer.contentsCenter", value) else { return }
        changeRare("contentsCenter") { $0.contentsCenter = value }
    }

    func setGravity(_ value: CALayerContentsGravity) {
        guard let placement = ContentsPlacement(value), placement != values.gravity else { return }
        let action = beginChange("contentsGravity")
        values.gravity = placement
        mark(.node)
        endChange("contentsGravity", action)
    }

    func setContentsScale(_ value: CGFloat) {
        guard value != values.contentsScale, takes("CALayer.contentsScale", value), value > 0 else { return }
        let action = beginChange("contentsScale")
        values.contentsScale = value
        mark(.node)
        endChange("contentsScale", action)
    }

    var minifies: CALayerContentsFilter {
        extras.rare?.minificationFilter ?? (values.rare.nearestMinification ? .nearest : .linear)
    }

    var magnifies: CALayerContentsFilter {
        extras.rare?.magnificationFilter ?? (values.rare.nearestMagnification ? .nearest : .linear)
    }

    func setMinification(_ value: CALayerContentsFilter) {
        extras.change { $0.minificationFilter = value }
        if values.rare.nearestMinification != (value == .nearest) {
            changeRare("minificationFilter") { $0.nearestMinification = value == .nearest }
        }
    }

    func setMagnification(_ value: CALayerContentsFilter) {
        extras.change { $0.magnificationFilter = value }
        if values.rare.nearestMagnification != (value == .nearest) {
            changeRare("magnificationFilter") { $0.nearestMagnification = value == .nearest }
        }
    }

    // MARK: Timing

    var timing: LayerTiming { values.hasRare ? values.rare.timing : LayerTiming() }

    func setTiming(_ body: (inout LayerTiming) -> Void) {
        var value = timing
        body(&value)
        if value == timing || !takes(value) { return }
        values.changeRare { $0.timing = value }
        mark(.node)
    }

    // MARK: Copies

    func copyModel(from other: CALayer) {
        values = other.values
        if let rare = other.extras.rare {
            extras.change {
                $0 = rare.copy()
                $0.animations = []
            }
        }
        extras.setContents(other.extras.contents)
        delegate = nil
    }
}
