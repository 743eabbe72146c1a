// A sheet that differs: each of its cells with its own pictures.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Sheet of a matrix", .harness) struct SheetCellsTests {
    @Test("a cell that differs has three pictures of its own and its own changes; the others are named")
    func cells() async throws {
        let bench = SnapshotBench()
        let harness = try await Harness()
        let matrix = Matrix(devices: [.custom(100, 60, scale: 1), .custom(60, 100, scale: 2)], appearances: [.light, .dark])
        func compare(_ top: CGFloat) async -> [String] {
            await Failure.capturing {
                assertSnapshots(
                    in: harness, matrix, as: .sheet(columns: 2), record: .never, file: bench.source, testName: "list()"
                ) { surroundings in
                    let controller = UIViewController()
                    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
                    label.text = "Total"
                    if surroundings.device.scale == 2, surroundings.appearance == .dark { label.frame.origin.y = top }
                    controller.view.addSubview(label)
                    return controller
                }
            }
        }
        let run = TestRun.current(testFile: "")
        let folder = run.folder(of: bench.name("sheet").title)
        defer { try? FileManager.default.removeItem(at: folder) }
        // By hand: where CI is set nothing is recorded.
        #expect(await compare(5).count == 1)
        let name = bench.name("sheet")
        try FileManager.default.createDirectory(at: name.folder, withIntermediateDirectories: true)
        for (made, kept) in [("actual.png", name.picture), ("views.actual.jsonl", name.views)] {
            try FileManager.default.copyItem(at: folder.appendingPathComponent(made), to: kept)
        }
        #expect(await compare(5) == [])
        let message = try #require(await compare(9).first)
        #expect(message.contains("  Total (UILabel) moved 4 points down, in 60x100-2-dark."), "\(message)")
        let result = try #require(SnapshotResult.read(folder.appendingPathComponent(SnapshotResult.fileName)))
        #expect(result.cells.map(\.name) == ["60x100-2-dark"], "\(result.cells.map(\.name))")
        #expect(result.equalCells.count == 3)
        let cell = try #require(result.cells.first)
        #expect(cell.changedViews == ["Total (UILabel) moved 4 points down"])
        for file in [cell.expected, cell.actual, cell.difference] {
            let data = try Data(contentsOf: folder.appendingPathComponent(try #require(file)))
            let picture = try #require(PictureCoder.decode(data))
            #expect(picture.width == 120)
            #expect(picture.height == 200)
        }
        #expect(cell.differingPixels == result.differingPixels, "all that differs lies in this cell")
    }
}
