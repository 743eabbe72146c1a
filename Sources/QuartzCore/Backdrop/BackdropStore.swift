// The pixels that lie below a backdrop, kept from frame to frame.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// The pixels below one backdrop and the blurred result, kept from frame to frame.
///
/// A frame that draws a part of the screen paints over what lay below a backdrop there; around that part the blur reads
/// what is kept here. Pixels are right where they are not in ``unknown``.
final class BackdropStore {
    /// Device pixels of the backdrop.
    private(set) var area: PixelRect
    private let below: PixelBuffer
    private let output: PixelBuffer
    /// The part whose pixels below are unknown, since they were painted while the backdrop was hidden.
    private(set) var unknown: PixelRegion
    /// The part in which the output does not match the pixels below.
    private(set) var stale: PixelRegion
    private var paint: BackdropPaint?
    /// The part of the output that the last reading invalidated.
    private var lastStale = PixelRect.empty
    /// The number of consecutive readings of the whole area in which at least half of the rows changed.
    private var restlessReads = 0
    /// The part in which the pixels below may differ from the frame before; nil if nobody has compared them.
    var changed: PixelRegion?
    /// Whether it has been read since ``BackdropStores/begin()``.
    fileprivate(set) var isRead = false

    init?(area: PixelRect) {
        guard let below = PixelBuffer(width: area.width, height: area.height),
            let output = PixelBuffer(width: area.width, height: area.height)
        else { return nil }
        self.area = area
        self.below = below
        self.output = output
        unknown = PixelRegion(area)
        stale = PixelRegion(area)
    }

    /// Puts it somewhere else: nothing is known there. False where the size is another.
    fileprivate func move(to place: PixelRect) -> Bool {
        if place == area { return true }
        guard place.width == area.width, place.height == area.height else { return false }
        area = place
        unknown = PixelRegion(place)
        stale = PixelRegion(place)
        return true
    }

    var bytes: Int { below.byteCount + output.byteCount }

    /// The output as a surface. It is valid only where ``refresh(_:_:)`` made it.
    var surface: Surface { Surface(buffer: output, originX: area.minX, originY: area.minY) }

    /// Whether the output is right in a rectangle of the area though nothing is read there.
    fileprivate func isRight(_ rect: PixelRect, _ paint: BackdropPaint) -> Bool {
        guard let changed, area.contains(rect), paint == self.paint else { return false }
        return !changed.intersects(rect) && !unknown.intersects(rect) && !stale.intersects(rect)
    }

    /// Marks a rectangle as unknown: layers below were painted there without the backdrop.
    func forget(_ rect: PixelRect) { unknown.formUnion(rect.intersection(area)) }

    /// Takes over what is painted on a surface in a rectangle. `margin` is how far the blur reads.
    func read(_ surface: Surface, _ rect: PixelRect, margin: Int) {
        isRead = true
        lastStale = .empty
        let rect = rect.intersection(area)
        if rect.isEmpty { return }
        unknown.subtract(rect)
        let count = rect.width * 4
        var first = Int.max, last = Int.min
        for y in rect.minY..<rect.maxY {
            let source = surface.buffer.row(y - surface.originY) + (rect.minX - surface.originX) * 4
            let target = below.row(y - area.minY) + (rect.minX - area.minX) * 4
            if memcmp(source, target, count) == 0 { continue }
            memcpy(target, source, count)
            first = min(first, y)
            last = y
        }
        let isRestless = rect == area && first <= last && last - first >= area.height / 2
        restlessReads = isRestless ? restlessReads + 1 : 0
        guard first <= last else { return }
        let changed = PixelRect(minX: rect.minX, minY: first, maxX: rect.maxX, maxY: last + 1)
        lastStale = changed.insetBy(-margin).intersection(area)
        stale.formUnion(lastStale)
    }

    /// Resets the count of restless readings. Called when the pixels below are needed for damage around the backdrop, though
    /// they may not have changed.
    func rest() { restlessReads = 0 }

