// The ink of a symbol: its pixels' coverage, its box.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import Testing
import UIKitValues

/// A symbol's image as coverage.
struct Ink {
    let image: UIImage
    private let width: Int
    private let height: Int
    /// The alphas, row by row: a loop over `PixelBuffer.pixel` is slow.
    private let alphas: [UInt8]

    @MainActor init(
        _ name: String, _ size: CGFloat = 100, _ weight: UIImage.SymbolWeight = .regular,
        _ scale: UIImage.SymbolScale = .medium,
        pixels: CGFloat = 1
    ) throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        let traits = UITraitCollection(displayScale: pixels)
        let found = traits.performAsCurrent { UIImage(systemName: name, withConfiguration: configuration) }
        try self.init(try #require(found, "\(name)"))
    }

    init(_ image: UIImage) throws {
        self.image = image
        let buffer = try #require(image.cgImage).pixelBuffer
        (width, height) = (buffer.width, buffer.height)
        alphas = (0..<buffer.height).flatMap { y in
            let row = UnsafeRawBufferPointer(start: buffer.row(y), count: 4 * buffer.width)
            return stride(from: 3, to: row.count, by: 4).map { row[$0] }
        }
    }

    /// 0 to 1, in pixels of the image.
    func coverage(_ x: Int, _ y: Int) -> Double { Double(alphas[y * width + x]) / 255 }

    /// All coverage together, in pixels.
    var amount: Double { Double(alphas.reduce(0) { $0 + Int($1) }) / 255 }

    /// The pixels with ink, and how large the image is.
    var box: CGRect {
        var (left, top, right, bottom) = (width, height, -1, -1)
        for y in 0..<height {
            for x in 0..<width where alphas[y * width + x] > 5 {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        return CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    }

    /// The coverage of the first piece of ink in a row, from the left: how thick a wall is there.
    func firstWall(row: Int) -> Double {
        var sum = 0.0
        for x in 0..<width {
            let here = coverage(x, row)
            if here == 0, sum > 0 { break }
            sum += here
        }
        return sum
    }
}

/// Rows of a table in Documentation/Data, without its comment and head.
enum SymbolTable {
    static func rows(_ name: String, file: String = #filePath) throws -> [[String]] {
        let root = URL(fileURLWithPath: file).pathComponents.dropLast(4).joined(separator: "/")
        let text = try String(contentsOfFile: "\(root)/Documentation/Data/\(name).csv", encoding: .utf8)
        return text.split(separator: "\n").dropFirst(2).map { $0.split(separator: ",").map(String.init) }
    }

    /// The hundred names that public sources use most.
    static func hundred() throws -> [String] { try rows("symbol_usage").map { $0[0] } }

    static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
}
