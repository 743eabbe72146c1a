// What alerts and action sheets look like, at rest and on their way; on phone and pad, light and dark, at 1x and 3x.
// Apple: "UIAlertController"; figures: those that Flutter measured.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

/// Stripes, so that a blur is seen.
@MainActor private final class StripedController: UIViewController {
    private var size = CGSize.zero
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard size != view.bounds.size else { return }
        size = view.bounds.size
        view.backgroundColor = .white
        view.subviews.forEach { $0.removeFromSuperview() }
        for index in 0..<Int(view.bounds.height / 40) {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: view.bounds.width, height: 20))
            stripe.backgroundColor = [.systemRed, .systemBlue, .systemGreen, .black][index % 4]
            view.addSubview(stripe)
        }
    }
}

@MainActor @Suite("Alerts as pictures", .harness) struct AlertPictureTests {
    struct Screen: CustomTestStringConvertible, Sendable {
        var isPad = false
        var isDark = false
        var isWide = false
        var scale: CGFloat = 1
        var testDescription: String {
            "\(isPad ? "pad" : "phone")-\(isWide ? "landscape" : "portrait")-\(isDark ? "dark" : "light")-\(Int(scale))x"
        }
        static let all: [Screen] = [
            Screen(), Screen(isDark: true), Screen(scale: 3), Screen(isDark: true, scale: 3), Screen(isWide: true),
            Screen(isPad: true), Screen(isPad: true, isDark: true, isWide: true, scale: 3),
        ]
    }

    private func harness(_ screen: Screen) async throws -> (Harness, UIViewController) {
        let size = screen.isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
        let device = Device.custom(size.width, size.height, scale: screen.scale, safeArea: true)
        let harness = try await Harness(device: device, appearance: screen.isDark ? .dark : .light)
        if screen.isWide {
            var turned = harness.surroundings
            turned.orientation = .landscape
            try await harness.change(to: turned)
        }
        let root = StripedController()
        try await harness.show(root)
        return (harness, root)
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the piece?", message: style == .alert ? "What is deleted cannot be brought back." : nil,
            preferredStyle: style)
        if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        if style == .actionSheet { alert.addAction(UIAlertAction(title: "Move", style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private func show(_ harness: Harness, _ name: String) throws -> Picture {
        let picture = try harness.picture()
        ViewPicture(buffer: picture.buffer, scale: picture.scale).show(name)
        return picture
    }

    @Test(
        "the ground blurs what lies behind: its stripes are gone, its grey is the material's (by eye of iOS 17)",
        arguments: Screen.all)
    func looks(screen: Screen) async throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let (harness, root) = try await harness(screen)
            let alert = alert(style)
            alert.popoverPresentationController?.sourceView = root.view
            alert.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 200, width: 40, height: 40)
            root.present(alert, animated: false)
            try await harness.turn()
            alert.view.endEditing(true)
            try await harness.settle()
            let picture = try show(harness, "alert-\(style == .alert ? "alert" : "sheet")-\(screen.testDescription)")
            let frame = alert.view.convert(alert.view.bounds, to: nil)
            // Down the left edge of the text's half: no text there.
            let levels = stride(from: frame.minY + 16, to: frame.minY + 60, by: 4).map {
                Int((picture.pixel(at: CGPoint(x: frame.minX + 6, y: $0)) ?? 0) >> 8 & 255)
            }
            let low = levels.min() ?? 0, high = levels.max() ?? 0
            #expect(high - low < 24, "no stripes: \(levels)")
            #expect(screen.isDark ? low > 20 && high < 100 : low > 190, "\(levels)")
            // Round corners.
            let isPopover = screen.isPad && style == .actionSheet
            if !isPopover {
                #expect(
                    picture.pixel(at: CGPoint(x: frame.minX + 0.5, y: frame.minY + 0.5))
                        != picture.pixel(at: CGPoint(x: frame.minX + 20, y: frame.minY + 3)))
            }
            root.dismiss(animated: false)
            try await harness.turn()
        }
    }

    @Test("half way an alert is fading in, an action sheet is on its way up, a cover and a sheet too")
    func halfWay() async throws {
        for isDark in [false, true] {
            let (harness, root) = try await harness(Screen(isDark: isDark, scale: 2))
            for style in [UIAlertController.Style.alert, .actionSheet] {
                let alert = alert(style)
                root.present(alert, animated: true)
                try await harness.turn()
                try await harness.advance(by: 0.1)
                let early = try show(harness, "moving-\(style == .alert ? "alert" : "sheet")-\(isDark ? "dark" : "light")")
                try await harness.settle()
                let late = try harness.picture()
                #expect(!alert.isBeingPresented)
                #expect(early.pixel(at: CGPoint(x: 195, y: 700)) != late.pixel(at: CGPoint(x: 195, y: 700)))
                root.dismiss(animated: false)
                try await harness.turn()
            }
            for (name, style, transition) in [
                ("cover", UIModalPresentationStyle.fullScreen, UIModalTransitionStyle.coverVertical),
                ("page", .pageSheet, .coverVertical), ("flip", .fullScreen, .flipHorizontal), ("fade", .fullScreen, .crossDissolve),
            ] {
                let modal = UIViewController()
                modal.view.backgroundColor = .systemYellow
                modal.modalPresentationStyle = style
                modal.modalTransitionStyle = transition
                root.present(modal, animated: true)
                try await harness.turn()
                try await harness.advance(by: name == "flip" ? 0.45 : name == "fade" ? 0.2 : 0.08)
                let picture = try show(harness, "moving-\(name)-\(isDark ? "dark" : "light")")
                #expect(picture.pixel(at: CGPoint(x: 195, y: 10)) != nil)
                #expect(modal.isBeingPresented)
                try await harness.settle()
                root.dismiss(animated: false)
                try await harness.turn()
            }
        }
    }
}
