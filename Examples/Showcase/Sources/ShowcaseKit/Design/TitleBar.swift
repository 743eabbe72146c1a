// The bar over a screen: a title in the middle, the way back on the left, a hairline below.
import UIKit

/// A bar as high as iOS's, below the status bar.
@MainActor
final class TitleBar: UIView {
    static let height: CGFloat = 44

    var onBack: () -> Void = {}
    var title: String? {
        didSet {
            label.text = title
            setNeedsLayout()
        }
    }
    var showsBack = false {
        didSet { back.isHidden = !showsBack }
    }

    private let label = UILabel()
    private let back = UIButton(type: .system)
    private let hairline = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground.withAlphaComponent(0.94)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.accessibilityTraits = .header
        back.setTitle("‹ Back", for: .normal)
        back.titleLabel?.font = .systemFont(ofSize: 17)
        back.contentHorizontalAlignment = .leading
        back.accessibilityIdentifier = "back"
        back.accessibilityLabel = "Back"
        back.isHidden = true
        back.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
        hairline.backgroundColor = .separator
        for view in [label, back, hairline] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TitleBar is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = CGRect(x: 0, y: bounds.height - Self.height, width: bounds.width, height: Self.height)
        label.frame = row.insetBy(dx: min(90, row.width / 2), dy: 0)
        back.frame = mirrored(CGRect(x: 16, y: row.minY, width: 74, height: Self.height))
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
