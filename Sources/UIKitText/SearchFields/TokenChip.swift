// The view of a token.
// Apple: "UISearchToken"; the look is guessed.
import CoreGraphics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// An icon and a title on a round ground; on the tint while the token is selected.
final class TokenChip: ControlPart {
    let token: UISearchToken
    private let icon = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    /// The ground; nil for the system's grey.
    var ground: UIColor? { didSet { if ground != oldValue { recolor() } } }
    var isSelected = false { didSet { if isSelected != oldValue { recolor() } } }

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        accessibilityIdentifier = "token"
        layer.cornerRadius = TokenMeasures.cornerRadius
        title.text = token.title
        title.textColor = .white
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        icon.isHidden = token.icon == nil
        addSubview(icon)
        addSubview(title)
        recolor()
    }
    required init?(coder: NSCoder) { nil }

    private func recolor() { backgroundColor = isSelected ? tintColor : ground ?? .systemGray }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    /// Returns the size in a font, in points.
    func size(_ font: UIFont) -> CGSize {
        title.font = font
        let text = title.intrinsicContentSize
        let iconRoom = token.icon == nil ? 0 : TokenMeasures.iconSide + (text.width > 0 ? TokenMeasures.iconGap : 0)
        return CGSize(
            width: (text.width + iconRoom).rounded(.up) + 2 * TokenMeasures.inset,
            height: max(TokenMeasures.height, text.height.rounded(.up) + 2 * TokenMeasures.titleRoom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = title.intrinsicContentSize
        let side = TokenMeasures.iconSide
        var start = TokenMeasures.inset
        if token.icon != nil {
            icon.place(mirrored(CGRect(x: start, y: bounds.midY - side / 2, width: side, height: side), in: bounds))
            start += side + TokenMeasures.iconGap
        }
        let width = min(text.width, bounds.width - start - TokenMeasures.inset)
        title.place(
            mirrored(CGRect(x: start, y: bounds.midY - text.height / 2, width: max(0, width), height: text.height), in: bounds))
    }
}
