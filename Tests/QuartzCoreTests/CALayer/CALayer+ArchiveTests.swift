// Layers from archives, drawing at once, and the lock of transactions.
// Apple: "CALayer", init(coder:), display(); "CATransaction", lock().
import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct CALayerArchiveTests {
    private func archived<Layer: CALayer>(_ layer: Layer) throws -> Layer {
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Layer)
    }

    // Covers: CALayer.init(coder:), CAShapeLayer.init(coder:), CAGradientLayer.init(coder:)
    @Test("an archive keeps geometry, corners, opacity and name, in the layer's class")
    func archive() throws {
        func check<Layer: CALayer>(_ layer: Layer) throws {
            layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            layer.anchorPoint = CGPoint(x: 0.25, y: 1)
            layer.cornerRadius = 5
            layer.opacity = 0.5
            layer.isHidden = true
            layer.name = "kept"
            let read = try archived(layer)
            #expect(type(of: read) == Layer.self)
            #expect(read.frame == layer.frame)
            #expect(read.anchorPoint == layer.anchorPoint)
            #expect(read.cornerRadius == 5)
            #expect(read.opacity == 0.5)
            #expect(read.isHidden)
            #expect(read.name == "kept")
        }
        try check(CALayer())
        try check(CAShapeLayer())
        try check(CAGradientLayer())
        let shape = try archived(CAShapeLayer())
        #expect(shape.path == nil)
        #expect(shape.lineWidth == 1)
        #expect(try archived(CAGradientLayer()).colors == nil)
    }

    // Covers: CALayer.display, CALayerDelegate.display
    @Test("display has the delegate fill the contents, at once; a subclass may do it itself (documented)")
    func display() {
        final class Filler: CALayerDelegate {
            var calls = 0
            func display(_ layer: CALayer) { calls += 1 }
        }
        final class Own: CALayer {
            var calls = 0
            override func display() { calls += 1 }
        }
        let filler = Filler()
        let layer = CALayer()
        layer.delegate = filler
        layer.display()
        #expect(filler.calls == 1)
        let own = Own()
        own.setNeedsDisplay()
        own.displayIfNeeded()
        #expect(own.calls == 1)
    }

    // Covers: CATransaction.lock, CATransaction.unlock
    @Test("who holds the transactions' lock may take it again, and keeps other threads out until unlock (documented)")
    func lock() {
        CATransaction.lock()
        CATransaction.lock()
        let entered = Mutex(false)
        let done = DispatchSemaphore(value: 0)
        let begun = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            begun.signal()
            CATransaction.lock()
            entered.withLock { $0 = true }
            CATransaction.unlock()
            done.signal()
        }
        begun.wait()
        CATransaction.unlock()
        // Still held once.
        #expect(entered.withLock { $0 } == false)
        CATransaction.unlock()
        done.wait()
        #expect(entered.withLock { $0 })
    }
}
