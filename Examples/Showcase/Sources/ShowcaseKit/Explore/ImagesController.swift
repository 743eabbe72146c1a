// What an image view does with a picture that does not fit, templates and their tint, round pictures, stretching.
import UIKit

/// Content modes, template tint, clipping and resizable images.
@MainActor
final class ImagesController: PanelController {
    private var tiles: [(view: UIImageView, caption: UILabel)] = []

    private let modes: [(String, UIView.ContentMode)] = [
        ("scaleToFill", .scaleToFill), ("aspectFit", .scaleAspectFit), ("aspectFill", .scaleAspectFill),
        ("center", .center), ("topLeft", .topLeft), ("bottomRight", .bottomRight),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let photo = PhotoPainter.image(3, size: CGSize(width: 140, height: 70))
        let content = addPanel("Content modes", height: 2 * 136 + 8)
        for (name, mode) in modes {
            let view = add(photo, name, to: content)
            view.contentMode = mode
            view.clipsToBounds = true
            view.backgroundColor = .tertiarySystemFill
        }
        let effects = addPanel("Tint, clip, stretch", height: 136 + 8)
        let icon = UIGraphicsImageRenderer(size: CGSize(width: 56, height: 56)).image { _ in
            UIColor.black.setStroke()
            let path = Icon.mountains.path(side: 56)
            path.lineWidth = 4
            path.stroke()
        }
        let template = add(icon.withRenderingMode(.alwaysTemplate), "template", to: effects)
        template.contentMode = .center
        template.tintColor = .systemPink
        let round = add(PhotoPainter.image(5, size: CGSize(width: 100, height: 100)), "round", to: effects)
        round.layer.cornerRadius = 42
        round.clipsToBounds = true
        round.contentMode = .scaleAspectFill
        add(bubble(), "resizable", to: effects).contentMode = .scaleToFill
    }

    /// A small rounded picture whose middle stretches.
    private func bubble() -> UIImage {
        let size = CGSize(width: 28, height: 28)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 13).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13))
    }

    @discardableResult
    private func add(_ image: UIImage, _ name: String, to content: UIView) -> UIImageView {
        let view = UIImageView(image: image)
        let caption = UILabel()
        caption.text = name
        caption.follow(.caption1)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        content.addSubview(view)
        content.addSubview(caption)
        tiles.append((view, caption))
        return view
    }

    override func layoutContent(of content: UIView) {
        let tiles = tiles.filter { $0.view.superview === content }
        let columns = hasLargeText ? 1 : 3
        let width = content.bounds.width / CGFloat(columns)
        let height = tiles.map { $0.caption.height(in: width) }.reduce(16, max)
        for (index, tile) in tiles.enumerated() {
            let x = width * CGFloat(index % columns)
            let y = CGFloat(index / columns) * (120 + height) + 14
            tile.view.frame = CGRect(x: x + (width - 84) / 2, y: y, width: 84, height: 84)
            tile.caption.frame = CGRect(x: x, y: y + 92, width: width, height: height)
        }
        fit(content, CGFloat((tiles.count + columns - 1) / columns) * (120 + height) + 8)
    }
}
