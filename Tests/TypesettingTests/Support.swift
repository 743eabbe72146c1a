// What the text tests share: fonts and colours as attribute values, canvases, pictures to look at.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

@testable import Typesetting

extension FontDescriptor {
    static func system(_ size: CGFloat, weight: CGFloat = 0) -> FontDescriptor {
        FontDescriptor(pointSize: size, weight: weight)
    }

    /// As attribute value.
    var value: ScaledFont { ScaledFont(self) }
}

/// A white canvas in points, y downwards.
final class Canvas {
    let buffer: PixelBuffer
    let context: CGContext
    let scale: CGFloat

    init(_ width: Int, _ height: Int, scale: CGFloat = 1, white: Bool = true) {
        self.scale = scale
        buffer = PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))!
        context = CGContext(pixelBuffer: buffer, scale: scale, yDown: true)!
        guard white else { return }
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(.black)
    }

    /// Every pixel as `0xAARRGGBB`, row by row.
    var pixels: [UInt32] {
        (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer.pixel(x: $0, y: y) } }
    }

    /// The box of pixels that are not white, nil where all are.
    var ink: PixelRect? {
        var box: PixelRect?
        for y in 0..<buffer.height {
            for x in 0..<buffer.width where buffer.pixel(x: x, y: y) != 0xFFFF_FFFF {
                box = (box ?? PixelRect(x: x, y: y, width: 1, height: 1)).union(
                    PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    /// The sum of darkness in a row of pixels.
    func darkness(row: Int) -> Int {
        (0..<buffer.width).reduce(0) { $0 + 255 - Int(buffer.pixel(x: $1, y: row) >> 8 & 0xFF) }
    }

    /// Writes a portable pixmap, to be looked at while working.
    func write(_ path: String) {
        var data = Data("P6 \(buffer.width) \(buffer.height) 255\n".utf8)
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                let pixel = buffer.pixel(x: x, y: y)
                data.append(contentsOf: [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)])
            }
        }
        try? data.write(to: URL(fileURLWithPath: path))
    }
}

/// A layout of attributed text.
func layout(
    attributed string: NSAttributedString, width: CGFloat = .infinity, lines: Int = 0, mode: NSLineBreakMode? = nil,
    scale: CGFloat = 1
) -> TextLayout {
    TextLayout.make(
        TextLayoutRequest(
            string: string, defaultFont: .system(17), width: width, maximumLines: lines, lineBreakMode: mode,
            scale: scale))
}

/// A layout of plain text in the system font.
func layout(
    _ text: String, _ size: CGFloat = 17, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    mode: NSLineBreakMode? = nil, alignment: NSTextAlignment? = nil, scale: CGFloat = 1
) -> TextLayout {
    TextLayout.make(
        TextLayoutRequest(
            text: text, font: .system(size), width: width, height: height, maximumLines: lines, lineBreakMode: mode,
            alignment: alignment, scale: scale))
}

/// The characters of a line, without white space at its end.
func text(_ line: TextLine, of string: String) -> String {
    NSString(string: string).substring(with: line.range).trimmingCharacters(in: .whitespacesAndNewlines)
}
