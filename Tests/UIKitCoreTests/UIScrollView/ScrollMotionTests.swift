// The motion of an offset by itself: deceleration, bounces, pages, give at the edges. No views.
// Facts: the public law of deceleration and formula of the rubber band.
import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore

private func axis(
    _ content: CGFloat = 3000, _ length: CGFloat = 500, bounces: Bool = true, always: Bool = false
) -> AxisLimits {
    AxisLimits(content: content, length: length, before: 0, after: 0, bounces: bounces, always: always)
}

private func limits(_ content: CGSize, _ size: CGSize = CGSize(width: 300, height: 500)) -> ScrollMotion.Limits {
    ScrollMotion.Limits(x: axis(content.width, size.width), y: axis(content.height, size.height))
}

/// Runs a motion to its end at so many frames a second. Returns its offsets and how long it took.
private func run(
    _ motion: ScrollMotion, _ limits: ScrollMotion.Limits, rate: Double = 60
) -> (offsets: [CGFloat], seconds: Double) {
    var motion = motion
    var offsets: [CGFloat] = []
    for frame in 1...2000 {
        let goesOn = motion.advance(to: Double(frame) / rate, limits: limits)
        offsets.append(motion.offset.y)
        if !goesOn { return (offsets, Double(frame) / rate) }
    }
    return (offsets, .infinity)
}

@Suite("Scroll motion") struct ScrollMotionTests {
    @Test("speed falls to 0.998 of itself each millisecond at the normal rate, to 0.99 at the fast one (documented)")
    func decay() {
        for rate in [0.998, 0.99] as [CGFloat] {
            var motion = AxisMotion(at: 0, velocity: 1000, rate: rate, limits: axis(100_000))
            motion.advance(by: 0.1, within: axis(100_000))
            #expect(abs(motion.velocity - 1000 * pow(rate, 100)) < 0.001)
            let expected = 1000 * (pow(rate, 100) - 1) / (1000 * log(rate))
            #expect(abs(motion.value - expected) < 0.001)
        }
    }

    @Test("a fling rests at v ÷ (−1000 ln d) from where it was let go, within half a point")
    func resting() {
        let limits = limits(CGSize(width: 300, height: 100_000))
        for speed in [50, 400, 2000, -300, 8000] as [CGFloat] {
            var motion = ScrollMotion()
            motion.beginDrag(at: CGPoint(x: 0, y: 20_000), limits: limits)
            let velocity = CGVector(dx: 0, dy: speed)
            let target = motion.restingPlace(velocity: velocity, rate: 0.998, limits: limits)
            #expect(abs(target.y - (20_000 + speed / (-1000 * log(0.998)))) < 0.001)
            motion.coast(velocity: velocity, rate: 0.998, limits: limits, at: 0)
            #expect(abs((run(motion, limits).offsets.last ?? 0) - target.y) < 0.001)
        }
    }

    @Test("the path does not depend on how often it is asked for", arguments: [500, 3000, -4000] as [CGFloat])
    func steps(speed: CGFloat) {
        let limits = limits(CGSize(width: 300, height: 3000))
        var coarse = ScrollMotion()
        coarse.beginDrag(at: CGPoint(x: 0, y: 1200), limits: limits)
        coarse.coast(velocity: CGVector(dx: 0, dy: speed), rate: 0.998, limits: limits, at: 0)
        var fine = coarse
        for step in 1...50 {
            let time = Double(step) / 50
            _ = coarse.advance(to: time, limits: limits)
            for part in 1...8 { _ = fine.advance(to: time - (8 - Double(part)) / 400, limits: limits) }
            guard coarse.isMoving, fine.isMoving else { break }
            #expect(abs(coarse.offset.y - fine.offset.y) < 0.01)
        }
    }

