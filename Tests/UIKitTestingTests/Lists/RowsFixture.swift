// A table of numbered rows for the tests of the verbs.
import Foundation
import UIKit

/// Rows with swipe actions, moves, an index; what was done to them is in `log`.
@MainActor final class RowsModel {
    let count: Int
    let titles: [String]?
    let header: String?
    let colours: Bool
    var log: [String] = []

    init(count: Int, titles: [String]? = nil, header: String? = nil, colours: Bool = false) {
        (self.count, self.titles, self.header, self.colours) = (count, titles, header, colours)
    }

    /// A colour of a row as a pixel of a picture: the row's number in its blue.
    static func pixel(_ row: Int) -> UInt32 { 0xFFFF_0000 | UInt32(row * 4) }
    static func color(_ row: Int) -> UIColor { UIColor(red: 1, green: 0, blue: CGFloat(row * 4) / 255, alpha: 1) }
}

final class RowsController: UITableViewController {
    private let model: RowsModel

    init(_ model: RowsModel, style: UITableView.Style) {
        self.model = model
        super.init(style: style)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if model.colours { cell.backgroundColor = RowsModel.color(indexPath.row) }
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { model.header }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        model.log.append("move \(from.row) to \(to.row)")
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { model.titles }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        model.log.append("index \(title)")
        return 0
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Flag", indexPath), action("More", indexPath)])
    }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Pin", indexPath)])
    }
    private func action(_ title: String, _ indexPath: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [model] _, _, done in
            model.log.append("\(title.lowercased()) \(indexPath.row)")
            done(true)
        }
    }
}