    /// Draws all of it over what it reads on a surface, of which `drawn` is painted anew, and keeps nothing. False where
    /// that is not worth it: what lies below did not change all over in each of the last frames.
    func drawInPlace(_ drawn: PixelRect, _ part: PixelRect, _ paint: BackdropPaint, on surface: Surface) -> Bool {
        guard restlessReads >= Self.restlessCount, drawn.contains(area), part == area, paint.drawsInPlace(area) else {
            return false
        }
        isRead = true
        unknown = PixelRegion(area)
        stale = PixelRegion(area)
        return paint.draw(surface, area: area, part: area, on: surface)
    }

    private static let restlessCount = 2

    private func set(_ paint: BackdropPaint) {
        if self.paint == paint { return }
        self.paint = paint
        stale = PixelRegion(area)
    }

    /// Draws a rectangle, all of which what was read last makes anew, straight on another surface. False where something
    /// else is to be drawn, or there is no memory.
    ///
    /// What changes in every frame is not worth keeping.
    func draw(_ rect: PixelRect, _ paint: BackdropPaint, on target: Surface) -> Bool {
        set(paint)
        guard !paint.needsAll, lastStale.contains(rect) else { return false }
        return paint.draw(Surface(buffer: below, originX: area.minX, originY: area.minY), area: area, part: rect, on: target)
    }

    /// Makes the output right in a rectangle. False where there is no memory.
    func refresh(_ rect: PixelRect, _ paint: BackdropPaint) -> Bool {
        set(paint)
        let part = paint.needsAll ? stale.bounds : stale.intersection(rect.intersection(area)).bounds
        if part.isEmpty { return true }
        let source = Surface(buffer: below, originX: area.minX, originY: area.minY)
        guard paint.draw(source, area: area, part: part, on: surface) else { return false }
        stale.subtract(part)
        return true
    }
}

/// The stores of a host, by layer.
final class BackdropStores {
    private var stores: [ObjectIdentifier: BackdropStore] = [:]

    subscript(id: ObjectIdentifier) -> BackdropStore? { stores[id] }

    var bytes: Int { stores.values.reduce(0) { $0 + $1.bytes } }

    func drop() { stores = [:] }

    /// Moves backdrops to where they lie now; lets go of those that are not among these, or have another size.
    func keep(_ places: [BackdropPlace]) {
        if stores.isEmpty { return }
        for store in stores.values { store.changed = nil }
        var areas: [ObjectIdentifier: PixelRect] = [:]
        for place in places where !place.isGroup { areas[place.id] = place.area }
        stores = stores.filter { id, store in areas[id].map(store.move) ?? false }
    }

    /// The store of a backdrop, made where there is none. Nil where there is no memory.
    func store(_ id: ObjectIdentifier, _ area: PixelRect) -> BackdropStore? {
        if let store = stores[id], store.area == area { return store }
        stores[id] = BackdropStore(area: area)
        return stores[id]
    }

    /// Whether what a node makes of what lies below it is kept, and right in a rectangle.
    func keeps(_ node: RenderNode, _ rect: PixelRect, scale: CGFloat) -> Bool {
        guard let store = stores[node.id], let paint = BackdropPaint(node.model, scale: scale) else { return false }
        return store.isRight(rect, paint)
    }

    /// Nothing was painted below a backdrop: neither it nor those before it have anything to read.
    func skip(to node: RenderNode, _ places: [BackdropPlace]) {
        for place in places {
            stores[place.id]?.isRead = true
            if place.id == node.id { return }
        }
    }

    /// Before a rectangle is drawn.
    func begin() {
        for store in stores.values { store.isRead = false }
    }

    /// After a rectangle was drawn: backdrops that were hidden there do not know what lies below them now.
    func end(_ rect: PixelRect, _ places: [BackdropPlace]) {
        for place in places where !place.isGroup && place.area.intersects(rect) {
            if let store = stores[place.id], !store.isRead { store.forget(rect) }
        }
    }
}
