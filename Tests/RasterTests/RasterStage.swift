// A stage of a phone with three pixels a point that keeps what it is shown.
// No Apple page: this is ours.
import CoreGraphics
import PixelKernels
import Stage
import UIKit
import UIKitCore
import UIKitValues

/// Keeps the last frame and puts damage and copies onto a screen of its own, as a page does.
@MainActor final class RasterStage: Stage {
    weak var client: (any StageClient)?
    private(set) var environment: StageEnvironment
    let clock = StageClock(isVirtual: true)
    private(set) var screen: PixelBuffer?
    /// The damage of the last frame and what moved in it.
    private(set) var frame: StageFrame?
    private var window: UIWindow?

    init(_ environment: StageEnvironment) { self.environment = environment }

    func requestTurn() {}
    func run() -> Never { fatalError("a test runs no loop") }

    func present(_ frame: StageFrame) {
        self.frame = frame
        guard let screen, screen.width == frame.buffer.width, screen.height == frame.buffer.height else {
            self.screen = frame.buffer.copy()
            return
        }
        for copy in frame.copies { screen.put(copy) }
        for rect in frame.damage {
            for y in rect.minY..<rect.maxY {
                (screen.row(y) + rect.minX * 4).copyMemory(from: frame.buffer.row(y) + rect.minX * 4, byteCount: rect.width * 4)
            }
        }
    }

    /// One turn with these events, a sixtieth of a second after the last.
    func turn(_ events: StageEvent...) {
        for case .environment(let changed) in events { environment = changed }
        clock.advance(to: clock.now + 1.0 / 60)
        client?.stage(self, turnWith: events)
    }

    /// Draws at another scale from the next turn on.
    func draw(at scale: CGFloat?) {
        var changed = environment
        changed.rasterScale = scale
        turn(.environment(changed))
        turn()
    }

    /// A stage in the harness's place, with a window whose root the closure fills.
    static func install(
        size: CGSize = CGSize(width: 200, height: 300), scale: CGFloat = 3, raster: CGFloat? = nil, _ fill: (UIView) -> Void
    ) -> RasterStage {
        var environment = StageEnvironment(size: size, scale: scale, safeAreaInsets: StageInsets(), deviceName: "None")
        environment.rasterScale = raster
        let stage = RasterStage(environment)
        UIApplication.install(stage: stage)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        fill(controller.view)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.window = window
        stage.turn()
        stage.turn()
        return stage
    }
}

extension PixelBuffer {
    /// Moves a rectangle as a page does.
    func put(_ copy: PixelCopy) {
        let source = copy.source, rowBytes = source.width * 4
        var rows: [[UInt8]] = []
        for y in source.minY..<source.maxY {
            rows.append([UInt8](UnsafeRawBufferPointer(start: row(y) + source.minX * 4, count: rowBytes)))
        }
        for (index, bytes) in rows.enumerated() {
            bytes.withUnsafeBytes { (row(copy.y + index) + copy.x * 4).copyMemory(from: $0.baseAddress!, byteCount: rowBytes) }
        }
    }

    /// How many pixels differ, and the largest difference of a channel.
    func difference(from other: PixelBuffer) -> (pixels: Int, most: Int) {
        guard width == other.width, height == other.height else { return (.max, 255) }
        var pixels = 0, most = 0
        for y in 0..<height {
            let a = row(y).assumingMemoryBound(to: UInt32.self), b = other.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width where a[x] != b[x] {
                pixels += 1
                for shift in [0, 8, 16] { most = max(most, abs(Int(a[x] >> shift & 255) - Int(b[x] >> shift & 255))) }
            }
        }
        return (pixels, most)
    }
}
