// Photos as large as the view that shows them, to have something to see through glass.
import UIKit

/// Shows one of the painter's landscapes, painted anew for each size.
@MainActor
final class PhotoView: UIImageView {
    private let number: Int
    private var paintedSize = CGSize.zero

    init(number: Int) {
        self.number = number
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        isUserInteractionEnabled = true
        accessibilityIdentifier = "photo"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PhotoView is made in code") }

    /// As large as it is made; the picture follows.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != paintedSize, !bounds.isEmpty else { return }
        paintedSize = bounds.size
        image = PhotoPainter.image(number, size: bounds.size)
    }
}
