// The preview that is lifted off the page while its menu is open.
// No Apple page: this is ours; "UITargetedPreview".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A picture or a controller's view over its shadow; the view that it was lifted from is not seen meanwhile.
final class LiftedPreview: UIView {
    /// The rectangle from which the preview is lifted, in points of the host.
    let source: CGRect
    private let content: UIView
    private let shadow = HollowShadow(
        radius: MenuMeasures.liftedShadowRadius, offset: MenuMeasures.liftedShadowDown,
        opacity: MenuMeasures.liftedShadowOpacity)
    private weak var lifted: UIView?
    private let outline: CGPath?
    private let cornerRadius: CGFloat

    /// - Parameters:
    ///   - lifted: The view that it shows, if it stands there in place of it.
    ///   - outline: The visible part in points of the content; nil for all, with rounded corners.
    init(_ content: UIView, from source: CGRect, lifted: UIView?, outline: CGPath? = nil) {
        self.source = source
        self.content = content
        self.lifted = lifted
        self.outline = outline
        cornerRadius = content.layer.cornerRadius
        super.init(frame: source)
        shadow.alpha = 0
        addSubview(shadow)
        addSubview(content)
        hideSource()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.place(bounds)
        shadow.frame = bounds
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        shadow.cast(
            outline ?? CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// The shadow alone fades: the content may hold effects, which a transparent view breaks.
    func raise(_ isRaised: Bool) { shadow.alpha = isRaised ? 1 : 0 }

    // MARK: The view below

    private var key: String { "lifted \(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }

    /// An animation that stands: the app's own value of opacity stays, and no frame is asked for.
    private func hideSource() {
        guard let lifted else { return }
        let clear = CABasicAnimation(keyPath: "opacity")
        clear.fromValue = 0
        clear.toValue = 0
        clear.duration = 1
        clear.speed = 0
        clear.fillMode = .both
        clear.isRemovedOnCompletion = false
        lifted.layer.add(clear, forKey: key)
    }

    /// The view below is seen again.
    func showSource() { lifted?.layer.removeAnimation(forKey: key) }
}
