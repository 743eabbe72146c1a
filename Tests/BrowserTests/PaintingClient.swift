// A client of a stage that paints a few rectangles, so that the stage is tested without UIKit.
import Browser
import Foundation
import PixelKernels
import Stage

/// A ground, a button that changes its colour when tapped, and a square that follows a finger.
@MainActor final class PaintingClient: StageClient {
    static let square = CGSize(width: 80, height: 80)
    static let button = CGRect(x: 40, y: 100, width: 160, height: 50)

    private(set) var events: [StageEvent] = []
    private(set) var turns = 0
    var isAnimating = false
    /// Held up for so many seconds in each turn.
    var onTurn: (() -> Void)?
    private var origin = CGPoint(x: 120, y: 300)
    private var grabbed: [Int: CGPoint] = [:]
    private var isOn = false
    private var buffer: PixelBuffer?
    private var painted: CGRect?

    var needsTurn: Bool { isAnimating }

    var keys: [KeySample] {
        events.compactMap { event -> KeySample? in if case .key(let sample) = event { sample } else { nil } }
    }
    var touches: [TouchSample] {
        events.flatMap { event -> [TouchSample] in if case .touches(let samples) = event { samples } else { [] } }
    }

    func stage(_ stage: any Stage, turnWith events: [StageEvent]) {
        self.events += events
        turns += 1
        onTurn?()
        for case .touches(let samples) in events { for sample in samples { touch(sample) } }
        let environment = stage.environment
        let isAll =
            buffer?.width != environment.pixelSize.width || buffer?.height != environment.pixelSize.height
            || events.contains { if case .environment = $0 { true } else { false } }
        paint(stage, environment, isAll: isAll || turns == 1)
    }

    private func touch(_ sample: TouchSample) {
        switch sample.phase {
        case .began:
            if CGRect(origin: origin, size: Self.square).contains(sample.location) {
                grabbed[sample.id] = CGPoint(x: sample.location.x - origin.x, y: sample.location.y - origin.y)
            } else if Self.button.contains(sample.location) {
                isOn.toggle()
            }
        case .moved, .ended:
            if let grip = grabbed[sample.id] {
                origin = CGPoint(x: sample.location.x - grip.x, y: sample.location.y - grip.y)
            }
            if sample.phase == .ended { grabbed[sample.id] = nil }
        case .stationary: break
        case .cancelled: grabbed[sample.id] = nil
        }
    }

    private func paint(_ stage: any Stage, _ environment: StageEnvironment, isAll: Bool) {
        let (width, height) = environment.pixelSize
        if isAll { buffer = PixelBuffer(width: width, height: height) }
        guard let buffer else { return }
        let square = CGRect(origin: origin, size: Self.square)
        var damage: [PixelRect] = []
        let isDark = environment.appearance == .dark
        func fill(_ rect: CGRect, _ pixel: UInt32) {
            let pixels = pixelRect(rect, environment.frameScale).intersection(buffer.bounds)
            for y in pixels.minY..<max(pixels.maxY, pixels.minY) {
                let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
                for x in pixels.minX..<pixels.maxX { row[x] = pixel }
            }
            if !pixels.isEmpty { damage.append(pixels) }
        }
        let ground: UInt32 = isDark ? 0xFF1C_1C1E : 0xFFF2_F2F7
        if isAll {
            fill(CGRect(origin: .zero, size: environment.size), ground)
            damage = []
        } else if let painted {
            fill(painted, ground)
        }
        fill(Self.button, isOn ? 0xFF34_C759 : 0xFF00_7AFF)
        fill(square, 0xFFFF_9500)
        painted = square
        stage.present(
            StageFrame(
                buffer: buffer, damage: isAll ? [buffer.bounds] : PixelRegion(damage).rects, time: stage.clock.now))
    }

    private func pixelRect(_ rect: CGRect, _ scale: CGFloat) -> PixelRect {
        PixelRect(
            minX: Int((rect.minX * scale).rounded()), minY: Int((rect.minY * scale).rounded()),
            maxX: Int((rect.maxX * scale).rounded()), maxY: Int((rect.maxY * scale).rounded()))
    }
}
