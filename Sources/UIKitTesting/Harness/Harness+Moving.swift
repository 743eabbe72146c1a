// The actions of a person without touching a view: the status bar, the device's tilt, a pointer.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit

extension Harness {
    /// Taps the status bar: the one scroll view on the screen with `scrollsToTop` scrolls to its top. Then runs the work that
    /// is due. Returns whether a scroll view scrolls.
    @discardableResult
    public func tapStatusBar(file: StaticString = #filePath, line: UInt = #line) async throws -> Bool {
        var scrolls = false
        let tapping = Verb("tap the status bar") {
            self.idling.part + [.run { scrolls = UIApplication.shared.tapStatusBar() }] + self.idling.part
        }
        try await carryOut(tapping, file, line)
        return scrolls
    }

    /// Tilts the device: sets the viewer's offset, −1…1 along both axes, 0 if the screen faces the viewer. Motion effects
    /// follow. Then runs the work that is due.
    public func tilt(_ viewerOffset: UIOffset, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(tilting(viewerOffset), file, line)
    }

    /// ``tilt(_:file:line:)-async`` for a synchronous XCTest.
    public func tilt(_ viewerOffset: UIOffset, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(tilting(viewerOffset), file, line)
    }

    /// Moves a pointer to a point of the screen without a pressed button; nil removes the pointer. Then runs the work that is
    /// due.
    public func hover(at point: CGPoint?, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(hovering(at: point), file, line)
    }

    /// ``hover(at:file:line:)-async`` for a synchronous XCTest.
    public func hover(at point: CGPoint?, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(hovering(at: point), file, line)
    }

    private func tilting(_ viewerOffset: UIOffset) -> Verb {
        Verb("tilt the device") {
            self.turn(with: [.tilt(horizontal: viewerOffset.horizontal, vertical: viewerOffset.vertical)])
                + self.idling.part
        }
    }

    private func hovering(at point: CGPoint?) -> Verb {
        Verb(point.map { "hover at \(ViewTree.text(of: $0))" } ?? "take the pointer away") {
            self.turn(with: [.hover(point)]) + self.idling.part
        }
    }
}
