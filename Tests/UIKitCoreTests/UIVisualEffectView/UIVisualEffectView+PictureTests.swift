// All materials and vibrancy styles over a colourful pattern, and effect views in shapes, as pictures.
// Apple: "UIVisualEffectView", "UIBlurEffect.Style", "UIVibrancyEffectStyle"
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIVisualEffectView as pictures", .harness) struct UIVisualEffectViewPictureTests {
    enum Look: String, CaseIterable {
        case light = "1x-light", dark = "1x-dark", denseLight = "2x-light", denseDark = "2x-dark"

        @MainActor func harness() async throws -> Harness {
            let scale: CGFloat = self == .light || self == .dark ? 1 : 2
            let isDark = self == .dark || self == .denseDark
            return try await Harness(device: .custom(360, 640, scale: scale), appearance: isDark ? .dark : .light)
        }
    }

    /// A rainbow with white, black and coloured discs, lines and words.
    private func pattern(_ size: CGSize) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let rainbow = CAGradientLayer()
        rainbow.frame = view.bounds
        rainbow.colors = [
            UIColor.red, .orange, .yellow, .green, .cyan, .blue, .purple,
        ].map(\.cgColor)
        rainbow.startPoint = .zero
        rainbow.endPoint = CGPoint(x: 1, y: 1)
        view.layer.addSublayer(rainbow)
        let colors: [UIColor] = [.white, .black, .systemPink, .systemTeal, .brown]
        for index in 0..<40 {
            let side = CGFloat(14 + index * 7 % 30)
            let disc = UIView(
                frame: CGRect(
                    x: CGFloat(index * 97 % Int(size.width)) - 10, y: CGFloat(index * 61 % Int(size.height)), width: side,
                    height: side))
            disc.backgroundColor = colors[index % colors.count]
            disc.layer.cornerRadius = side / 2
            view.addSubview(disc)
        }
        for y in stride(from: CGFloat(20), to: size.height, by: 64) {
            let line = UIView(frame: CGRect(x: 0, y: y, width: size.width, height: 2))
            line.backgroundColor = .black
            view.addSubview(line)
            let words = UILabel(frame: CGRect(x: 4, y: y + 4, width: size.width, height: 22))
            words.text = "The quick brown fox jumps over the lazy dog"
            words.font = .boldSystemFont(ofSize: 16)
            words.textColor = .white
            view.addSubview(words)
        }
        return view
    }

    private func glass(_ style: UIBlurEffect.Style, _ frame: CGRect, radius: CGFloat = 12) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = frame
        view.layer.cornerRadius = radius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = radius > 0
        return view
    }

    /// Contents in a vibrancy style, of a blur's size.
    private func vibrant(
        _ style: UIVibrancyEffectStyle, on blur: UIVisualEffectView, _ frame: CGRect, _ content: UIView
    ) {
        guard let effect = blur.effect as? UIBlurEffect else { return }
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: style))
        view.frame = frame
        content.frame = view.bounds
        view.contentView.addSubview(content)
        blur.contentView.addSubview(view)
    }

    private func words(_ text: String, _ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .boldSystemFont(ofSize: size)
        label.numberOfLines = 0
        return label
    }

    // Covers: UIBlurEffect.Style, UIVisualEffectView.effect
    @Test("all materials over a colourful pattern", arguments: Look.allCases)
    func materials(look: Look) async throws {
        let harness = try await look.harness()
        let page = pattern(CGSize(width: 360, height: 640))
        for (index, style) in UIBlurEffect.Style.allCases.enumerated() {
            let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
            let tile = glass(style, CGRect(x: 8 + column * 117, y: 6 + row * 90, width: 110, height: 82))
            vibrant(.label, on: tile, CGRect(x: 8, y: 6, width: 96, height: 44), words("\(style)", 11))
            vibrant(.secondaryLabel, on: tile, CGRect(x: 8, y: 52, width: 50, height: 20), words("second", 11))
            let plain = words("own", 11)
            plain.textColor = .systemRed
            plain.frame = CGRect(x: 66, y: 52, width: 40, height: 20)
            tile.contentView.addSubview(plain)
            page.addSubview(tile)
        }
        try await harness.show(page)
        assertSnapshot(of: harness, named: look.rawValue)
    }

    // Covers: UIVibrancyEffectStyle.label, UIVibrancyEffectStyle.secondaryLabel, UIVibrancyEffectStyle.tertiaryLabel, UIVibrancyEffectStyle.quaternaryLabel, UIVibrancyEffectStyle.fill, UIVibrancyEffectStyle.secondaryFill, UIVibrancyEffectStyle.tertiaryFill, UIVibrancyEffectStyle.separator
    @Test("all vibrancy styles on thin and regular material, light and dark", arguments: [Look.light, .denseDark])
    func vibrancy(look: Look) async throws {
        let harness = try await look.harness()
        let page = pattern(CGSize(width: 360, height: 640))
        let styles: [UIBlurEffect.Style] = [
            .systemThinMaterialLight, .systemMaterialLight, .systemThinMaterialDark, .systemMaterialDark,
        ]
        for (index, style) in styles.enumerated() {
            let place = CGRect(x: 8 + CGFloat(index % 2) * 176, y: 8 + CGFloat(index / 2) * 316, width: 168, height: 308)
            let card = glass(style, place)
            for (row, vibrancy) in UIVibrancyEffectStyle.allCases.enumerated() {
                let frame = CGRect(x: 12, y: 10 + CGFloat(row) * 36, width: 144, height: 30)
                if row < 4 {
                    vibrant(vibrancy, on: card, frame, words("\(vibrancy)", 16))
                } else {
                    let area = UIView()
                    area.backgroundColor = .white
                    area.layer.cornerRadius = row == 7 ? 0 : 8
                    vibrant(vibrancy, on: card, row == 7 ? frame.insetBy(dx: 0, dy: 14) : frame, area)
                }
            }
            page.addSubview(card)
        }
        try await harness.show(page)
        assertSnapshot(of: harness, named: look.rawValue)
    }

    @Test(
        "corners, masks, transforms, effect views over and within each other, contents and backgrounds",
        arguments: [Look.light, .denseDark])
    func shapes(look: Look) async throws {
        let harness = try await look.harness()
        let page = pattern(CGSize(width: 360, height: 640))
        func add(_ x: CGFloat, _ y: CGFloat, _ style: UIBlurEffect.Style = .systemThinMaterial, radius: CGFloat = 0)
            -> UIVisualEffectView
        {
            let view = glass(style, CGRect(x: x, y: y, width: 150, height: 90), radius: radius)
            page.addSubview(view)
            return view
        }
        // 1. Square; circular and continuous corners; a capsule.
        _ = add(15, 15)
        add(190, 15, radius: 30).layer.cornerCurve = .circular
        _ = add(15, 120, radius: 30)
        _ = add(190, 120, radius: 45)
        // 2. Turned; scaled with corners.
        add(15, 240).transform = CGAffineTransform(rotationAngle: 0.2)
        add(190, 230, radius: 20).transform = CGAffineTransform(scaleX: 0.7, y: 0.9)
        // 3. Masked by a disc; two that overlap; one in another.
        let disc = UIView(frame: CGRect(x: 30, y: 5, width: 80, height: 80))
        disc.backgroundColor = .black
        disc.layer.cornerRadius = 40
        add(15, 350).mask = disc
        _ = add(190, 345, .systemUltraThinMaterialLight)
        _ = add(230, 380, .systemUltraThinMaterialDark)
        let outer = add(15, 470, .light, radius: 16)
        outer.contentView.addSubview(glass(.dark, CGRect(x: 20, y: 20, width: 80, height: 50)))
        // 4. A background of its own, a border, contents in colours.
        let colored = add(190, 490, radius: 16)
        colored.backgroundColor = UIColor.systemRed.withAlphaComponent(0.5)
        colored.layer.borderWidth = 2
        colored.layer.borderColor = UIColor.white.cgColor
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        box.backgroundColor = .systemYellow
        colored.contentView.addSubview(box)
        try await harness.show(page)
        assertSnapshot(of: harness, named: look.rawValue)
    }
}
