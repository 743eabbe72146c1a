// How far our picture is from the recorded one: frames, line breaks, pixels without text, and text boxes.
// No Apple page: this is ours; the bounds are those of the issue "Fidelity".
import Foundation
import PixelKernels
import UIKit

/// The figures of one scene.
struct Figures: Equatable {
    /// The greatest difference of a frame's edge or of the picture's size, in device pixels; nil where none is recorded.
    var frames: Double?
    /// Lines that end where the recorded ones do, of all lines.
    var equalLines = 0
    var allLines = 0
    /// The part of the pixels outside text that differ by at most two levels, 0…1.
    var pixels = 0.0
    /// The greatest difference of a baseline, in device pixels; nil without text.
    var baselines: Int?
    /// Of the controls that are judged inside their own frames the one that agrees least, and what it must reach; nil without.
    var controls: Double?
    var controlsNeed = 0.97
    /// The greatest difference of an edge of a line's ink, in device pixels: the font's own; nil without text.
    var text: Int?

    /// Frames and baselines within one device pixel, at least 99 % of the lines, at least 95 % of the pixels, and controls
    /// inside their own frames.
    var passes: Bool {
        (frames ?? 0) <= 1.005 && Double(equalLines) >= 0.99 * Double(allLines) && pixels >= 0.95
            && (baselines ?? 0) <= 1 && (controls ?? 1) >= controlsNeed
    }
}

/// A recorded picture and ours, compared.
struct Comparison {
    let scene: Scene
    let recorded: PixelBuffer
    let ours: PixelBuffer
    let figures: Figures
    /// Our lines of text, for the report.
    let lines: String
    /// Ours faded, with what differs in red and what counts as text in blue.
    let difference: PixelBuffer?

    /// Levels that count as equal.
    static let tolerance = 2

    init(_ scene: Scene, recorded: PixelBuffer, rendering: Rendering) {
        self.scene = scene
        self.recorded = recorded
        ours = rendering.buffer
        lines = rendering.lines.sorted { $0.key < $1.key }.map { $0.value.joined(separator: " / ") }.joined(separator: "; ")
        let one = Levels(recorded, scene.treatment, isRecorded: true)
        var two = Levels(rendering.buffer, scene.treatment, isRecorded: false)
        if scene.treatment == .monochrome { two.fit(to: one) }
        let origin = scene.origin
        var text = TextBoxes()
        for area in rendering.texts { text.take(area.insetBy(-3), one, two) }
        for area in scene.texts { text.take(Rendering.pixels(area, scene.setting.scale).moved(by: origin), one, two) }
        var figures = Figures()
        figures.frames = Self.frames(scene, recorded, rendering)
        for probe in scene.probes {
            let (first, second) = (one.edge(probe, origin), two.edge(probe, origin))
            let distance = first.flatMap { a in second.map { Double(abs(a - $0)) } } ?? .infinity
            figures.frames = max(figures.frames ?? 0, distance)
        }
        if scene.baselinesCount { figures.baselines = text.baselines }
        for (tag, lines) in rendering.lines {
            let expected = scene.lines[tag] ?? scene.breaks[lines.joined(separator: " ")]
            figures.allLines += expected?.count ?? 1
            guard let expected else {
                figures.equalLines += lines.count == 1 ? 1 : 0
                continue
            }
            figures.equalLines += Self.equalEnds(expected, lines)
        }
        figures.text = text.deviation
        let ignored = scene.ignored.map { Rendering.pixels($0, scene.setting.scale).moved(by: origin) }
        let (share, picture) = Self.compare(one, two, text.boxes + ignored)
        figures.pixels = scene.pixelsCount ? share : 1
        for control in scene.controls {
            let part = Rendering.pixels(control.frame, scene.setting.scale).moved(by: origin)
            let inside = Self.compare(one, two, text.boxes + ignored, within: part).0
            if inside - control.least < (figures.controls ?? 2) - figures.controlsNeed {
                (figures.controls, figures.controlsNeed) = (inside, control.least)
            }
        }
        self.figures = figures
        difference = picture
    }

