// The two full frames (1170 × 2532, 11.85 MB each) that the kernels and memcpy work between.
import Foundation
import Measuring
import PixelKernels

struct Frames {
    let source: PixelBuffer
    let destination: PixelBuffer

    /// Random premultiplied pixels with every alpha, so that no short cut for opaque or clear runs helps.
    init() {
        source = PixelBuffer(width: 1170, height: 2532)!
        destination = PixelBuffer(width: 1170, height: 2532)!
        var state: UInt32 = 1
        for buffer in [source, destination] {
            for y in 0..<buffer.height {
                let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
                for x in 0..<buffer.width {
                    state ^= state << 13
                    state ^= state >> 17
                    state ^= state << 5
                    let a = state >> 24
                    row[x] =
                        a << 24 | (state & 255) * a / 255 << 16 | (state >> 8 & 255) * a / 255 << 8 | (state >> 16 & 255) * a / 255
                }
            }
        }
    }

    /// F: one copy of the frame between the two.
    func copy() { memcpy(destination.bytes, source.bytes, source.byteCount) }

    /// The kernel against F, by turns.
    func againstCopy(_ kernel: () -> Void) -> Sample { Timing.interleaved(60, kernel, copy) }

    /// What the current variant draws against what the scalar reference draws; both from the same start.
    func differsFromReference(_ kernel: (PixelBuffer) -> Void) -> String? {
        let ours = destination.copy(), reference = destination.copy()
        kernel(ours)
        vtkForce(0)
        kernel(reference)
        vtkForce(-1)
        return Kernels.equal(ours, reference) ? nil : "not the scalar reference's pixels"
    }
}

/// The Gaussian's curve.
func gaussian(_ x: Double) -> Double { exp(-x * x / 2) }

/// Decibels between two pictures given as sums of squared differences over so many values.
func decibels(_ squares: Double, _ count: Int) -> Double { 10 * log10(255 * 255 * Double(count) / max(squares, 1e-9)) }
