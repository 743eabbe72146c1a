// Filters that move, cut, scale and gather pixels.
// Apple: "Core Image Filter Reference", CICategoryGeometryAdjustment, CICategoryTileEffect, CICategoryStylize, CICategoryReduction.

extension FilterLibrary {
    private static let everywhere = [
        kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo, kCICategoryHighDynamicRange,
    ]

    static let geometry: [FilterDefinition] = [
        FilterDefinition(
            "CIAffineTransform", "Affine Transform", [kCICategoryGeometryAdjustment] + everywhere, [.image, .transform]
        ) { values in
            let transform = values.transform()
            return values.image().map { transform.isIdentity ? $0 : AffineNode($0, transform) }
        },
        // The picture through the map, its edge pixels going on for ever.
        FilterDefinition(
            "CIAffineClamp", "Affine Clamp", [kCICategoryTileEffect] + everywhere, [.image, .transform]
        ) { values in
            guard let node = values.image() else { return nil }
            let clamped = node.extent.isCountable ? ClampNode(node, to: node.extent) : node
            let transform = values.transform()
            return transform.isIdentity ? clamped : AffineNode(clamped, transform)
        },
        FilterDefinition(
            "CICrop", "Crop", [kCICategoryGeometryAdjustment] + everywhere,
            [
                .image,
                .vector(
                    "inputRectangle",
                    [CGRect.infinite.minX, CGRect.infinite.minY, CGRect.infinite.width, CGRect.infinite.height],
                    kCIAttributeTypeRectangle),
            ]
        ) { values in
            let rect = values.vector("inputRectangle").cgRectValue
            return values.image().map { rect == .infinite ? $0 : CropNode($0, to: rect.standardized) }
        },
        FilterDefinition(
            "CILanczosScaleTransform", "Lanczos Scale Transform", [kCICategoryGeometryAdjustment] + everywhere,
            [.image, .number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { values in
            let scale = values.number(kCIInputScaleKey), aspect = values.number(kCIInputAspectRatioKey)
            guard scale > 0, aspect > 0 else { return values.image() }
            return values.image().map {
                scale == 1 && aspect == 1 ? $0 : ResampleNode($0, scaleX: scale * aspect, scaleY: scale)
            }
        },
    ]

    static let stylizing: [FilterDefinition] = [
        FilterDefinition(
            "CIPixellate", "Pixelate", [kCICategoryStylize] + everywhere,
            [
                .image, .point(kCIInputCenterKey, 150, 150),
                .number(kCIInputScaleKey, 8, 1...100, kCIAttributeTypeDistance),
            ]
        ) { values in
            values.image().map {
                PixellateNode($0, center: values.point(kCIInputCenterKey), scale: values.number(kCIInputScaleKey))
            }
        },
        FilterDefinition(
            "CIAreaAverage", "Area Average", [kCICategoryReduction] + everywhere,
            [.image, .vector(kCIInputExtentKey, [0, 0, 640, 80], kCIAttributeTypeRectangle)]
        ) { values in
            values.image().map { AverageNode($0, values.vector(kCIInputExtentKey).cgRectValue) }
        },
    ]
}
