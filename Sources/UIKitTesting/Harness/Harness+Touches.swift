// Taps, presses, drags, pinches and rotations at views, after looking whether a person could.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit

extension Harness {
    /// Taps the middle of the visible part of a view.
    ///
    /// First waits, in virtual time, until the view is unique, visible and enabled, receives the touch, and has not moved for
    /// two commits. Then runs the work that is due.
    /// - Parameters:
    ///   - count: The number of taps; 2 is a double tap.
    ///   - fingers: The number of simultaneous fingers.
    /// - Throws: ``HarnessError`` with the reason why a person could not tap the view.
    public func tap(
        _ finder: Finder, count: Int = 1, fingers: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await verb("tap \(finder)", file, line) {
            let point = try await actionablePoint(finder)
            for index in 0..<max(1, count) {
                if index > 0 { try await pass(Self.betweenTaps, awaitsAnswers: false) }
                try await play(.tap(at: point, hold: Self.tapHold, fingers: max(1, fingers), firstID: takeIDs(fingers)))
            }
            try await idle()
        }
    }

    /// ``tap(_:count:fingers:file:line:)-async`` for a synchronous XCTest.
    public func tap(
        _ finder: Finder, count: Int = 1, fingers: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try verb("tap \(finder)", file, line) {
            let point = try actionablePoint(finder)
            for index in 0..<max(1, count) {
                if index > 0 { try pass(Self.betweenTaps, awaitsAnswers: false) }
                try play(.tap(at: point, hold: Self.tapHold, fingers: max(1, fingers), firstID: takeIDs(fingers)))
            }
            try idle()
        }
    }

    /// Taps a point of the screen, whatever view is there.
    public func tap(at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb("tap at \(ViewTree.text(of: point))", file, line) {
            try await play(.tap(at: point, hold: Self.tapHold, fingers: 1, firstID: takeIDs(1)))
            try await idle()
        }
    }

    /// ``tap(at:file:line:)-async`` for a synchronous XCTest.
    public func tap(at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) throws {
        try verb("tap at \(ViewTree.text(of: point))", file, line) {
            try play(.tap(at: point, hold: Self.tapHold, fingers: 1, firstID: takeIDs(1)))
            try idle()
        }
    }

    /// Holds a finger on a view for this number of seconds of virtual time, one by default.
    public func press(
        _ finder: Finder, for seconds: TimeInterval = 1, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await verb("press \(finder) for \(PendingWork.seconds(seconds))", file, line) {
            let point = try await actionablePoint(finder)
            try await play(.tap(at: point, hold: seconds, fingers: 1, firstID: takeIDs(1)))
            try await idle()
        }
    }

    /// ``press(_:for:file:line:)-async`` for a synchronous XCTest.
    public func press(
        _ finder: Finder, for seconds: TimeInterval = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try verb("press \(finder) for \(PendingWork.seconds(seconds))", file, line) {
            let point = try actionablePoint(finder)
            try play(.tap(at: point, hold: seconds, fingers: 1, firstID: takeIDs(1)))
            try idle()
        }
    }

    /// Puts a finger on a view and moves it by this number of points at constant speed.
    /// - Parameters:
    ///   - duration: The seconds of the movement; a short movement ends with speed, as a flick does.
    ///   - hold: The seconds before the finger moves.
    ///   - rest: The seconds that the finger rests before it lifts.
    public func drag(
        _ finder: Finder, by distance: CGVector, duration: TimeInterval = 0.3, hold: TimeInterval = 0,
        rest: TimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await verb("drag \(finder) by \(ViewTree.text(of: CGPoint(x: distance.dx, y: distance.dy)))", file, line) {
            let start = try await actionablePoint(finder)
            try await play(straight(from: start, distance, duration, hold, rest))
            try await idle()
        }
    }

    /// ``drag(_:by:duration:hold:rest:file:line:)-async`` for a synchronous XCTest.
    public func drag(
        _ finder: Finder, by distance: CGVector, duration: TimeInterval = 0.3, hold: TimeInterval = 0,
        rest: TimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try verb("drag \(finder) by \(ViewTree.text(of: CGPoint(x: distance.dx, y: distance.dy)))", file, line) {
            let start = try actionablePoint(finder)
            try play(straight(from: start, distance, duration, hold, rest))
            try idle()
        }
    }

