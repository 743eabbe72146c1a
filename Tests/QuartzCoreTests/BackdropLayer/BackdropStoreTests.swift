// What is kept of the pixels below a backdrop.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct BackdropStoreTests {
    private let area = PixelRect(x: 10, y: 20, width: 30, height: 40)
    private let paint = BackdropPaint(BackdropLook(radius: 1), scale: 1)
    private let buffer = PixelBuffer(width: 64, height: 64)!
    private var surface: Surface { Surface(buffer: buffer) }

    @Test("what is read again unchanged is not blurred again; what changed is, as far as the blur reads")
    func stale() throws {
        let store = try #require(BackdropStore(area: area))
        Kernels.fill(buffer, buffer.bounds, pixel: 0xFF12_3456, blend: .copy)
        #expect(store.unknown == PixelRegion(area))
        store.read(surface, buffer.bounds, margin: 5)
        #expect(store.unknown.isEmpty)
        #expect(store.refresh(area, paint))
        #expect(store.stale.isEmpty)
        store.read(surface, buffer.bounds, margin: 5)
        #expect(store.stale.isEmpty)
        Kernels.fill(buffer, PixelRect(x: 12, y: 40, width: 1, height: 1), pixel: 0xFFFF_FFFF)
        store.read(surface, buffer.bounds, margin: 5)
        #expect(store.stale == PixelRegion(PixelRect(x: 10, y: 35, width: 30, height: 11)))
    }

    @Test("another look makes all of the output anew")
    func look() throws {
        let store = try #require(BackdropStore(area: area))
        store.read(surface, area, margin: 5)
        #expect(store.refresh(area, paint))
        #expect(store.refresh(PixelRect(x: 10, y: 20, width: 30, height: 10), BackdropPaint(BackdropLook(radius: 2), scale: 1)))
        #expect(store.stale == PixelRegion(PixelRect(x: 10, y: 30, width: 30, height: 30)))
    }

    @Test("what was painted while a backdrop was hidden is not known, and is read before it is used")
    func unknown() throws {
        let stores = BackdropStores()
        let layer = glass(10, 20, 30, 40, BackdropLook(radius: 1))
        let node = RenderNode(id: ObjectIdentifier(layer), model: layer.values, children: NodeList(), mask: nil, animations: [])
        let place = BackdropPlace(path: [node], area: area, margin: 5, isGroup: false, isOrderless: false)
        let store = try #require(stores.store(place.id, area))
        stores.begin()
        store.read(surface, area, margin: 5)
        stores.end(area, [place])
        #expect(store.unknown.isEmpty)
        stores.begin()
        stores.end(PixelRect(x: 0, y: 0, width: 20, height: 30), [place])
        #expect(store.unknown == PixelRegion(PixelRect(x: 10, y: 20, width: 10, height: 10)))
        stores.keep([])
        #expect(stores[place.id] == nil)
    }

    @Test("what changes all over in each frame is blurred in its place and not kept, until it must be read without a change")
    func inPlace() throws {
        let store = try #require(BackdropStore(area: area))
        let paint = BackdropPaint(BackdropLook(radius: 9), scale: 1)
        var g = SystemRandomNumberGenerator()
        func paintAnew() {
            for y in 0..<64 {
                Kernels.fill(
                    buffer, PixelRect(x: 0, y: y, width: 64, height: 1), pixel: g.next() | 0xFF00_0000, blend: .copy)
            }
        }
        for _ in 0..<2 {
            paintAnew()
            #expect(!store.drawInPlace(buffer.bounds, area, paint, on: surface))
            store.read(surface, buffer.bounds, margin: paint.margin)
            #expect(store.refresh(area, paint))
        }
        // 1. The third time in place, with the same bytes.
        paintAnew()
        let expected = buffer.copy()
        #expect(paint.draw(Surface(buffer: buffer), area: area, part: area, on: Surface(buffer: expected)))
        #expect(store.drawInPlace(buffer.bounds, area, paint, on: surface))
        #expect(Kernels.equal(buffer, expected))
        #expect(store.unknown == PixelRegion(area))
        #expect(store.stale == PixelRegion(area))
        // 2. Not where only a part is painted, or shown.
        let part = PixelRect(x: 10, y: 20, width: 30, height: 39)
        #expect(!store.drawInPlace(part, area, paint, on: surface))
        #expect(!store.drawInPlace(buffer.bounds, part, paint, on: surface))
        // 3. No more, once it was read though nothing had changed.
        store.rest()
        #expect(!store.drawInPlace(buffer.bounds, area, paint, on: surface))
        store.read(surface, buffer.bounds, margin: paint.margin)
        #expect(store.unknown.isEmpty)
    }

    @Test("what a backdrop made is used again where nothing below it changed and all of it is known; else below is painted")
    func keeps() throws {
        let stores = BackdropStores(), part = PixelRect(x: 12, y: 30, width: 5, height: 5)
        let layer = glass(10, 20, 30, 40, BackdropLook(radius: 1))
        let node = RenderNode(id: ObjectIdentifier(layer), model: layer.values, children: NodeList(), mask: nil, animations: [])
        let place = BackdropPlace(path: [node], area: area, margin: 5, isGroup: false, isOrderless: false)
        let store = try #require(stores.store(place.id, area))
        func keeps(_ rect: PixelRect) -> Bool { stores.keeps(node, rect, scale: 1) }
        store.read(surface, area, margin: 5)
        #expect(store.refresh(area, paint))
        #expect(!keeps(part), "nobody has looked what changed")
        store.changed = PixelRegion()
        #expect(keeps(part))
        #expect(keeps(area))
        #expect(!keeps(PixelRect(x: 5, y: 30, width: 20, height: 5)), "beyond its area")
        #expect(!stores.keeps(node, part, scale: 2), "another look")
        store.changed = PixelRegion(PixelRect(x: 30, y: 30, width: 5, height: 5))
        #expect(keeps(part))
        #expect(!keeps(area))
        store.changed = PixelRegion()
        store.forget(part)
        #expect(!keeps(part))
        store.read(surface, area, margin: 5)
        #expect(keeps(part))
        stores.keep([place])
        #expect(!keeps(part), "another frame")
    }
}
