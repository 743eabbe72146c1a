// The cells of a matrix's sheet, each with its own three pictures.
// No Apple page: this is ours.
import Foundation
import PixelKernels

/// Cuts a recorded and a new sheet into the cells of the same names.
struct SheetCells {
    private let recorded: [RecordedScreen]
    private let actual: [RecordedScreen]
    private let changes: ViewTreeDifference

    /// - Parameters:
    ///   - recorded: The tree that was recorded with the sheet.
    ///   - actual: The new one.
    init(recorded: String, actual: String, changes: ViewTreeDifference) {
        self.recorded = RecordedScreen.all(in: recorded).filter { $0.cell != nil }
        self.actual = RecordedScreen.all(in: actual).filter { $0.cell != nil }
        self.changes = changes
    }

    /// Writes expected, actual and difference of each cell that differs into the folder; names the others.
    func leave(expected: Picture, actual picture: Picture, in folder: URL) -> (cells: [SnapshotResult.Cell], equal: [String]) {
        var cells: [SnapshotResult.Cell] = []
        var equal: [String] = []
        let names = actual.compactMap(\.cell) + recorded.compactMap(\.cell).filter { name in !actual.contains { $0.cell == name } }
        for name in names {
            let new = actual.first { $0.cell == name }
            let old = recorded.first { $0.cell == name }
            let after = cut(picture, new?.frame)
            // Sheets of earlier versions do not say where their cells lie: where the sheet has kept its size they lie where they do now.
            let keepsSize = expected.width == picture.width && expected.height == picture.height
            let before = old.flatMap { cut(expected, $0.frame ?? (keepsSize ? new?.frame : nil)) }
            if let before, let after, before.hasSamePixels(as: after) {
                equal.append(name)
                continue
            }
            var cell = SnapshotResult.Cell(name: name)
            func write(_ buffer: PixelBuffer?, _ kind: String) -> String? {
                let file = "cell.\(SnapshotName.safe(name)).\(kind).png"
                guard let data = buffer.flatMap({ PictureCoder.encode($0) }),
                    (try? data.write(to: folder.appendingPathComponent(file))) != nil
                else { return nil }
                return file
            }
            cell.expected = write(before?.buffer, "expected")
            cell.actual = write(after?.buffer, "actual")
            if let before, let after {
                let difference = PictureDifference.picture(expected: before.buffer, actual: after.buffer)
                cell.difference = write(difference, "difference")
                let counted = PictureDifference(expected: before.buffer, actual: after.buffer)
                cell.differingPixels = counted.isSizeChange ? nil : counted.differingPixels
            }
            let own = changes.cells.first { $0.name == name }?.changes ?? []
            cell.changedViews = own.filter { !$0.isInner }.map(\.text)
            cell.changedParts = own.filter(\.isInner).map(\.text)
            cells.append(cell)
        }
        return (cells, equal)
    }

    private func cut(_ sheet: Picture, _ frame: [Int]?) -> Picture? {
        frame.flatMap { sheet.cropped(to: PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    }
}
