// The pictures of boxes: borders, corners, shadows, pixel snapping.
// No Apple page: this is ours.
import Foundation
import QuartzCore
import UIKit

extension Scene {
    static let boxes: [Scene] = [
        Scene("square_BoxTests_test_borders_square_iOS-17") { hosting(100, 100) { box, _ in bordered(box, radius: 0) } },
        Scene("square_BoxTests_test_borders_rounded_iOS-17") { hosting(100, 100) { box, _ in bordered(box, radius: 10) } },
        Scene("square_BoxTests_test_cornerStyle_rounded_iOS-17") {
            hosting(100, 100) { box, _ in box.layer.cornerRadius = 10 }
        },
        Scene("square_BoxTests_test_cornerStyle_wideCapsule_iOS-17") {
            hosting(200, 100) { box, _ in box.layer.cornerRadius = 50 }
        },
        Scene("square_BoxTests_test_shadow__iOS-17") {
            hosting(100, 100, inset: 20) { box, _ in
                box.backgroundColor = .green
                box.layer.cornerRadius = 10
                shadow(box, radius: 8, color: .magenta)
            }
        },
        Scene("square_BoxTests_test_largeCornerRadius__iOS-17") {
            hosting(120, 100, inset: 20) { box, _ in
                box.layer.cornerRadius = min(100, min(box.bounds.width, box.bounds.height) / 2)
                shadow(box, radius: 2, color: .red)
            }
        },
        Scene("square_BoxTests_test_displaysContent__iOS-17") {
            hosting(100, 100, inset: 20) { box, _ in
                box.backgroundColor = .clear
                let label = UILabel(frame: box.bounds).tagged(1)
                label.text = "Hello, world"
                label.font = .systemFont(ofSize: 17)
                label.numberOfLines = 0
                box.addSubview(label)
            }
        }.with { $0.lines = [1: ["Hello,", "world"]] },
        Scene("square_PixelBoundarySnapshotTests_test_nestedBoxes_flat_iOS-17", Setting(scale: 2)) { nested() },
    ]

    /// A white host with a blue box inside.
    @MainActor private static func hosting(
        _ width: CGFloat, _ height: CGFloat, inset: CGFloat = 0, _ configure: (UIView, UIView) -> Void
    ) -> UIView {
        let host = UIView.filled(.white, width, height)
        let box = UIView(frame: host.bounds.insetBy(dx: inset, dy: inset))
        box.backgroundColor = .blue
        host.addSubview(box)
        configure(box, host)
        return host
    }

    @MainActor private static func bordered(_ box: UIView, radius: CGFloat) {
        box.layer.cornerRadius = radius
        box.layer.borderWidth = 1
        box.layer.borderColor = UIColor.orange.cgColor
    }

    @MainActor private static func shadow(_ box: UIView, radius: CGFloat, color: UIColor) {
        box.layer.shadowRadius = radius
        box.layer.shadowOpacity = 1
        box.layer.shadowOffset = .zero
        box.layer.shadowColor = color.cgColor
    }

    /// Ten boxes in one another, each 0.3 points further in at the sides, brought to pixels as their library does.
    @MainActor private static func nested() -> UIView {
        let colors: [UIColor] = [.green, .red, .cyan, .orange, .purple, .magenta, .blue, .yellow]
        let host = UIView().sized(16, 50)
        func snapped(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        for depth in 0...10 {
            let (x, y) = (0.3 * CGFloat(depth), 2 * CGFloat(depth))
            let box = UIView()
            box.frame = CGRect(
                x: snapped(x), y: y, width: snapped(16 - x) - snapped(x), height: 50 - 2 * y)
            box.backgroundColor = depth == 10 ? .white : colors[depth % colors.count]
            host.addSubview(box)
        }
        return host
    }
}
