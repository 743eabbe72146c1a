// One row of an open menu.
// No Apple page: this is ours; colours and sizes by eye of iOS 17, guessed.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A mark before a title.
enum MenuMark {
    case none, check, dash, right, down

    /// About the origin, in points.
    var path: CGPath? {
        let path = CGMutablePath()
        switch self {
        case .none: return nil
        case .check:
            path.move(to: CGPoint(x: -5, y: 0.5))
            path.addLine(to: CGPoint(x: -1.5, y: 4.5))
            path.addLine(to: CGPoint(x: 5, y: -5))
        case .dash:
            path.move(to: CGPoint(x: -5, y: 0))
            path.addLine(to: CGPoint(x: 5, y: 0))
        case .right:
            path.move(to: CGPoint(x: -2.5, y: -5))
            path.addLine(to: CGPoint(x: 2.5, y: 0))
            path.addLine(to: CGPoint(x: -2.5, y: 5))
        case .down:
            path.move(to: CGPoint(x: -5, y: -2.5))
            path.addLine(to: CGPoint(x: 0, y: 2.5))
            path.addLine(to: CGPoint(x: 5, y: -2.5))
        }
        return path
    }
}

/// A drawn mark in the colour of the row.
final class MenuMarkView: ControlPart {
    private let shape = CAShapeLayer()
    var color = UIColor.label { didSet { recolor() } }

    init(_ mark: MenuMark, _ direction: UIUserInterfaceLayoutDirection) {
        super.init(frame: .zero)
        shape.path = mark.path
        shape.fillColor = nil
        shape.lineWidth = 2
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.delegate = self
        if mark == .right, direction == .rightToLeft { shape.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1)) }
        layer.addSublayer(shape)
        recolor()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func recolor() { shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor }
    override func layoutSubviews() {
        super.layoutSubviews()
        shape.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}

/// A title with its mark and image.
final class MenuRow: SlideRow {
    let item: MenuItem
    private let label = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private var mark: MenuMarkView?
    private var wheel: UIActivityIndicatorView?
    private let line = UIView()
    private let hasGutter: Bool
    var showsLine = false { didSet { line.isHidden = !showsLine } }

