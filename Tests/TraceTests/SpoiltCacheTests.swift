// Caches that are spoilt by hand are found.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ConstraintSolver
@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("Spoilt caches", .harness, .enabled(if: CacheCheck.isBuilt)) struct SpoiltCacheTests {
    private let screen = Screen()
    private let label = UILabel()

    init() {
        label.text = "Total"
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 5),
            label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 5),
        ])
        screen.stage.turn(with: [])
    }

    /// The causes of UIK2311 in a turn that compares everything, after another change.
    private func found(after change: () -> Void = {}) -> [String] {
        CacheCheck.with(rate: 1) {
            change()
            screen.stage.turn(with: [])
        }
        // They are meant to be found.
        _ = CacheCheck.takeFound()
        return screen.reports.filter { $0.hasPrefix("UIK2311") }
            .compactMap { $0.split(separator: "\n").first { $0.hasPrefix("  cause") } }.map { String($0.dropFirst(11)) }
            .map { $0.replacing(#/0x[0-9a-f]+/#, with: "0x…") }
    }

    /// Something that lets the engine solve and the screen commit again.
    private func stir() {
        let other = UIView(frame: CGRect(x: 200, y: 200, width: 20, height: 20))
        other.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(other)
        for size in [other.widthAnchor, other.heightAnchor] { size.constraint(equalToConstant: 7).isActive = true }
        other.backgroundColor = .green
    }

    @Test("nothing is found where nothing is spoilt") func sound() { #expect(found(after: stir) == []) }

    @Test("a label's measured size") func measured() throws {
        let item = try #require(label.layoutState?.item)
        item.contentRows.natural.width += 3
        let causes = found(after: stir)
        #expect(causes.count == 1)
        #expect(causes.first?.hasPrefix("The measured size of a label: UILabel 0x…") == true)
    }

    @Test("a frame that the engine placed") func placed() throws {
        let item = try #require(label.layoutState?.item)
        item.target.origin.x += 3
        let causes = found(after: stir)
        #expect(causes.first?.hasPrefix("The frames that the layout engine placed: <UILabel: 0x…> is at (8, 5)") == true)
        #expect(causes.first?.contains("and the solver has it at (5, 5)") == true)
    }

    @Test("a value of the solver") func value() throws {
        let item = try #require(label.layoutState?.item), solver = try #require(label.layoutState?.engine).solver
        solver.cells.base[Int(item.box.minX.raw)].value += 3
        let causes = found(after: stir)
        let cause = "The values of the constraint solver: <UILabel: 0x…>.minX is 8.0, and a new solver finds 5.0"
        #expect(causes.contains { $0.hasPrefix(cause) })
    }

    @Test("layout margins and a safe area") func insets() {
        label.preservesSuperviewLayoutMargins = true
        _ = label.layoutMargins
        var kept = label.margins.kept
        kept?.left += 3
        label.margins.keep(kept)
        screen.view.margins.safeArea.left = 2
        let causes = found()
        #expect(causes.contains { $0.hasPrefix("The kept layout margins: UILabel 0x…") })
        #expect(causes.contains { $0.hasPrefix("A safe area: UIView 0x…") })
    }

    @Test("traits") func traits() {
        label.traitState.current = UITraitCollection(userInterfaceStyle: .dark)
        #expect(found().contains { $0.hasPrefix("The traits of a view: UILabel 0x…") })
    }

    @Test("the order of layers, unless the app has arranged them itself") func layers() {
        stir()
        screen.stage.turn(with: [])
        let layer = screen.view.layer
        CALayer.arrangesViews = true
        layer.insertSublayer(label.layer, at: 9)
        CALayer.arrangesViews = false
        let causes = found()
        #expect(causes.contains { $0.hasPrefix("The layers of subviews: UIView 0x…") })
        #expect(causes.contains { $0.hasSuffix("has its subviews in another order than their layers.") })
    }

    @Test("the app may put layers of views where it likes") func arranged() {
        stir()
        screen.view.layer.insertSublayer(label.layer, at: 9)
        #expect(found() == [])
    }

    @Test("a render node that a change did not reach") func node() {
        // As if nobody had been told.
        label.layer.values.position.x += 3
        let causes = found(after: stir)
        let cause = causes.first { $0.hasPrefix("The kept render nodes: <CALayer: 0x…>") }
        #expect(cause?.hasSuffix("has moved, and its node has not.") == true)
    }

    @Test("pixels that nothing drew") func pixels() throws {
        // The host's own buffer: a stage has a copy.
        screen.view.backgroundColor = .white
        CATransaction.flush()
        let buffer = try #require(UIScreen.main.layerHost.renderFrame(at: CACurrentMediaTime())).buffer
        buffer.row(300).storeBytes(of: 0xFF12_3456, as: UInt32.self)
        let causes = found(after: stir)
        let cause = "The pixels of the screen: 1 differ from a picture that is drawn anew; at (0, 300)"
        #expect(causes.contains { $0.hasPrefix(cause) }, "\(causes)")
    }

    @Test("the sums of a list of paragraphs") func paragraphs() throws {
        let storage = NSTextStorage(string: "one\ntwo"), manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        manager.addTextContainer(container)
        let place = try #require(MemoryLayout<ParagraphList>.offset(of: \.height))
        withUnsafeMutableBytes(of: &manager.state.list) { $0.storeBytes(of: 99.0, toByteOffset: place, as: Double.self) }
        CacheCheck.with(rate: 1) { manager.ensureLayout(for: container) }
        #expect(found().map { $0.hasPrefix("The sums of a list of paragraphs: ") } == [true])
    }
}
