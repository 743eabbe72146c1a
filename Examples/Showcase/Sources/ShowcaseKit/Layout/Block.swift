// What stands in the stack views of the Showcase: blocks of a size of their own, and words.
import UIKit

/// A colored block with a size of its own and words, on whose baselines it is aligned.
@MainActor
final class Block: UIView {
    private let size: CGSize
    private let tint: UIColor
    private let label = UILabel()
    private lazy var middle = label.centerYAnchor.constraint(equalTo: centerYAnchor)
    private lazy var top = label.topAnchor.constraint(equalTo: topAnchor)

    /// Whether it is as large as its words, which then stand at its top: distances of baselines are for words.
    var isPlain = false {
        didSet {
            guard isPlain != oldValue else { return }
            backgroundColor = isPlain ? tint.withAlphaComponent(0.2) : tint
            label.textColor = isPlain ? tint : .white
            (isPlain ? middle : top).isActive = false
            (isPlain ? top : middle).isActive = true
            invalidateIntrinsicContentSize()
        }
    }

    init(_ text: String, _ size: CGSize, tint: UIColor, fontSize: CGFloat = 15) {
        self.size = size
        self.tint = tint
        super.init(frame: .zero)
        backgroundColor = tint
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .center
        label.follow(Self.style(fontSize), .systemFont(ofSize: fontSize, weight: .semibold))
        label.textColor = .white
        addConstrained(label)
        label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (block: Block, _) in
            block.invalidateIntrinsicContentSize()
        }
        middle.isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Block is made in code") }

    override var intrinsicContentSize: CGSize {
        let words = label.intrinsicContentSize
        // Large text makes it larger than it wants to be.
        guard isPlain else {
            return CGSize(width: max(size.width, words.width + 8), height: max(size.height, words.height))
        }
        return CGSize(width: words.width + 16, height: words.height)
    }
    /// The text style of a size.
    static func style(_ size: CGFloat) -> UIFont.TextStyle {
        switch size {
        case ..<13: .caption1
        case ..<15: .footnote
        case ..<17: .subheadline
        default: .title1
        }
    }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}

/// Words with a ground of their own and some room at the sides.
@MainActor
final class Tag: UILabel {
    init(_ text: String, fontSize: CGFloat) {
        super.init(frame: .zero)
        self.text = text
        follow(Block.style(fontSize), .systemFont(ofSize: fontSize))
        textAlignment = .center
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Tag is made in code") }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 10, height: size.height)
    }
}
