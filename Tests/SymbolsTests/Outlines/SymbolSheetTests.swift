// A sheet of our outlines to look at; written where an environment variable says.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues
import UIKitTesting

@MainActor @Suite("Sheets of symbols", .harness) struct SymbolSheetTests {
    private nonisolated static let folder = ProcessInfo.processInfo.environment["VITRINE_SYMBOL_SHEET"]

    /// Images in rows; without an ink they keep their own colours.
    private func sheet(_ rows: [[UIImage?]], cell: CGSize, ink: UIColor?, paper: UIColor) -> UIImage {
        let columns = rows.map(\.count).max() ?? 0
        let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows.count))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            paper.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (y, row) in rows.enumerated() {
                for (x, image) in row.enumerated() {
                    guard let image else { continue }
                    (ink.map { image.withTintColor($0) } ?? image).draw(
                        at: CGPoint(
                            x: (CGFloat(x) + 0.5) * cell.width - image.size.width / 2,
                            y: (CGFloat(y) + 0.5) * cell.height - image.size.height / 2))
                }
            }
        }
    }

    @Test("the hundred at 17 points, regular, light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func hundred(_ style: UIUserInterfaceStyle) async throws {
        let harness = try await Harness(device: .custom(360, 280, scale: 1))
        let names = try SymbolTable.hundred().sorted()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 280))
        host.overrideUserInterfaceStyle = style
        host.backgroundColor = .systemBackground
        for (index, name) in names.enumerated() {
            let view = UIImageView(frame: CGRect(x: index % 10 * 36, y: index / 10 * 28, width: 36, height: 28))
            view.contentMode = .center
            view.tintColor = .label
            view.image = UIImage(systemName: name)
            host.addSubview(view)
        }
        try await harness.show(host)
        assertSnapshot(of: harness, named: style == .dark ? "dark" : "light")
    }

    @Test("sheets of the hundred in nine weights, and of all outlines, light and dark", .enabled(if: folder != nil))
    func sheets() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let traits = UITraitCollection(displayScale: 1)
        func image(
            _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale = .medium
        )
            -> UIImage?
        {
            traits.performAsCurrent {
                UIImage(
                    systemName: name,
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale))
            }
        }
        let hundred = try SymbolTable.hundred()
        for (index, first) in stride(from: 0, to: hundred.count, by: 25).enumerated() {
            let rows = hundred[first..<min(first + 25, hundred.count)].map { name in
                SymbolTable.weights.map { image(name, 34, $0) }
                    + [.small, .medium, .large].map { image(name, 34, .regular, $0) }
            }
            let picture = sheet(rows, cell: CGSize(width: 80, height: 56), ink: .black, paper: .white)
            try #require(picture.pngData()).write(to: folder.appendingPathComponent("weights-\(index).png"))
        }
        let all = SymbolLibrary.shared.names.filter(SymbolLibrary.shared.isOurs)
        let rows = stride(from: 0, to: all.count, by: 20).map { first in
            all[first..<min(first + 20, all.count)].map { image($0, 34, .regular) }
        }
        for (name, ink, paper) in [("light", UIColor.black, UIColor.white), ("dark", .white, .black)] {
            let picture = sheet(rows, cell: CGSize(width: 76, height: 60), ink: ink, paper: paper)
            try #require(picture.pngData()).write(to: folder.appendingPathComponent("all-\(name).png"))
        }
        let layered = all.filter { name in
            let colors = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
            let image = UIImage(systemName: name, withConfiguration: colors)
            let one = UIImage.SymbolConfiguration(paletteColors: [.red])
            return image?.pngData() != UIImage(systemName: name, withConfiguration: one)?.pngData()
        }
        for (name, color) in [
            ("palette", UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])),
            ("hierarchical", UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue)),
        ] {
            let size = UIImage.SymbolConfiguration(pointSize: 34, weight: .regular)
            let rows = stride(from: 0, to: layered.count, by: 20).map { first in
                layered[first..<min(first + 20, layered.count)].map { name in
                    traits.performAsCurrent { UIImage(systemName: name, withConfiguration: size.applying(color)) }
                }
            }
            let picture = sheet(rows, cell: CGSize(width: 76, height: 60), ink: nil, paper: .white)
            try #require(picture.pngData()).write(to: folder.appendingPathComponent("\(name).png"))
        }
    }
}
