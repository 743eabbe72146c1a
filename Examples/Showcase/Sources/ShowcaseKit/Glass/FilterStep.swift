// What the playground's chips stand for: one filter each, with the value that its slider sets.
import CoreImage.CIFilterBuiltins
import UIKit

/// A filter with one value to play with.
struct FilterStep: Sendable {
    let name: String
    let range: ClosedRange<Float>
    /// Where its slider begins.
    let initial: Float
    /// Whether it mixes in what lies around a pixel, so that the picture's edges count.
    var readsNeighbours = false
    let apply: @Sendable (CIImage, Float) -> CIImage?

    /// In the order in which they are applied.
    static let all: [FilterStep] = [
        FilterStep(name: "Exposure", range: -2...2, initial: 0.7) { image, value in
            let filter = CIFilter.exposureAdjust()
            filter.inputImage = image
            filter.ev = value
            return filter.outputImage
        },
        FilterStep(name: "Saturation", range: 0...3, initial: 1.8) { image, value in
            let filter = CIFilter.colorControls()
            filter.inputImage = image
            filter.saturation = value
            return filter.outputImage
        },
        FilterStep(name: "Hue", range: -3.14...3.14, initial: 1.6) { image, value in
            let filter = CIFilter.hueAdjust()
            filter.inputImage = image
            filter.angle = value
            return filter.outputImage
        },
        // By name and keys, as older code does.
        FilterStep(name: "Sepia", range: 0...1, initial: 0.9) { image, value in
            CIFilter(name: "CISepiaTone", parameters: [kCIInputImageKey: image, kCIInputIntensityKey: value])?
                .outputImage
        },
        FilterStep(name: "Pixellate", range: 2...32, initial: 10, readsNeighbours: true) { image, value in
            let filter = CIFilter.pixellate()
            filter.inputImage = image
            filter.scale = value
            return filter.outputImage
        },
        FilterStep(name: "Blur", range: 0...24, initial: 6, readsNeighbours: true) { image, value in
            let filter = CIFilter.gaussianBlur()
            filter.inputImage = image
            filter.radius = value
            return filter.outputImage
        },
        FilterStep(name: "Sharpen", range: 0...3, initial: 1, readsNeighbours: true) { image, value in
            let filter = CIFilter.unsharpMask()
            filter.inputImage = image
            filter.radius = 2.5
            filter.intensity = value
            return filter.outputImage
        },
        FilterStep(name: "Bloom", range: 0...1, initial: 0.8, readsNeighbours: true) { image, value in
            let filter = CIFilter.bloom()
            filter.inputImage = image
            filter.radius = 10
            filter.intensity = value
            return filter.outputImage
        },
        FilterStep(name: "Vignette", range: 0...1, initial: 0.8) { image, value in
            let filter = CIFilter.vignette()
            filter.inputImage = image
            filter.radius = 1
            filter.intensity = value
            return filter.outputImage
        },
    ]
}
