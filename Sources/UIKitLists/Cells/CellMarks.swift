// What stands beside a cell's content: marks, editing controls, the control for moving.
// Apple: "UITableViewCell.AccessoryType". The shapes are symbols; colours are guessed where not observed.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A symbol in a colour, in the middle of its bounds.
final class MarkView: UIView {
    private let picture = UIImageView(frame: .zero)
    private let name: String
    private let configuration: UIImage.SymbolConfiguration
    /// Towards which edge the symbol stands.
    var mode = UIView.ContentMode.center { didSet { picture.contentMode = mode } }

    /// - Parameter color: The colour; nil for the tint.
    init(_ name: String, _ configuration: UIImage.SymbolConfiguration, color: UIColor?) {
        self.name = name
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.contentMode = .center
        picture.tintColor = color
        picture.preferredSymbolConfiguration = configuration
        addPart(picture)
        picture.image = UIImage(systemName: name)
        picture.isAccessibilityElement = false
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { picture.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func layoutSubviews() {
        super.layoutSubviews()
        let shift = ListMeasures.scaled(offset, traitCollection)
        let area = bounds.offsetBy(dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -shift : shift, dy: 0)
        // A turned view has no frame of its own.
        picture.place(area)
    }
    /// How far the symbol stands towards the trailing edge, in points beside text of 17.
    var offset: CGFloat = 0
    /// The symbol turned about its middle, in radians.
    var turn: CGFloat = 0 { didSet { picture.transform = CGAffineTransform(rotationAngle: turn) } }
    var color: UIColor? {
        get { picture.tintColor }
        set { picture.tintColor = newValue }
    }
}

/// The symbols of marks.
@MainActor enum Mark {
    case disclosure, checkmark, reorder, outline

    func make() -> MarkView {
        switch self {
        case .disclosure, .outline:
            let color: UIColor? = self == .disclosure ? .tertiaryLabel : nil
            let arrow = MarkView("chevron.forward", Mark.symbol(.small, .semibold), color: color)
            arrow.offset = ListMeasures.arrowOffset
            return arrow
        case .checkmark: return MarkView("checkmark", Mark.symbol(.medium, .semibold), color: nil)
        case .reorder: return MarkView("line.3.horizontal", Mark.symbol(.large, .regular), color: .tertiaryLabel)
        }
    }

    /// A configuration of the body style.
    static func symbol(_ scale: UIImage.SymbolScale, _ weight: UIImage.SymbolWeight) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(textStyle: .body, scale: scale).applying(UIImage.SymbolConfiguration(weight: weight))
    }
}

/// The minus, the plus, or the circle of a selection of several.
final class EditingControl: UIControl {
    enum Kind: Equatable {
        case delete, insert
        case choose(Bool)
    }
    private let ground = UIView()
    private let picture = UIImageView(frame: .zero)
    var kind: Kind { didSet { redraw() } }
    /// The colour in place of the kind's own; nil for that.
    var fill: UIColor? { didSet { redraw() } }
    /// What a tap does.
    var onTap: (() -> Void)?

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        ground.backgroundColor = .white
        for part in [ground, picture] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
            addPart(part)
        }
        picture.contentMode = .center
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        redraw()
    }
    required init?(coder: NSCoder) { nil }

    func redraw() {
        let name: String
        switch kind {
        case .delete:
            name = "minus.circle.fill"
            picture.tintColor = fill ?? .systemRed
            accessibilityLabel = "Delete"
        case .insert:
            name = "plus.circle.fill"
            picture.tintColor = fill ?? .systemGreen
            accessibilityLabel = "Insert"
        case .choose(let isChosen):
            name = isChosen ? "checkmark.circle.fill" : "circle"
            picture.tintColor = isChosen ? fill : .tertiaryLabel
            accessibilityLabel = nil
        }
        isUserInteractionEnabled = accessibilityLabel != nil
        isAccessibilityElement = accessibilityLabel != nil
        // The sign in the circle is white: what shows through is.
        ground.isHidden = name == "circle"
        picture.preferredSymbolConfiguration = Mark.symbol(.large, .regular)
        picture.image = UIImage(systemName: name)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize { picture.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let side = max(0, picture.intrinsicContentSize.height * ListMeasures.groundPart)
        ground.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ground.layer.cornerRadius = side / 2
    }
    override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.button) }
}

/// The three lines by which a row is moved. The list attaches its recognizer.
final class ReorderControl: UIView {
    private let mark = Mark.reorder.make()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addPart(mark)
    }
    required init?(coder: NSCoder) { nil }

    func redraw() { mark.setNeedsLayout() }
    override var intrinsicContentSize: CGSize { mark.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
    }
}
