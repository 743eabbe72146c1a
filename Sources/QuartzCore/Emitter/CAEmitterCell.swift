// The properties of one kind of particles.
// Apple: "CAEmitterCell".
import CoreGraphics
import Diagnostics
import Foundation

/// A kind of particles. A layer copies what a cell holds when it is given the cell; from then on
/// `setValue(_:forKeyPath:)` of the layer changes it: `emitterCells.name.property`. Ranges are whole: half of one lies on
/// either side of the value.
open class CAEmitterCell: NSObject, CAMediaTiming {
    final var model = CellModel()
    final var children: [CAEmitterCell] = []

    /// A cell that makes nothing: no births, no lifetime.
    public override init() { super.init() }

    /// The value of a key of a new cell.
    open class func defaultValue(forKey key: String) -> Any? { CellModel.initial.value(key)?.object }
    /// Under which name key paths find it.
    open var name: String? {
        get { model.name }
        set { model.name = newValue }
    }
    /// Whether the cell emits particles; true by default.
    open var isEnabled: Bool {
        get { model.isEnabled }
        set { model.isEnabled = newValue }
    }
    /// The number of particles per second, times the layer's factor; 0 by default.
    open var birthRate: Float {
        get { model[.birthRate] }
        set { model[.birthRate] = newValue }
    }
    /// The lifetime of a particle in seconds, times the layer's factor; 0 by default.
    open var lifetime: Float {
        get { model[.lifetime] }
        set { model[.lifetime] = newValue }
    }
    /// How much lifetimes differ.
    open var lifetimeRange: Float {
        get { model[.lifetimeRange] }
        set { model[.lifetimeRange] = newValue }
    }
    /// How far out of the layer's plane particles start; radians.
    open var emissionLatitude: CGFloat {
        get { model.number(.emissionLatitude) }
        set { model.set(.emissionLatitude, newValue) }
    }
    /// The direction in which particles start in the layer's plane, in radians from x towards y.
    open var emissionLongitude: CGFloat {
        get { model.number(.emissionLongitude) }
        set { model.set(.emissionLongitude, newValue) }
    }
    /// The angle that the starts fill, about the longitude.
    open var emissionRange: CGFloat {
        get { model.number(.emissionRange) }
        set { model.set(.emissionRange, newValue) }
    }
    /// Points a second at the start, times the layer's.
    open var velocity: CGFloat {
        get { model.number(.velocity) }
        set { model.set(.velocity, newValue) }
    }
    /// How much velocities differ.
    open var velocityRange: CGFloat {
        get { model.number(.velocityRange) }
        set { model.set(.velocityRange, newValue) }
    }
    /// Points a second squared.
    open var xAcceleration: CGFloat {
        get { model.number(.xAcceleration) }
        set { model.set(.xAcceleration, newValue) }
    }
    /// Points a second squared.
    open var yAcceleration: CGFloat {
        get { model.number(.yAcceleration) }
        set { model.set(.yAcceleration, newValue) }
    }
    /// Points a second squared.
    open var zAcceleration: CGFloat {
        get { model.number(.zAcceleration) }
        set { model.set(.zAcceleration, newValue) }
    }
    /// The initial size, times the layer's factor; 1 by default.
    open var scale: CGFloat {
        get { model.number(.scale) }
        set { model.set(.scale, newValue) }
    }
    /// How much sizes differ.
    open var scaleRange: CGFloat {
        get { model.number(.scaleRange) }
        set { model.set(.scaleRange, newValue) }
    }
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat {
        get { model.number(.scaleSpeed) }
        set { model.set(.scaleSpeed, newValue) }
    }
    /// Radians a second, times the layer's.
    open var spin: CGFloat {
        get { model.number(.spin) }
        set { model.set(.spin, newValue) }
    }
    /// How much turns differ.
    open var spinRange: CGFloat {
        get { model.number(.spinRange) }
        set { model.set(.spinRange, newValue) }
    }
    /// The colour by which the contents are multiplied; opaque white by default.
    open var color: CGColor? {
        get { model.color }
        set { model.color = newValue }
    }
    /// How much red differs.
    open var redRange: Float {
        get { model[.redRange] }
        set { model[.redRange] = newValue }
    }
    /// How much green differs.
    open var greenRange: Float {
        get { model[.greenRange] }
        set { model[.greenRange] = newValue }
    }
    /// How much blue differs.
    open var blueRange: Float {
        get { model[.blueRange] }
        set { model[.blueRange] = newValue }
    }
    /// How much opacity differs.
    open var alphaRange: Float {
        get { model[.alphaRange] }
        set { model[.alphaRange] = newValue }
    }
    /// The change of the red component per second.
    open var redSpeed: Float {
        get { model[.redSpeed] }
        set { model[.redSpeed] = newValue }
    }
    /// The change of the green component per second.
    open var greenSpeed: Float {
        get { model[.greenSpeed] }
        set { model[.greenSpeed] = newValue }
    }
    /// The change of the blue component per second.
    open var blueSpeed: Float {
        get { model[.blueSpeed] }
        set { model[.blueSpeed] = newValue }
    }
    /// The change of the opacity per second.
    open var alphaSpeed: Float {
        get { model[.alphaSpeed] }
        set { model[.alphaSpeed] = newValue }
    }
    /// A `CGImage`; nothing is drawn of others.
    open var contents: Any? {
        get { model.contents }
        set { model.setContents(newValue) }
    }
    /// The part of the contents that is drawn, in unit coordinates; all of it by default.
    open var contentsRect: CGRect {
        get { model.contentsRect }
        set { model.contentsRect = newValue }
    }
    /// The number of pixels of the contents per point; 1 by default.
    open var contentsScale: CGFloat {
        get { model.number(.contentsScale) }
        set { model.set(.contentsScale, max(newValue, 0.01)) }
    }
    /// How enlarged contents are sampled.
    open var magnificationFilter: String {
        get { model.magnification }
        set { model.magnification = newValue }
    }
    /// How contents made smaller are sampled.
    open var minificationFilter: String {
        get { model.minification }
        set { model.minification = newValue }
    }
    /// Cells that each particle makes particles of, along its way.
    open var emitterCells: [CAEmitterCell]? {
        get { children.isEmpty ? nil : children }
        set { children = newValue ?? [] }
    }

