// Many pictures in one, each with a caption below.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import UIKit

/// Pictures in rows on mid grey, each row as high as its highest, with captions in our own text.
@MainActor struct PictureSheet {
    /// A picture and the lines below it.
    struct Entry {
        var picture: Picture
        var caption: [String]
    }

    let entries: [Entry]
    let columns: Int
    private static let gap = 16
    private static let ground: UInt32 = 0xFF80_8080

    init(entries: [Entry], columns: Int) {
        self.entries = entries
        self.columns = max(1, columns)
    }

    /// The rectangle of each picture in the sheet, in pixels, without its caption; in order of the entries.
    var frames: [PixelRect] {
        let captions = entries.map { Self.caption(of: $0) }
        return Self.frames(of: rows(captions))
    }

    /// The whole sheet.
    /// - Throws: ``HarnessError/noPicture(_:)`` where it would be too large.
    func picture() throws -> Picture {
        let gap = Self.gap
        let captions = entries.map { Self.caption(of: $0) }
        let rows = rows(captions)
        let width = rows.map { $0.reduce(gap) { $0 + $1.0.width + gap } }.max() ?? 0
        let height = rows.reduce(gap) { $0 + Self.height(of: $1) + gap }
        guard let buffer = PixelBuffer(width: width, height: height) else {
            throw HarnessError.noPicture("a sheet of \(width) × \(height) pixels is too large; use fewer combinations.")
        }
        for y in 0..<height {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = Self.ground }
        }
        for (frame, (picture, caption)) in zip(Self.frames(of: rows), rows.joined()) {
            Self.copy(picture.buffer, to: buffer, frame.minX, frame.minY)
            if let caption { Self.copy(caption, to: buffer, frame.minX, frame.maxY) }
        }
        return Picture(buffer: buffer, scale: entries.first?.picture.scale ?? 1)
    }

    private typealias Row = [(Picture, PixelBuffer?)]

    private func rows(_ captions: [PixelBuffer?]) -> [Row] {
        stride(from: 0, to: entries.count, by: columns).map { first in
            (first..<min(first + columns, entries.count)).map { (entries[$0].picture, captions[$0]) }
        }
    }

    private static func frames(of rows: [Row]) -> [PixelRect] {
        var result: [PixelRect] = []
        var top = gap
        for row in rows {
            var left = gap
            for (picture, _) in row {
                result.append(PixelRect(x: left, y: top, width: picture.width, height: picture.height))
                left += picture.width + gap
            }
            top += height(of: row) + gap
        }
        return result
    }

    private static func height(of row: Row) -> Int {
        row.map { $0.0.height + ($0.1?.height ?? 0) }.max() ?? 0
    }

    private static func copy(_ source: PixelBuffer, to target: PixelBuffer, _ left: Int, _ top: Int) {
        for y in 0..<source.height { memcpy(target.row(top + y) + left * 4, source.row(y), source.width * 4) }
    }

    /// White on the sheet's grey, as wide as the picture; a line that is too long ends in an ellipsis.
    private static func caption(of entry: Entry) -> PixelBuffer? {
        guard !entry.caption.isEmpty else { return nil }
        let scale = entry.picture.scale
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        style.baseWritingDirection = .leftToRight
        style.lineBreakMode = .byTruncatingTail
        let font = UIFont.systemFont(ofSize: 11)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor(white: 1, alpha: 1), .paragraphStyle: style,
        ]
        let line = (font.lineHeight * scale).rounded(.up) / scale
        let size = CGSize(width: CGFloat(entry.picture.width) / scale, height: line * CGFloat(entry.caption.count) + 4)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, text) in entry.caption.enumerated() {
                let place = CGRect(x: 0, y: 4 + line * CGFloat(index), width: size.width, height: line)
                NSAttributedString(string: text, attributes: attributes).draw(in: place)
            }
        }
        return image.cgImage?.pixelBuffer
    }
}

extension Surroundings {
    /// Device, appearance, text size, locale and direction, in three lines for a person.
    var caption: [String] {
        [
            device.name + (orientation == .landscape ? ", landscape" : ""),
            (appearance == .dark ? "dark" : "light") + ", text \(stageContentSize.rawValue)",
            "\(locale.identifier), " + (direction == .rightToLeft ? "right to left" : "left to right"),
        ]
    }
}
