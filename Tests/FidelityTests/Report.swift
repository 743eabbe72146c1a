// The page with the pictures side by side: recorded, ours, difference.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import UIKit
import UIKitValues

/// Writes `index.html` with its pictures into a folder; nothing of it is committed.
struct Report {
    let folder: URL

    func write(_ comparisons: [Comparison], _ table: Table) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let credits = Self.credits()
        var body = ""
        for row in table.rows {
            guard let one = comparisons.first(where: { $0.scene.file == row.file }), let figures = row.figures else { continue }
            let names = ["recorded", "ours", "difference"].map { "\(row.file.replacingOccurrences(of: "#", with: "-")).\($0).png" }
            for (name, buffer) in zip(names, [one.recorded, one.ours, one.difference]) {
                guard let buffer else { continue }
                try Self.png(buffer)?.write(to: folder.appendingPathComponent(name))
            }
            let width = min(420, max(160, one.recorded.width))
            body += "<section class=\"\(row.result)\"><h2>\(row.result): \(row.file)</h2><p>"
            body += "frames \(figures.frames ?? 0) px, lines \(figures.equalLines)/\(figures.allLines), "
            body +=
                "pixels \(String(format: "%.2f", figures.pixels * 100)) %, text ±\(figures.text ?? 0) px. \(row.remark)<br>\(one.lines)</p>"
            for name in names {
                let address = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
                body += "<img src=\"\(address)\" width=\"\(width)\">"
            }
            body += "<p class=\"credit\">\(credits[String(row.file.prefix { $0 != "#" })] ?? "")</p></section>\n"
        }
        let page = """
            <!doctype html><meta charset="utf-8"><title>Fidelity</title>
            <style>body{font:14px sans-serif;background:#ddd}img{image-rendering:pixelated;margin-right:12px;vertical-align:top;
            background:#bbb}section{margin:12px;padding:12px;background:#fff;border-left:8px solid #2a2}section.miss{border-color:#c22}
            h2{font-size:14px;margin:0}.credit{color:#777;font-size:12px}</style>
            <h1>Recorded, ours, difference</h1><p>Red differs by more than two levels; blue counts as text.</p>
            \(body)
            """
        try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
    }

    private static func png(_ buffer: PixelBuffer) -> Data? {
        UIImage(cgImage: CGImage(pixelBuffer: buffer, isOpaque: false)).pngData()
    }

    /// Repository and licence of each picture, which travel with it.
    private static func credits() -> [String: String] {
        let text = (try? String(contentsOfFile: References.folder + "/pictures/index.csv", encoding: .utf8)) ?? ""
        var credits: [String: String] = [:]
        for line in text.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
            guard cells.count > 2, cells[0].hasSuffix(".png") else { continue }
            let licence = ["Apache-2.0", "MIT"].first { line.contains(",\($0),") } ?? ""
            credits[String(cells[0].dropLast(4))] = "\(cells[1]) at \(cells[2].prefix(8)), \(licence)"
        }
        let more = (try? String(contentsOfFile: References.folder + "/more.csv", encoding: .utf8)) ?? ""
        for line in more.split(whereSeparator: \.isNewline).dropFirst() {
            let cells = line.split(separator: ",", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 5 else { continue }
            credits[References.moreName(cells[0], cells[2])] = "\(cells[0]) at \(cells[1].prefix(8)), \(cells[3])"
        }
        return credits
    }
}
