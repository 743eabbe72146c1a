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
        try await carryOut(tapping(finder, count, fingers), file, line)
    }

    /// ``tap(_:count:fingers:file:line:)-async`` for a synchronous XCTest.
    public func tap(
        _ finder: Finder, count: Int = 1, fingers: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try carryOut(tapping(finder, count, fingers), file, line)
    }

    /// Taps a point of the screen, whatever view is there.
    public func tap(at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(tapping(at: point), file, line)
    }

    /// ``tap(at:file:line:)-async`` for a synchronous XCTest.
    public func tap(at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(tapping(at: point), file, line)
    }

    /// Holds a finger on a view for this number of seconds of virtual time, one by default.
    public func press(
        _ finder: Finder, for seconds: TimeInterval = 1, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await carryOut(pressing(finder, seconds), file, line)
    }

    /// ``press(_:for:file:line:)-async`` for a synchronous XCTest.
    public func press(
        _ finder: Finder, for seconds: TimeInterval = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try carryOut(pressing(finder, seconds), file, line)
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
        try await carryOut(dragging(finder, distance, duration, hold, rest), file, line)
    }

    /// ``drag(_:by:duration:hold:rest:file:line:)-async`` for a synchronous XCTest.
    public func drag(
        _ finder: Finder, by distance: CGVector, duration: TimeInterval = 0.3, hold: TimeInterval = 0,
        rest: TimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try carryOut(dragging(finder, distance, duration, hold, rest), file, line)
    }

    /// Drags from one point of the screen to another, whatever view is there.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await carryOut(dragging(from: start, to: end, duration), file, line)
    }

    /// ``drag(from:to:duration:file:line:)-async`` for a synchronous XCTest.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try carryOut(dragging(from: start, to: end, duration), file, line)
    }

    /// Moves two fingers on a view apart (scale above 1) or together (scale below 1).
    public func pinch(
        _ finder: Finder, scale: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await carryOut(pinching(finder, scale, duration), file, line)
    }

    /// ``pinch(_:scale:duration:file:line:)-async`` for a synchronous XCTest.
    public func pinch(
        _ finder: Finder, scale: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try carryOut(pinching(finder, scale, duration), file, line)
    }

    /// Rotates two fingers on a view by this number of radians, clockwise.
    public func rotate(
        _ finder: Finder, by radians: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await carryOut(rotating(finder, radians, duration), file, line)
    }

    /// ``rotate(_:by:duration:file:line:)-async`` for a synchronous XCTest.
    public func rotate(
        _ finder: Finder, by radians: CGFloat, duration: TimeInterval = 0.5, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try carryOut(rotating(finder, radians, duration), file, line)
    }

    // MARK: Inside

    /// Seconds that a finger stays down in a tap, and that lie between the taps of a double tap.
    private static let tapHold = 0.05
    private static let betweenTaps = 0.1
    /// Seconds of virtual time that a view has to become usable.
    private static let patience: TimeInterval = 5
    /// Half the distance of two fingers at the start, in points.
    private static let fingerRadius: CGFloat = 40

    /// The number of the next finger.
    func takeFinger() -> Int { takeIDs(1) }

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

    /// A finger that goes straight from a point of the screen, as steps.
    func playing(
        _ start: CGPoint, _ distance: CGVector, _ duration: TimeInterval, _ hold: TimeInterval, _ rest: TimeInterval
    ) -> [VerbStep] { play(straight(from: start, distance, duration, hold, rest)) }

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

    private func play(_ script: TouchScript) -> [VerbStep] {
        script.steps.flatMap { step in
            (step.delay > 0 ? pass(step.delay, awaitsAnswers: false) : []) + turn(with: [.touches(step.samples)])
        }
    }

    /// Waits until the view can be used, then goes on with the point to touch; where nothing is pending that could change it,
    /// says why not at once.
    private func reach(_ finder: Finder, _ next: @escaping (CGPoint) throws -> [VerbStep]) -> [VerbStep] {
        idling.part + [
            .then {
                var watch = PlaceWatch(until: self.now + Self.patience)
                @MainActor func look() throws -> [VerbStep] {
                    if let point = try watch.look(finder, in: self) { return try next(point) }
                    self.moveClock(to: self.now + TouchScript.interval)
                    return self.turn(with: []) + [.then { try look() }]
                }
                return try look()
            }
        ]
    }

    // MARK: The verbs

    func tapping(_ finder: Finder, _ count: Int = 1, _ fingers: Int = 1) -> Verb {
        Verb("tap \(finder)") {
            self.reach(finder) { point in
                (0..<max(1, count)).flatMap { index in
                    (index > 0 ? self.pass(Self.betweenTaps, awaitsAnswers: false) : [])
                        + self.play(
                            .tap(
                                at: point, hold: Self.tapHold, fingers: max(1, fingers), firstID: self.takeIDs(fingers)))
                }
            } + self.idling.part
        }
    }

    private func tapping(at point: CGPoint) -> Verb {
        Verb("tap at \(ViewTree.text(of: point))") {
            self.play(.tap(at: point, hold: Self.tapHold, fingers: 1, firstID: self.takeIDs(1))) + self.idling.part
        }
    }

    private func pressing(_ finder: Finder, _ seconds: TimeInterval) -> Verb {
        Verb("press \(finder) for \(PendingWork.seconds(seconds))") {
            self.reach(finder) { point in
                self.play(.tap(at: point, hold: seconds, fingers: 1, firstID: self.takeIDs(1)))
            } + self.idling.part
        }
    }

    private func dragging(
        _ finder: Finder, _ distance: CGVector, _ duration: TimeInterval, _ hold: TimeInterval, _ rest: TimeInterval
    ) -> Verb {
        Verb("drag \(finder) by \(ViewTree.text(of: CGPoint(x: distance.dx, y: distance.dy)))") {
            self.reach(finder) { start in
                self.play(self.straight(from: start, distance, duration, hold, rest))
            } + self.idling.part
        }
    }

    private func dragging(from start: CGPoint, to end: CGPoint, _ duration: TimeInterval) -> Verb {
        Verb("drag from \(ViewTree.text(of: start)) to \(ViewTree.text(of: end))") {
            let distance = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            return self.play(self.straight(from: start, distance, duration, 0, 0)) + self.idling.part
        }
    }

    private func pinching(_ finder: Finder, _ scale: CGFloat, _ duration: TimeInterval) -> Verb {
        Verb("pinch \(finder) by \(ViewTree.number(scale))") {
            self.reach(finder) { try self.play(self.twoFingers(at: $0, scale: scale, angle: 0, duration)) }
                + self.idling.part
        }
    }

    private func rotating(_ finder: Finder, _ radians: CGFloat, _ duration: TimeInterval) -> Verb {
        Verb("rotate \(finder) by \(ViewTree.number(radians)) radians") {
            self.reach(finder) { try self.play(self.twoFingers(at: $0, scale: 1, angle: radians, duration)) }
                + self.idling.part
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
