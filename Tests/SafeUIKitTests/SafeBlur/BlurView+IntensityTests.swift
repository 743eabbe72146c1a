// How much of a blur shows, and that it stays so: animations, windows, traits, the background.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("BlurView: intensity", .harness) struct BlurViewIntensityTests {
    private func shown(_ blur: BlurView) async throws -> Harness {
        let harness = try await Harness(device: .custom(60, 60, scale: 1))
        blur.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        let controller = UIViewController()
        controller.view.addSubview(blur)
        try await harness.show(controller)
        return harness
    }

    private func animate(_ body: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: body)
    }

    @Test("each intensity shows that much of the style; what lies outside 0…1 counts as the end")
    func fractions() async throws {
        let blur = BlurView(style: .light, intensity: 0.25)
        let harness = try await shown(blur)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.25))
        for (value, expected) in [(0.5, 0.5), (0, 0), (0.75, 0.75), (1, 1), (0.1, 0.1), (7, 1), (-7, 0), (0.01, 0.01)]
            as [(CGFloat, CGFloat)]
        {
            blur.intensity = value
            #expect(near(GlassProbe.shown(blur, of: .light), expected))
            #expect(blur.intensity == expected)
            try await harness.turn()
            #expect(near(GlassProbe.shown(blur, of: .light), expected))
        }
        blur.intensity = .nan
        #expect(blur.intensity == 0.01)
    }

    @Test("held at a fraction it asks for no frames") func idle() async throws {
        let blur = BlurView(style: .light, intensity: 0.5)
        let harness = try await shown(blur)
        try await harness.settle()
        let frames = harness.frameCount
        try await harness.advance(by: 5)
        #expect(harness.frameCount == frames)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.5))
    }

    @Test("animated it goes there evenly and stays, from and to any intensity", arguments: [0, 0.3, 1], [0, 0.6, 1])
    func animated(_ from: CGFloat, _ to: CGFloat) async throws {
        let blur = BlurView(style: .light, intensity: from)
        let harness = try await shown(blur)
        blur.setIntensity(to, animated: true, duration: 1)
        #expect(blur.intensity == to)
        #expect(near(GlassProbe.shown(blur, of: .light), from))
        for part in [0.25, 0.5, 0.75] {
            try await harness.advance(by: 0.25)
            #expect(near(GlassProbe.shown(blur, of: .light), from + (to - from) * part))
        }
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(blur, of: .light), to))
        try await harness.advance(by: 3)
        #expect(near(GlassProbe.shown(blur, of: .light), to))
    }

    @Test("a change on the way starts from what is shown; one without animation is there at once") func onTheWay() async throws {
        let blur = BlurView(style: .light, intensity: 0.2)
        let harness = try await shown(blur)
        blur.setIntensity(1, animated: true, duration: 1)
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.6))
        blur.setIntensity(0, animated: true, duration: 0.6)
        try await harness.advance(by: 0.3)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.3))
        blur.intensity = 0.9
        #expect(near(GlassProbe.shown(blur, of: .light), 0.9))
        try await harness.advance(by: 2)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.9))
        blur.setIntensity(0.4, animated: false)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.4))
    }

    @Test("in a UIView animation block it goes there in the block's duration") func inBlock() async throws {
        let blur = BlurView(style: .light, intensity: 0.2)
        let harness = try await shown(blur)
        animate { blur.intensity = 0.8 }
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.5))
        try await harness.advance(by: 1)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.8))
        animate { UIView.performWithoutAnimation { blur.intensity = 0.3 } }
        #expect(near(GlassProbe.shown(blur, of: .light), 0.3))
    }

    @Test("a new style keeps the intensity; whole, it is animated by the block around it") func styles() async throws {
        let blur = BlurView(style: .light, intensity: 0.5)
        let harness = try await shown(blur)
        blur.style = .systemThickMaterial
        #expect(near(GlassProbe.shown(blur, of: .systemThickMaterial), 0.5))
        blur.intensity = 1
        animate { blur.style = .light }
        try await harness.advance(by: 0.5)
        let middle = (GlassProbe.wholeRadius(.light) + GlassProbe.wholeRadius(.systemThickMaterial)) / 2
        #expect(near(GlassProbe.radius(of: blur), middle))
        try await harness.advance(by: 1)
        #expect(near(GlassProbe.shown(blur, of: .light), 1))
    }

    @Test("it is kept out of the window and back, hidden and shown, in another superview") func windows() async throws {
        let blur = BlurView(style: .light, intensity: 0.3)
        let harness = try await shown(blur)
        let root = try #require(blur.superview)
        for _ in 0..<3 {
            blur.removeFromSuperview()
            try await harness.turn()
            let holder = UIView(frame: root.bounds)
            root.addSubview(holder)
            holder.addSubview(blur)
            #expect(near(GlassProbe.shown(blur, of: .light), 0.3))
            try await harness.turn()
            #expect(near(GlassProbe.shown(blur, of: .light), 0.3))
            holder.isHidden = true
            try await harness.turn()
            holder.isHidden = false
            try await harness.turn()
            #expect(near(GlassProbe.shown(blur, of: .light), 0.3))
        }
    }

    @Test("it is kept when the interface turns dark, with the dark look") func traits() async throws {
        let blur = BlurView(style: .regular, intensity: 0.5)
        let harness = try await shown(blur)
        var dark = harness.surroundings
        dark.appearance = .dark
        try await harness.change(to: dark)
        #expect(near(GlassProbe.shown(blur, of: .regular, in: .dark), 0.5))
        #expect(!near(GlassProbe.radius(of: blur), GlassProbe.wholeRadius(.regular) / 2))
        blur.overrideUserInterfaceStyle = .light
        #expect(near(GlassProbe.shown(blur, of: .regular), 0.5))
    }

    @Test("the background leaves a held one as it is, and ends one on its way at its end") func background() async throws {
        let blur = BlurView(style: .light, intensity: 0.3)
        let harness = try await shown(blur)
        for _ in 0..<2 {
            try await harness.send(.enterBackground)
            try await harness.advance(by: 10)
            try await harness.send(.enterForeground)
            #expect(near(GlassProbe.shown(blur, of: .light), 0.3))
        }
        blur.setIntensity(0.9, animated: true, duration: 4)
        try await harness.advance(by: 1)
        try await harness.send(.enterBackground)
        try await harness.advance(by: 1)
        try await harness.send(.enterForeground)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.9))
        try await harness.advance(by: 10)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.9))
        blur.setIntensity(0.1, animated: true, duration: 1)
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.5))
    }

    @Test("let go of held, on its way or outside the window it raises nothing", arguments: 0..<3) func released(_ how: Int)
        async throws
    {
        var blur: BlurView? = BlurView(style: .light, intensity: 0.3)
        let harness = try await shown(try #require(blur))
        weak var old = blur
        if how == 1 {
            blur?.setIntensity(0.9, animated: true, duration: 1)
            try await harness.advance(by: 0.1)
        }
        if how == 2 {
            blur?.removeFromSuperview()
            try await harness.turn()
            blur?.intensity = 0.7
        }
        blur?.removeFromSuperview()
        blur = nil
        try await harness.advance(by: 2)
        #expect(old == nil)
        #expect(harness.traps.all.isEmpty)
    }

    @Test("on its way in the turn it came into the window it goes on, in the time that was asked for") func onArrival() async throws
    {
        let blur = BlurView(style: .light, intensity: 0.2)
        let harness = try await shown(blur)
        let root = try #require(blur.superview)
        blur.removeFromSuperview()
        try await harness.turn()
        root.addSubview(blur)
        blur.setIntensity(0.8, animated: true, duration: 1)
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.5))
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.8))
    }

    @Test("outside a window nothing moves: an animated change is there when it is shown") func outside() async throws {
        let blur = BlurView(style: .light, intensity: 0.2)
        blur.setIntensity(0.6, animated: true, duration: 5)
        #expect(blur.intensity == 0.6)
        _ = try await shown(blur)
        #expect(near(GlassProbe.shown(blur, of: .light), 0.6))
    }

    @Test("a live background's radius is that of its blur, up to the whole style's") func liveRadius() async throws {
        let live = LiveBlurredBackgroundView(radius: 5)
        let harness = try await shown(live)
        #expect(near(GlassProbe.radius(of: live), 5))
        #expect(live.blurRadius == 5)
        live.blurRadius = 80
        try await harness.turn()
        #expect(near(GlassProbe.radius(of: live), LiveBlurredBackgroundView.wholeRadius))
        #expect(live.blurRadius == 20)
    }
}
