// Trees of many levels: every walk goes to the bottom, on small stacks too.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import QuartzCore

/// Counts how often it was laid out and drawn.
private final class CountingLayer: CALayer {
    nonisolated(unsafe) static var layouts = 0
    nonisolated(unsafe) static var drawings = 0
    nonisolated(unsafe) static var alive = 0

    override init() {
        super.init()
        Self.alive += 1
    }
    override init(layer: Any) {
        super.init(layer: layer)
        Self.alive += 1
    }
    required init?(coder: NSCoder) { fatalError() }
    deinit { Self.alive -= 1 }

    override func layoutSublayers() { Self.layouts += 1 }
    override func draw(in ctx: CGContext) { Self.drawings += 1 }

    static func reset() { (layouts, drawings, alive) = (0, 0, 0) }
}

/// A chain of layers, the outermost first; the innermost alone is red.
private func chain(_ count: Int, _ make: () -> CALayer = { CALayer() }) -> [CALayer] {
    var layers: [CALayer] = []
    for _ in 0..<count {
        let layer = make()
        layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.position = CGPoint(x: 4, y: 4)
        layers.last?.addSublayer(layer)
        layers.append(layer)
    }
    layers.last!.backgroundColor = red
    return layers
}

/// Runs a body on a thread with a stack of so many bytes, and waits for it.
func onThread(stack: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = stack
    thread.start()
    done.wait()
}

@Suite(.serialized) struct CALayerDepthTests {
    /// Layout, display, commit, painting, hits, conversion, presentation and the end of a chain.
    private static func walk(_ count: Int) {
        CountingLayer.reset()
        let screen = TestScreen(8, 8)
        weak var deepest: CALayer?
        do {
            let layers = chain(count) { CountingLayer() }
            deepest = layers.last
            for layer in layers {
                layer.setNeedsLayout()
                layer.setNeedsDisplay()
            }
            screen.root.addSublayer(layers[0])
            #expect(screen.frame()?.buffer.pixel(x: 4, y: 4) == 0xFFFF_0000)
            #expect(CountingLayer.layouts == count)
            #expect(CountingLayer.drawings == count)
            #expect(screen.root.hitTest(CGPoint(x: 4, y: 4)) === deepest)
            layers[0].position.x += 1
            #expect(deepest?.convert(CGPoint.zero, to: screen.root) == CGPoint(x: 1, y: 0))
            #expect(deepest?.convertTime(3, to: nil) == 3)
            #expect(deepest?.convertTime(3, from: nil) == 3)
            layers[0].add(basic("opacity", 1, 1), forKey: "fade")
            deepest?.add(basic("opacity", 1, 1), forKey: "fade")
            #expect(screen.picture().pixel(x: 4, y: 4) == 0xFFFF_0000)
            #expect(deepest?.presentation()?.opacity == 1)
            // A change at the bottom comes up alone.
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            deepest?.backgroundColor = green
            CATransaction.commit()
            #expect(screen.picture().pixel(x: 4, y: 4) == 0xFF00_FF00)
            let context = CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            layers[0].render(in: context)
            #expect(context.makeImage() != nil)
            layers[0].removeFromSuperlayer()
            screen.frame()
        }
        // Layers with animations are held until the transaction ends, and until a commit has seen that they left.
        for color in [white, green] {
            screen.root.backgroundColor = color
            CATransaction.flush()
        }
        #expect(deepest == nil)
        #expect(CountingLayer.alive == 0)
    }

    @Test("2,000 nested layers are laid out, drawn, hit and let go")
    func nested() { Self.walk(2_000) }

    @Test("2,000 nested layers are drawn on a thread with a stack of 512 KB, which is the same afterwards")
    func smallStack() {
        onThread(stack: 512 * 1024) {
            Self.walk(2_000)
            #expect(DeepWalk.stacksInUse == 0)
        }
    }

    @Test("2,000 nested transform layers, replicators and masks are drawn and let go")
    func otherKinds() {
        for make in [{ CATransformLayer() as CALayer }, { CAReplicatorLayer() }] {
            let screen = TestScreen(8, 8)
            var top = box(0, 0, 8, 8, red)
            for _ in 0..<2_000 {
                let layer = make()
                layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
                layer.addSublayer(top)
                top = layer
            }
            screen.root.addSublayer(top)
            #expect(screen.frame()?.buffer.pixel(x: 4, y: 4) == 0xFFFF_0000)
        }
        let screen = TestScreen(8, 8)
        var mask = box(0, 0, 8, 8, red)
        for _ in 0..<500 {
            let layer = box(0, 0, 8, 8, red)
            layer.mask = mask
            mask = layer
        }
        screen.root.addSublayer(mask)
        #expect(screen.frame()?.buffer.pixel(x: 4, y: 4) == 0xFFFF_0000)
    }

    @Test("UIK0411: of 10,050 nested layers the first 10,000 are shown and the others left out")
    func tooDeep() {
        let screen = TestScreen(8, 8)
        let layers = chain(10_050)
        layers[9_999].name = "last"
        layers[9_999].backgroundColor = blue
        screen.root.addSublayer(layers[0])
        var pixels: [UInt32?] = []
        let messages = recorded {
            pixels.append(screen.frame()?.buffer.pixel(x: 4, y: 4))
            // Further commits leave the same out and say nothing.
            layers[9_998].backgroundColor = green
            layers[9_999].backgroundColor = white
            pixels.append(screen.frame()?.buffer.pixel(x: 4, y: 4))
        }
        #expect(pixels == [0xFF00_00FF, 0xFFFF_FFFF])
        #expect(messages.count == 1)
        let path = ["…"] + Array(repeating: "CALayer", count: 12)
        #expect(
            messages.first?.replacing(/0x[0-9a-f]+/, with: "0x…") == """
                UIK0411 misuse: A tree of layers or views is too deep.
                  object   <CALayer: 0x…> "last" — \(path.joined(separator: " > "))
                  at       Hosts.swift:…
                  cause    The layer has 10000 superlayers and sublayers of its own.
                  fix      Add the views as siblings, or end the recursion that nests them; up to 10,000 levels are shown.
                """)
    }

    @Test("What was left out is shown where the tree comes nearer to the root, and gone where it goes deeper")
    func movesBack() {
        let screen = TestScreen(8, 8)
        let upper = chain(9_000), lower = chain(2_000)
        upper.last!.backgroundColor = blue
        screen.root.addSublayer(upper[0])
        upper.last!.addSublayer(lower[0])
        var pixels: [UInt32?] = []
        let messages = recorded {
            pixels.append(screen.frame()?.buffer.pixel(x: 4, y: 4))
            upper[100].addSublayer(lower[0])
            pixels.append(screen.frame()?.buffer.pixel(x: 4, y: 4))
            upper.last!.addSublayer(lower[0])
            pixels.append(screen.frame()?.buffer.pixel(x: 4, y: 4))
        }
        // Moved up, the red one lies above the blue one.
        #expect(pixels == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
        #expect(messages.count == 2)
    }

    @Test("100,000 nested layers and nodes are let go")
    func letGo() {
        CountingLayer.reset()
        do {
            let layers = chain(100_000) { CountingLayer() }
            #expect(layers.count == CountingLayer.alive)
        }
        #expect(CountingLayer.alive == 0)
    }
}