    /// How many recorded lines end after the same words; an ellipsis stands for what was left out.
    static func equalEnds(_ recorded: [String], _ ours: [String]) -> Int {
        var count = 0
        for (index, line) in recorded.enumerated() where index < ours.count {
            // Before an ellipsis one letter more or less is the font's.
            let isSame =
                line.hasSuffix("…")
                ? ours[index].hasSuffix("…") && abs(ours[index].count - line.count) <= 1
                    && ours[index].hasPrefix(String(line.dropLast(2)))
                : ours[index] == line
            if isSame { count += 1 }
        }
        return ours.count > recorded.count ? max(0, count - 1) : count
    }

    private static func frames(_ scene: Scene, _ recorded: PixelBuffer, _ rendering: Rendering) -> Double? {
        var worst: Double?
        func take(_ difference: Double) { worst = max(worst ?? 0, abs(difference)) }
        if scene.sizeCounts {
            take(Double(recorded.width - rendering.buffer.width))
            take(Double(recorded.height - rendering.buffer.height))
        }
        let scale = Double(scene.setting.scale)
        for frame in scene.frames {
            guard let ours = rendering.frames[frame.tag] else {
                take(.infinity)
                continue
            }
            take(Double(frame.recorded.minX - ours.minX) * scale)
            take(Double(frame.recorded.minY - ours.minY) * scale)
            take(Double(frame.recorded.maxX - ours.maxX) * scale)
            take(Double(frame.recorded.maxY - ours.maxY) * scale)
        }
        return worst
    }

    private static func compare(
        _ one: Levels, _ two: Levels, _ text: [PixelRect], within part: PixelRect? = nil
    ) -> (Double, PixelBuffer?) {
        let (width, height) = (max(one.width, two.width), max(one.height, two.height))
        var isText = [Bool](repeating: false, count: width * height)
        for box in text {
            for y in max(0, box.minY)..<max(0, min(height, box.maxY)) {
                for x in max(0, box.minX)..<max(0, min(width, box.maxX)) { isText[y * width + x] = true }
            }
        }
        let picture = part == nil ? PixelBuffer(width: width, height: height) : nil
        var (counted, equal) = (0, 0)
        for y in max(0, part?.minY ?? 0)..<max(0, min(height, part?.maxY ?? height)) {
            let out = picture?.row(y).assumingMemoryBound(to: UInt32.self)
            for x in max(0, part?.minX ?? 0)..<max(0, min(width, part?.maxX ?? width)) {
                let distance = one.distance(two, x, y)
                let inside = isText[y * width + x]
                // A row or column that only one picture has is the frames' affair, as long as it is one pixel.
                let isEdge = distance == nil && abs(one.width - two.width) <= 1 && abs(one.height - two.height) <= 1
                if !inside, !isEdge {
                    counted += 1
                    if let distance, distance <= tolerance { equal += 1 }
                }
                let grey = two.grey(x, y)
                let faded = UInt32(191 + grey / 4)
                var pixel = 0xFF00_0000 | faded << 16 | faded << 8 | faded
                if inside { pixel = 0xFFB0_C8FF }
                if distance ?? 255 > tolerance { pixel = inside ? 0xFF60_80FF : 0xFFE0_2040 }
                out?[x] = pixel
            }
        }
        return (counted == 0 ? 1 : Double(equal) / Double(counted), picture)
    }
}

extension Scene {
    /// The first pixel of the compared part in the recorded picture.
    var origin: (x: Int, y: Int) { (Int(crop?.minX ?? 0), Int(crop?.minY ?? 0)) }
}

extension PixelRect {
    func moved(by origin: (x: Int, y: Int)) -> PixelRect {
        PixelRect(minX: minX - origin.x, minY: minY - origin.y, maxX: maxX - origin.x, maxY: maxY - origin.y)
    }

    func insetBy(_ amount: Int) -> PixelRect {
        PixelRect(minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
    }
}
