// What the pointer's effects look like: a highlighted button, a lifted card, a tinted row with a shape in the pointer's place.
// Apple: "UIPointerEffect"; the measures are guessed.
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The pointer's effects as pictures", .harness) struct PointerPictureTests {
    struct Look: CustomTestStringConvertible, Sendable {
        var effect: String
        var device: Device
        var appearance: UIUserInterfaceStyle
        var testDescription: String {
            "\(effect)-\(device.isPad ? "pad" : "phone")-\(appearance == .dark ? "dark" : "light")"
        }
        static let all = ["highlight", "lift", "hover"].flatMap { effect in
            [(Device.iPad9, UIUserInterfaceStyle.light), (.iPad9, .dark), (.iPhone14, .light)].map {
                Look(effect: effect, device: $0.0, appearance: $0.1)
            }
        }
    }

    private final class Styling: NSObject, UIPointerInteractionDelegate {
        let effect: String
        init(_ effect: String) { self.effect = effect }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            guard let view = interaction.view else { return nil }
            let preview = UITargetedPreview(view: view)
            if effect == "lift" { return UIPointerStyle(effect: .lift(preview)) }
            let ring = UIBezierPath(ovalIn: CGRect(x: -9, y: -9, width: 18, height: 18))
            return UIPointerStyle(effect: .hover(preview, prefersShadow: true), shape: .path(ring))
        }
    }

    @Test("an effect is drawn about the content, light and dark", arguments: Look.all)
    func looks(look: Look) async throws {
        let harness = try await Harness(device: look.device, appearance: look.appearance)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
        ground.backgroundColor = .systemBackground
        if look.effect == "highlight" {
            let button = UIButton(type: .system)
            button.setTitle("Edit", for: .normal)
            button.frame = CGRect(x: 50, y: 30, width: 60, height: 34)
            button.isPointerInteractionEnabled = true
            ground.addSubview(button)
        } else {
            let card = UIView(frame: CGRect(x: 30, y: 25, width: 100, height: 40))
            card.backgroundColor = .systemTeal
            card.layer.cornerRadius = 8
            let delegate = Styling(look.effect)
            card.addInteraction(UIPointerInteraction(delegate: delegate))
            ground.addSubview(card)
            try await shown(harness, ground, look)
            return withExtendedLifetime(delegate) {}
        }
        try await shown(harness, ground, look)
    }

    private func shown(_ harness: Harness, _ ground: UIView, _ look: Look) async throws {
        try await harness.show(ground)
        try await harness.hover(at: ground.convert(CGPoint(x: 60, y: 45), to: nil))
        try await harness.advance(by: 0.4)
        assertSnapshot(of: try harness.picture(of: ground), named: look.testDescription)
        harness.close()
    }
}