    @Test("a fling into the end goes past it, comes back and rests at the end, within a second after it hit")
    func bounce() {
        let limits = limits(CGSize(width: 300, height: 1000))
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: 300), limits: limits)
        motion.coast(velocity: CGVector(dx: 0, dy: 3000), rate: 0.998, limits: limits, at: 0)
        let (offsets, seconds) = run(motion, limits)
        #expect((offsets.max() ?? 0) > 540)
        #expect((offsets.max() ?? 0) < 600)
        #expect(offsets.last == 500)
        #expect(seconds < 1.2)
        let peak = offsets.firstIndex(of: offsets.max() ?? 0) ?? 0
        #expect(zip(offsets[peak...], offsets[(peak + 1)...]).allSatisfy { $0 >= $1 })
    }

    @Test("without bounces a fling stops dead at the end")
    func noBounce() {
        var limits = limits(CGSize(width: 300, height: 1000))
        limits.y.bounces = false
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: 300), limits: limits)
        motion.coast(velocity: CGVector(dx: 0, dy: -3000), rate: 0.998, limits: limits, at: 0)
        let offsets = run(motion, limits).offsets
        #expect(offsets.min() == 0)
        #expect(offsets.last == 0)
    }

    @Test("content let go beyond an edge comes back to it; content flung inwards fast enough goes on inside")
    func outside() {
        let limits = limits(CGSize(width: 300, height: 5000))
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: -80), limits: limits)
        motion.coast(velocity: CGVector(dx: 0, dy: 0), rate: 0.998, limits: limits, at: 0)
        let back = run(motion, limits)
        #expect(back.offsets.last == 0)
        #expect(back.seconds > 0.2)
        #expect(back.seconds < 0.7)
        motion.stop()
        motion.beginDrag(at: CGPoint(x: 0, y: -80), limits: limits)
        motion.coast(velocity: CGVector(dx: 0, dy: 2000), rate: 0.998, limits: limits, at: 0)
        #expect((run(motion, limits).offsets.last ?? 0) > 800)
    }

    @Test("a place that the app wants is reached exactly, whether the fling leads there or away from it")
    func wantedPlace() {
        let limits = limits(CGSize(width: 300, height: 100_000))
        for (speed, target) in [(1000, 20_400), (1000, 20_700), (1000, 19_000), (0, 20_050), (-40, 24_000)] as [(CGFloat, CGFloat)]
        {
            var motion = ScrollMotion()
            motion.beginDrag(at: CGPoint(x: 0, y: 20_000), limits: limits)
            motion.coast(
                velocity: CGVector(dx: 0, dy: speed), rate: 0.998, reaching: CGPoint(x: 0, y: target), at: 0)
            let (offsets, seconds) = run(motion, limits)
            #expect(abs((offsets.last ?? 0) - target) < 0.001)
            #expect(seconds < 12)
        }
    }

    @Test("under a finger content follows it, and beyond an edge by (1 − 1 ÷ (0.55 x ÷ d + 1)) d (observed)")
    func rubberBand() {
        let limits = limits(CGSize(width: 300, height: 3000))
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: 100), limits: limits)
        motion.drag(by: CGVector(dx: 0, dy: -40), limits: limits)
        #expect(motion.offset.y == 140)
        motion.drag(by: CGVector(dx: 0, dy: 240), limits: limits)
        let give = (1 - 1 / (100 * 0.55 / 500 + 1)) * 500 as CGFloat
        #expect(abs(motion.offset.y + give) < 0.001)
        // The finger comes back by as much as it went: so does the content.
        motion.drag(by: CGVector(dx: 0, dy: -240), limits: limits)
        #expect(abs(motion.offset.y - 140) < 0.001)
    }

    @Test("the give never reaches the viewport's length, and pulling and showing are each other's inverse")
    func rubberBandBounds() {
        for length in [1, 100, 844] as [CGFloat] {
            var last: CGFloat = 0
            for pull in stride(from: CGFloat(1), to: 5000, by: 97) {
                let shown = RubberBand.shown(pull, length: length)
                #expect(shown > last)
                #expect(shown < length)
                #expect(RubberBand.shown(-pull, length: length) == -shown)
                if shown < length * 0.99 {
                    #expect(abs(RubberBand.pulled(shown, length: length) - pull) < pull * 0.001)
                }
                #expect(RubberBand.slope(at: pull, length: length) <= 0.55)
                last = shown
            }
        }
        #expect(RubberBand.shown(10, length: 0) == 0)
    }

    @Test("content caught in a bounce does not jump, and goes on from where it shows")
    func caught() {
        let limits = limits(CGSize(width: 300, height: 3000))
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: -50), limits: limits)
        motion.drag(by: CGVector(dx: 0, dy: 0), limits: limits)
        #expect(abs(motion.offset.y + 50) < 0.001)
    }

    @Test("content that fits does not move unless it always bounces")
    func fits() {
        let still = ScrollMotion.Limits(x: axis(100, 300), y: axis(100, 500))
        var motion = ScrollMotion()
        motion.beginDrag(at: .zero, limits: still)
        motion.drag(by: CGVector(dx: 50, dy: 50), limits: still)
        #expect(motion.offset == .zero)
        #expect(motion.releaseVelocity(CGVector(dx: 500, dy: 500), limits: still) == CGVector(dx: 0, dy: 0))
        let springy = ScrollMotion.Limits(x: axis(100, 300), y: axis(100, 500, always: true))
        motion.beginDrag(at: .zero, limits: springy)
        motion.drag(by: CGVector(dx: 50, dy: 50), limits: springy)
        #expect(motion.offset.x == 0)
        #expect(motion.offset.y < -20)
    }

    @Test("pages: the nearest one, the next after a flick, never more than one away, never beyond the ends")
    func pages() {
        let pages = axis(1500, 300)
        func target(_ start: CGFloat, _ now: CGFloat, _ speed: CGFloat) -> CGFloat {
            PageTurn.target(from: start, now: now, velocity: speed, limits: pages)
        }
        #expect(target(300, 420, 0) == 300)
        #expect(target(300, 460, 0) == 600)
        #expect(target(300, 310, 500) == 600)
        #expect(target(300, 290, -500) == 0)
        #expect(target(300, 590, 5000) == 600)
        #expect(target(300, 610, 5000) == 600)
        #expect(target(1200, 1230, 5000) == 1200)
        #expect(target(0, -40, -900) == 0)
    }

    @Test("a glide takes 0.3 s, begins and ends slowly, and ends exactly")
    func glide() {
        let limits = limits(CGSize(width: 300, height: 3000))
        var motion = ScrollMotion()
        motion.glide(from: .zero, to: CGPoint(x: 0, y: 600), at: 1)
        var goesOn = motion.advance(to: 1.15, limits: limits)
        #expect(goesOn)
        #expect(abs(motion.offset.y - 300) < 0.001)
        goesOn = motion.advance(to: 1.03, limits: limits)
        #expect(goesOn)
        #expect(motion.offset.y > 0)
        #expect(motion.offset.y < 30)
        goesOn = motion.advance(to: 1.3, limits: limits)
        #expect(!goesOn)
        #expect(motion.offset.y == 600)
    }

    @Test("an offset that the app moves while it slows down goes on from there at the same speed")
    func movedByApp() {
        let limits = limits(CGSize(width: 300, height: 100_000))
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: 20_000), limits: limits)
        motion.coast(velocity: CGVector(dx: 0, dy: 1000), rate: 0.998, limits: limits, at: 0)
        var other = motion
        _ = motion.advance(to: 0.1, limits: limits)
        _ = other.advance(to: 0.1, limits: limits)
        motion.note(shown: motion.offset)
        motion.adopt(CGPoint(x: 0, y: motion.offset.y - 5000), limits: limits)
        _ = motion.advance(to: 0.2, limits: limits)
        _ = other.advance(to: 0.2, limits: limits)
        #expect(abs(motion.offset.y + 5000 - other.offset.y) < 0.001)
    }

    @Test("a bounce goes to where the edge is after the limits have changed")
    func edgeMoves() {
        var narrow = limits(CGSize(width: 300, height: 3000))
        narrow.y.lower = -60
        var motion = ScrollMotion()
        motion.beginDrag(at: CGPoint(x: 0, y: -150), limits: narrow)
        motion.coast(velocity: CGVector(dx: 0, dy: 0), rate: 0.998, limits: narrow, at: 0)
        _ = motion.advance(to: 0.05, limits: narrow)
        let wide = limits(CGSize(width: 300, height: 3000))
        motion.follow(narrow, wide)
        #expect(run(motion, wide).offsets.last == 0)
    }

    @Test("random flings and limits always come to rest inside, without a number that is not finite (seed 7)")
    func random() {
        var generator = SystemRandom(seed: 7)
        for _ in 0..<400 {
            let content = CGFloat.random(in: 0...4000, using: &generator)
            let bounces = Bool.random(using: &generator)
            let y = AxisLimits(
                content: content, length: 500, before: .random(in: 0...100, using: &generator),
                after: .random(in: 0...100, using: &generator), bounces: bounces, always: .random(using: &generator))
            let limits = ScrollMotion.Limits(x: axis(), y: y)
            var motion = ScrollMotion()
            motion.beginDrag(at: CGPoint(x: 0, y: .random(in: -300...4300, using: &generator)), limits: limits)
            motion.drag(by: CGVector(dx: 0, dy: .random(in: -900...900, using: &generator)), limits: limits)
            let speed = motion.releaseVelocity(
                CGVector(dx: 0, dy: .random(in: -9000...9000, using: &generator)), limits: limits)
            motion.coast(velocity: speed, rate: 0.998, limits: limits, at: 0)
            let wasMoving = motion.isMoving
            let (offsets, seconds) = run(motion, limits)
            #expect(offsets.allSatisfy { $0.isFinite })
            #expect(seconds < 20)
            if wasMoving, y.scrolls { #expect(y.contains(offsets.last ?? .nan)) }
        }
    }
}

/// A generator whose numbers are the same on each run.
private struct SystemRandom: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
