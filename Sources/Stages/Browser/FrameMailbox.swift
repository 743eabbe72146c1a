// What one page has not got yet. One frame is under way at a time; everything else gathers here.
// No Apple page: this is ours.
import PixelKernels
import Stage

/// What one page has not got yet. Holds regions, no pixels, so a slow page costs nothing.
package struct FrameMailbox: Sendable, Equatable {
    /// Nothing is under way and nothing waits.
    package init() {}

    /// What goes into one frame: the copies first, then the pixels of the damage as they are by then.
    package struct Delivery: Sendable, Equatable {
        package let number: UInt32
        package let copies: [PixelCopy]
        package let damage: PixelRegion
    }

    private var number: UInt32 = 0
    private var inFlight: UInt32?
    private var copies: [PixelCopy] = []
    private var damage = PixelRegion()

    /// Whether there is something to send and the page has acknowledged what was sent before.
    package var isReady: Bool { inFlight == nil && !(damage.isEmpty && copies.isEmpty) }

    /// The whole screen, in place of what waited.
    package mutating func wantAll(of bounds: PixelRect) {
        copies = []
        damage = PixelRegion(bounds)
    }

    /// A new frame. Copies stay copies only where the page will have exactly the frame before; else the place that
    /// they moved to is damage like the rest.
    package mutating func add(copies newCopies: [PixelCopy], damage newDamage: [PixelRect]) {
        if copies.isEmpty, damage.isEmpty {
            copies = newCopies
        } else {
            for copy in newCopies {
                damage.formUnion(
                    PixelRect(x: copy.x, y: copy.y, width: copy.source.width, height: copy.source.height))
            }
        }
        for rect in newDamage { damage.formUnion(rect) }
    }

    /// Takes out what waits, if the page is ready for it.
    package mutating func take() -> Delivery? {
        guard isReady else { return nil }
        number &+= 1
        inFlight = number
        defer {
            copies = []
            damage = PixelRegion()
        }
        return Delivery(number: number, copies: copies, damage: damage)
    }

    /// The page has painted the frame of this number. Returns whether something waits.
    package mutating func acknowledge(_ painted: UInt32) -> Bool {
        if painted == inFlight { inFlight = nil }
        return isReady
    }
}
