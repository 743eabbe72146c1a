// Whether two states of a layer look alike.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

extension LayerModel {
    /// Whether all that sublayers' places and looks depend on is equal.
    static func samePlace(_ a: LayerModel, _ b: LayerModel) -> Bool {
        guard a.bounds == b.bounds, a.position == b.position, a.anchorPoint == b.anchorPoint,
            a.zPosition == b.zPosition, a.opacity == b.opacity, a.flags == b.flags
        else { return false }
        if a.flags.contains(.masksToBounds), a.cornerRadius != b.cornerRadius { return false }
        switch (a.special, b.special) {
        case (.replicator?, _), (_, .replicator?), (.mix?, _), (_, .mix?), (.transform?, nil), (nil, .transform?): return false
        case (.vibrancy(let x)?, .vibrancy(let y)?): if x != y { return false }
        default: break
        }
        if a.sharesRare(with: b) { return true }
        let x = a.rare, y = b.rare
        return x.transform == y.transform && x.sublayerTransform == y.sublayerTransform
            && x.filters === y.filters && x.anchorPointZ == y.anchorPointZ && x.maskedCorners == y.maskedCorners
            && x.shadowOpacity == y.shadowOpacity && x.shadowRadius == y.shadowRadius
            && x.shadowOffset == y.shadowOffset && x.shadowPath === y.shadowPath
            && x.edgeAntialiasingMask == y.edgeAntialiasingMask && x.shadowColor == y.shadowColor
            && x.rasterizationScale == y.rasterizationScale
    }

    /// Whether the layer's own drawing, given the same place, is equal.
    static func sameLook(_ a: LayerModel, _ b: LayerModel) -> Bool {
        guard a.cornerRadius == b.cornerRadius, a.contentsScale == b.contentsScale, a.contentsFactor == b.contentsFactor,
            a.gravity == b.gravity,
            a.backgroundColor === b.backgroundColor || a.backgroundColor == b.backgroundColor,
            a.contents.isIdentical(to: b.contents)
        else { return false }
        switch (a.special, b.special) {
        case (nil, nil), (.transform?, .transform?), (.vibrancy?, .vibrancy?): break
        case (.backdrop(let x)?, .backdrop(let y)?): if x != y { return false }
        case (.emitter?, .emitter?): break
        case (.particles(let x)?, .particles(let y)?): if x !== y { return false }
        case (.shape(let x)?, .shape(let y)?): if !ShapeModel.same(x, y) { return false }
        case (.gradient(let x)?, .gradient(let y)?): if !GradientModel.same(x, y) { return false }
        default: return false
        }
        if a.sharesRare(with: b) { return true }
        let x = a.rare, y = b.rare
        return x.borderWidth == y.borderWidth && x.borderColor == y.borderColor && x.contentsRect == y.contentsRect
            && x.contentsCenter == y.contentsCenter && x.nearestMinification == y.nearestMinification
            && x.nearestMagnification == y.nearestMagnification && x.backgroundPattern == y.backgroundPattern
    }
}

extension ShapeModel {
    static func same(_ a: ShapeModel, _ b: ShapeModel) -> Bool {
        a.path === b.path && a.fillColor == b.fillColor && a.strokeColor == b.strokeColor && a.evenOdd == b.evenOdd
            && a.lineWidth == b.lineWidth && a.miterLimit == b.miterLimit && a.lineCap == b.lineCap
            && a.lineJoin == b.lineJoin && a.dashPattern == b.dashPattern && a.dashPhase == b.dashPhase
            && a.strokeStart == b.strokeStart && a.strokeEnd == b.strokeEnd
    }
}

extension GradientModel {
    static func same(_ a: GradientModel, _ b: GradientModel) -> Bool {
        a.colors == b.colors && a.locations == b.locations && a.startPoint == b.startPoint
            && a.endPoint == b.endPoint && a.type == b.type
    }
}
