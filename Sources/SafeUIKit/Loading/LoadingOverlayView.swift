// A wheel over content that is not there yet.
// Apple: "UIActivityIndicatorView"; Human Interface Guidelines, Progress indicators.
import UIKit

/// A view that covers another one while it loads, with an activity indicator in the middle. No touch passes through.
open class LoadingOverlayView: UIView {
    /// The activity indicator.
    public let indicator = UIActivityIndicatorView(style: .large)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        indicator.startAnimating()
        addSubview(indicator)
        accessibilityViewIsModal = true
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        indicator.center = CGPoint(x: safe.midX.rounded(), y: safe.midY.rounded())
    }
}
