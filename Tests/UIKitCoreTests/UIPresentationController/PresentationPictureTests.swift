// What presentations look like: shade, card, corners, what steps back; on phone and pad, light and dark, at 1x and 3x.
// Apple: "UIModalPresentationStyle", "UISheetPresentationController"; figures: from memory, else guessed.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("Presentations as pictures", .harness) struct PresentationPictureTests {
    /// A way to present, by name.
    enum Way: String, CaseIterable {
        case page, half, form, popover, over
    }

    struct Screen: CustomTestStringConvertible, Sendable {
        var isPad: Bool
        var isDark: Bool
        var scale: CGFloat
        var testDescription: String { "\(isPad ? "pad" : "phone")-\(isDark ? "dark" : "light")-\(Int(scale))x" }

        static let all: [Screen] = [true, false].flatMap { pad in
            [true, false].flatMap { dark in [1, 3].map { Screen(isPad: pad, isDark: dark, scale: $0) } }
        }
    }

    private func presented(_ way: Way, _ screen: Screen) async throws -> (Harness, UIViewController, UIViewController) {
        let size = screen.isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
        let device = Device.custom(size.width, size.height, scale: screen.scale, safeArea: true)
        let harness = try await Harness(device: device, appearance: screen.isDark ? .dark : .light)
        let root = UIViewController()
        // The same in the light and in the dark, so that the shade can be measured.
        root.view.backgroundColor = .white
        try await harness.show(root)
        let modal = UIViewController()
        modal.view.backgroundColor = .systemBackground
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        title.text = "A \(way.rawValue)"
        modal.view.addSubview(title)
        switch way {
        case .page: modal.modalPresentationStyle = .pageSheet
        case .half:
            modal.modalPresentationStyle = .pageSheet
            modal.sheetPresentationController?.detents = [.medium(), .large()]
            modal.sheetPresentationController?.prefersGrabberVisible = true
        case .form: modal.modalPresentationStyle = .formSheet
        case .popover:
            modal.modalPresentationStyle = .popover
            modal.preferredContentSize = CGSize(width: 240, height: 160)
            modal.popoverPresentationController?.sourceView = root.view
            modal.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 300, width: 30, height: 30)
        case .over:
            modal.modalPresentationStyle = .overFullScreen
            modal.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        }
        root.present(modal, animated: false)
        try await harness.turn()
        return (harness, root, modal)
    }

    @Test("shade, card and corners have their colours and places", arguments: Screen.all)
    func looks(screen: Screen) async throws {
        for way in Way.allCases {
            let (harness, root, modal) = try await presented(way, screen)
            let picture = try harness.picture()
            ViewPicture(buffer: picture.buffer, scale: picture.scale).show("presentation-\(way.rawValue)-\(screen.testDescription)")
            let bounds = harness.window.bounds
            let card = modal.view.convert(modal.view.bounds, to: nil)
            func level(_ x: CGFloat, _ y: CGFloat) -> Int { Int((picture.pixel(at: CGPoint(x: x, y: y)) ?? 0) & 255) }
            let isCard = way != .over && !(way == .popover && screen.isPad)
            // White below a shade of 0.12, in the dark of 0.48.
            let shaded = Int((255 * (screen.isDark ? 0.52 : 0.88)).rounded())
            // Elevated: white, or the dark grey of what lies above.
            let ground = screen.isDark ? 30 : 255
            if isCard {
                #expect(abs(level(card.midX, card.midY) - ground) <= 1, "\(way)")
                if card.minX > 1 { #expect(abs(level(card.minX / 2, card.midY) - shaded) <= 1, "\(way)") }
                // Round corners: the outermost pixel is not the card's.
                #expect(abs(level(card.minX + 0.2, card.minY + 0.2) - ground) > 5, "\(way)")
                #expect(abs(level(card.minX + 5, card.minY + 5) - ground) <= 1, "\(way)")
            }
            switch way {
            case .page where !screen.isPad:
                // Behind the card the presenter's view is smaller, above it the window is seen; both are shaded.
                #expect(abs(level(bounds.midX, 2) - (screen.isDark ? 0 : shaded)) <= 1)
                #expect(abs(level(bounds.midX, card.minY - 4) - shaded) <= 1)
                #expect(!root.view.transform.isIdentity)
            case .half where !screen.isPad:
                #expect(card.minY == bounds.midY)
                #expect(root.view.transform.isIdentity)
                #expect(abs(level(bounds.midX, 100) - shaded) <= 1)
                // The grabber: 36 × 5, 5 below the top.
                #expect(abs(level(card.midX, card.minY + 7) - ground) > 10)
                #expect(abs(level(card.midX - 20, card.minY + 7) - ground) <= 1)
            case .over: #expect(abs(level(bounds.midX, bounds.midY) - 128) <= 1)
            case .popover where screen.isPad:
                #expect(abs(level(card.midX, card.midY) - ground) <= 1)
                #expect(card.size == CGSize(width: 240, height: 160))
            default: break
            }
        }
    }
}
