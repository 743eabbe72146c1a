// What a blur view looks like: the effect view's own pixels, less of them by intensity, cut by its corners.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("BlurView: pixels", .harness) struct BlurViewPixelTests {
    /// Stripes of three colours over 90 × 60 points.
    private func stripes() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        view.backgroundColor = .white
        for (index, x) in stride(from: 0, to: 90, by: 15).enumerated() {
            let stripe = UIView(frame: CGRect(x: x, y: 0, width: 8, height: 60))
            stripe.backgroundColor = [UIColor.systemRed, .systemBlue, .black][index % 3]
            view.addSubview(stripe)
        }
        return view
    }

    private func shown(_ view: UIView?) async throws -> Harness {
        let harness = try await Harness(device: .custom(90, 60, scale: 2))
        let controller = UIViewController()
        controller.view.addSubview(stripes())
        view?.frame = CGRect(x: 10, y: 10, width: 70, height: 40)
        if let view { controller.view.addSubview(view) }
        try await harness.show(controller)
        return harness
    }

    /// How much neighbours differ along the middle line of the glass.
    private func sharpness(_ picture: Picture) -> Int {
        (40..<120).reduce(0) { sum, x in
            func green(_ x: Int) -> Int { Int(picture[x, 60] ?? 0) >> 8 & 255 }
            return sum + abs(green(x + 1) - green(x))
        }
    }

    @Test("whole it has the pixels of an effect view, at 0 those of no view, and in between it is the blurrier the more")
    func intensities() async throws {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        let plain = try await shown(effect).picture()
        let none = try await shown(nil).picture()
        let blur = BlurView(style: .light)
        let harness = try await shown(blur)
        #expect(try harness.picture().hasSamePixels(as: plain))
        var last = Int.max
        for intensity in [0, 0.1, 0.3, 0.6, 1] as [CGFloat] {
            blur.intensity = intensity
            try await harness.turn()
            let picture = try harness.picture()
            if intensity == 0 { #expect(picture.hasSamePixels(as: none)) }
            let sharp = sharpness(picture)
            // Once the stripes are gone only the slope towards the edges is left.
            if intensity < 1 { #expect(sharp < last, "\(intensity)") } else { #expect(sharp < 100) }
            last = sharp
        }
        blur.intensity = 1
        try await harness.turn()
        #expect(try harness.picture().hasSamePixels(as: plain))
    }

    @Test("a blur that is held looks the same before and after reuse, in any other place of the tree") func sameLook() async throws
    {
        let blur = BlurView(style: .light, intensity: 0.3)
        let harness = try await shown(blur)
        let before = try harness.picture()
        let root = try #require(blur.superview)
        blur.removeFromSuperview()
        try await harness.turn()
        let holder = UIView(frame: root.bounds)
        root.addSubview(holder)
        holder.addSubview(blur)
        try await harness.turn()
        #expect(try harness.picture().hasSamePixels(as: before))
    }

    @Test("round corners cut glass and subviews, which stand on it") func shapes() async throws {
        let blur = BlurView(style: .light)
        blur.layer.cornerRadius = 12
        blur.clipsToBounds = true
        let label = UIView(frame: CGRect(x: 50, y: -10, width: 40, height: 30))
        label.backgroundColor = .systemGreen
        blur.addSubview(label)
        let sharp = try await shown(nil).picture()
        let harness = try await shown(blur)
        let picture = try harness.picture()
        #expect(picture[20, 20] == sharp[20, 20])
        #expect(picture[159, 20] == sharp[159, 20])
        #expect(picture[90, 60] != sharp[90, 60])
        assertSnapshot(of: harness, named: "roundGlass")
    }
}
