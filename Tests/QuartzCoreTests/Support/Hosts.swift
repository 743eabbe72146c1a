// What the tests of layers share: small hosts, colours, the diagnostics of a closure.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Stage
import Synchronization

@testable import QuartzCore

/// A host of points × scale whose commits and frames are one call.
final class TestScreen {
    let host: LayerHost
    var root: CALayer { host.rootLayer }
    var time: TimeInterval = 0

    init(_ width: Int, _ height: Int, scale: CGFloat = 1) {
        host = LayerHost(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale), scale: scale)
    }

    /// Commits and draws the frame; the buffer and what was drawn anew.
    @discardableResult
    func frame() -> (buffer: PixelBuffer, damage: PixelRegion)? {
        host.commit()
        return host.renderFrame(at: time).map { ($0.buffer, $0.damage) }
    }

    /// Commits and draws the frame; with what was moved inside the buffer.
    func movedFrame() -> (buffer: PixelBuffer, damage: PixelRegion, copies: [PixelCopy])? {
        host.commit()
        return host.renderFrame(at: time)
    }

    /// The picture of the layers as they are, from nothing: no nodes, caches or pixels of earlier frames.
    func freshPicture() -> PixelBuffer {
        let whole = PixelBuffer(width: host.width, height: host.height)!
        Compositor().draw(
            Self.freshNode(root), into: whole, rect: whole.bounds, scale: host.scale, background: host.backgroundPixel)
        return whole
    }

    /// A node made of the layers alone, nothing shared with earlier commits.
    private static func freshNode(_ layer: CALayer) -> RenderNode {
        RenderNode(
            id: ObjectIdentifier(layer), model: layer.values,
            children: NodeList(ContiguousArray(layer.tree.sublayers.map { freshNode($0) })),
            mask: layer.tree.mask.map { freshNode($0) }, animations: [])
    }

    /// The whole picture, committed.
    func picture() -> PixelBuffer {
        host.commit()
        return host.renderFull(at: time)
    }
}

func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
}

let red = color(1, 0, 0), green = color(0, 1, 0), blue = color(0, 0, 1), white = color(1, 1, 1)

/// A layer with a frame and a colour.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

/// Cells whose left upper quarter has one colour, the right lower one another; the rest is clear.
func testPattern(width: CGFloat, height: CGFloat, _ one: CGColor, _ two: CGColor, turned: Bool = false) -> CGColor {
    final class Cell {
        let size: CGSize, one: CGColor, two: CGColor
        init(_ size: CGSize, _ one: CGColor, _ two: CGColor) { (self.size, self.one, self.two) = (size, one, two) }
    }
    var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { info, context in
            let cell = Unmanaged<Cell>.fromOpaque(info!).takeUnretainedValue()
            let (w, h) = (cell.size.width / 2, cell.size.height / 2)
            context.setFillColor(cell.one)
            context.fill(CGRect(x: 0, y: h, width: w, height: h))
            context.setFillColor(cell.two)
            context.fill(CGRect(x: w, y: 0, width: w, height: h))
        }, releaseInfo: { Unmanaged<Cell>.fromOpaque($0!).release() })
    let size = CGSize(width: width, height: height)
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    let pattern = CGPattern(
        info: Unmanaged.passRetained(Cell(size, one, two)).toOpaque(), bounds: CGRect(origin: .zero, size: size),
        matrix: turned ? CGAffineTransform(rotationAngle: 0.5) : upright, xStep: width, yStep: height,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
    var alpha: CGFloat = 1
    return CGColor(patternSpace: CGColorSpace(patternBaseSpace: nil)!, pattern: pattern, components: &alpha)!
}

extension PixelBuffer {
    /// Whether both have the same size and the same visible bytes.
    func isEqual(to other: PixelBuffer) -> Bool {
        guard width == other.width, height == other.height, format == other.format else { return false }
        for y in 0..<height where memcmp(row(y), other.row(y), width * format.bytesPerPixel) != 0 { return false }
        return true
    }

    /// Writes a PPM where `VITRINE_PICTURES` names a folder, to be looked at.
    func show(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        var bytes = Array("P6 \(width) \(height) 255\n".utf8)
        for y in 0..<height {
            for x in 0..<width {
                let p = pixel(x: x, y: y)
                bytes += [UInt8(p >> 16 & 255), UInt8(p >> 8 & 255), UInt8(p & 255)]
            }
        }
        try? Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name + ".ppm"))
    }

    /// The first pixel that differs, in words.
    func difference(from other: PixelBuffer) -> String {
        for y in 0..<height {
            for x in 0..<width where pixel(x: x, y: y) != other.pixel(x: x, y: y) {
                return "(\(x), \(y)): \(String(pixel(x: x, y: y), radix: 16)) and "
                    + String(other.pixel(x: x, y: y), radix: 16)
            }
        }
        return "none"
    }
}

/// A generator of numbers that are the same on every run of a seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Runs a closure under `.record` and returns the messages with addresses made the same.
func recorded(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    Diagnostics.$taskPolicy.withValue(.record { diagnostic in messages.withLock { $0.append(diagnostic.pinnedText) } }) {
        body()
    }
    return messages.withLock { $0 }
}
