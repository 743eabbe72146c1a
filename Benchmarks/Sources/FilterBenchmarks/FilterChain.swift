// A chain of four filters over a full frame (1170 × 2532): exposure, colour controls, hue, sepia. Here it is one matrix
// and one pass over the frame, on the stored codes as the peers work; OpenCV and Pillow make four passes. Bytes in, bytes
// out, one thread.
import CoreGraphics
import CoreImage
import Foundation
import Measuring

let filterChain = chain(peer: "OpenCV", library: "opencv", target: 1)
let pillowChain = chain(peer: "Pillow", library: "pillow", target: 0.5)

private func chain(peer: String, library: String, target: Double) -> Benchmark {
    Benchmark("filter-chain4-\(library)", peer: "\(peer), four passes", target: target) {
        let frame = try Frame()
        let script = Peer.folder.appendingPathComponent("filter_chain.py").path
        return Prepared(
            run: {
                let ours = frame.milliseconds()
                guard let peer = try Peer.numbers(try Peer.python(), [script, library])["ms"] else {
                    throw Unavailable("filter_chain.py")
                }
                return Sample(ours: min(ours, frame.milliseconds()), peer: peer)
            },
            gate: { frame.fault() })
    }
}

/// The frame, the recipe and memory for the result.
@MainActor private final class Frame {
    let width = 1170, height = 2532
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    let source: [UInt8]
    let recipe: CIImage
    var result: [UInt8]

    init() throws {
        var state: UInt32 = 1
        var bytes = [UInt8](repeating: 255, count: 1170 * 2532 * 4)
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            for channel in 0..<3 { bytes[pixel + channel] = UInt8(state >> (8 * UInt32(channel)) & 255) }
        }
        source = bytes
        result = [UInt8](repeating: 0, count: bytes.count)
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: width * 4, size: CGSize(width: width, height: height), format: .BGRA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        recipe = image.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 0.3])
            .applyingFilter("CIColorControls", parameters: ["inputSaturation": 1.2, "inputContrast": 1.1])
            .applyingFilter("CIHueAdjust", parameters: ["inputAngle": 0.3])
            .applyingFilter("CISepiaTone", parameters: ["inputIntensity": 0.3])
    }

    func render() {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        result.withUnsafeMutableBytes {
            context.render(
                recipe, toBitmap: $0.baseAddress!, rowBytes: width * 4, bounds: rect, format: .BGRA8, colorSpace: nil)
        }
    }

    func milliseconds() -> Double { Timing.median(15) { render() } }

    /// Against the four formulas one after the other, in doubles, clamped at the end alone.
    func fault() -> String? {
        render()
        var squares = 0.0, count = 0.0
        for pixel in stride(from: 0, to: source.count, by: 4 * 37) {
            var c = SIMD3(Double(source[pixel + 2]), Double(source[pixel + 1]), Double(source[pixel])) / 255
            c *= exp2(0.3)
            let gray = SIMD3(repeating: 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z)
            c = ((gray + (c - gray) * 1.2) - 0.5) * 1.1 + 0.5
            let (cosine, sine) = (cos(0.3), sin(0.3) / 3.0.squareRoot()), third = (1 - cosine) / 3
            c = SIMD3(
                (cosine + third) * c.x + (third - sine) * c.y + (third + sine) * c.z,
                (third + sine) * c.x + (cosine + third) * c.y + (third - sine) * c.z,
                (third - sine) * c.x + (third + sine) * c.y + (cosine + third) * c.z)
            let brown = SIMD3(
                0.393 * c.x + 0.769 * c.y + 0.189 * c.z, 0.349 * c.x + 0.686 * c.y + 0.168 * c.z,
                0.272 * c.x + 0.534 * c.y + 0.131 * c.z)
            c += (brown - c) * 0.3
            for (channel, value) in [(2, c.x), (1, c.y), (0, c.z)] {
                let e = Double(result[pixel + channel]) - 255 * max(0, min(1, value))
                squares += e * e
                count += 1
            }
        }
        let quality = 10 * log10(255 * 255 * count / max(squares, 1e-9))
        return quality >= 55 ? nil : "PSNR \(quality) dB against the formulas"
    }
}
