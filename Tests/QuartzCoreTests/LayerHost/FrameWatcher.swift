// Holds each frame against the picture of the same layers drawn from nothing.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

/// Draws frames and holds each against the full picture; keeps a copy of the screen as a stage does.
final class FrameWatcher {
    let screen: TestScreen
    private var shown: PixelBuffer?
    private(set) var frames = 0
    private(set) var partial = 0
    /// Frames with copies.
    private(set) var moved = 0

    init(_ screen: TestScreen) { self.screen = screen }

    /// False where a byte differs, recorded as an issue.
    func check(_ place: String) -> Bool {
        guard let (buffer, damage, copies) = screen.movedFrame() else { return true }
        frames += 1
        if damage.area < buffer.width * buffer.height { partial += 1 }
        if !copies.isEmpty { moved += 1 }
        let whole = screen.freshPicture()
        guard buffer.isEqual(to: whole) else {
            Issue.record("\(place), damage \(damage), copies \(copies): \(buffer.difference(from: whole))")
            return false
        }
        guard let shown else {
            shown = buffer.copy()
            return true
        }
        // What a stage does with the frame: copies in their order, then the damage.
        for copy in copies {
            let source = shown.copy()
            for y in 0..<copy.source.height {
                memcpy(
                    shown.row(copy.y + y) + copy.x * 4, source.row(copy.source.minY + y) + copy.source.minX * 4,
                    copy.source.width * 4)
            }
        }
        for rect in damage.rects {
            for y in rect.minY..<rect.maxY {
                memcpy(shown.row(y) + rect.minX * 4, buffer.row(y) + rect.minX * 4, rect.width * 4)
            }
        }
        guard shown.isEqual(to: whole) else {
            Issue.record("\(place): a stage shows other pixels: \(shown.difference(from: whole))")
            return false
        }
        return true
    }
}
