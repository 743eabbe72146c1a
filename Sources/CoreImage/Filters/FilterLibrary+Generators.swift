// Filters that make pictures from nothing; all are without end.
// Apple: "Core Image Filter Reference", CICategoryGenerator, CICategoryGradient.

extension FilterLibrary {
    private static let everywhere = [
        kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo, kCICategoryInterlaced,
        kCICategoryHighDynamicRange,
    ]
    private static let gradient = [kCICategoryGradient] + everywhere
    private static let generator = [kCICategoryGenerator] + everywhere
    private static let white = FilterParameter.color("inputColor0", 1, 1, 1)
    private static let black = FilterParameter.color("inputColor1", 0, 0, 0)

    private static func filter(
        _ name: String, _ title: String, _ categories: [String], _ parameters: [FilterParameter],
        _ pattern: @escaping @Sendable (FilterValues) -> GeneratorNode.Pattern
    ) -> FilterDefinition {
        FilterDefinition(name, title, categories, parameters) { GeneratorNode(pattern($0)) }
    }

    private static func linear(_ name: String, _ title: String, isSmooth: Bool) -> FilterDefinition {
        filter(name, title, gradient, [.point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), white, black]) {
            .linear(
                $0.point("inputPoint0"), $0.point("inputPoint1"), $0.color("inputColor0"), $0.color("inputColor1"),
                isSmooth: isSmooth)
        }
    }

    private static func checkers(_ name: String, _ title: String, isSquares: Bool) -> FilterDefinition {
        filter(
            name, title, generator,
            [
                .point(kCIInputCenterKey, 150, 150), white, black,
                .number(kCIInputWidthKey, 80, 0...800, kCIAttributeTypeDistance), .number(kCIInputSharpnessKey, 1, 0...1),
            ]
        ) {
            .checkers(
                $0.point(kCIInputCenterKey), $0.float(kCIInputWidthKey), $0.float(kCIInputSharpnessKey),
                $0.color("inputColor0"), $0.color("inputColor1"), isSquares: isSquares)
        }
    }

    static let generators: [FilterDefinition] = [
        filter("CIConstantColorGenerator", "Constant Color", generator, [.color(kCIInputColorKey, 1, 0, 0)]) {
            .color($0.color(kCIInputColorKey))
        },
        linear("CILinearGradient", "Linear Gradient", isSmooth: false),
        linear("CISmoothLinearGradient", "Smooth Linear Gradient", isSmooth: true),
        filter(
            "CIRadialGradient", "Radial Gradient", gradient,
            [
                .point(kCIInputCenterKey, 150, 150),
                .number("inputRadius0", 5, 0...800, kCIAttributeTypeDistance),
                .number("inputRadius1", 100, 0...800, kCIAttributeTypeDistance), white, black,
            ]
        ) {
            .radial(
                $0.point(kCIInputCenterKey), $0.float("inputRadius0"), $0.float("inputRadius1"),
                $0.color("inputColor0"), $0.color("inputColor1"), isBell: false)
        },
        // Fidelity: the bell is a smooth step that ends at the radius, guessed.
        filter(
            "CIGaussianGradient", "Gaussian Gradient", gradient,
            [
                .point(kCIInputCenterKey, 150, 150), white, .color("inputColor1", 0, 0, 0, 0),
                .number(kCIInputRadiusKey, 300, 0...800, kCIAttributeTypeDistance),
            ]
        ) {
            .radial(
                $0.point(kCIInputCenterKey), 0, $0.float(kCIInputRadiusKey), $0.color("inputColor0"),
                $0.color("inputColor1"), isBell: true)
        },
        checkers("CICheckerboardGenerator", "Checkerboard", isSquares: true),
        checkers("CIStripesGenerator", "Stripes", isSquares: false),
    ]
}
