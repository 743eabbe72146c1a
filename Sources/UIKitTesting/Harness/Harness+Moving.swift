// What a person does without touching a view: the status bar, the device's tilt, a pointer.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit

extension Harness {
    /// Taps the status bar: the one scroll view on the screen with `scrollsToTop` scrolls to its top. Then runs the work that
    /// is due. Returns whether a scroll view scrolls.
    @discardableResult
    public func tapStatusBar(file: StaticString = #filePath, line: UInt = #line) async throws -> Bool {
        try await verb("tap the status bar", file, line) {
            try await idle()
            let scrolls = UIApplication.shared.tapStatusBar()
            try await idle()
            return scrolls
        }
    }

    /// Tilts the device: sets the viewer's offset, −1…1 along both axes, 0 if the screen faces the viewer. Motion effects
    /// follow. Then runs the work that is due.
    public func tilt(_ viewerOffset: UIOffset, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb("tilt the device", file, line) {
            try await turn(with: [.tilt(horizontal: viewerOffset.horizontal, vertical: viewerOffset.vertical)])
            try await idle()
        }
    }

    /// ``tilt(_:file:line:)-async`` for a synchronous XCTest.
    public func tilt(_ viewerOffset: UIOffset, file: StaticString = #filePath, line: UInt = #line) throws {
        try verb("tilt the device", file, line) {
            try turn(with: [.tilt(horizontal: viewerOffset.horizontal, vertical: viewerOffset.vertical)])
            try idle()
        }
    }

    /// Moves a pointer to a point of the screen without a pressed button; nil removes the pointer. Then runs the work that is
    /// due.
    public func hover(at point: CGPoint?, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb(point.map { "hover at \(ViewTree.text(of: $0))" } ?? "take the pointer away", file, line) {
            try await turn(with: [.hover(point)])
            try await idle()
        }
    }

    /// ``hover(at:file:line:)-async`` for a synchronous XCTest.
    public func hover(at point: CGPoint?, file: StaticString = #filePath, line: UInt = #line) throws {
        try verb(point.map { "hover at \(ViewTree.text(of: $0))" } ?? "take the pointer away", file, line) {
            try turn(with: [.hover(point)])
            try idle()
        }
    }
}
