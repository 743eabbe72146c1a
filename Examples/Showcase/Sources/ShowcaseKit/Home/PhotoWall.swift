// The wall of photos behind the first screen, which a drag moves.
import UIKit

/// Columns of photos, more than fit; ``offset`` moves them up.
@MainActor
final class PhotoWall: UIView {
    static let count = 24
    private let gap: CGFloat = 3
    private var photos: [UIImageView] = []
    private var photoSide: CGFloat = 0

    /// How far the wall is moved up, in points; kept inside the wall.
    var offset: CGFloat = 0 {
        didSet { place() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for number in 0..<Self.count {
            let photo = UIImageView()
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            photo.accessibilityIdentifier = "photo-\(number)"
            addSubview(photo)
            photos.append(photo)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PhotoWall is made in code") }

    private var columns: Int { bounds.width > 600 ? 5 : 3 }

    private var contentHeight: CGFloat {
        let rows = (Self.count + columns - 1) / columns
        return CGFloat(rows) * (photoSide + gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = (bounds.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        if side > 0, side != photoSide {
            photoSide = side
            for (number, photo) in photos.enumerated() {
                photo.image = PhotoPainter.image(number, size: CGSize(width: side, height: side))
            }
        }
        place()
    }

    private func place() {
        let highest = max(0, contentHeight - bounds.height * 0.6)
        let shift = min(max(0, offset), highest)
        if shift != offset { offset = shift }
        for (number, photo) in photos.enumerated() {
            let column = CGFloat(number % columns)
            let row = CGFloat(number / columns)
            photo.frame = CGRect(
                x: column * (photoSide + gap), y: row * (photoSide + gap) - shift, width: photoSide, height: photoSide)
        }
    }
}
