// The card around a sheet's content.
// No Apple page: this is ours; "UISheetPresentationController".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The card with rounded corners in which the presented view stands.
final class SheetCard: UIView {
    private let grabber = UIView()
    let clip = UIView()
    private var drag: SheetDragging?

    init(_ sheet: UISheetPresentationController) {
        super.init(frame: .zero)
        addSubview(clip)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetMeasures.grabber.height / 2
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
        drag = SheetDragging(sheet, self)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        let size = SheetMeasures.grabber
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: SheetMeasures.grabberTop, width: size.width, height: size.height)
    }

    /// Touches that nothing in the card takes end here: the card is not outside.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
