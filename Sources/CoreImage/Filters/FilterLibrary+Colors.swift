// Filters that look at one pixel's colour alone. They compute in the context's working space.
// Apple: "Core Image Filter Reference", CICategoryColorAdjustment, CICategoryColorEffect.

extension FilterLibrary {
    private static let everywhere = [
        kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo, kCICategoryInterlaced, kCICategoryNonSquarePixels,
    ]
    private static let adjustment = [kCICategoryColorAdjustment] + everywhere
    private static let effect = [kCICategoryColorEffect] + everywhere

    private static func filter(
        _ name: String, _ title: String, _ categories: [String], _ parameters: [FilterParameter] = [],
        _ step: @escaping @Sendable (FilterValues) -> ColorStep
    ) -> FilterDefinition {
        FilterDefinition(name, title, categories, [.image] + parameters) { values in
            values.image().map { ColorNode($0, step(values)) }
        }
    }

    private static func line(_ vector: CIVector, _ bias: CGFloat) -> ColorMatrix.Line {
        (Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w), Float(bias))
    }

    private static func four(_ vector: CIVector) -> SIMD4<Float> {
        SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    static let colorAdjustments: [FilterDefinition] = [
        // Documented: saturation mixes with grey, brightness is added, contrast stretches about one half.
        filter(
            "CIColorControls", "Color Controls", adjustment,
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) { values in
            let contrast = values.float(kCIInputContrastKey)
            return .matrix(
                ColorMatrix.saturation(values.float(kCIInputSaturationKey))
                    .followed(by: .linear(1, values.float(kCIInputBrightnessKey)))
                    .followed(by: .linear(contrast, 0.5 - 0.5 * contrast)))
        },
        filter(
            "CIColorMatrix", "Color Matrix", adjustment,
            [
                .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
                .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
                .vector("inputBiasVector", [0, 0, 0, 0]),
            ]
        ) { values in
            let bias = values.vector("inputBiasVector")
            return .matrix(
                ColorMatrix(
                    line(values.vector("inputRVector"), bias.x), line(values.vector("inputGVector"), bias.y),
                    line(values.vector("inputBVector"), bias.z), line(values.vector("inputAVector"), bias.w)))
        },
        filter("CIExposureAdjust", "Exposure Adjust", adjustment, [.number(kCIInputEVKey, 0, -10...10)]) { values in
            .matrix(.linear(exp2(values.float(kCIInputEVKey)), 0))
        },
        filter("CIGammaAdjust", "Gamma Adjust", adjustment, [.number("inputPower", 1, 0.25...4)]) { values in
            .power(values.float("inputPower"))
        },
        // Documented: the colour cube turns about the axis of greys.
        filter(
            "CIHueAdjust", "Hue Adjust", adjustment,
            [.number(kCIInputAngleKey, 0, -.pi ... .pi, kCIAttributeTypeAngle)]
        ) { values in .matrix(.hue(values.float(kCIInputAngleKey))) },
        filter(
            "CIColorClamp", "Color Clamp", adjustment,
            [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
        ) { values in
            .clamp(low: four(values.vector("inputMinComponents")), high: four(values.vector("inputMaxComponents")))
        },
        filter("CIWhitePointAdjust", "White Point Adjust", adjustment, [.color(kCIInputColorKey, 1, 1, 1)]) { values in
            .whitePoint(values.color(kCIInputColorKey))
        },
        filter("CILinearToSRGBToneCurve", "Linear to sRGB Tone Curve", adjustment) { _ in .curve(encodes: true) },
        filter("CISRGBToneCurveToLinear", "sRGB Tone Curve to Linear", adjustment) { _ in .curve(encodes: false) },
    ]

    static let colorEffects: [FilterDefinition] = [
        filter("CIColorInvert", "Color Invert", effect) { _ in .matrix(.linear(-1, 1)) },
        // Fidelity: the weights are the widely used ones, guessed.
        filter("CISepiaTone", "Sepia Tone", effect, [.number(kCIInputIntensityKey, 1, 0...1)]) { values in
            .matrix(.sepia(values.float(kCIInputIntensityKey)))
        },
        filter(
            "CIColorMonochrome", "Color Monochrome", effect,
            [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
        ) { values in .monochrome(values.color(kCIInputColorKey), intensity: values.float(kCIInputIntensityKey)) },
        // Fidelity: the three greys (plain, hard, soft) are guessed.
        filter("CIPhotoEffectMono", "Photo Effect Mono", effect) { _ in .matrix(.gray) },
        filter("CIPhotoEffectNoir", "Photo Effect Noir", effect) { _ in
            .matrix(ColorMatrix.gray.followed(by: .linear(1.5, -0.25)))
        },
        filter("CIPhotoEffectTonal", "Photo Effect Tonal", effect) { _ in
            .matrix(ColorMatrix.gray.followed(by: .linear(0.85, 0.075)))
        },
        filter(
            "CIFalseColor", "False Color", effect,
            [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { values in .ramp(from: values.color("inputColor0"), to: values.color("inputColor1")) },
        filter("CIColorPosterize", "Color Posterize", effect, [.number("inputLevels", 6, 2...30)]) { values in
            .posterize(values.float("inputLevels").rounded())
        },
        filter("CIColorThreshold", "Color Threshold", effect, [.number("inputThreshold", 0.5, 0...1)]) { values in
            .threshold(values.float("inputThreshold"))
        },
        // White with the luminance as alpha.
        filter("CIMaskToAlpha", "Mask to Alpha", effect) { _ in
            let luma = ColorMatrix.luma
            return .matrix(
                ColorMatrix((0, 0, 0, 0, 1), (0, 0, 0, 0, 1), (0, 0, 0, 0, 1), (luma.x, luma.y, luma.z, 0, 0)))
        },
        filter("CIMaximumComponent", "Maximum Component", effect) { _ in .extreme(isLargest: true) },
        filter("CIMinimumComponent", "Minimum Component", effect) { _ in .extreme(isLargest: false) },
        // Fidelity: where the shade begins and how it falls is guessed: from the half to the whole way to a corner, × radius.
        FilterDefinition(
            "CIVignette", "Vignette", effect,
            [.image, .number(kCIInputRadiusKey, 1, 0...2), .number(kCIInputIntensityKey, 0, -1...1)]
        ) { values in
            guard let node = values.image(), node.extent.isCountable else { return values.image() }
            let extent = node.extent
            let corner = Float(hypot(extent.width, extent.height) / 2)
            let inner = corner * values.float(kCIInputRadiusKey) / 2
            return ColorNode(
                node,
                .vignette(
                    center: CGPoint(x: extent.midX, y: extent.midY), inner: inner, outer: inner + corner / 2,
                    intensity: values.float(kCIInputIntensityKey)))
        },
        // Fidelity: falloff as the share of the radius over which the shade comes, to either side, is guessed.
        filter(
            "CIVignetteEffect", "Vignette Effect", effect,
            [
                .point(kCIInputCenterKey, 150, 150),
                .number(kCIInputRadiusKey, 150, 0...2000, kCIAttributeTypeDistance),
                .number(kCIInputIntensityKey, 1, -1...1), .number("inputFalloff", 0.5, 0...1),
            ]
        ) { values in
            let radius = values.float(kCIInputRadiusKey), falloff = values.float("inputFalloff")
            return .vignette(
                center: values.point(kCIInputCenterKey), inner: radius * (1 - falloff), outer: radius * (1 + falloff),
                intensity: values.float(kCIInputIntensityKey))
        },
    ]
}
