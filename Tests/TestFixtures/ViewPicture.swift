// Views and drawings as pixels, for tests.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import UIKitCore
import UIKitValues

/// Pixels that a view or a closure drew.
package struct ViewPicture {
    package let buffer: PixelBuffer
    package let scale: CGFloat

    /// A view on a background, laid out and composited as a stage does it.
    @MainActor package static func of(
        _ view: UIView, scale: CGFloat = 1, background: UInt32 = 0xFFFF_FFFF, traits: UITraitCollection? = nil
    ) -> ViewPicture {
        let size = view.bounds.size
        let host = LayerHost(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            scale: scale)
        host.backgroundPixel = background
        setScale(of: view, scale)
        host.rootLayer.addSublayer(view.layer)
        view.layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        host.commit()
        let picture = ViewPicture(buffer: host.renderFull(at: 0).copy(), scale: scale)
        view.layer.removeFromSuperlayer()
        return picture
    }

    @MainActor private static func setScale(of view: UIView, _ scale: CGFloat) {
        view.contentScaleFactor = scale
        for child in view.subviews { setScale(of: child, scale) }
    }

    /// What a closure draws into an image of so many points.
    package static func drawn(_ size: CGSize, scale: CGFloat = 1, _ body: () -> Void) -> ViewPicture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
        return ViewPicture(buffer: image.cgImage!.pixelBuffer, scale: scale)
    }

    package init(buffer: PixelBuffer, scale: CGFloat) {
        self.buffer = buffer
        self.scale = scale
    }

    package init(_ image: UIImage) { self.init(buffer: image.cgImage!.pixelBuffer, scale: image.scale) }

    /// `0xAARRGGBB`, premultiplied.
    package func pixel(_ x: Int, _ y: Int) -> UInt32 { buffer.pixel(x: x, y: y) }

    package var isBlank: Bool { inkBox(background: 0) == nil }

    /// The smallest rectangle around the pixels that differ from a background by more than a tolerance.
    package func inkBox(background: UInt32 = 0xFFFF_FFFF, tolerance: Int = 8) -> PixelRect? {
        var box: PixelRect?
        for y in 0..<buffer.height {
            for x in 0..<buffer.width where Self.distance(pixel(x, y), background) > tolerance {
                let one = PixelRect(x: x, y: y, width: 1, height: 1)
                box = box?.union(one) ?? one
            }
        }
        return box
    }

    package static func distance(_ one: UInt32, _ two: UInt32) -> Int {
        if one == two { return 0 }
        var worst = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let a = Int((one >> shift) & 255)
            let b = Int((two >> shift) & 255)
            worst = max(worst, abs(a - b))
        }
        return worst
    }

    /// The greatest difference of any channel of any pixel; 255 for other sizes.
    package func difference(from other: ViewPicture) -> Int {
        guard buffer.width == other.buffer.width, buffer.height == other.buffer.height else { return 255 }
        var worst = 0
        for y in 0..<buffer.height {
            for x in 0..<buffer.width { worst = max(worst, Self.distance(pixel(x, y), other.pixel(x, y))) }
        }
        return worst
    }

    /// The rows with ink as ranges: lines of text.
    package func inkRows(background: UInt32 = 0xFFFF_FFFF, tolerance: Int = 40) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var start: Int?
        for y in 0...buffer.height {
            let hasInk =
                y < buffer.height
                && (0..<buffer.width).contains { Self.distance(pixel($0, y), background) > tolerance }
            if hasInk, start == nil { start = y }
            if !hasInk, let begin = start {
                rows.append(begin..<y)
                start = nil
            }
        }
        return rows
    }

    /// Writes a PNG where `VITRINE_PICTURES` names a folder, to be looked at.
    package func show(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        let image = UIImage(cgImage: CGImage(pixelBuffer: buffer, isOpaque: false))
        try? image.pngData()?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }
}
