// move-swap
import SwiftModel

/// `swapAt` in the method that moves a row.
///
/// ## What goes wrong
/// A moved row pushes all rows between its old and its new place by one. Exchanging two elements is the same only for
/// neighbours: after any longer move the model has another order than the screen, and the next reload shows it.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Public report: the blog of owenzhao, the simplest drag operation; Apple, "UITableViewDataSource", `tableView(_:moveRowAt:to:)`.
///
/// ## Triggering
/// ```swift
/// class List: UITableViewController {
///     var items = ["a", "b", "c"]
///     override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
///         items.↓swapAt(source.row, destination.row)
///     }
/// }
/// ```
/// ```swift
/// class Grid: UICollectionViewController {
///     private var photos: [UIImage] = []
///     override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
///         self.photos.↓swapAt(to.item, from.item)
///         save()
///     }
///     func save() {}
/// }
/// ```
/// ```swift
/// class List: UIViewController {
///     var items: [Int] = []
/// }
/// extension List: UITableViewDataSource {
///     func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
///         let from = sourceIndexPath.row
///         let to = destinationIndexPath.row
///         guard from != to else { return }
///         items.↓swapAt(from, to)
///     }
/// }
/// ```
/// ```swift
/// struct Group { var rows: [String] }
/// class Model { var groups: [Group] = [] }
/// class List: UITableViewController {
///     let model = Model()
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
///         if a.section == b.section { model.groups[a.section].rows.↓swapAt(a.row, b.row) }
///     }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var items: [Int] = []
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
///         ↓swap(&items[a.row], &items[b.row])
///     }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var items: [Int]? = []
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
///         items?.↓swapAt(a.row, b.row)
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class List: UITableViewController {
///     var items = ["a", "b", "c"]
///     override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
///         items.insert(items.remove(at: source.row), at: destination.row)
///     }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var items = ["a", "b", "c"]
///     func shuffle(_ a: Int, _ b: Int) { items.swapAt(a, b) }
/// }
/// ```
/// ```swift
/// class Order { func swapAt(_ a: Int, _ b: Int) {} }
/// class List: UITableViewController {
///     let order = Order()
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
///         order.swapAt(a.row, b.row)
///     }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var sections: [[Int]] = []
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
///         sections.swapAt(0, 1)
///     }
/// }
/// ```
/// ```swift
/// class Board {
///     var items: [Int] = []
///     func tableView(_ tableView: Board, moveRowAt a: IndexPath, to b: IndexPath) { items.swapAt(a.row, b.row) }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var items: [Int] = []
///     override func tableView(_ tableView: UITableView, didSelectRowAt a: IndexPath) { items.swapAt(a.row, 0) }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var items: [Int] = []
///     var index = IndexPath(row: 0, section: 0)
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
///         let moved = items.remove(at: a.row)
///         items.insert(moved, at: b.row)
///         DispatchQueue.main.async { self.items.swapAt(self.index.row, 0) }
///     }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var left = 0
///     var right = 1
///     override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { swap(&left, &right) }
/// }
/// ```
///
/// ## Cure
/// Remove the element at the source and insert it at the destination.
public struct MoveBySwapRule: Rule {
    public static let id = "move-swap"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for method in ListMethod.all(ListMethod.moves, in: context) {
            for site in context.calls(named: "swapAt") where context.runs(site.function, within: method.function) {
                checkSwapAt(site, method, context)
            }
            for site in context.calls(named: "swap") where context.runs(site.function, within: method.function) {
                guard site.call.receiver == nil, context.binding(of: site.call.callee) == nil, site.call.arguments.count == 2,
                    let name = site.call.nameRange
                else { continue }
                let ends = site.call.arguments.compactMap { argument -> MoveIndex.End? in
                    guard case .subscripting(_, let arguments) = argument.value.bare.kind, let index = arguments.first?.value
                    else { return nil }
                    return MoveIndex(index, method, context)?.end
                }
                guard Set(ends) == [.source, .destination] else { continue }
                report(name, [], context)
            }
        }
    }

    private func checkSwapAt(_ site: FileIndex.CallSite, _ method: ListMethod, _ context: RuleContext) {
        guard let receiver = site.call.receiver, let name = site.call.nameRange, site.call.arguments.count == 2,
            context.binding(of: site.call.callee)?.members.isEmpty ?? true,
            let first = MoveIndex(site.call.arguments[0].value, method, context),
            let second = MoveIndex(site.call.arguments[1].value, method, context), first.end != second.end
        else { return }
        guard case .array = context.type(of: receiver).unwrapped else { return }
        var fixes: [Fix] = []
        if let statement = context.statement(of: site.expression), case .expression(let whole) = statement.kind,
            whole === site.expression, receiver.bare === receiver
        {
            let isForward = first.end == .source
            let from = context.text(site.call.arguments[isForward ? 0 : 1].value.range)
            let to = context.text(site.call.arguments[isForward ? 1 : 0].value.range)
            let list = context.text(receiver.range)
            fixes = [
                Fix(
                    title: "Remove and insert",
                    edits: [context.edit(whole.range, "\(list).insert(\(list).remove(at: \(from)), at: \(to))")])
            ]
        }
        report(name, fixes, context)
    }

    private func report(_ name: Range<Int>, _ fixes: [Fix], _ context: RuleContext) {
        context.report(
            name, "Exchanging two elements is not what moving a row does: the model gets another order than the screen.",
            cure: "Remove the element at the source and insert it at the destination.", fixes: fixes)
    }
}
