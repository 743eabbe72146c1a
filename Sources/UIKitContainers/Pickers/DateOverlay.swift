// The card that a compact date picker opens above everything else in the window.
// Apple: "UIDatePickerStyle", compact; its look is guessed.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Covers the window; a tap beside the card closes it.
@MainActor final class DateOverlay: UIView {
    private let card = UIView()
    private let content: UIView
    private let size: CGSize
    private weak var source: UIView?
    private var isClosing = false
    var onClose: (() -> Void)?

    init(_ content: UIView, size: CGSize) {
        self.content = content
        self.size = size
        super.init(frame: .zero)
        card.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
        card.layer.cornerRadius = DateFieldMeasures.cardCorner
        card.layer.shadowOpacity = DateFieldMeasures.shadowOpacity
        card.layer.shadowRadius = DateFieldMeasures.shadowRadius
        card.layer.shadowOffset = DateFieldMeasures.shadowOffset
        content.layer.cornerRadius = DateFieldMeasures.cardCorner
        content.clipsToBounds = true
        card.addSubview(content)
        addSubview(card)
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] tap in
            guard let self, tap.state == .ended, !self.card.frame.contains(tap.location(in: self)) else { return }
            self.close(animated: true)
        }
        addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { nil }

    func open(from source: UIView, in window: UIWindow) {
        self.source = source
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tintColor = source.tintColor
        semanticContentAttribute = source.semanticContentAttribute
        window.addSubview(self)
        layoutIfNeeded()
        guard UIView.areAnimationsEnabled else { return }
        card.alpha = 0
        UIView.animate(withDuration: DateFieldMeasures.fade, delay: 0, options: .allowUserInteraction) { self.card.alpha = 1 }
    }

    func close(animated: Bool) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        onClose?()
        guard animated, UIView.areAnimationsEnabled, window != nil else { return removeFromSuperview() }
        UIView.animate(
            withDuration: DateFieldMeasures.fade, animations: { self.card.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
            })
    }

    /// Below the field where there is room, else above it, within the safe area.
    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: DateFieldMeasures.cardMargin, dy: DateFieldMeasures.cardMargin)
        let anchor = source.map { $0.convert($0.bounds, to: self as UIView?) } ?? area
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        let below = anchor.maxY + DateFieldMeasures.cardMargin
        let above = anchor.minY - DateFieldMeasures.cardMargin - height
        let y = below + height <= area.maxY || above < area.minY ? below : above
        card.frame = CGRect(
            x: min(max(anchor.midX - width / 2, area.minX), area.maxX - width),
            y: min(max(y, area.minY), area.maxY - height), width: width, height: height)
        content.frame = card.bounds
    }
}
