// Filters that blur and sharpen.
// Apple: "Core Image Filter Reference", CICategoryBlur, CICategorySharpen, CICategoryStylize.

extension FilterLibrary {
    private static let blur = [kCICategoryBlur, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]

    private static func radius(_ initial: Double, _ most: Double = 100) -> FilterParameter {
        .number(kCIInputRadiusKey, initial, 0...most, kCIAttributeTypeDistance)
    }

    static func gaussian(_ node: any ImageNode, _ sigma: Double) -> any ImageNode {
        sigma > GaussianNode.minimum ? GaussianNode(node, sigma: sigma) : node
    }

    /// Blurs alone; bloom and unsharp mask stand on them.
    static let blurs: [FilterDefinition] = [
        FilterDefinition("CIGaussianBlur", "Gaussian Blur", blur, [.image, radius(10)]) { values in
            values.image().map { gaussian($0, values.number(kCIInputRadiusKey)) }
        },
        // Fidelity: the square's side (2 · radius + 1) is guessed.
        FilterDefinition("CIBoxBlur", "Box Blur", blur, [.image, radius(10)]) { values in
            let radius = values.number(kCIInputRadiusKey)
            return values.image().map { radius > 0 ? SpanBlurNode($0, .box, radius: radius) : $0 }
        },
        FilterDefinition("CIDiscBlur", "Disc Blur", blur, [.image, radius(8)]) { values in
            let radius = values.number(kCIInputRadiusKey)
            return values.image().map { radius > 0 ? SpanBlurNode($0, .disc, radius: radius) : $0 }
        },
        // Fidelity: equal weights along the line, and its length (2 · radius), are guessed.
        FilterDefinition(
            "CIMotionBlur", "Motion Blur", blur,
            [.image, radius(20), .number(kCIInputAngleKey, 0, -.pi ... .pi, kCIAttributeTypeAngle)]
        ) { values in
            let radius = values.number(kCIInputRadiusKey)
            return values.image().map {
                radius > 0 ? MotionBlurNode($0, radius: radius, angle: values.number(kCIInputAngleKey)) : $0
            }
        },
        // The picture and intensity times what the blur takes from it; the extent stays.
        FilterDefinition(
            "CIUnsharpMask", "Unsharp Mask", [kCICategorySharpen, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo],
            [.image, radius(2.5), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { values in
            guard let node = values.image() else { return nil }
            let intensity = values.float(kCIInputIntensityKey)
            // Edges go on, else the frame would be sharpened against nothing.
            let whole = node.extent.isCountable ? ClampNode(node, to: node.extent) : node
            let soft = gaussian(whole, values.number(kCIInputRadiusKey))
            return MixNode(node, 1 + intensity, soft, -intensity, extent: node.extent)
        },
        // Fidelity: the glow (the blurred picture × intensity, by screen) is guessed.
        FilterDefinition(
            "CIBloom", "Bloom", [kCICategoryStylize, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo],
            [.image, radius(10), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { values in
            guard let node = values.image() else { return nil }
            let alpha = values.float(kCIInputIntensityKey)
            let glow = ColorNode(
                gaussian(node, values.number(kCIInputRadiusKey)),
                .matrix(ColorMatrix((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, alpha, 0))))
            return BlendNode(glow, over: node, .screen)
        },
    ]
}
