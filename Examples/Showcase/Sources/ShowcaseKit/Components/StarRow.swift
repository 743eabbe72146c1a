// Stars to be touched: what a custom alert may hold.
import UIKit

/// Nothing to five stars; a finger on them or sliding over them chooses.
@MainActor
final class StarRow: UIControl {
    private(set) var value = 0
    private let stars = (0..<5).map { _ in UIImageView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for star in stars {
            star.contentMode = .center
            star.tintColor = .systemOrange
            star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
            addSubview(star)
        }
        isAccessibilityElement = true
        accessibilityIdentifier = "stars"
        accessibilityLabel = "Rating"
        accessibilityTraits = .adjustable
        refresh()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("StarRow is made in code") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(44, bounds.width / 5)
        for (index, star) in stars.enumerated() {
            star.frame = mirrored(
                CGRect(x: bounds.midX + (CGFloat(index) - 2.5) * side, y: 0, width: side, height: bounds.height))
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
    override func accessibilityIncrement() { set(value + 1) }
    override func accessibilityDecrement() { set(value - 1) }

    private func choose(_ touch: UITouch) -> Bool {
        let x = touch.location(in: self).x
        let along = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
        let side = min(44, bounds.width / 5)
        set(Int(((along - bounds.midX) / side + 2.5).rounded(.up)))
        return true
    }

    private func set(_ new: Int) {
        let new = min(5, max(0, new))
        guard new != value else { return }
        value = new
        refresh()
        sendActions(for: .valueChanged)
    }

    private func refresh() {
        for (index, star) in stars.enumerated() {
            star.image = UIImage(systemName: index < value ? "star.fill" : "star")
        }
        accessibilityValue = "\(value) of 5"
    }
}
