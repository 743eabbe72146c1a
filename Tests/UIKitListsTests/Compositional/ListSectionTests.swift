// List sections: their geometry, what cells are told, separators, swipe actions, grounds.
// Apple: "UICollectionLayoutListConfiguration"; rules of lists.md, L10, L11, L12, L105.
import CoreGraphics
import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// Rows with texts, in list cells; headers and footers are list cells too.
@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: "Row \(indexPath.section)-\(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        if let cell = view as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
        }
        return view
    }
}

@MainActor private struct ListStage {
    let app: Harness
    let view: UICollectionView
    let rows: Rows

    init(
        _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int], width: CGFloat = 393, height: CGFloat = 600,
        scale: CGFloat = 3, dark: Bool = false, rightToLeft: Bool = false
    ) async throws {
        app = try await Harness(
            device: Device.iPhone14.scaled(to: scale).withoutSystemBars, appearance: dark ? .dark : .light,
            direction: rightToLeft ? .rightToLeft : .leftToRight)
        rows = Rows(counts)
        view = UICollectionView(
            frame: CGRect(0, 0, width, height),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = rows
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await app.show(controller)
    }

    func row(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }
    func band(_ kind: String, _ section: Int) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    }
    func place(_ item: Int, _ section: Int = 0) -> CellPlace? {
        view.collectionViewLayout.cellPlace(at: IndexPath(item: item, section: section))
    }
}

