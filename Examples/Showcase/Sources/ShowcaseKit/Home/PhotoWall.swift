// The wall of photos behind the first screen, which a drag moves.
// No Apple page: this is ours.
import UIKit

/// Columns of photos from edge to edge, more than fit; ``offset`` moves them up.
@MainActor
final class PhotoWall: UIView {
    private let gap: CGFloat = 3
    private var photos: [UIImageView] = []
    private var photoSide: CGFloat = 0

    /// How far the wall is moved up, in points; kept where photos reach the foot of the wall.
    var offset: CGFloat = 0 {
        didSet { place() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PhotoWall is made in code") }

    private var columns: Int { bounds.width > 600 ? 5 : 3 }

    /// From the top of the first photo to the foot of the last.
    private var contentHeight: CGFloat { CGFloat(photos.count / columns) * (photoSide + gap) - gap }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = (bounds.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        if side > 0 { fill(side) }
        place()
    }

    /// Whole rows of photos of a side: two more than the wall holds, 24 photos at the least.
    private func fill(_ side: CGFloat) {
        let rows = max((24 + columns - 1) / columns, Int((bounds.height / (side + gap)).rounded(.up)) + 2)
        while photos.count > rows * columns { photos.removeLast().removeFromSuperview() }
        if side != photoSide {
            photoSide = side
            for photo in photos { photo.image = nil }
        }
        while photos.count < rows * columns { addPhoto() }
        for (number, photo) in photos.enumerated() where photo.image == nil {
            photo.image = PhotoPainter.image(number, size: CGSize(width: side, height: side))
        }
    }

    private func addPhoto() {
        let photo = UIImageView()
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.accessibilityIdentifier = "photo-\(photos.count)"
        addSubview(photo)
        photos.append(photo)
    }

    private func place() {
        let shift = min(max(0, offset), max(0, contentHeight - bounds.height))
        if shift != offset { offset = shift }
        for (number, photo) in photos.enumerated() {
            let column = CGFloat(number % columns)
            let row = CGFloat(number / columns)
            photo.frame = CGRect(
                x: column * (photoSide + gap), y: row * (photoSide + gap) - shift, width: photoSide, height: photoSide)
        }
    }
}
