// Scrolling to rows, swiping them, moving them, and the index at a list's edge.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import UIKit
import UIKitLists

extension Harness {
    /// Scrolls a list until a row stands free of bars and pinned headers, and returns its cell.
    /// - Parameter list: The list, or one view inside it or around it.
    /// - Throws: ``HarnessError/badArgument(_:)`` for a row that the list does not have.
    @discardableResult
    public func scroll(
        _ list: Finder, to row: IndexPath, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> UIView {
        let found = Found()
        try await carryOut(scrolling(list, row, found), file, line)
        return try found.cell(list)
    }
    /// ``scroll(_:to:file:line:)-async`` for a synchronous XCTest.
    @discardableResult
    public func scroll(_ list: Finder, to row: IndexPath, file: StaticString = #filePath, line: UInt = #line) throws -> UIView {
        let found = Found()
        try carryOut(scrolling(list, row, found), file, line)
        return try found.cell(list)
    }

    /// Scrolls a list from its beginning until a row shows this text, and returns the row's path.
    /// - Throws: ``HarnessError/notFound(_:screen:)`` if no row shows it.
    @discardableResult
    public func scroll(
        _ list: Finder, toText text: String, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> IndexPath {
        let found = Found()
        try await carryOut(scrolling(list, text, found), file, line)
        return try found.path(list)
    }
    /// ``scroll(_:toText:file:line:)-async`` for a synchronous XCTest.
    @discardableResult
    public func scroll(
        _ list: Finder, toText text: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> IndexPath {
        let found = Found()
        try carryOut(scrolling(list, text, found), file, line)
        return try found.path(list)
    }

    /// Taps a row of a list, after scrolling to it.
    public func tap(row: IndexPath, of list: Finder, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(tapping(row, list), file, line)
    }
    /// ``tap(row:of:file:line:)-async`` for a synchronous XCTest.
    public func tap(row: IndexPath, of list: Finder, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(tapping(row, list), file, line)
    }

    /// Swipes a row and chooses one of the actions that come into sight, of whichever side.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` with the actions that the row has, if this one is not among them.
    public func swipe(
        row: IndexPath, of list: Finder, action: String, file: StaticString = #filePath, line: UInt = #line
    ) async throws { try await carryOut(swiping(row, list, action), file, line) }
    /// ``swipe(row:of:action:file:line:)-async`` for a synchronous XCTest.
    public func swipe(
        row: IndexPath, of list: Finder, action: String, file: StaticString = #filePath, line: UInt = #line
    ) throws { try carryOut(swiping(row, list, action), file, line) }

    /// Drags a row to the place of another one: by its handle where the list is edited, else by a long press. The list scrolls
    /// where the rows are far apart.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` if the row cannot be reached.
    public func move(
        row: IndexPath, to target: IndexPath, of list: Finder, file: StaticString = #filePath, line: UInt = #line
    ) async throws { try await carryOut(moving(row, target, list), file, line) }
    /// ``move(row:to:of:file:line:)-async`` for a synchronous XCTest.
    public func move(
        row: IndexPath, to target: IndexPath, of list: Finder, file: StaticString = #filePath, line: UInt = #line
    ) throws { try carryOut(moving(row, target, list), file, line) }

    /// Touches a title of the index at a list's edge.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` with the titles that there are, if this one is not among them.
    public func pick(
        indexTitle: String, of list: Finder, file: StaticString = #filePath, line: UInt = #line
    ) async throws { try await carryOut(picking(indexTitle, list), file, line) }
    /// ``pick(indexTitle:of:file:line:)-async`` for a synchronous XCTest.
    public func pick(indexTitle: String, of list: Finder, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(picking(indexTitle, list), file, line)
    }
}

/// A row that a verb has found.
@MainActor private final class Found {
    var cell: UIView?
    var path: IndexPath?

    func cell(_ list: Finder) throws -> UIView {
        guard let cell else { throw HarnessError.notActionable(list.description, reason: "the row has no cell.") }
        return cell
    }
    func path(_ list: Finder) throws -> IndexPath {
        guard let path else { throw HarnessError.notActionable(list.description, reason: "the row has no place.") }
        return path
    }
}

extension Harness {
    /// Numbers of the verbs for lists. Times are in seconds, parts are of a row's width.
    private enum ListVerbs {
        /// A swipe that opens any number of actions and is no full swipe, which begins at 0.6.
        static let swipe: CGFloat = 0.45
        static let swipeTime = 0.25
        static let swipeRest = 0.3
        /// The room that a finger keeps to the edge of a row.
        static let margin: CGFloat = 24
        /// Longer than a press that lifts a row.
        static let lift = 0.7
        /// Steps of a finger on its way from one end of a list to the other.
        static let steps = 12
        /// Steps with which a list scrolls under a waiting finger before the verb gives up.
        static let patience = 6_000
        /// The room to the list's edge at which a finger makes it scroll, and the room at which it no longer does.
        static let edge: CGFloat = 8
        static let quiet: CGFloat = 90
    }

    private func scrolling(_ finder: Finder, _ row: IndexPath, _ found: Found) -> Verb {
        Verb("scroll \(finder) to row \(ShownList.words(row))") {
            self.idling.part + self.revealing(finder, row) + [
                .run { found.cell = try ShownList(finder, in: self).cell(at: row) }
            ]
        }
    }

    /// Scrolls without an animation. Rows may be measured on the way, so that a second step can be needed.
    private func revealing(_ finder: Finder, _ row: IndexPath) -> [VerbStep] {
        @MainActor func attempt(_ left: Int) throws -> [VerbStep] {
            let list = try ShownList(finder, in: self)
            try list.check(row)
            guard left > 0, !list.isRevealed(row) else { return [] }
            list.scroll(to: row, centred: left <= 2)
            return self.turn(with: []) + self.idling.part + [.then { try attempt(left - 1) }]
        }
        return [.then { try attempt(4) }]
    }

    private func scrolling(_ finder: Finder, _ text: String, _ found: Found) -> Verb {
        Verb("scroll \(finder) to text \(ViewTree.quoted(text))") {
            @MainActor func look() throws -> [VerbStep] {
                let list = try ShownList(finder, in: self)
                let paths = list.visiblePaths
                if let path = paths.first(where: { list.cell(at: $0).map { ShownList.says(text, $0) } ?? false }) {
                    return self.revealing(finder, path) + [.run { found.path = path }]
                }
                let view = list.view, inset = view.adjustedContentInset
                let last = view.contentSize.height + inset.bottom - view.bounds.height
                guard view.contentOffset.y < last - 0.5 else {
                    throw HarnessError.notFound(
                        "text \"\(text)\" in \(finder)", screen: ListTree(list).text)
                }
                let page = max(1, view.bounds.inset(by: inset).height * 0.8)
                view.contentOffset.y = min(last, view.contentOffset.y + page)
                return self.turn(with: []) + self.idling.part + [.then { try look() }]
            }
            return self.idling.part + [
                .then {
                    let view = try ShownList(finder, in: self).view
                    view.contentOffset.y = -view.adjustedContentInset.top
                    return self.turn(with: []) + self.idling.part + [.then { try look() }]
                }
            ]
        }
    }

    private func tapping(_ row: IndexPath, _ finder: Finder) -> Verb {
        Verb("tap row \(ShownList.words(row)) of \(finder)") {
            self.idling.part + self.revealing(finder, row) + [
                .then {
                    guard let cell = try ShownList(finder, in: self).cell(at: row) else { return [] }
                    return self.tapping(.view(cell)).part
                }
            ]
        }
    }

    // MARK: Swipes

    private func swiping(_ row: IndexPath, _ finder: Finder, _ action: String) -> Verb {
        Verb("swipe row \(ShownList.words(row)) of \(finder) for \(ViewTree.quoted(action))") {
            var seen: [String] = []
            @MainActor func attempt(_ ways: [CGFloat]) throws -> [VerbStep] {
                let list = try ShownList(finder, in: self)
                guard let way = ways.first else {
                    let names = seen.isEmpty ? "none" : seen.joined(separator: ", ")
                    throw HarnessError.notActionable(
                        "row \(ShownList.words(row)) of \(finder)", reason: "it has no action \"\(action)\"; its actions: \(names)."
                    )
                }
                let frame = list.frame(of: row)
                let start = CGPoint(
                    x: way < 0 ? frame.maxX - ListVerbs.margin * 2 : frame.minX + ListVerbs.margin * 2, y: frame.midY)
                let distance = CGVector(dx: way * frame.width * ListVerbs.swipe, dy: 0)
                return self.playing(start, distance, ListVerbs.swipeTime, 0, ListVerbs.swipeRest) + self.settling + [
                    .then {
                        let buttons = list.swipeActions
                        seen += buttons.compactMap(\.accessibilityLabel)
                        if let button = buttons.first(where: { $0.accessibilityLabel == action }) {
                            return self.tapping(.view(button)).part + self.settling
                        }
                        guard !buttons.isEmpty else { return try attempt(Array(ways.dropFirst())) }
                        // The other side's actions come once these are away.
                        return self.playing(start, CGVector(dx: -distance.dx, dy: 0), ListVerbs.swipeTime, 0, ListVerbs.swipeRest)
                            + self.settling + [.then { try attempt(Array(ways.dropFirst())) }]
                    }
                ]
            }
            return self.idling.part + self.revealing(finder, row) + [.then { try attempt([-1, 1]) }]
        }
    }

    // MARK: Moving

    /// Steps: 1. the finger goes down on the row and waits; 2. it goes to the target's place, or waits at the edge until the
    /// list has scrolled so far; 3. it rests and lifts.
    private func moving(_ row: IndexPath, _ target: IndexPath, _ finder: Finder) -> Verb {
        Verb("move row \(ShownList.words(row)) to \(ShownList.words(target)) of \(finder)") {
            let id = self.takeFinger()
            var isArriving = false
            @MainActor func touch(_ phase: TouchSamplePhase, _ point: CGPoint) -> [VerbStep] {
                self.turn(with: [.touches([TouchSample(id: id, phase: phase, location: point, force: 1)])])
            }
            @MainActor func approach(_ from: CGPoint, _ left: Int, lastOffset: CGFloat? = nil) throws -> [VerbStep] {
                let list = try ShownList(finder, in: self)
                try list.check(target)
                guard left > 0 else {
                    throw HarnessError.notActionable(
                        "row \(ShownList.words(target)) of \(finder)", reason: "the list does not scroll as far under the finger.")
                }
                let goal = list.frame(of: target), area = list.freeArea
                // Beyond the middle, so that the row there makes room.
                let wanted = goal.midY + (target > row ? 1 : -1) * min(goal.height, ListVerbs.margin) / 4
                // Clear of the parts that scroll, or where the list has come to its end.
                let quiet = min(ListVerbs.quiet, area.height / 3)
                let isClear = wanted > area.minY + quiet && wanted < area.maxY - quiet
                let isShown = wanted > area.minY && wanted < area.maxY
                isArriving = isArriving || (isShown && lastOffset == list.view.contentOffset.y)
                if isClear || isArriving {
                    // The list may still scroll while the finger leaves its edge: the place is looked up anew at each step.
                    let step = area.height / CGFloat(ListVerbs.steps)
                    let next = CGPoint(x: from.x, y: from.y + min(max(wanted - from.y, -step), step))
                    let moved = self.pass(TouchScript.interval, awaitsAnswers: false) + touch(.moved, next)
                    guard abs(wanted - next.y) < 0.5 else { return moved + [.then { try approach(next, left - 1) }] }
                    return moved + self.pass(ListVerbs.swipeRest, awaitsAnswers: false) + touch(.ended, next)
                }
                let offset = list.view.contentOffset.y
                let edge = CGPoint(x: from.x, y: goal.midY > area.midY ? area.maxY - ListVerbs.edge : area.minY + ListVerbs.edge)
                return self.pass(TouchScript.interval, awaitsAnswers: false) + touch(.moved, edge) + [
                    .then { try approach(edge, left - 1, lastOffset: from == edge ? offset : nil) }
                ]
            }
            return self.idling.part + self.revealing(finder, row) + [
                .then {
                    let list = try ShownList(finder, in: self)
                    try list.check(target)
                    let handle = list.handle(of: row)
                    let held = handle.map { $0.convert($0.bounds, to: nil) } ?? list.frame(of: row)
                    let start = CGPoint(x: held.midX, y: held.midY)
                    return touch(.began, start) + self.pass(handle == nil ? ListVerbs.lift : 0, awaitsAnswers: false) + [
                        .then { try approach(start, ListVerbs.patience) }
                    ]
                }
            ] + self.settling
        }
    }

    // MARK: The index

    private func picking(_ title: String, _ finder: Finder) -> Verb {
        Verb("pick \(ViewTree.quoted(title)) of the index of \(finder)") {
            self.idling.part + [
                .then {
                    let list = try ShownList(finder, in: self)
                    guard let point = list.indexPoint(of: title) else {
                        let titles = list.indexTitles
                        throw HarnessError.notActionable(
                            finder.description,
                            reason: "its index has no title \"\(title)\"; its titles: "
                                + (titles.isEmpty ? "none" : titles.joined(separator: ", ")) + ".")
                    }
                    return self.playing(point, .zero, TouchScript.interval, 0, 0)
                }
            ] + self.idling.part
        }
    }

    private var settling: [VerbStep] { settling(2).part }
}
