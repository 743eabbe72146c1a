// The turning of the device: who is told when, and what the screen shows on the way.
// Apple: "UIContentContainer", viewWillTransition(to:with:); "UIViewControllerTransitionCoordinator".
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing
import UIKit
import UIKitCore
import UIKitValues
import UIKitTesting

/// A page whose bars and box stand elsewhere when it lies on its side.
@MainActor private final class Page: UIViewController {
    let box = UIView()
    let bar = UIView()
    var log: [String] = []
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    var times: [TimeInterval] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.backgroundColor = .systemRed
        bar.backgroundColor = .systemBlue
        for part in [bar, box] { view.addSubview(part) }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
        box.frame = CGRect(x: view.bounds.width - 70, y: view.bounds.height - 70, width: 50, height: 50)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        self.coordinator = coordinator
        log.append("will \(Int(size.width)) animated \(coordinator.isAnimated)")
        coordinator.animate { [weak self] context in
            guard let self else { return }
            log.append("alongside \(Int(view.bounds.width)) in \(UIView.inheritedAnimationDuration)")
            bar.backgroundColor = .systemGreen
        } completion: { [weak self] context in
            self?.log.append("done \(context.percentComplete) \(context.isCancelled)")
        }
    }
}

@MainActor @Suite("Turning the device", .harness) struct TurningTests {
    private static func held(_ orientation: StageOrientation, pad: Bool = false, dark: Bool = false) -> StageEnvironment {
        let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
        let (short, long): (CGFloat, CGFloat) = (200, 300)
        var result = StageEnvironment(
            size: isWide ? CGSize(width: long, height: short) : CGSize(width: short, height: long), scale: 1,
            idiom: pad ? .pad : .phone, orientation: orientation, appearance: dark ? .dark : .light,
            safeAreaInsets: StageInsets())
        result.isRegularHeight = pad || !isWide
        return result
    }

    private func shown(pad: Bool = false, dark: Bool = false) -> (Screen, Page, UIWindow) {
        let screen = Screen(Self.held(.portrait, pad: pad, dark: dark))
        let page = Page()
        let window = screen.show(page)
        screen.stage.advance(by: 1)
        return (screen, page, window)
    }

    @Test("What goes along moves for the time of the turn, and the completion comes at its end (documented; time: from memory)")
    func coordinator() {
        let (screen, page, window) = shown()
        screen.turn(.environment(Self.held(.landscapeLeft)))
        #expect(page.log == ["will 300 animated true", "alongside 300 in 0.3"])
        #expect(page.coordinator?.transitionDuration == 0.3)
        #expect(page.transitionCoordinator != nil)
        // What the app asks for is the new layout, from now on.
        #expect(window.bounds.size == CGSize(width: 300, height: 200))
        #expect(window.transform.isIdentity)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(page.box.frame == CGRect(x: 230, y: 130, width: 50, height: 50))
        screen.jump(by: 0.25)
        #expect(page.log.count == 2)
        screen.stage.advance(by: 0.1)
        #expect(page.log.last == "done 1.0 false")
        #expect(page.log.count == 3)
        #expect(page.transitionCoordinator == nil)
        let (pad, wide, _) = shown(pad: true)
        pad.turn(.environment(Self.held(.landscapeLeft, pad: true)))
        #expect(wide.coordinator?.transitionDuration == 0.4)
        pad.stage.advance(by: 1)
    }

    @Test("Half a turn takes twice the time (from memory)")
    func halfTurn() {
        let (screen, page, _) = shown(pad: true)
        page.log = []
        screen.turn(.environment(Self.held(.portraitUpsideDown, pad: true)))
        // The size stays, so nobody hears of another one; the picture turns all the same.
        #expect(page.log.isEmpty)
        screen.jump(by: 0.6)
        let moving = screen.picture()
        screen.stage.advance(by: 0.3)
        #expect(moving.differences(from: screen.picture()) > 1000)
        let count = screen.stage.frameCount
        screen.stage.advance(by: 1)
        #expect(screen.stage.frameCount == count)
    }

