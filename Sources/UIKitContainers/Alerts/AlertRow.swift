// An action on an alert: its title, its line, its look under the finger.
// No Apple page: this is ours; figures: AlertMeasures, AlertColorMeasures.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
import UIKitCore
import UIKitValues

/// The form of an alert, as far as its look differs.
enum AlertLook {
    case alert, sheet, popover

    /// The ground: what is behind, blurred; a popover has its bubble's colour.
    var effect: UIVisualEffect? { self == .popover ? nil : AlertEffect(isSheet: self == .sheet) }
    /// The opaque ground of a popover.
    var fill: UIColor { .grey(AlertColorMeasures.popover.light, AlertColorMeasures.popover.dark) }
    /// Over the ground.
    var pressed: UIColor {
        .grey(0, 255, alpha: self == .alert ? AlertColorMeasures.pressed : AlertColorMeasures.sheetPressed)
    }
    /// The action that cancels an action sheet stands apart, on an opaque card.
    var cancelFill: UIColor { .grey(AlertColorMeasures.cancel.light, AlertColorMeasures.cancel.dark) }
    var cancelPressed: UIColor { .grey(AlertColorMeasures.cancelPressed.light, AlertColorMeasures.cancelPressed.dark) }
    /// The least height of an action.
    var rowHeight: CGFloat { self == .alert ? AlertMeasures.rowHeight : AlertMeasures.sheetRowHeight }
    var cornerRadius: CGFloat { self == .alert ? AlertMeasures.cornerRadius : AlertMeasures.sheetCornerRadius }
    /// Headings of action sheets are grey.
    var headingColor: UIColor {
        let grey = AlertColorMeasures.heading
        return self == .alert ? .label : .grey(grey.light, grey.dark, alpha: AlertColorMeasures.headingAlpha)
    }
    /// Between actions, and over them; dark as the system's separator (guessed).
    static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor.separator.resolvedColor(with: traits) : UIColor(white: 0, alpha: AlertColorMeasures.line / 255)
    }
    /// The height that a line adds to a row: on alerts it is above the 44 points (observed).
    func room(forLine hairline: CGFloat) -> CGFloat { self == .alert ? hairline : 0 }
    var actionSize: CGFloat { self == .alert ? AlertMeasures.actionSize : AlertMeasures.sheetActionSize }
}

/// An action on an alert.
final class AlertRow: SlideRow {
    enum Line { case none, top }

    let action: UIAlertAction
    private let look: AlertLook
    private let label = UILabel()
    private let line = UIView()
    private let sideLine = UIView()
    var side = Line.top { didSet { setNeedsLayout() } }
    /// A line towards the row beside it.
    var hasSideLine = false { didSet { setNeedsLayout() } }
    /// Whether the row is on a card of its own: the cancelling action below an action sheet.
    var isApart = false { didSet { stateChanged() } }

    init(_ action: UIAlertAction, _ look: AlertLook, isBold: Bool) {
        self.action = action
        self.look = look
        super.init(frame: .zero)
        accessibilityLabel = action.title
        label.text = action.title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: look.actionSize, weight: isBold ? .semibold : .regular)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = AlertMeasures.leastScale
        label.isUserInteractionEnabled = false
        addSubview(label)
        for line in [line, sideLine] {
            line.backgroundColor = AlertLook.line
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        isEnabled = action.isEnabled
        stateChanged()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    /// The title's own width.
    var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: 10_000, height: 100)).width }

    override func stateChanged() {
        super.stateChanged()
        if isApart {
            backgroundColor = isPressed ? look.cancelPressed : look.cancelFill
        } else {
            backgroundColor = isPressed ? look.pressed : nil
        }
        recolor()
    }

    private func recolor() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A row may be narrower than that where nothing fits.
        let above = look.room(forLine: hairline)
        let padding = AlertMeasures.rowPadding
        label.frame = CGRect(
            x: padding, y: above, width: max(0, bounds.width - 2 * padding), height: max(0, bounds.height - above))
        line.isHidden = side == .none
        sideLine.isHidden = !hasSideLine
        let width = hairline
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: width)
        sideLine.frame = mirrored(CGRect(x: 0, y: 0, width: width, height: bounds.height), in: bounds)
    }
}
