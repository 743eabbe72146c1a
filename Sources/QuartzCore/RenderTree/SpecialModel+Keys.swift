// The values of CALayer's subclasses by key, and the plain ones without a detour.
// Apple: "Animatable Properties".
import CoreGraphics
import Foundation

extension SpecialModel {
    func value(of property: LayerProperty) -> AnimatableValue? {
        switch self {
        case .shape(let shape):
            switch property {
            case .path: .path(shape.path)
            case .fillColor: .color(shape.fillColor)
            case .strokeColor: .color(shape.strokeColor)
            case .lineWidth: .number(shape.lineWidth)
            case .miterLimit: .number(shape.miterLimit)
            case .lineDashPhase: .number(shape.dashPhase)
            case .lineDashPattern: .numbers(shape.dashPattern)
            case .strokeStart: .number(shape.strokeStart)
            case .strokeEnd: .number(shape.strokeEnd)
            default: nil
            }
        case .gradient(let gradient):
            switch property {
            case .colors: .colors(gradient.colors)
            case .locations: gradient.locations.map { .numbers($0) }
            case .startPoint: .point(gradient.startPoint)
            case .endPoint: .point(gradient.endPoint)
            default: nil
            }
        case .replicator(let replicator):
            switch property {
            case .instanceCount: .number(CGFloat(replicator.count))
            case .instanceDelay: .number(CGFloat(replicator.delay))
            case .instanceTransform: .transform(replicator.transform)
            case .instanceColor: .color(replicator.color)
            case .instanceRedOffset: .number(CGFloat(replicator.redOffset))
            case .instanceGreenOffset: .number(CGFloat(replicator.greenOffset))
            case .instanceBlueOffset: .number(CGFloat(replicator.blueOffset))
            case .instanceAlphaOffset: .number(CGFloat(replicator.alphaOffset))
            default: nil
            }
        case .backdrop(let look): property == .backdropLook ? .backdrop(look) : nil
        case .vibrancy(let look): property == .vibrancyLook ? .vibrancy(look) : nil
        case .emitter(let emitter): emitter.value(of: property)
        case .transform, .mix, .particles: nil
        }
    }

    /// A value of an emitter's cell.
    func value(ofCell path: [String]) -> AnimatableValue? {
        if case .emitter(let emitter) = self { emitter.value(ofCell: path) } else { nil }
    }

    mutating func setValue(_ value: AnimatableValue, ofCell path: [String]) -> Bool {
        guard case .emitter(var emitter) = self, emitter.setValue(value, ofCell: path) else { return false }
        self = .emitter(emitter)
        return true
    }

    mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch self {
        case .shape(var shape):
            switch (property, value) {
            case (.path, .path(let v)): shape.path = v
            case (.fillColor, .color(let v)): shape.fillColor = v
            case (.strokeColor, .color(let v)): shape.strokeColor = v
            case (.lineWidth, .number(let v)): shape.lineWidth = v
            case (.miterLimit, .number(let v)): shape.miterLimit = v
            case (.lineDashPhase, .number(let v)): shape.dashPhase = v
            case (.lineDashPattern, .numbers(let v)): shape.dashPattern = v
            case (.strokeStart, .number(let v)): shape.strokeStart = v
            case (.strokeEnd, .number(let v)): shape.strokeEnd = v
            default: return false
            }
            self = .shape(shape)
        case .gradient(var gradient):
            switch (property, value) {
            case (.colors, .colors(let v)): gradient.colors = v
            case (.locations, .numbers(let v)): gradient.locations = v
            case (.startPoint, .point(let v)): gradient.startPoint = v
            case (.endPoint, .point(let v)): gradient.endPoint = v
            default: return false
            }
            self = .gradient(gradient)
        case .replicator(var replicator):
            switch (property, value) {
            case (.instanceCount, .number(let v)): replicator.count = v.isNaN ? 0 : Int(min(max(v, -1e9), 1e9))
            case (.instanceDelay, .number(let v)): replicator.delay = v
            case (.instanceTransform, .transform(let v)): replicator.transform = v
            case (.instanceColor, .color(let v)): replicator.color = v
            case (.instanceRedOffset, .number(let v)): replicator.redOffset = Float(v)
            case (.instanceGreenOffset, .number(let v)): replicator.greenOffset = Float(v)
            case (.instanceBlueOffset, .number(let v)): replicator.blueOffset = Float(v)
            case (.instanceAlphaOffset, .number(let v)): replicator.alphaOffset = Float(v)
            default: return false
            }
            self = .replicator(replicator)
        case .backdrop:
            guard case (.backdropLook, .backdrop(let look)) = (property, value) else { return false }
            self = .backdrop(look)
        case .vibrancy:
            guard case (.vibrancyLook, .vibrancy(let look)) = (property, value) else { return false }
            self = .vibrancy(look)
        case .emitter(var emitter):
            guard emitter.setValue(value, of: property) else { return false }
            self = .emitter(emitter)
        case .transform, .mix, .particles: return false
        }
        return true
    }
}

extension LayerProperty {
    /// A number that ``LayerModel/number(_:)`` knows.
    var isPlainNumber: Bool {
        switch self {
        case .opacity, .zPosition, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .anchorPointZ: true
        default: false
        }
    }

    /// A plain number that every model has at hand.
    var isOwnNumber: Bool {
        switch self {
        case .opacity, .zPosition, .cornerRadius: true
        default: false
        }
    }

    /// A point that ``LayerModel/point(_:)`` knows.
    var isPlainPoint: Bool { self == .position || self == .anchorPoint }
}

extension LayerModel {
    /// Once all animations are resolved: springs may have taken a size below 0.
    @inline(__always)
    mutating func settle() {
        if bounds.size.width < 0 { bounds.size.width = 0 }
        if bounds.size.height < 0 { bounds.size.height = 0 }
    }

    /// One of the plain numbers, without a detour.
    @inline(__always)
    func number(_ property: LayerProperty) -> CGFloat {
        switch property {
        case .opacity: CGFloat(opacity)
        case .zPosition: zPosition
        case .cornerRadius: cornerRadius
        case .borderWidth: rare.borderWidth
        case .shadowOpacity: CGFloat(rare.shadowOpacity)
        case .shadowRadius: rare.shadowRadius
        case .anchorPointZ: rare.anchorPointZ
        default: 0
        }
    }

    @inline(__always)
    mutating func setNumber(_ property: LayerProperty, _ value: CGFloat) {
        switch property {
        case .opacity: opacity = Float(value)
        case .zPosition: zPosition = value
        case .cornerRadius: cornerRadius = value
        default: _ = setValue(.number(value), of: property)
        }
    }

    /// One of the plain points, without a detour.
    @inline(__always)
    func point(_ property: LayerProperty) -> CGPoint { property == .position ? position : anchorPoint }

    @inline(__always)
    mutating func setPoint(_ property: LayerProperty, _ value: CGPoint) {
        if property == .position { position = value } else { anchorPoint = value }
    }
}
