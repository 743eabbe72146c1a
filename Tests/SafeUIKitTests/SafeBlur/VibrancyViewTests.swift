// Which effect a vibrancy view takes. That views land in its content is in the table of routes.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VibrancyView", .harness) struct VibrancyViewTests {
    private func effect(_ view: VibrancyView) -> UIVisualEffect? {
        (view.layer.sublayers?.first?.delegate as? UIVisualEffectView)?.effect
    }

    @Test("it takes blur and kind from the blur view it stands in, follows them, and keeps a kind of its own")
    func follows() throws {
        let blur = BlurView(style: .dark)
        let middle = UIView()
        let vibrant = VibrancyView()
        middle.addSubview(vibrant)
        blur.addSubview(middle)
        func isShown(_ style: UIBlurEffect.Style, _ kind: UIVibrancyEffectStyle) -> Bool {
            effect(vibrant) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: kind)
        }
        let alone = effect(vibrant)
        blur.vibrancyStyle = .fill
        let filled = effect(vibrant)
        #expect(filled !== alone)
        #expect(isShown(.dark, .fill))
        blur.style = .light
        #expect(isShown(.light, .fill))
        vibrant.style = .separator
        #expect(isShown(.light, .separator))
        blur.vibrancyStyle = .label
        #expect(isShown(.light, .separator))
        vibrant.style = nil
        #expect(isShown(.light, .label))
        vibrant.removeFromSuperview()
        #expect(isShown(.regular, .label))
        #expect(VibrancyView(style: .fill).style == .fill)
        #expect(VibrancyView().style == nil)
    }

    @Test("moved in a tree to another blur view it takes that one's style when it comes into the window") func movesInATree()
        async throws
    {
        let harness = try await Harness(device: .custom(50, 50, scale: 1))
        let controller = UIViewController()
        try await harness.show(controller)
        let blur = BlurView(style: .dark)
        controller.view.addSubview(blur)
        let middle = UIView()
        let vibrant = VibrancyView()
        middle.addSubview(vibrant)
        blur.addSubview(middle)
        #expect(effect(vibrant) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
    }
}
