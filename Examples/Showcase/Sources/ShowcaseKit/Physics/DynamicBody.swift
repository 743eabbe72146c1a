// A body that an animator moves: round or square, as large and heavy as it looks.
// Apple: "UIDynamicItem", collisionBoundsType.
import UIKit

/// A view whose shape is the one that collides.
@MainActor
final class DynamicBody: UIView {
    private let isRound: Bool

    /// Eight bodies of several sizes.
    static var all: [DynamicBody] {
        let tints: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
            .systemPink,
        ]
        let sides: [CGFloat] = [52, 64, 44, 56, 64, 48, 60, 54]
        return zip(tints, sides).enumerated().map { index, look in
            DynamicBody(number: index, tint: look.0, side: look.1, isRound: index % 3 == 1)
        }
    }

    private init(number: Int, tint: UIColor, side: CGFloat, isRound: Bool) {
        self.isRound = isRound
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        backgroundColor = tint
        layer.cornerRadius = isRound ? side / 2 : 10
        layer.cornerCurve = isRound ? .circular : .continuous
        accessibilityIdentifier = "body-\(number)"
        // It shows how the body is turned.
        let mark = UIView(frame: CGRect(x: side / 2 - 8, y: 9, width: 16, height: 4))
        mark.backgroundColor = UIColor.white.withAlphaComponent(0.7)
        mark.layer.cornerRadius = 2
        addSubview(mark)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("DynamicBody is made in code") }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}
