// Chains are one pass: what a rendering keeps in memory and how often it loops over colours.
// Apple: "Core Image Programming Guide", Processing an Image.
import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Chains in one pass") struct OnePassTests {
    private let image = noise(64, 48)

    @Test("four changes of colour in a row are one loop, and nothing is kept")
    func matrices() {
        let chain = image.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 0.3])
            .applyingFilter("CIColorControls", parameters: ["inputSaturation": 1.2, "inputContrast": 1.1])
            .applyingFilter("CIHueAdjust", parameters: ["inputAngle": 0.3])
            .applyingFilter("CISepiaTone", parameters: ["inputIntensity": 0.3])
        #expect(plainContext.plan(chain, chain.extent) == RenderingPlan(keptPictures: 0, colorLoops: 1))
    }

    @Test("curves and shades are loops of their own over the same row; matrices around them are still joined")
    func loops() {
        let chain = image.applyingFilter("CIColorInvert").applyingFilter("CISepiaTone")
            .applyingFilter("CIGammaAdjust", parameters: ["inputPower": 2])
            .applyingFilter("CIPhotoEffectMono").applyingFilter("CIColorInvert")
            .applyingFilter("CIVignette", parameters: ["inputIntensity": 1])
        #expect(linearContext.plan(chain, chain.extent) == RenderingPlan(keptPictures: 0, colorLoops: 4))
    }

    @Test("crops, clamps, generators, whole moves and blends keep nothing")
    func rows() {
        let chain = image.clampedToExtent().transformed(by: CGAffineTransform(translationX: 3, y: 4))
            .applyingFilter("CIMultiplyBlendMode", parameters: ["inputBackgroundImage": CIImage(color: .red)])
            .cropped(to: image.extent)
            .composited(over: CIFilter.linearGradient().outputImage!)
        #expect(plainContext.plan(chain, image.extent) == RenderingPlan(keptPictures: 0, colorLoops: 0))
    }

    @Test("joined changes of colour give the pixels of one after the other, within rounding")
    func same() {
        let once = image.applyingFilter("CIColorControls", parameters: ["inputSaturation": 0.5])
            .applyingFilter("CIHueAdjust", parameters: ["inputAngle": 1])
        let first = image.applyingFilter("CIColorControls", parameters: ["inputSaturation": 0.5])
        let between = CIImage(cgImage: plainContext.createCGImage(first, from: first.extent)!)
        let twice = between.applyingFilter("CIHueAdjust", parameters: ["inputAngle": 1])
        for (one, other) in zip(pixels(once).joined(), pixels(twice).joined()) {
            for (a, b) in zip(parts(one), parts(other)) { #expect(abs(a - b) <= 2) }
        }
    }

    @Test("what two steps read of an intermediate is computed once")
    func intermediate() {
        let soft = image.clampedToExtent().applyingGaussianBlur(sigma: 3).cropped(to: image.extent).insertingIntermediate()
        let chain = soft.applyingFilter("CIColorInvert").composited(over: soft)
        let plain = plainContext.plan(soft, image.extent)
        #expect(plainContext.plan(chain, image.extent).keptPictures == plain.keptPictures)
    }
}
