// The properties of layers that can move, as small numbers.
// Apple: "Animatable Properties" in the Core Animation Programming Guide.

/// A property of a layer's model. The name is its key.
enum LayerProperty: UInt8, CaseIterable, Sendable {
    case position, bounds, anchorPoint, anchorPointZ, zPosition, opacity, hidden, masksToBounds, doubleSided
    case shouldRasterize, cornerRadius, backgroundColor, borderWidth, borderColor, shadowColor, shadowOpacity
    case shadowOffset, shadowRadius, shadowPath, transform, sublayerTransform, contents, contentsRect
    case contentsCenter, contentsScale, rasterizationScale
    // CAShapeLayer
    case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, lineDashPattern, strokeStart, strokeEnd
    // CAGradientLayer
    case colors, locations, startPoint, endPoint
    // CAReplicatorLayer
    case instanceCount, instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset
    case instanceBlueOffset, instanceAlphaOffset
    // CAEmitterLayer
    case emitterPosition, emitterZPosition, emitterSize, emitterDepth, birthRate, lifetime, velocity, scale, spin, seed
    // BackdropLayer, VibrancyLayer
    case backdropLook, vibrancyLook

    init?(_ name: Substring) {
        guard let found = Self.byName[name] else { return nil }
        self = found
    }

    private static let byName: [Substring: LayerProperty] = {
        var result: [Substring: LayerProperty] = [:]
        for one in allCases { result["\(one)"[...]] = one }
        return result
    }()
}

/// A component of a point, size, rectangle or transform; `whole` for all of it.
enum ValuePart: UInt8, CaseIterable, Sendable {
    case whole, x, y, width, height, origin, size, originX, originY, sizeWidth, sizeHeight
    case rotation, rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ
    case translation, translationX, translationY, translationZ

    init?(_ name: Substring) {
        guard let found = Self.byName[name] else { return nil }
        self = found
    }

    private static let byName: [Substring: ValuePart] = [
        "x": .x, "y": .y, "width": .width, "height": .height, "origin": .origin, "size": .size,
        "origin.x": .originX, "origin.y": .originY, "size.width": .sizeWidth, "size.height": .sizeHeight,
        "rotation": .rotation, "rotation.x": .rotationX, "rotation.y": .rotationY, "rotation.z": .rotationZ,
        "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ,
        "translation": .translation, "translation.x": .translationX, "translation.y": .translationY,
        "translation.z": .translationZ,
    ]
}

/// A key path, read once.
enum AnimationKey: Hashable, Sendable {
    case known(LayerProperty, ValuePart)
    /// A value of an emitter's cell: the path without its first key.
    case cell([String])
    /// A key of the app's own, or a path that leads nowhere.
    case custom(String)

    init(_ path: String) {
        let all = path[...]
        if path.hasPrefix("emitterCells.") {
            self = .cell(path.split(separator: ".").dropFirst().map(String.init))
            return
        }
        if let property = LayerProperty(all) {
            self = .known(property, .whole)
        } else if let dot = all.firstIndex(of: "."), let property = LayerProperty(all[..<dot]),
            let part = ValuePart(all[all.index(after: dot)...])
        {
            self = .known(property, part)
        } else {
            self = .custom(path)
        }
    }

    var property: LayerProperty? { if case .known(let property, _) = self { property } else { nil } }

    /// Whether it says what an emitter makes.
    var isOfEmitter: Bool { if case .cell = self { true } else { property?.isOfEmitter == true } }
}

extension LayerProperty {
    /// Whether it says what an emitter makes.
    var isOfEmitter: Bool { rawValue >= Self.emitterPosition.rawValue && rawValue <= Self.seed.rawValue }
}
