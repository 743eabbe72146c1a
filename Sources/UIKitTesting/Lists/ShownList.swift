// A list on the screen, as the verbs for lists see it: sections, rows, their cells and places.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitLists

/// A table whose rows a test names by their paths.
@MainActor struct ShownList {
    let view: UITableView

    /// The list that a finder names; the finder may also name a view inside it or around it.
    init(_ finder: Finder, in harness: Harness) throws {
        let found = try harness.find(finder)
        if let table = found as? UITableView {
            view = table
            return
        }
        let inside = harness.all(Finder.type(UITableView.self).inside(.view(found))).compactMap { $0 as? UITableView }
        var above: UIView? = found
        while let current = above, !(current is UITableView) { above = current.superview }
        guard let table = above as? UITableView ?? (inside.count == 1 ? inside[0] : nil) else {
            throw HarnessError.notActionable(
                finder.description, reason: "\(ViewTree.name(of: found)) is no list, and none is around it or alone inside it.")
        }
        view = table
    }

    var sections: Range<Int> { 0..<view.numberOfSections }
    func rows(of section: Int) -> Range<Int> { 0..<view.numberOfRows(inSection: section) }

    /// Refuses a path that the list does not have.
    func check(_ path: IndexPath) throws {
        guard path.count == 2, sections.contains(path.section), rows(of: path.section).contains(path.row) else {
            let counts = sections.map { "\(rows(of: $0).count)" }.joined(separator: ", ")
            throw HarnessError.badArgument(
                "\(ViewTree.name(of: view)) has no row \(Self.words(path)); its sections have \(counts.isEmpty ? "no" : counts) rows."
            )
        }
    }

    func cell(at path: IndexPath) -> UIView? { view.cellForRow(at: path) }
    /// A row's rectangle in points of the window's screen.
    func frame(of path: IndexPath) -> CGRect { view.convert(view.rectForRow(at: path), to: nil) }

    /// The part of the list that bars and pinned views leave free, in points of the window's screen.
    var freeArea: CGRect {
        var area = view.bounds.inset(by: view.adjustedContentInset)
        for section in sections {
            if let header = view.headerView(forSection: section), view.style == .plain, header.frame.minY <= area.minY + 0.5 {
                let end = header.frame.maxY
                if end > area.minY { area = area.divided(atDistance: end - area.minY, from: .minYEdge).remainder }
            }
        }
        return view.convert(area, to: nil)
    }

    /// Whether a row has its cell in the free part, whole or as much of it as there is room for.
    func isRevealed(_ path: IndexPath) -> Bool {
        guard cell(at: path) != nil else { return false }
        let row = frame(of: path), area = freeArea
        return area.insetBy(dx: -1, dy: -0.5).contains(row) || (row.height > area.height && row.intersects(area))
    }

    /// `1.3`: section and row.
    static func words(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

    /// What a row says: its accessibility label, or the texts in it from front to back of the tree.
    static func text(of cell: UIView) -> String {
        if let label = cell.accessibilityLabel, !label.isEmpty { return label }
        var found: [String] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            if let text = ShownText.of(view), !text.isEmpty { return found.append(text) }
            view.subviews.forEach(collect)
        }
        collect(cell)
        return found.joined(separator: ", ")
    }

    /// Whether a row shows exactly this text, or says it.
    static func says(_ text: String, _ cell: UIView) -> Bool {
        if cell.accessibilityLabel == text { return true }
        func shows(_ view: UIView) -> Bool {
            !view.isHidden && view.alpha >= 0.01 && (ShownText.of(view) == text || view.subviews.contains(where: shows))
        }
        return shows(cell)
    }
}
