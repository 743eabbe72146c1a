// A card whose parts lie at different depths: the nearer one is, the further it moves with the tilt.
// Apple: "UIMotionEffectGroup", "UIInterpolatingMotionEffect".
import UIKit

/// A landscape, a paper plane in front of it, and words in front of both.
@MainActor
final class ParallaxCard: UIView {
    private let frameView = UIView()
    private let photo = PhotoView(number: 5)
    private let plane = UIImageView(
        image: UIImage(
            systemName: "paperplane.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular)))
    private let title = UILabel("North wind", .largeTitle, .white)

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "parallax"
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 8)
        frameView.layer.cornerRadius = 20
        frameView.layer.cornerCurve = .continuous
        frameView.clipsToBounds = true
        addFilling(frameView)
        photo.accessibilityIdentifier = "depth-back"
        plane.accessibilityIdentifier = "depth-middle"
        plane.tintColor = .white
        plane.contentMode = .scaleAspectFit
        title.accessibilityIdentifier = "depth-front"
        title.textAlignment = .center
        title.layer.shadowOpacity = 0.5
        title.layer.shadowRadius = 4
        title.layer.shadowOffset = .zero
        for part in [photo, plane, title] as [UIView] { frameView.addConstrained(part) }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 230).at(.defaultLow),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 230),
            // Beyond the frame by as much as it moves.
            photo.topAnchor.constraint(equalTo: frameView.topAnchor, constant: -20),
            photo.bottomAnchor.constraint(equalTo: frameView.bottomAnchor, constant: 20),
            photo.leadingAnchor.constraint(equalTo: frameView.leadingAnchor, constant: -20),
            photo.trailingAnchor.constraint(equalTo: frameView.trailingAnchor, constant: 20),
            plane.centerXAnchor.constraint(equalTo: frameView.centerXAnchor),
            plane.centerYAnchor.constraint(equalTo: frameView.centerYAnchor, constant: -30),
            plane.widthAnchor.constraint(equalToConstant: 72), plane.heightAnchor.constraint(equalToConstant: 72),
            title.centerXAnchor.constraint(equalTo: frameView.centerXAnchor),
            title.topAnchor.constraint(equalTo: plane.bottomAnchor, constant: 14),
            title.widthAnchor.constraint(lessThanOrEqualTo: frameView.widthAnchor, constant: -32),
            // The plane is 30 points above the middle: what is below it holds the title.
            title.bottomAnchor.constraint(lessThanOrEqualTo: frameView.bottomAnchor, constant: -8),
        ])
        photo.addMotionEffect(Self.shift(-16))
        plane.addMotionEffect(Self.shift(18))
        title.addMotionEffect(Self.shift(40))
        addMotionEffect(Self.shadow())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ParallaxCard is made in code") }

    /// A move by so many points at the full tilt, along both axes.
    private static func shift(_ distance: CGFloat) -> UIMotionEffect {
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            ("center.x", UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis),
            ("center.y", .tiltAlongVerticalAxis),
        ].map { path, axis in
            let effect = UIInterpolatingMotionEffect(keyPath: path, type: axis)
            effect.minimumRelativeValue = -distance
            effect.maximumRelativeValue = distance
            return effect
        }
        return group
    }

    /// The shadow falls to the other side.
    private static func shadow() -> UIMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = NSValue(cgSize: CGSize(width: 12, height: 0))
        effect.maximumRelativeValue = NSValue(cgSize: CGSize(width: -12, height: 0))
        return effect
    }

    /// Moves the parts as their effects say, without a tilt of the device.
    func lean(_ offset: UIOffset) {
        for part in [photo, plane, title] as [UIView] {
            let values = part.motionEffects.first?.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
            let x = values["center.x"] as? CGFloat ?? 0, y = values["center.y"] as? CGFloat ?? 0
            part.transform = CGAffineTransform(translationX: x, y: y)
        }
    }
}
