// Glyphs of a layout gathered into one coverage.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// The pixel and the part of a pixel at which a layout's origin lies.
struct DeviceOrigin: Hashable {
    /// Device pixels per point.
    var scale: Double
    /// Quarters of a pixel to the right of the whole pixel.
    var quarter: Int
    /// 64ths of a pixel below the whole pixel.
    var fraction: Int
    /// The whole pixel.
    var x: Int
    var y: Int

    init(x: Double, y: Double, scale: Double) {
        self.scale = scale
        let quarters = Int((x * 4).rounded(.toNearestOrAwayFromZero))
        self.x = quarters >> 2
        quarter = quarters & 3
        let parts = Int((y * 64).rounded())
        self.y = parts >> 6
        fraction = parts & 63
    }

    /// The device row, from ``y``, of a baseline at a height in the layout.
    func baseline(_ y: Double) -> Int { Int((y * scale + Double(fraction) / 64).rounded()) }

    /// The pen's place in quarters of a pixel, from ``x``.
    func pen(_ x: Double) -> Int { Int((x * scale * 4).rounded()) + quarter }
}

/// Coverage, with its place relative to a device origin's whole pixel.
struct KeptMask {
    var origin: DeviceOrigin
    var coverage: PixelBuffer?
    var x: Int
    var y: Int
}

/// Gathers glyph bitmaps and bars, then paints them into one coverage as large as they are.
struct MaskComposer {
    private struct Placed {
        var bitmap: GlyphBitmap
        var x: Int
        var y: Int
    }

    let origin: DeviceOrigin
    private var placed: [Placed] = []
    private var bars: [PixelRect] = []

    init(origin: DeviceOrigin) { self.origin = origin }

    /// Adds a run's glyphs, colour glyphs left out.
    mutating func add(_ run: GlyphRun, of line: TextLine) {
        if run.face?.isColor == true || run.style.attachment != nil { return }
        let size = UInt32((Double(run.style.font.pointSize) * origin.scale * 64).rounded())
        let baseline = origin.baseline(Double(line.baseline))
        for glyph in line.glyphs[run.glyphs] {
            let pen = origin.pen(glyph.x)
            guard
                let bitmap = GlyphCache.shared.bitmap(
                    run.face, glyph: glyph.id, size: size, quarter: UInt32(pen & 3))
            else { continue }
            let y = baseline - Int((glyph.y * origin.scale).rounded())
            placed.append(Placed(bitmap: bitmap, x: (pen >> 2) + bitmap.left, y: y + bitmap.top))
        }
    }

    /// Adds a filled rectangle of whole pixels, relative to the origin.
    mutating func add(bar: PixelRect) { if !bar.isEmpty { bars.append(bar) } }

    /// The coverage; nil pixels where there is no ink or too much of it.
    func compose() -> KeptMask {
        var bounds = bars.reduce(PixelRect.empty) { $0.union($1) }
        for item in placed {
            bounds = bounds.union(
                PixelRect(x: item.x, y: item.y, width: item.bitmap.width, height: item.bitmap.height))
        }
        guard !bounds.isEmpty, let buffer = PixelBuffer(width: bounds.width, height: bounds.height, format: .a8) else {
            return KeptMask(origin: origin, coverage: nil, x: 0, y: 0)
        }
        for item in placed { paint(item, into: buffer, bounds) }
        for bar in bars {
            for y in bar.minY..<bar.maxY {
                memset(buffer.row(y - bounds.minY) + (bar.minX - bounds.minX), 255, bar.width)
            }
        }
        return KeptMask(origin: origin, coverage: buffer, x: bounds.minX, y: bounds.minY)
    }

    /// Adds a glyph's coverage. The coverage of overlapping glyphs adds up like that of independent shapes: a + b − ab.
    private func paint(_ item: Placed, into buffer: PixelBuffer, _ bounds: PixelRect) {
        let bitmap = item.bitmap
        bitmap.coverage.withUnsafeBufferPointer { source in
            for row in 0..<bitmap.height {
                let target =
                    buffer.row(item.y + row - bounds.minY).assumingMemoryBound(to: UInt8.self)
                    + (item.x - bounds.minX)
                let line = source.baseAddress! + row * bitmap.width
                for x in 0..<bitmap.width {
                    let new = UInt32(line[x])
                    if new == 0 { continue }
                    let old = UInt32(target[x])
                    target[x] = old == 0 ? UInt8(new) : UInt8(old + new - (old * new + 127) / 255)
                }
            }
        }
    }
}