    /// A value by name.
    open func value(forKey key: String) -> Any? { keyed(key) }
    /// Sets a value by name; names that it does not know and values of another kind are ignored.
    open func setValue(_ value: Any?, forKey key: String) { setKeyed(value, key) }

    // MARK: Times

    /// The time at which the cell begins, in the layer's time.
    open var beginTime: CFTimeInterval {
        get { model.beginTime }
        set { model.beginTime = newValue }
    }
    /// The duration of the emission; infinite by default.
    open var duration: CFTimeInterval {
        get { model.duration }
        set { model.duration = newValue }
    }
    /// Stored; the layer's own speed counts.
    open var speed: Float = 1 { didSet { stored("speed", speed == 1) } }
    /// Stored; the layer's own offset counts.
    open var timeOffset: CFTimeInterval = 0 { didSet { stored("timeOffset", timeOffset == 0) } }
    /// Stored; a duration runs once.
    open var repeatCount: Float = 0 { didSet { stored("repeatCount", repeatCount == 0) } }
    /// Stored; a duration runs once.
    open var repeatDuration: CFTimeInterval = 0 { didSet { stored("repeatDuration", repeatDuration == 0) } }
    /// Stored; time runs forwards.
    open var autoreverses = false { didSet { stored("autoreverses", !autoreverses) } }
    /// Stored; outside of its duration a cell makes nothing.
    open var fillMode = CAMediaTimingFillMode.removed { didSet { stored("fillMode", fillMode == .removed) } }
}

extension CAEmitterCell {
    private func stored(_ member: String, _ isDefault: Bool) {
        Catalogue.stored(
            "CAEmitterCell.\(member)", isDefault: isDefault, "A cell's time is its layer's, from beginTime on for duration.")
    }

    private func keyed(_ key: String) -> Any? {
        switch key {
        case "name": name
        case "contents": contents
        case "emitterCells": emitterCells
        case "beginTime": beginTime
        case "duration": duration
        case "enabled", "isEnabled": isEnabled
        default: model.value(key)?.object
        }
    }

    private func setKeyed(_ value: Any?, _ key: String) {
        switch key {
        case "name": name = value as? String
        case "contents": contents = value
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "beginTime": if case .number(let v)? = AnimatableValue(value) { beginTime = Double(v) }
        case "duration": if case .number(let v)? = AnimatableValue(value) { duration = Double(v) }
        default: if let value = AnimatableValue(value) { _ = model.setValue(value, key) }
        }
    }

    /// The present values of the cell and its sub-cells.
    var snapshot: CellModel {
        var result = model
        result.children = children.map(\.snapshot)
        return result
    }
}
