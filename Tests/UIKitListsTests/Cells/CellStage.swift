// Cells on a virtual device, one below the other, as high as they ask for.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import UIKit
import UIKitLists
import UIKitTesting

/// Cells on a screen of a width and scale.
@MainActor final class CellStage {
    let harness: Harness
    let width: CGFloat
    let ground = UIViewController()
    private var next: CGFloat = 0

    /// - Parameter height: The height of the screen in points.
    init(
        width: CGFloat = 393, height: CGFloat = 320, scale: CGFloat = 3, dark: Bool = false,
        size: UIContentSizeCategory = .large, mirrored: Bool = false
    ) async throws {
        self.width = width
        harness = try await Harness(
            Surroundings(
                device: .custom(width, height, scale: scale), appearance: dark ? .dark : .light, contentSize: size,
                direction: mirrored ? .rightToLeft : .leftToRight))
        ground.view.backgroundColor = .systemGroupedBackground
        try await harness.show(ground)
    }

    /// The place of a row of a plain table.
    static func plain(_ change: (inout CellPlace) -> Void = { _ in }) -> CellPlace {
        var place = CellPlace()
        place.separator.isOn = true
        change(&place)
        return place
    }

    /// Adds a cell below the others.
    /// - Parameter height: The height in points; nil for the one that the cell asks for.
    func add(_ cell: UIView, height: CGFloat? = nil, inset: CGFloat = 0) {
        cell.frame = CGRect(x: inset, y: next, width: width - 2 * inset, height: height ?? 44)
        ground.view.addSubview(cell)
        if height == nil {
            cell.frame.size.height =
                cell.systemLayoutSizeFitting(
                    CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        next = cell.frame.maxY
    }

    /// Runs a turn: layout, and a frame.
    func turn() async throws { try await harness.advance(by: 0.05) }

    /// The screen. With `VITRINE_CELLS_OUT=folder` it is written there too, to be looked at.
    func picture(_ name: String) async throws -> Picture {
        try await turn()
        let picture = try harness.picture()
        if let folder = ProcessInfo.processInfo.environment["VITRINE_CELLS_OUT"] {
            try PNGFile.encode(picture.buffer)?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
        }
        return picture
    }
}

extension Trap {
    /// The message without the line and the object's address, which differ from run to run.
    var stableText: String {
        message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("  object") { return String(line.prefix { $0 != "0" }) + "…" }
            guard line.hasPrefix("  at "), let colon = line.lastIndex(of: ":") else { return String(line) }
            return String(line[...colon]) + "…"
        }.joined(separator: "\n")
    }
}

/// What a cell tells.
@MainActor final class HostSpy: CellHost {
    var calls: [String] = []
    func accessoryTapped(of cell: UIView) { calls.append("accessory") }
    func editingControlTapped(of cell: UIView) { calls.append("editing") }
    func cellChangedSize(_ cell: UIView) { calls.append("size") }
    func outlineTapped(of cell: UIView) { calls.append("outline") }
}
