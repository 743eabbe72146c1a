// One call that changes rows or sections of a list, with the line that made it.
// Apple: "UITableView", "UICollectionView", batch updates.
import Diagnostics

/// A recorded call. Paths of what is deleted, reloaded, reconfigured or moved away are those before the batch; of what is inserted
/// or moved in, those after it. That a reconfigured row is named by its path before is a guess; Apple's pages do not say it.
package struct UpdateCall: Sendable {
    package enum Action: Equatable, Sendable {
        case deleteRows([ListPath])
        case insertRows([ListPath])
        case reloadRows([ListPath])
        case reconfigureRows([ListPath])
        case moveRow(ListPath, to: ListPath)
        case deleteSections([Int])
        case insertSections([Int])
        case reloadSections([Int])
        case moveSection(Int, to: Int)
    }

    package var action: Action
    /// The raw value of the row animation; 0 where there is none.
    package var animation: Int
    private var given: CallSite?
    private var captured: CapturedCaller?

    package init(_ action: Action, animation: Int = 0, site: CallSite? = nil, caller: CapturedCaller? = nil) {
        self.action = action
        self.animation = animation
        given = site
        captured = caller
    }

    /// The line of the call; looked up when it is read, nil where nobody knows.
    package var site: CallSite? { given ?? captured?.site }

    /// `deleteRows(at: [0 - 3]) (List.swift:42)`.
    func described(_ kind: ListKind) -> String {
        let part = kind == .table ? "Row" : "Item"
        func list(_ paths: [ListPath]) -> String { Self.shortened(paths.map(Self.text)) }
        let call =
            switch action {
            case .deleteRows(let paths): "delete\(part)s(at: \(list(paths)))"
            case .insertRows(let paths): "insert\(part)s(at: \(list(paths)))"
            case .reloadRows(let paths): "reload\(part)s(at: \(list(paths)))"
            case .reconfigureRows(let paths): "reconfigure\(part)s(at: \(list(paths)))"
            case .moveRow(let from, let to): "move\(part)(at: \(Self.text(from)), to: \(Self.text(to)))"
            case .deleteSections(let sections): "deleteSections(\(Self.shortened(sections.map(String.init))))"
            case .insertSections(let sections): "insertSections(\(Self.shortened(sections.map(String.init))))"
            case .reloadSections(let sections): "reloadSections(\(Self.shortened(sections.map(String.init))))"
            case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
            }
        return site.map { "\(call) (\($0))" } ?? call
    }

    static func text(_ path: ListPath) -> String { "\(path.section) - \(path.row)" }

    /// At most eight of them, and how many more there are.
    private static func shortened(_ texts: [String]) -> String {
        let rest = texts.count - 8
        return "[" + texts.prefix(8).joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "") + "]"
    }
}
