// The views of accessories.
// Apple: "UICellAccessory"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The arrow that turns when the cell's children are shown.
final class OutlineControl: UIControl {
    private let mark = Mark.outline.make()
    var onTap: (() -> Void)?
    var isExpanded = false { didSet { turn() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addPart(mark)
        accessibilityLabel = "Toggle"
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }

    func color(_ color: UIColor?) { mark.color = color }

    private func turn() {
        let quarter: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
        mark.turn = isExpanded ? quarter : 0
        accessibilityValue = isExpanded ? "Expanded" : "Collapsed"
    }
    override var intrinsicContentSize: CGSize { mark.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
        turn()
    }
    /// The finger may be a little beside the arrow.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - ListMeasures.touchWidth) / 2), dy: 0).contains(point)
    }
    override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.button) }
}

/// A button that shows a menu's selected element.
final class PopUpAccessory: UIButton {
    private let handler: ((UIMenu) -> Void)?

    init(_ menu: UIMenu, _ handler: ((UIMenu) -> Void)?) {
        self.handler = handler
        super.init(frame: .zero)
        setTitleColor(.secondaryLabel, for: .normal)
        titleLabel?.font = .preferredFont(forTextStyle: .body)
        setImage(UIImage(systemName: "chevron.up.chevron.down", withConfiguration: Mark.symbol(.small, .regular)), for: .normal)
        tintColor = .secondaryLabel
        semanticContentAttribute = .forceRightToLeft
        self.menu = menu
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
    }
    required init?(coder: NSCoder) { nil }

    /// A pop-up button shows the chosen element by its title: a title that changes later is another choice.
    override func setTitle(_ title: String?, for state: UIControl.State) {
        let before = self.title(for: .normal)
        super.setTitle(title, for: state)
        if let before, before != title, let menu { handler?(menu) }
    }
}

extension UICellAccessory {
    /// Creates the accessory's view.
    /// - Parameter tap: What a tap does where the accessory has no action of its own.
    @MainActor func makeView(tap: @escaping @MainActor (AccessoryType) -> Void) -> UIView {
        let type = accessoryType
        switch payload {
        case .none: return type == .checkmark ? Mark.checkmark.make() : Mark.disclosure.make()
        case .outline(_, let action):
            let control = OutlineControl(frame: .zero)
            control.onTap = { action.map { $0() } ?? tap(type) }
            return control
        case .filled(_, let action):
            let control = EditingControl(type == .delete ? .delete : type == .insert ? .insert : .choose(false))
            control.onTap = { action.map { $0() } ?? tap(type) }
            return control
        case .action(let action):
            let button = UIButton(type: .detailDisclosure)
            button.accessibilityLabel = "More Info"
            button.setPreferredSymbolConfiguration(Mark.symbol(.large, .regular), forImageIn: .normal)
            button.addAction(UIAction { _ in action.map { $0() } ?? tap(type) }, for: .touchUpInside)
            return button
        case .reorder: return ReorderControl(frame: .zero)
        case .label: return UILabel()
        case .menu(let menu, let handler):
            return PopUpAccessory(menu, handler)
        case .view(let view, _, _): return view
        }
    }

    /// Gives a view the accessory's settings and the cell's state.
    @MainActor func style(_ view: UIView, _ state: UICellConfigurationState) {
        switch payload {
        case .none:
            let color = accessoryType == .checkmark ? look.tint : look.tint ?? .tertiaryLabel
            if let mark = view as? MarkView, mark.color != color { mark.color = color }
        case .outline:
            (view as? OutlineControl)?.color(look.tint)
            (view as? OutlineControl)?.isExpanded = state.isExpanded
        case .filled(let color, _):
            guard let control = view as? EditingControl else { return }
            if control.fill != color { control.fill = color }
            if accessoryType == .multiselect, control.kind != .choose(state.isSelected) {
                control.kind = .choose(state.isSelected)
            }
        case .label(let text, let font, let follows):
            guard let label = view as? UILabel else { return }
            // A label that is given what it has asks for another layout all the same.
            if label.text != text { label.text = text }
            let shown = font ?? UIFont.preferredFont(forTextStyle: .body)
            if label.font != shown { label.font = shown }
            if label.adjustsFontForContentSizeCategory != follows { label.adjustsFontForContentSizeCategory = follows }
            let color = look.tint ?? .secondaryLabel
            if label.textColor != color { label.textColor = color }
        case .action, .reorder, .menu, .view:
            if let tint = look.tint, view.tintColor != tint { view.tintColor = tint }
        }
    }

    /// The reserved width and the size of the view, in points. A height of 0 is that of the cell's content.
    @MainActor func measure(_ view: UIView, in area: CGSize, _ traits: UITraitCollection) -> (box: CGFloat, size: CGSize) {
        let natural: CGSize
        switch payload {
        case .view(_, _, let isFixed):
            let own = view.bounds.size
            if isFixed || view.intrinsicContentSize.width < 0 {
                natural = own
            } else {
                let fitting = view.sizeThatFits(area)
                natural = fitting == .zero ? own : fitting
            }
        case .label, .menu: natural = view.sizeThatFits(area)
        default: natural = CGSize(width: ListMeasures.scaled(standardWidth, traits), height: 0)
        }
        switch look.width {
        case .actual: return (natural.width, natural)
        case .custom(let width): return (max(0, width), natural)
        case .standard: return (natural.width, natural)
        }
    }

    /// The width of a mark of the system.
    private var standardWidth: CGFloat {
        switch accessoryType {
        case .disclosureIndicator, .outlineDisclosure: ListMeasures.disclosureWidth
        default: ListMeasures.accessoryWidth
        }
    }
}