@MainActor @Suite("List sections", .harness) struct ListSectionTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter
    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ set: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        set(&configuration)
        return configuration
    }
    private func near(_ one: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        guard let one else { return false }
        return abs(one.minX - x) < 0.01 && abs(one.minY - y) < 0.01 && abs(one.width - width) < 0.01
            && abs(one.height - height) < 0.01
    }

    // Covers: UICollectionLayoutListConfiguration.init(appearance:), UIListSeparatorConfiguration.init(listAppearance:)
    @Test("defaults (L105: documented)") func defaults() {
        let one = UICollectionLayoutListConfiguration(appearance: .grouped)
        #expect(one.appearance == .grouped)
        #expect(one.showsSeparators)
        #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
        #expect(one.headerMode == .none)
        #expect(one.footerMode == .none)
        #expect(one.headerTopPadding == nil)
        #expect(one.backgroundColor == nil)
        #expect(one.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: .grouped))
        #expect(one.separatorConfiguration.topSeparatorVisibility == .automatic)
        #expect(one.separatorConfiguration.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(one.separatorConfiguration.color == .separator)
        #expect(UICollectionLayoutListConfiguration.Appearance.sidebarPlain.rawValue == 4)
        let told = texts {
            var other = one
            other.contentHuggingElements = .supplementaryHeader
            other.contentHuggingElements = .none
        }
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("UIK1201 unsupported: ") == true)
    }

    // Covers: UICollectionViewCompositionalLayout.list(using:)
    @Test("an inset group is a card with header and footer at 393 points (L10: observed)") func insetGrouped() async throws {
        let stage = try await ListStage(
            list(.insetGrouped) {
                $0.headerMode = .supplementary
                $0.footerMode = .supplementary
            }, [3, 2])
        #expect(near(stage.band(header, 0)?.frame, 20, 0, 353, 38 + 2.0 / 3))
        let pitch = 44 + 1.0 / 3
        let top = 38 + 2.0 / 3
        for item in 0..<3 { #expect(near(stage.row(item)?.frame, 20, top + CGFloat(item) * pitch, 353, pitch)) }
        let bottom = top + 3 * pitch
        #expect(near(stage.band(footer, 0)?.frame, 20, bottom, 353, 33 + 2.0 / 3))
        // From one card to the next: 72.333.
        #expect(abs(try #require(stage.row(0, 1)).frame.minY - bottom - (72 + 1.0 / 3)) < 0.01)
        let label = try #require((stage.row(0)?.contentView as? UIListContentView)?.parts.text)
        #expect(abs(label.convert(label.bounds, to: stage.view).minX - 40) < 0.01)
        #expect(stage.row(0)?.layer.cornerRadius == 10)
        #expect(stage.row(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.row(1)?.layer.cornerRadius == 0)
    }

    @Test("groups without header and footer are apart as those of tables (L10)") func bareGroups() async throws {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped] {
            let stage = try await ListStage(list(appearance), [1, 1])
            let side: CGFloat = appearance == .grouped ? 0 : 20
            let width: CGFloat = 393 - 2 * side
            let height: CGFloat = 44 + 1.0 / 3
            // A gap of 17⅔ below the first, and one above the second.
            let second: CGFloat = 35 + height + 35 + 1.0 / 3
            #expect(near(stage.row(0)?.frame, side, 35, width, height))
            #expect(near(stage.row(0, 1)?.frame, side, second, width, height))
        }
    }

    // Covers: UICollectionLayoutListConfiguration.headerMode, UICollectionLayoutListConfiguration.headerTopPadding
    @Test("a plain list has its header below a padding of 22, and the header stays at the edge (L10, L14)") func plain()
        async throws
    {
        let stage = try await ListStage(list(.plain) { $0.headerMode = .supplementary }, [20, 20])
        #expect(near(stage.band(header, 0)?.frame, 0, 22, 393, 28))
        #expect(near(stage.row(0)?.frame, 0, 50, 393, 44 + 1.0 / 3))
        stage.view.contentOffset.y = 300
        try await stage.app.turn()
        #expect(stage.band(header, 0)?.frame.minY == 300)
        let head = try #require(stage.band(header, 0) as? UICollectionViewListCell)
        #expect(head.configurationState.isPinned)
        #expect(head.backgroundConfiguration?.visualEffect != nil, "it blurs the rows below it")
        stage.view.contentOffset.y = 10
        try await stage.app.turn()
        #expect(!head.configurationState.isPinned)
        #expect(head.backgroundConfiguration?.visualEffect == nil)
        let flat = try await ListStage(
            list(.plain) {
                $0.headerMode = .supplementary
                $0.headerTopPadding = 0
            }, [2])
        #expect(near(flat.band(header, 0)?.frame, 0, 0, 393, 28))
    }

    @Test("sidebars have no separators and no ground, and their rows stand off the sides (guessed)") func sidebars() async throws {
        let stage = try await ListStage(list(.sidebar), [2])
        #expect(stage.row(0)?.frame.minX == 16)
        #expect(stage.place(0)?.separator.isOn == false)
        #expect(!stage.view.subviews.contains { $0 is ListGroundView })
        let plain = try await ListStage(list(.sidebarPlain), [2])
        #expect(near(plain.row(0)?.frame, 0, 0, 393, 44))
    }

    // Covers: UICollectionLayoutListConfiguration.backgroundColor
    @Test("the ground has the look's colour, or the app's, beyond the ends of the content too") func ground() async throws {
        let stage = try await ListStage(list(.insetGrouped), [2, 2])
        let grounds = stage.view.subviews.filter { $0 is ListGroundView }
        #expect(grounds.count == 2)
        #expect(grounds.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
        #expect(grounds.map(\.frame.minY).min() == -600)
        #expect(grounds.map(\.frame.maxY).max() == stage.view.contentSize.height + 600)
        #expect(stage.view.subviews.firstIndex { $0 is ListGroundView } == 0)
        let own = try await ListStage(list(.plain) { $0.backgroundColor = .systemTeal }, [2])
        #expect(own.view.subviews.first { $0 is ListGroundView }?.backgroundColor == .systemTeal)
    }

    // Covers: UICollectionLayoutListConfiguration.showsSeparators, UICollectionLayoutListConfiguration.itemSeparatorHandler,
    // UICollectionLayoutListConfiguration.separatorConfiguration, UIListSeparatorConfiguration.topSeparatorVisibility,
    // UIListSeparatorConfiguration.bottomSeparatorVisibility, UIListSeparatorConfiguration.bottomSeparatorInsets,
    // UIListSeparatorConfiguration.topSeparatorInsets, UIListSeparatorConfiguration.color
    @Test("separators are those of tables, then the configuration's, then the handler's (L11, L12, L105)") func separators()
        async throws
    {
        let inset = try await ListStage(list(.insetGrouped), [2])
        #expect(inset.place(0)?.separator.isBottomShown == true)
        #expect(inset.place(1)?.separator.isBottomShown == false)
        let plain = try await ListStage(list(.plain), [2])
        #expect(plain.place(1)?.separator.isBottomShown == true)
        #expect(plain.place(0)?.separator.isTopShown == false)
        let grouped = try await ListStage(list(.grouped), [2])
        #expect(grouped.place(0)?.separator.isTopShown == true)
        #expect(grouped.place(0)?.separator.isTopWhole == true)
        #expect(grouped.place(1)?.separator.isBottomWhole == true)
        let own = list(.plain) {
            $0.separatorConfiguration.color = .systemRed
            $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 5)
            $0.itemSeparatorHandler = { path, given in
                var one = given
                if path.item == 1 {
                    one.bottomSeparatorVisibility = .hidden
                    one.topSeparatorVisibility = .visible
                    one.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
                }
                return one
            }
        }
        for isMirrored in [false, true] {
            let stage = try await ListStage(own, [3], scale: 1, rightToLeft: isMirrored)
            #expect(stage.place(0)?.separator.color == .systemRed)
            #expect(stage.place(0)?.separator.inset?.left == (isMirrored ? 5 : 60))
            #expect(stage.place(1)?.separator.isBottomShown == false)
            let lines = try #require(stage.row(1)).subviews.filter { $0.backgroundColor == .systemRed }
            #expect(lines.map(\.frame) == [CGRect(isMirrored ? 0 : 10, 0, 383, 1)])
        }
        let off = try await ListStage(list(.plain) { $0.showsSeparators = false }, [2])
        #expect(off.place(0)?.separator.isOn == false)
        #expect(off.row(0)?.frame.height == 44)
    }

    @Test("the first item may be the header: cards begin behind it, and its default content is a header's") func firstItem()
        async throws
    {
        let stage = try await ListStage(list(.insetGrouped) { $0.headerMode = .firstItemInSection }, [3])
        #expect(stage.place(0)?.isHeader == true)
        #expect(stage.place(0)?.isFirst == false)
        #expect(stage.place(0)?.separator.isBottomShown == false)
        #expect(stage.place(1)?.isFirst == true)
        #expect(stage.place(2)?.isLast == true)
        #expect(stage.row(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.row(0)?.frame.minY == 0)
    }

    // Covers: UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider,
    // UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider
    @Test("the providers of swipe actions are asked for the item and the edge (L105)") func swipes() async throws {
        var asked: [String] = []
        let configuration = list(.plain) {
            $0.trailingSwipeActionsConfigurationProvider = { path in
                asked.append("trailing \(path.item)")
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                ])
            }
            $0.leadingSwipeActionsConfigurationProvider = { path in
                asked.append("leading \(path.item)")
                return nil
            }
        }
        let stage = try await ListStage(configuration, [3])
        let layout = stage.view.collectionViewLayout
        #expect(layout.swipeActions(at: IndexPath(item: 2, section: 0), leading: false)?.actions.first?.title == "Delete")
        #expect(layout.swipeActions(at: IndexPath(item: 1, section: 0), leading: true) == nil)
        #expect(asked == ["trailing 2", "leading 1"])
        asked = []
        try await stage.app.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.6)
        try await stage.app.settle()
        #expect(asked.contains("trailing 1"))
    }

    // Covers: NSCollectionLayoutSection.list(using:layoutEnvironment:)
    @Test("a list is one section among others, and its copy is one too") func mixed() async throws {
        let configuration = list(.insetGrouped)
        var made: NSCollectionLayoutSection?
        let layout = UICollectionViewCompositionalLayout { number, environment in
            guard number == 1 else {
                let size = Layouts.size(.fractionalWidth(1), .absolute(100))
                return NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            made = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            return made?.copy(with: nil) as? NSCollectionLayoutSection
        }
        let stage = try await LayoutStage(layout, LayoutData([1, 2]), size: CGSize(width: 393, height: 400), scale: 1)
        #expect(stage.frame(0) == CGRect(0, 0, 393, 100))
        #expect(stage.frame(0, 1)?.minX == 20)
        // Not the first section: the usual gap above it.
        #expect(stage.frame(0, 1)?.minY == 118)
        #expect(layout.cellPlace(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(layout.cellPlace(at: IndexPath(item: 0, section: 1))?.look == .insetGrouped)
        #expect(made?.contentInsets.leading == 20)
    }

    // MARK: Pictures

    private func show(_ app: Harness, _ view: UIView, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        let picture = try app.picture(of: view)
        try PNGFile.encode(picture.buffer)?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }

    @Test("an inset list with header and footer, as a picture") func picture() async throws {
        for (name, scale, dark, mirrored) in [("1x", 1.0, false, false), ("dark", 2.0, true, false), ("rtl", 2.0, false, true)] {
            let stage = try await ListStage(
                list(.insetGrouped) {
                    $0.headerMode = .supplementary
                    $0.footerMode = .supplementary
                }, [3, 2], width: 390, height: 330, scale: scale, dark: dark, rightToLeft: mirrored)
            stage.row(1)?.accessories = [.disclosureIndicator()]
            try await stage.app.settle()
            try show(stage.app, stage.view, "list-\(name)")
            if name == "1x" { assertSnapshot(of: try stage.app.picture(of: stage.view), named: "inset") }
            #expect(stage.view.visibleCells.count == 5)
        }
    }
}
