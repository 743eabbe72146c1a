// The tree of layers.
// Apple: "CALayer", Constructing the layer hierarchy.
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CALayerTreeTests {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    // Covers: CALayer.addSublayer, CALayer.insertSublayer, CALayer.removeFromSuperlayer, CALayer.sublayers, CALayer.superlayer, CALayer.replaceSublayer, CALayer.name
    @Test("layers are added, inserted, moved, replaced and removed; each has one superlayer")
    func edits() {
        let root = CALayer(), a = named("a"), b = named("b"), c = named("c"), d = named("d")
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(names(root) == "cab")
        #expect(b.superlayer === root)
        root.addSublayer(c)
        #expect(names(root) == "abc")
        root.insertSublayer(d, below: b)
        #expect(names(root) == "adbc")
        root.insertSublayer(a, above: c)
        #expect(names(root) == "dbca")
        root.insertSublayer(d, at: 99)
        #expect(names(root) == "bcad")
        b.removeFromSuperlayer()
        #expect(b.superlayer == nil)
        #expect(names(root) == "cad")
        root.replaceSublayer(c, with: b)
        #expect(names(root) == "bad")
        #expect(c.superlayer == nil)
        b.addSublayer(a)
        #expect(names(root) == "bd")
        #expect(a.superlayer === b)
        root.sublayers = [d, c]
        #expect(names(root) == "dc")
        #expect(b.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(d.superlayer == nil)
    }

    // Covers: CALayer.mask, CALayer.superlayer
    @Test("a mask leaves its superlayer and its old layer")
    func mask() {
        let a = CALayer(), b = CALayer(), mask = CALayer()
        a.addSublayer(mask)
        a.mask = mask
        #expect(a.sublayers == nil)
        #expect(a.mask === mask)
        b.mask = mask
        #expect(a.mask == nil)
        #expect(b.mask === mask)
        b.mask = nil
        #expect(mask.superlayer == nil)
    }

    @Test("sublayers outlive their superlayer without a superlayer")
    func outlive() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
        }
        #expect(child.superlayer == nil)
    }

    // Covers: CALayer.setNeedsLayout, CALayer.layoutIfNeeded, CALayer.layoutSublayers, CALayer.needsLayout
    @Test("layout goes from superlayers to sublayers in their order, once each")
    func layout() {
        final class Recording: CALayer {
            nonisolated(unsafe) static var log: [String] = []
            override func layoutSublayers() {
                Self.log.append(name ?? "?")
                super.layoutSublayers()
            }
        }
        func make(_ name: String) -> Recording {
            let layer = Recording()
            layer.name = name
            return layer
        }
        let a = make("a"), b = make("b"), c = make("c")
        a.addSublayer(b)
        a.addSublayer(c)
        Recording.log = []
        c.setNeedsLayout()
        b.setNeedsLayout()
        a.setNeedsLayout()
        #expect(b.needsLayout())
        b.layoutIfNeeded()
        #expect(Recording.log == ["a", "b", "c"])
        #expect(!b.needsLayout())
        #expect(!a.needsLayout())
        Recording.log = []
        c.bounds.size.width = 5
        a.layoutIfNeeded()
        #expect(Recording.log == ["a", "c"])
    }

    // Covers: CALayer.setNeedsDisplay, CALayer.displayIfNeeded, CALayer.draw, CALayer.needsDisplay, CALayer.needsDisplayOnBoundsChange, CALayerDelegate.draw, CALayer.delegate
    @Test("a layer is drawn when it needs display, by its delegate, and keeps no bitmap where nothing was drawn")
    func display() {
        final class Drawer: CALayerDelegate {
            var count = 0
            var color: CGColor?
            func draw(_ layer: CALayer, in ctx: CGContext) {
                count += 1
                guard let color else { return }
                ctx.setFillColor(color)
                ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let drawer = Drawer(), layer = box(0, 0, 4, 4)
        layer.delegate = drawer
        layer.contentsScale = 2
        layer.displayIfNeeded()
        #expect(drawer.count == 0)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(drawer.count == 1)
        #expect(layer.displayContents.isNone)
        drawer.color = red
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.height = 6
        layer.displayIfNeeded()
        guard case .bitmap(let bitmap) = layer.displayContents else {
            Issue.record("no bitmap")
            return
        }
        #expect(bitmap.width == 8)
        #expect(bitmap.height == 12)
        // The top left corner: y grows downwards.
        #expect(bitmap.pixel(x: 3, y: 3) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 4, y: 4) == 0)
    }
}
