// Filters of two pictures: blend modes, Porter and Duff, masks.
// Apple: "Core Image Filter Reference", CICategoryCompositeOperation.

extension FilterLibrary {
    private static let everywhere = [
        kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo, kCICategoryInterlaced, kCICategoryNonSquarePixels,
    ]

    private static func filter(_ name: String, _ title: String, _ formula: BlendFormula) -> FilterDefinition {
        FilterDefinition(
            name, title, [kCICategoryCompositeOperation, kCICategoryHighDynamicRange] + everywhere,
            [.image, .background]
        ) { values in
            guard let front = values.image() else { return nil }
            // Without a background the picture meets nothing.
            return BlendNode(front, over: values.image(kCIInputBackgroundImageKey) ?? EmptyNode(), formula)
        }
    }

    private static func blend(_ name: String, _ formula: BlendFormula) -> FilterDefinition {
        var title = ""
        for letter in name {
            if letter.isUppercase, !title.isEmpty { title += " " }
            title.append(letter)
        }
        return filter("CI\(name)BlendMode", "\(title) Blend Mode", formula)
    }

    static let composites: [FilterDefinition] =
        [
            blend("Multiply", .multiply), blend("Screen", .screen), blend("Overlay", .overlay),
            blend("Darken", .darken), blend("Lighten", .lighten), blend("ColorDodge", .colorDodge),
            blend("ColorBurn", .colorBurn), blend("SoftLight", .softLight), blend("HardLight", .hardLight),
            blend("Difference", .difference), blend("Exclusion", .exclusion), blend("Hue", .hue),
            blend("Saturation", .saturation), blend("Color", .color), blend("Luminosity", .luminosity),
            blend("PinLight", .pinLight), blend("LinearBurn", .linearBurn), blend("LinearDodge", .linearDodge),
            blend("LinearLight", .linearLight), blend("VividLight", .vividLight), blend("Divide", .divide),
            blend("Subtract", .subtract),
            filter("CISourceOverCompositing", "Source Over", .normal),
            filter("CISourceInCompositing", "Source In", .sourceIn),
            filter("CISourceOutCompositing", "Source Out", .sourceOut),
            filter("CISourceAtopCompositing", "Source Atop", .sourceAtop),
            filter("CIAdditionCompositing", "Addition", .add),
            filter("CIMaximumCompositing", "Maximum", .maximum),
            filter("CIMinimumCompositing", "Minimum", .minimum),
            filter("CIMultiplyCompositing", "Multiply", .product),
        ] + masks

    private static func masked(_ name: String, _ title: String, _ channel: MaskNode.Channel) -> FilterDefinition {
        FilterDefinition(name, title, [kCICategoryStylize] + everywhere, [.image, .background, .mask]) { values in
            guard let front = values.image() else { return nil }
            return MaskNode(
                front, over: values.image(kCIInputBackgroundImageKey) ?? EmptyNode(),
                mask: values.image(kCIInputMaskImageKey) ?? EmptyNode(), channel)
        }
    }

    private static let masks: [FilterDefinition] = [
        masked("CIBlendWithMask", "Blend With Mask", .luminance),
        masked("CIBlendWithAlphaMask", "Blend With Alpha Mask", .alpha),
        masked("CIBlendWithRedMask", "Blend With Red Mask", .red),
        masked("CIBlendWithBlueMask", "Blend With Blue Mask", .blue),
        FilterDefinition(
            "CIDissolveTransition", "Dissolve", [kCICategoryTransition] + everywhere,
            [.image, .target, .number(kCIInputTimeKey, 0, 0...1, kCIAttributeTypeTime)]
        ) { values in
            guard let from = values.image(), let to = values.image(kCIInputTargetImageKey) else { return nil }
            let time = max(0, min(1, values.float(kCIInputTimeKey)))
            return MixNode(from, 1 - time, to, time)
        },
        FilterDefinition(
            "CIMix", "Mix", [kCICategoryCompositeOperation] + everywhere,
            [.image, .background, .number(kCIInputAmountKey, 1, 0...1)]
        ) { values in
            guard let front = values.image() else { return nil }
            let amount = values.float(kCIInputAmountKey)
            return MixNode(front, amount, values.image(kCIInputBackgroundImageKey) ?? EmptyNode(), 1 - amount)
        },
    ]
}
