// What lies below a search bar's field: a colour or an image, with a line at the top and at the bottom.
// Apple: "UISearchBar", Customizing appearance.
import CoreGraphics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The ground of a search bar that stands by itself.
final class SearchBarGround: ControlPart {
    private let image = UIImageView(frame: .zero)
    private let top = ControlPart(frame: .zero)
    private let bottom = ControlPart(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for line in [top, bottom] { line.backgroundColor = .separator }
        addSubview(image)
        addSubview(top)
        addSubview(bottom)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A picture has no lines (documented by use: an empty one takes the lines away).
    func show(color: UIColor?, image picture: UIImage?) {
        backgroundColor = picture == nil ? color : nil
        image.image = picture
        for line in [top, bottom] { line.isHidden = picture != nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(1, traitCollection.displayScale)
        image.frame = bounds
        top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        bottom.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
