// All rows of a list in one picture.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import UIKit
import UIKitLists

extension Harness {
    /// Returns one picture of all of a list: every section and row, as if the screen were long enough.
    ///
    /// The list is scrolled page by page and returns to where it was. Bars and pinned headers are in the picture where they
    /// belong to the content, not again on each page.
    /// - Throws: ``HarnessError/noPicture(_:)`` for a list that is longer than 16,384 pixels.
    public func picture(
        ofWholeList list: Finder, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> Picture {
        let pages = ListPages()
        try await carryOut(photographing(list, pages), file, line)
        return try pages.picture(scale: surroundings.device.scale)
    }
    /// ``picture(ofWholeList:file:line:)-async`` for a synchronous XCTest.
    public func picture(ofWholeList list: Finder, file: StaticString = #filePath, line: UInt = #line) throws -> Picture {
        let pages = ListPages()
        try carryOut(photographing(list, pages), file, line)
        return try pages.picture(scale: surroundings.device.scale)
    }

    private func photographing(_ finder: Finder, _ pages: ListPages) -> Verb {
        Verb("picture of the whole list \(finder)") {
            var start = CGPoint.zero
            var indicator = true
            @MainActor func measure(_ offset: CGFloat) throws -> [VerbStep] {
                let view = try ShownList(finder, in: self).view
                let inset = view.adjustedContentInset
                let last = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
                guard offset < last else { return [] }
                view.contentOffset.y = min(last, offset + max(1, view.bounds.inset(by: inset).height))
                let reached = view.contentOffset.y
                return self.turn(with: []) + self.idling.part + [.then { try measure(reached) }]
            }
            @MainActor func page(_ done: CGFloat) throws -> [VerbStep] {
                let view = try ShownList(finder, in: self).view
                let inset = view.adjustedContentInset, cover = ListPages.cover(try ShownList(finder, in: self))
                let last = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
                let top = done == 0 ? -inset.top : min(last, done - inset.top - cover.top)
                view.contentOffset.y = top
                return self.turn(with: []) + self.idling.part + [
                    .then {
                        let isLast = top >= last
                        let end = isLast ? view.contentSize.height : top + view.bounds.height - inset.bottom - cover.bottom
                        guard end > done else { return [] }
                        try pages.add(try self.picture(of: view), view, from: done, to: end, scale: self.surroundings.device.scale)
                        return isLast ? [] : [.then { try page(end) }]
                    }
                ]
            }
            return self.idling.part + [
                .run {
                    let view = try ShownList(finder, in: self).view
                    start = view.contentOffset
                    indicator = view.showsVerticalScrollIndicator
                    view.showsVerticalScrollIndicator = false
                },
                // Every row is measured once before the first page is taken.
                .then {
                    let view = try ShownList(finder, in: self).view
                    view.contentOffset.y = -view.adjustedContentInset.top
                    let top = view.contentOffset.y
                    return self.turn(with: []) + self.idling.part + [.then { try measure(top) }]
                },
                .then { try page(0) },
                .run {
                    let view = try ShownList(finder, in: self).view
                    view.showsVerticalScrollIndicator = indicator
                    view.contentOffset = start
                },
            ] + self.turn(with: []) + self.idling.part
        }
    }
}

/// The pages of a list's picture.
@MainActor private final class ListPages {
    /// Pixels of the longest picture.
    private static let longest = 16_384
    private var strips: [PixelBuffer] = []
    private var height = 0
    private var width = 0

    /// The room that pinned headers and footers take from a page, in points.
    static func cover(_ list: ShownList) -> (top: CGFloat, bottom: CGFloat) {
        switch list.kind {
        case .table(let table):
            guard table.style == .plain else { return (0, 0) }
            return (
                list.sections.map { table.rectForHeader(inSection: $0).height }.max() ?? 0,
                list.sections.map { table.rectForFooter(inSection: $0).height }.max() ?? 0
            )
        case .collection(let collection):
            func height(_ kind: String) -> CGFloat {
                collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.height).max() ?? 0
            }
            return (height(UICollectionView.elementKindSectionHeader), height(UICollectionView.elementKindSectionFooter))
        }
    }

    /// Adds the part of a page between two heights of the content.
    func add(_ page: Picture, _ view: UIScrollView, from start: CGFloat, to end: CGFloat, scale: CGFloat) throws {
        func row(_ y: CGFloat) -> Int { Int(((y - view.bounds.minY) * scale).rounded()) }
        let first = Int((start * scale).rounded()) == height ? row(start) : row(CGFloat(height) / scale)
        let rect = PixelRect(minX: 0, minY: first, maxX: page.width, maxY: row(end))
        guard let strip = page.cropped(to: rect) else { return }
        width = max(width, strip.width)
        height += strip.height
        guard height <= Self.longest else {
            throw HarnessError.noPicture("the list is longer than \(Self.longest) pixels; take pictures of its parts.")
        }
        strips.append(strip.buffer)
    }

    func picture(scale: CGFloat) throws -> Picture {
        guard let result = PixelBuffer(width: width, height: height) else {
            throw HarnessError.noPicture("the list has no rows.")
        }
        var y = 0
        for strip in strips {
            for row in 0..<strip.height { memcpy(result.row(y + row), strip.row(row), strip.width * 4) }
            y += strip.height
        }
        return Picture(buffer: result, scale: scale)
    }
}
