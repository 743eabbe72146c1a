// What one page has not got yet. Two frames are under way at a time at the most; everything else gathers here.
// No Apple page: this is ours.
import PixelKernels
import Stage

/// What one page has not got yet. Holds regions, no pixels, so a slow page costs nothing.
package struct FrameMailbox: Sendable {
    /// Nothing is under way and nothing waits.
    package init() {}

    /// What goes into one frame: the copies first, then the pixels of the damage as they are by then.
    package struct Delivery: Sendable, Equatable {
        package let number: UInt32
        package let copies: [PixelCopy]
        package let damage: PixelRegion
        /// Whether large parts of the damage may come as rough pictures.
        package var isRough = false
        /// The parts in which the damage is sent: few and large ones where they are pictures, and those may overlap.
        package var rects: [PixelRect]
    }

    private var number: UInt32 = 0
    /// Frames under way, in order. While the page paints one the next is encoded and sent.
    private var inFlight: [UInt32] = []
    /// Frames under way at one time.
    package static let window = 2
    private var copies: [PixelCopy] = []
    private var damage = PixelRegion()
    /// What the page has as rough pictures; the exact pixels follow when nothing changes any more.
    private var rough = PixelRegion()

    /// Whether the page has rough pictures, and could be sent exact ones.
    package var wantsExact: Bool { inFlight.isEmpty && damage.isEmpty && copies.isEmpty && !rough.isEmpty }

    /// Whether there is something to send and the page has acknowledged enough of what was sent before.
    package var isReady: Bool { canSend && !(damage.isEmpty && copies.isEmpty) }

    private var canSend: Bool { inFlight.count < Self.window }

    /// The whole screen, in place of what waited.
    package mutating func wantAll(of bounds: PixelRect) {
        copies = []
        damage = PixelRegion(bounds)
        rough = PixelRegion()
    }

    /// A new frame. Copies stay copies only where the page will have exactly the frame before; else the place that
    /// they moved to is damage like the rest.
    package mutating func add(copies newCopies: [PixelCopy], damage newDamage: [PixelRect]) {
        if copies.isEmpty, damage.isEmpty {
            copies = newCopies
            // What is rough is so where it has moved to.
            for copy in newCopies {
                let moved = rough.intersection(copy.source)
                    .offsetBy(x: copy.x - copy.source.minX, y: copy.y - copy.source.minY)
                rough.formUnion(moved)
            }
        } else {
            for copy in newCopies {
                damage.formUnion(
                    PixelRect(x: copy.x, y: copy.y, width: copy.source.width, height: copy.source.height))
            }
        }
        for rect in newDamage { damage.formUnion(rect) }
    }

    /// Takes out what waits, if the page is ready for it.
    package mutating func take(roughly isRough: Bool = false) -> Delivery? {
        guard isReady else { return nil }
        number &+= 1
        inFlight.append(number)
        defer {
            copies = []
            damage = PixelRegion()
        }
        let rects = isRough ? Self.joined(damage.rects) : damage.rects
        for rect in rects {
            if isRough, FrameDraft.isLarge(rect) { rough.formUnion(rect) } else { rough.subtract(rect) }
        }
        return Delivery(number: number, copies: copies, damage: damage, isRough: isRough, rects: rects)
    }

    /// Joins parts where what is sent in vain is little: the many slivers of something that moves make one picture.
    private static func joined(_ rects: [PixelRect]) -> [PixelRect] {
        var rects = rects
        var index = 0
        while index < rects.count {
            let other = rects.indices.first { other in
                guard other != index else { return false }
                let whole = rects[index].union(rects[other]).area
                return Double(whole) <= Double(rects[index].area + rects[other].area) * 1.3 + 4096
            }
            guard let other else {
                index += 1
                continue
            }
            rects[index] = rects[index].union(rects[other])
            rects.remove(at: other)
            index = 0
        }
        return rects
    }

    /// Takes out the exact pixels of what the page has roughly, where nothing else waits.
    package mutating func takeExact() -> Delivery? {
        guard wantsExact else { return nil }
        number &+= 1
        inFlight.append(number)
        defer { rough = PixelRegion() }
        return Delivery(number: number, copies: [], damage: rough, rects: rough.rects)
    }

    /// The page has painted the frame of this number. Returns whether something waits.
    package mutating func acknowledge(_ painted: UInt32) -> Bool {
        inFlight.removeAll { $0 == painted }
        return isReady
    }
}