    init(_ item: MenuItem, hasGutter: Bool) {
        self.item = item
        self.hasGutter = hasGutter
        super.init(frame: .zero)
        for view in [label, detail, picture, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 2
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 2
        picture.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        line.isHidden = true
        fill()
        stateChanged()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    private func fill() {
        var shown = MenuMark.none
        switch item {
        case .header(let title):
            label.text = title
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textAlignment = .center
            accessibilityTraits = .staticText
            isEnabled = false
        case .back(let menu):
            label.text = menu.title
            label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold)
            shown = .down
        case .leaf(let leaf):
            label.text = leaf.title
            detail.text = leaf.subtitle
            picture.image = leaf.image
            shown = leaf.state == .on ? .check : leaf.state == .mixed ? .dash : .none
            isEnabled = !leaf.attributes.contains(.disabled)
            if leaf.state == .on { accessibilityTraits.insert(.selected) }
        case .submenu(let menu):
            label.text = menu.title
            detail.text = menu.subtitle ?? selectedTitle(menu)
            picture.image = menu.image
            shown = .right
        case .loading:
            label.text = "Loading…"
            isEnabled = false
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            addSubview(wheel)
            self.wheel = wheel
        case .strip: break
        }
        accessibilityLabel = label.text
        accessibilityValue = detail.text
        guard shown != .none else { return }
        let mark = MenuMarkView(shown, effectiveUserInterfaceLayoutDirection)
        addSubview(mark)
        self.mark = mark
    }

    /// A submenu in which one entry at most is marked shows it.
    private func selectedTitle(_ menu: UIMenu) -> String? {
        menu.options.contains(.singleSelection) ? menu.selectedElements.first?.title : nil
    }

    private var color: UIColor {
        switch item {
        case .header: return .secondaryLabel
        case .loading: return .secondaryLabel
        case .leaf(let leaf):
            if leaf.attributes.contains(.disabled) { return .tertiaryLabel }
            return leaf.attributes.contains(.destructive) ? .systemRed : .label
        case .submenu(let menu): return menu.options.contains(.destructive) ? .systemRed : .label
        default: return .label
        }
    }

    override func stateChanged() {
        super.stateChanged()
        backgroundColor = isPressed ? MenuLook.pressed : nil
        label.textColor = color
        picture.tintColor = color
        mark?.color = color
    }

    // MARK: Layout

    private var isHeader: Bool { if case .header = item { true } else { false } }
    private var hasDetail: Bool { !(detail.text?.isEmpty ?? true) }
    private var leading: CGFloat { hasGutter && !isHeader ? MenuMeasures.gutter : MenuMeasures.padding }
    private var trailing: CGFloat {
        let hasImage = picture.image != nil || wheel != nil
        return MenuMeasures.padding + (hasImage ? MenuMeasures.image + MenuMeasures.imageGap : 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - leading - trailing, height: 1000)
        var height = label.sizeThatFits(room).height
        if hasDetail { height += detail.sizeThatFits(room).height + 1 }
        let rowMargin = hasDetail ? MenuMeasures.detailMargin : MenuMeasures.rowMargin
        let margin = isHeader ? MenuMeasures.headerMargin : rowMargin
        let least = isHeader ? MenuMeasures.headerHeight : MenuMeasures.rowHeight
        return CGSize(width: size.width, height: max(least, (height + margin).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - leading - trailing
        let room = CGSize(width: width, height: 1000)
        let title = label.sizeThatFits(room).height
        let more = hasDetail ? detail.sizeThatFits(room).height + 1 : 0
        let top = ((bounds.height - title - more) / 2).rounded()
        label.frame = mirrored(CGRect(x: leading, y: top, width: width, height: title), in: bounds)
        detail.frame = mirrored(CGRect(x: leading, y: top + title + 1, width: width, height: max(0, more - 1)), in: bounds)
        let side = MenuMeasures.image
        let box = mirrored(
            CGRect(x: bounds.width - MenuMeasures.padding - side, y: (bounds.height - side) / 2, width: side, height: side),
            in: bounds)
        picture.frame = box
        wheel?.center = CGPoint(x: box.midX, y: box.midY)
        mark?.frame = mirrored(CGRect(x: MenuMeasures.markLeft, y: 0, width: side, height: bounds.height), in: bounds)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}

/// One entry of several side by side: its image, over its title where there is room for one.
final class MenuCell: SlideRow {
    let leaf: any MenuLeaf
    private let label = UILabel()
    private let picture = UIImageView()
    private let isSmall: Bool
    /// Whether its strip is one of images alone.
    var isCompact: Bool { isSmall }
    private let line = UIView()
    var showsLine = false { didSet { line.isHidden = !showsLine } }

    init(_ leaf: any MenuLeaf, _ size: UIMenu.ElementSize) {
        self.leaf = leaf
        isSmall = size == .small
        super.init(frame: .zero)
        accessibilityLabel = leaf.title
        if leaf.state == .on { accessibilityTraits.insert(.selected) }
        picture.image = leaf.image
        picture.contentMode = .scaleAspectFit
        label.text = isSmall && leaf.image != nil ? nil : leaf.title
        label.font = .preferredFont(forTextStyle: isSmall ? .body : .caption1)
        label.textAlignment = .center
        line.backgroundColor = .separator
        line.isHidden = true
        for view in [picture, label, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isEnabled = !leaf.attributes.contains(.disabled)
        stateChanged()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    static func height(_ size: UIMenu.ElementSize) -> CGFloat {
        size == .small ? MenuMeasures.smallCellHeight : MenuMeasures.cellHeight
    }

    override func stateChanged() {
        super.stateChanged()
        let color: UIColor =
            leaf.attributes.contains(.disabled)
            ? .tertiaryLabel : leaf.attributes.contains(.destructive) ? .systemRed : .label
        label.textColor = color
        picture.tintColor = color
        backgroundColor = isPressed ? MenuLook.pressed : leaf.state == .on ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasPicture = picture.image != nil
        let hasText = !(label.text?.isEmpty ?? true)
        let side = MenuMeasures.image, padding = MenuMeasures.cellPadding
        let pictureY = hasText ? MenuMeasures.cellImageTop : (bounds.height - side) / 2
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: pictureY, width: side, height: side)
        let top = hasPicture ? MenuMeasures.cellTitleTop : 0, bottom = hasPicture ? MenuMeasures.cellTitleBottom : 0
        label.frame = CGRect(x: padding, y: top, width: bounds.width - 2 * padding, height: bounds.height - top - bottom)
        line.frame = mirrored(
            CGRect(x: bounds.width - hairline, y: 0, width: hairline, height: bounds.height), in: bounds)
    }
}

/// Colours of menus, over their material.
enum MenuLook {
    static let pressed = UIColor.grey(0, 255, alpha: MenuColorMeasures.pressed)
    static let band = UIColor.grey(0, 0, alpha: MenuColorMeasures.band)
}