    @Test("At first the screen shows the old layout on its side, at the end the new one, to the pixel")
    func pictures() {
        for (orientation, clockwise) in [(StageOrientation.landscapeLeft, false), (.landscapeRight, true)] {
            for dark in [false, true] {
                let (screen, page, _) = shown(dark: dark)
                let before = screen.picture()
                screen.turn(.environment(Self.held(orientation, dark: dark)))
                var moments = [screen.picture()]
                #expect(moments[0].differences(from: before.quarterTurned(clockwise: clockwise), tolerance: 2) == 0)
                for _ in 0..<4 {
                    screen.jump(by: 0.075)
                    moments.append(screen.picture())
                }
                screen.stage.advance(by: 0.1)
                moments.append(screen.picture())
                for (index, moment) in moments.enumerated() {
                    moment.look("turn-\(orientation)-\(dark ? "dark" : "light")-\(index * 25)")
                }
                // The still layout, never turned.
                let still = Screen(Self.held(orientation, dark: dark))
                let fresh = Page()
                still.show(fresh)
                fresh.bar.backgroundColor = page.bar.backgroundColor
                still.stage.advance(by: 1)
                #expect(moments.last!.differences(from: still.picture()) == 0)
                for index in 1...3 { #expect(moments[index].differences(from: moments[index + 1]) > 500) }
                // Turned by something between, the corners show nothing of the window.
                #expect(moments[2].pixel(x: 1, y: 1) & 0xFF_FFFF == 0)
                _ = page
            }
        }
    }

    @Test("Without animations the change is made at once")
    func disabled() {
        let (screen, page, window) = shown()
        UIView.setAnimationsEnabled(false)
        screen.turn(.environment(Self.held(.landscapeLeft)))
        UIView.setAnimationsEnabled(true)
        #expect(page.log == ["will 300 animated false", "alongside 300 in 0.0", "done 1.0 false"])
        let picture = screen.picture()
        screen.stage.advance(by: 1)
        #expect(screen.picture().differences(from: picture) == 0)
        #expect(window.layer.animationKeys()?.isEmpty ?? true)
        #expect(window.layer.sublayers?.count == 1)
    }

    @Test("A second turn ends the first one")
    func twice() {
        let (screen, page, window) = shown()
        screen.turn(.environment(Self.held(.landscapeLeft)))
        screen.jump(by: 0.1)
        screen.turn(.environment(Self.held(.portrait)))
        #expect(
            page.log == [
                "will 300 animated true", "alongside 300 in 0.3", "done 1.0 false", "will 200 animated true",
                "alongside 200 in 0.3",
            ])
        screen.stage.advance(by: 1)
        #expect(page.log.last == "done 1.0 false")
        #expect(page.log.count == 6)
        #expect(window.layer.sublayers?.count == 1)
        #expect(window.layer.animationKeys()?.isEmpty ?? true)
        let count = screen.stage.frameCount
        screen.stage.advance(by: 1)
        #expect(screen.stage.frameCount == count)
        #expect(screen.codes.isEmpty)
    }

    @Test("A change of size or traits alone is no turn")
    func noTurn() {
        let (screen, page, _) = shown()
        var other = Self.held(.portrait, dark: true)
        other.size = CGSize(width: 220, height: 300)
        screen.turn(.environment(other))
        #expect(page.log == ["will 220 animated false", "alongside 220 in 0.0", "done 1.0 false"])
    }

    @Test("The harness waits for the end of the turn")
    func harness() async throws {
        let harness = try await Harness(device: .iPhone14)
        let page = Page()
        try await harness.show(page)
        var landscape = Surroundings(device: .iPhone14)
        landscape.orientation = .landscape
        try await harness.change(to: landscape)
        #expect(page.log.last == "done 1.0 false")
        #expect(page.log.count == 3)
    }
}
