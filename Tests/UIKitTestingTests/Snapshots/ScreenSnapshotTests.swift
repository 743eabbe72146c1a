// Pictures of real screens through the whole way: views, layers, compositor, PNG, comparison.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// A list as apps have them: a title, rows with one-pixel dividers, a button.
@MainActor final class ListScreen: UIViewController {
    var dividerColor = UIColor.separator
    var rows = ["Apples", "Bread", "Cheese", "Dates"]
    private(set) var labels: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Shopping"
        title.font = .preferredFont(forTextStyle: .largeTitle)
        add(title, at: 60)
        for (index, row) in rows.enumerated() {
            let label = UILabel()
            label.text = row
            label.font = .preferredFont(forTextStyle: .body)
            label.accessibilityIdentifier = "row \(index)"
            add(label, at: 130 + CGFloat(index) * 52)
            labels.append(label)
            let divider = UIView()
            divider.backgroundColor = dividerColor
            let pixel = 1 / UIScreen.main.scale
            divider.frame = CGRect(x: 20, y: 130 + CGFloat(index + 1) * 52 - 10, width: view.bounds.width - 20, height: pixel)
            view.addSubview(divider)
        }
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 20, y: 360, width: 100, height: 44)
        view.addSubview(button)
    }

    private func add(_ label: UILabel, at y: CGFloat) {
        label.sizeToFit()
        label.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: label.bounds.height)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { label.textAlignment = .right }
        view.addSubview(label)
    }
}

@MainActor @Suite("Screen snapshots", .harness) struct ScreenSnapshotTests {
    @Test("a list looks as recorded, light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func list(style: UIUserInterfaceStyle) async throws {
        let harness = try await Harness(device: .custom(320, 430, scale: 2), appearance: style)
        try await harness.show(ListScreen())
        assertSnapshot(of: harness, named: style == .dark ? "dark" : "light")
    }

    @Test("a matrix makes one sheet of all combinations") func sheet() async throws {
        let harness = try await Harness()
        let matrix = Matrix(
            devices: [.custom(320, 430, scale: 1), .custom(430, 320, scale: 1)], appearances: [.light, .dark],
            contentSizes: [.large, .accessibilityMedium], locales: [Locale(identifier: "en_US"), Locale(identifier: "ar")])
        #expect(matrix.all.count == 16)
        #expect(matrix.all.last?.description == "430x320-1-dark-AX1-ar")
        assertSnapshots(in: harness, matrix, as: .sheet(columns: 4)) { _ in ListScreen() }
        #expect(harness.surroundings == Surroundings())
    }

    @Test("a view alone is cut to its frame") func view() async throws {
        let harness = try await Harness(device: .custom(200, 200, scale: 2))
        let button = UIButton(type: .system)
        button.setTitle("Buy now", for: .normal)
        button.sizeToFit()
        assertSnapshot(of: button, in: harness)
        let picture = try harness.picture(of: button)
        #expect(picture.width == Int((button.bounds.width * 2).rounded(.up)))
    }

    @Test("one divider's colour off by one level fails, and names the view") func divider() async throws {
        let bench = SnapshotBench()
        func screen(_ color: UIColor) async throws -> (Picture, String) {
            let harness = try await Harness(device: .iPhoneSE3)
            let list = ListScreen()
            list.dividerColor = color
            try await harness.show(list)
            return (try harness.picture(), harness.viewTree())
        }
        let (first, firstTree) = try await screen(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        let (second, secondTree) = try await screen(UIColor(red: 0.5, green: 0.5, blue: 0.5 + 1.0 / 255, alpha: 1))
        _ = await bench.compare(first, .missing, views: firstTree)
        #expect(await bench.compare(first, .never, views: firstTree) == nil)
        let message = try #require(await bench.compare(second, .never, views: secondTree))
        // Four dividers of 355 points at two pixels a point, one pixel high.
        #expect(message.contains("2840 pixels differ by up to 1 levels"))
        #expect(message.contains("background changed from #808080FF to #808081FF"))
    }

    @Test("the same screen gives the same bytes after other screens, in any order") func order() async throws {
        func bytes(_ rows: [String]) async throws -> Data {
            let harness = try await Harness(device: .iPhoneSE3)
            let list = ListScreen()
            list.rows = rows
            try await harness.show(list)
            return try #require(PictureCoder.encode(try harness.picture().buffer))
        }
        let sets = [["Apples"], ["Äpfel", "日本語", "مرحبا"], ["A", "B", "C", "D", "E"]]
        var first: [Data] = []
        for rows in sets { first.append(try await bytes(rows)) }
        for index in [2, 0, 1, 1, 0, 2] { #expect(try await bytes(sets[index]) == first[index]) }
    }

    @Test(
        "10,000 snapshots of one screen in one process", .enabled(if: ProcessInfo.processInfo.environment["VITRINE_SOAK"] != nil))
    func soak() async throws {
        let count = Int(ProcessInfo.processInfo.environment["VITRINE_SOAK"] ?? "") ?? 10_000
        let bench = SnapshotBench()
        let harness = try await Harness(device: .iPhone14)
        let list = ListScreen()
        list.rows = (0..<12).map { "Row \($0) with a little text" }
        try await harness.show(list)
        var times: [Double] = []
        var warm = 0
        for index in 0..<count {
            let start = ContinuousClock.now
            // Another text in one of ten rows, a layout pass, a turn, and the comparison with that state's picture.
            list.labels[index % 10].text = index / 10 % 2 == 0 ? "Changed" : "Row \(index % 10) with a little text"
            list.view.setNeedsLayout()
            try await harness.turn()
            let message = await bench.compare(try harness.passingPicture(), .missing, name: "state \(index % 20)")
            if index >= 20 { #expect(message == nil) }
            times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e15)
            if index == 99 { warm = residentBytes }
        }
        let sorted = times.sorted()
        let growth = Double(residentBytes - warm) / 1_048_576
        print("soak: \(count) snapshots, median \(sorted[count / 2]) ms, p99 \(sorted[count * 99 / 100]) ms, growth \(growth) MiB")
    }

    private var residentBytes: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
    }
}
