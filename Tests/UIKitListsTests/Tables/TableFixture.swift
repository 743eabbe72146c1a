// Tables on a headless screen, and data sources that write down what they are asked.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

/// A cell that knows its number and how often it was readied for another row.
final class NumberedCell: UITableViewCell {
    static var made = 0
    let number: Int
    private(set) var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        number = Self.made
        Self.made += 1
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Rows and nothing else: the data source has its two methods.
class PlainRows: NSObject, UITableViewDataSource {
    var counts: [Int]
    var asked: [IndexPath] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
        return cell
    }
}

/// Rows with identities: what a row shows is what it is.
final class NamedRows: NSObject, UITableViewDataSource {
    var sections: [[String]]
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
}

/// Writes down the calls of data source and delegate in order.
class LoggedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var log: [String] = []
    var height: (IndexPath) -> CGFloat = { _ in 50 }
    init(_ counts: [Int]) { self.counts = counts }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
    func numberOfSections(in tableView: UITableView) -> Int {
        log.append("sections")
        return counts.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.append("rows \(section)")
        return counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.append("height \(indexPath.row)")
        return height(indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("end \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

/// A table that fills the left top of a screen.
@MainActor struct TableStage {
    let app: Harness
    let table: UITableView

    init(
        _ size: CGSize = CGSize(width: 320, height: 400), style: UITableView.Style = .plain, scale: CGFloat = 1, dark: Bool = false,
        rightToLeft: Bool = false, traps: TrapRecorder.Handling = .fail, estimates: Bool = true,
        set: (UITableView) -> Void = { _ in }
    ) async throws {
        app = try await Harness(
            device: Device.iPhone14.scaled(to: scale).withoutSystemBars, appearance: dark ? .dark : .light,
            direction: rightToLeft ? .rightToLeft : .leftToRight, traps: traps)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(NumberedCell.self, forCellReuseIdentifier: "row")
        if !estimates {
            table.estimatedRowHeight = 0
            table.estimatedSectionHeaderHeight = 0
            table.estimatedSectionFooterHeight = 0
        }
        set(table)
    }

    /// Puts the table on the screen.
    func show() async throws {
        let controller = UIViewController()
        controller.view.addSubview(table)
        try await app.show(controller)
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: section)) }
    var shownTexts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "?" } }
}

extension IndexPath {
    static func at(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