    /// Drags from one point of the screen to another, whatever view is there.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await verb("drag from \(ViewTree.text(of: start)) to \(ViewTree.text(of: end))", file, line) {
            try await play(straight(from: start, CGVector(dx: end.x - start.x, dy: end.y - start.y), duration, 0, 0))
            try await idle()
        }
    }

    /// ``drag(from:to:duration:file:line:)-async`` for a synchronous XCTest.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try verb("drag from \(ViewTree.text(of: start)) to \(ViewTree.text(of: end))", file, line) {
            try play(straight(from: start, CGVector(dx: end.x - start.x, dy: end.y - start.y), duration, 0, 0))
            try idle()
        }
    }

    /// Moves two fingers on a view apart (scale above 1) or together (scale below 1).
    public func pinch(
        _ finder: Finder, scale: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await verb("pinch \(finder) by \(ViewTree.number(scale))", file, line) {
            try await play(twoFingers(at: actionablePoint(finder), scale: scale, angle: 0, duration))
            try await idle()
        }
    }

    /// ``pinch(_:scale:duration:file:line:)-async`` for a synchronous XCTest.
    public func pinch(
        _ finder: Finder, scale: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try verb("pinch \(finder) by \(ViewTree.number(scale))", file, line) {
            try play(twoFingers(at: actionablePoint(finder), scale: scale, angle: 0, duration))
            try idle()
        }
    }

    /// Rotates two fingers on a view by this number of radians, clockwise.
    public func rotate(
        _ finder: Finder, by radians: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await verb("rotate \(finder) by \(ViewTree.number(radians)) radians", file, line) {
            try await play(twoFingers(at: actionablePoint(finder), scale: 1, angle: radians, duration))
            try await idle()
        }
    }

    /// ``rotate(_:by:duration:file:line:)-async`` for a synchronous XCTest.
    public func rotate(
        _ finder: Finder, by radians: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try verb("rotate \(finder) by \(ViewTree.number(radians)) radians", file, line) {
            try play(twoFingers(at: actionablePoint(finder), scale: 1, angle: radians, duration))
            try idle()
        }
    }

    // MARK: Inside

    /// Seconds that a finger stays down in a tap, and that lie between the taps of a double tap.
    private static let tapHold = 0.05
    private static let betweenTaps = 0.1
    /// Seconds of virtual time that a view has to become usable.
    private static let patience: TimeInterval = 5
    /// Half the distance of two fingers at the start, in points.
    private static let fingerRadius: CGFloat = 40

    private func takeIDs(_ count: Int) -> Int {
        defer { nextTouchID += max(1, count) }
        return nextTouchID
    }

    private func straight(
        from start: CGPoint, _ distance: CGVector, _ duration: TimeInterval, _ hold: TimeInterval, _ rest: TimeInterval
    ) -> TouchScript {
        .move(
            [{ CGPoint(x: start.x + distance.dx * $0, y: start.y + distance.dy * $0) }], duration: duration, hold: hold,
            rest: rest, firstID: takeIDs(1))
    }

    private func twoFingers(
        at center: CGPoint, scale: CGFloat, angle: CGFloat, _ duration: TimeInterval
    ) throws -> TouchScript {
        guard scale.isFinite, scale > 0, angle.isFinite else {
            throw HarnessError.badArgument("Fingers cannot move by scale \(scale) and angle \(angle).")
        }
        // A pinch closes from far enough that both fingers stay apart.
        let radius = scale < 1 ? max(Self.fingerRadius, 12 / scale) : Self.fingerRadius
        let paths = [CGFloat.pi, 0].map { first -> @Sendable (CGFloat) -> CGPoint in
            { progress in
                let turned = first + angle * progress
                let length = radius * (1 + (scale - 1) * progress)
                return CGPoint(x: center.x + cos(turned) * length, y: center.y + sin(turned) * length)
            }
        }
        return .move(paths, duration: duration, firstID: takeIDs(2))
    }

    private func play(_ script: TouchScript) async throws {
        for step in script.steps {
            if step.delay > 0 { try await pass(step.delay, awaitsAnswers: false) }
            try await turn(with: [.touches(step.samples)])
        }
    }

    private func play(_ script: TouchScript) throws {
        for step in script.steps {
            if step.delay > 0 { try pass(step.delay, awaitsAnswers: false) }
            try turn(with: [.touches(step.samples)])
        }
    }

    /// Waits until the view can be used; where nothing is pending that could change it, says why not at once.
    private func actionablePoint(_ finder: Finder) async throws -> CGPoint {
        try await idle()
        var watch = PlaceWatch(until: now + Self.patience)
        while true {
            if let point = try watch.look(finder, in: self) { return point }
            moveClock(to: now + TouchScript.interval)
            try await turn(with: [])
        }
    }

    private func actionablePoint(_ finder: Finder) throws -> CGPoint {
        try idle()
        var watch = PlaceWatch(until: now + Self.patience)
        while true {
            if let point = try watch.look(finder, in: self) { return point }
            moveClock(to: now + TouchScript.interval)
            try turn(with: [])
        }
    }
}

/// Watches whether a view keeps its place.
@MainActor private struct PlaceWatch {
    let deadline: TimeInterval
    private var place: [CGRect] = []
    /// Commits in a row that found it at the same place.
    private var commits = 0

    init(until deadline: TimeInterval) { self.deadline = deadline }

    /// The point to touch once the view has kept its place for two commits; nil to look again after the next.
    mutating func look(_ finder: Finder, in harness: Harness) throws -> CGPoint? {
        switch Actionability.check(finder, in: harness) {
        case .usable(let view, let point):
            let now = Visibility.place(of: view)
            commits = now == place ? commits + 1 : 0
            place = now
            if commits >= 2 { return point }
            guard harness.now < deadline else {
                throw HarnessError.notActionable(
                    finder.description, reason: "\(ViewTree.name(of: view)) has not kept its place for two commits.")
            }
        case .not(let error):
            commits = 0
            place = []
            guard harness.stage.isPending, harness.now < deadline else { throw error }
        }
        return nil
    }
}
