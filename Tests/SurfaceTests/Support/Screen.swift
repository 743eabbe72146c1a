// A headless screen for one test: turns, touches, pixels, and the pictures of moments.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Headless
import ImageIO
import PixelKernels
import Stage
import Synchronization
import Testing
import UIKit
import UIKitCore
import UIKitValues

/// One test's outside world. Suites that use it carry the trait `.harness`.
@MainActor final class Screen {
    let stage: HeadlessStage
    private let recorded = Recorded()
    private let policyBefore = Diagnostics.processPolicy

    final class Recorded: Sendable {
        let all = Mutex<[Diagnostic]>([])
    }

    init(_ environment: StageEnvironment = StageEnvironment(scale: 1)) {
        stage = HeadlessStage(environment: environment)
        let (recorded, owner, before) = (recorded, Test.current?.id, policyBefore)
        Diagnostics.policy = .record { diagnostic in
            if let other = Test.current?.id, other != owner { return Diagnostics.hand(diagnostic, to: before) }
            recorded.all.withLock { $0.append(diagnostic) }
        }
        UIApplication.install(stage: stage)
        UIApplication.shared.launch(delegate: nil)
    }

    deinit { Diagnostics.policy = policyBefore }

    var diagnostics: [Diagnostic] { recorded.all.withLock { $0 } }
    var codes: [String] { diagnostics.map(\.entry.code) }

    /// A key window with a root controller, after one turn.
    @discardableResult func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
        return window
    }

    func turn(_ events: StageEvent...) { stage.turn(with: events) }

    /// Time passes in one step, then one turn.
    func jump(by seconds: TimeInterval) {
        stage.clock.advance(to: stage.clock.now + seconds)
        turn()
    }

    func touch(_ phase: TouchSamplePhase, _ point: CGPoint) {
        turn(.touches([TouchSample(id: 1, phase: phase, location: point)]))
    }

    func tap(_ point: CGPoint) {
        touch(.began, point)
        touch(.ended, point)
        stage.advance(by: 0.5)
    }

    /// A copy of what the screen shows now.
    func picture() -> PixelBuffer { stage.lastFrame!.buffer.copy() }

    /// 0xRRGGBB of the last frame.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.lastFrame!.buffer.pixel(x: x, y: y) & 0xFF_FFFF }
}

extension PixelBuffer {
    /// How many pixels differ from another buffer of the same size by more than a tolerance in a channel.
    func differences(from other: PixelBuffer, tolerance: Int = 0) -> Int {
        guard width == other.width, height == other.height else { return width * height }
        var count = 0
        for y in 0..<height {
            for x in 0..<width where pixel(x: x, y: y) != other.pixel(x: x, y: y) {
                if PixelBuffer.distance(pixel(x: x, y: y), other.pixel(x: x, y: y)) > tolerance { count += 1 }
            }
        }
        return count
    }

    /// The greatest difference of a channel.
    static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        func channel(_ pixel: UInt32, _ index: UInt32) -> Int { Int((pixel >> (index * 8)) & 255) }
        let differences: [Int] = (0..<UInt32(4)).map { abs(channel(a, $0) - channel(b, $0)) }
        return differences.max() ?? 0
    }

    /// Turned by a quarter, clockwise or back.
    func quarterTurned(clockwise: Bool) -> PixelBuffer {
        let turned = PixelBuffer(width: height, height: width)!
        for y in 0..<height {
            for x in 0..<width {
                let (newX, newY) = clockwise ? (height - 1 - y, x) : (y, width - 1 - x)
                turned.row(newY).storeBytes(of: pixel(x: x, y: y), toByteOffset: newX * 4, as: UInt32.self)
            }
        }
        return turned
    }

    /// Writes a PNG where `VITRINE_LOOK` names a folder, for somebody who wants to see it.
    func look(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_LOOK"] else { return }
        let image = UIImage(cgImage: CGImage(pixelBuffer: copy(), isOpaque: true))
        try? image.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}
