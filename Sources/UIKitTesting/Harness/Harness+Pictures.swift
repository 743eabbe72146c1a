// Pictures of the screen and of views on it.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import UIKit
import UIKitCore

extension Harness {
    /// Returns the screen as the last turn drew it. Runs a turn first if a change waits for its commit.
    public func picture(file: StaticString = #filePath, line: UInt = #line) throws -> Picture {
        try verb(nil, file, line) {
            let buffer = try frame()
            return Picture(buffer: buffer.copy(), scale: surroundings.device.scale)
        }
    }

    /// The screen in the compositor's own buffer, valid until the next turn.
    func passingPicture() throws -> Picture { Picture(buffer: try frame(), scale: surroundings.device.scale) }

    /// Returns the part of the screen that a view covers, rounded outward to whole pixels. The picture includes the app's content
    /// behind and in front of the view, without the status bar and home indicator.
    public func picture(of view: UIView, file: StaticString = #filePath, line: UInt = #line) throws -> Picture {
        try verb(nil, file, line) {
            let buffer = try frame()
            let name = ViewTree.name(of: view)
            guard let window = view.window else { throw HarnessError.noPicture("\(name) is in no window.") }
            let scale = surroundings.device.scale
            let frame = window.convert(view.convert(view.bounds, to: window), to: nil)
            guard [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else {
                throw HarnessError.noPicture("\(name) has the frame \(frame).")
            }
            let pixels = PixelRect(
                minX: Int((frame.minX * scale + 0.001).rounded(.down)), minY: Int((frame.minY * scale + 0.001).rounded(.down)),
                maxX: Int((frame.maxX * scale - 0.001).rounded(.up)), maxY: Int((frame.maxY * scale - 0.001).rounded(.up)))
            let app = UIScreen.main.picture(of: frame, shown: buffer)
            guard let picture = Picture(buffer: app, scale: scale).cropped(to: pixels) else {
                throw HarnessError.noPicture("\(name) lies outside the screen, at \(ViewTree.text(of: frame)).")
            }
            return picture
        }
    }

    /// Returns the view trees of all windows as JSON, one view per line: class, identifier, pixel frame, text, colours, traits.
    public func viewTree() -> String {
        roots.map { ViewTree(of: $0, scale: surroundings.device.scale).text }.joined()
    }

    /// The compositor's own buffer, valid until the next turn.
    private func frame() throws -> PixelBuffer {
        try requireOpen()
        if window.isHidden { window.makeKeyAndVisible() }
        if stage.isTurnRequested || stage.lastFrame == nil {
            FrozenWorld.move(to: now)
            drawTurn()
            traps.flush()
        }
        guard let frame = stage.lastFrame else { throw HarnessError.noPicture("no turn drew anything.") }
        return frame.buffer
    }

    /// The next number for unnamed pictures of a test function.
    func nextNumber(for test: String) -> String {
        unnamedPictures[test, default: 0] += 1
        return String(unnamedPictures[test]!)
    }
}
