// A button of a navigation bar or toolbar.
// Apple: "UIBarButtonItem".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch

/// A button of a bar: a title, a picture, a view of the app's, or room.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    struct Button {
        var style = Style.plain
        var systemItem: SystemItem?
        var width: CGFloat = 0
        var possibleTitles: Set<String>?
        var customView: UIView?
        weak var target: AnyObject?
        var action: Selector?
        var primaryAction: UIAction?
        var menu: UIMenu?
        var elementOrder = UIContextMenuConfiguration.ElementOrder.automatic
        var changesSelection = false
        var isSelected = false
        var isHidden = false
        var tint: UIColor?
        var backgrounds: [BackgroundSlot: UIImage] = [:]
        var backBackgrounds: [BackgroundSlot: UIImage] = [:]
        var titleOffsets: [UIBarMetrics: UIOffset] = [:]
        var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
        var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    }
    struct BackgroundSlot: Hashable {
        var state: UIControl.State
        var metrics: UIBarMetrics
        var style: Style?
    }
    final var button = Button()
    weak var group: UIBarButtonItemGroup?

    // MARK: Making one

    /// An item that shows nothing yet.
    public override init() { super.init() }
    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UIStyle") {
            button.style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        }
        if coder.containsValue(forKey: "UISystemItem") {
            button.systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
        }
        if coder.containsValue(forKey: "UIWidth") { button.width = CGFloat(coder.decodeDouble(forKey: "UIWidth")) }
    }
    /// Writes what every item writes, style, width and the system's kind; targets and views are not written.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(Double(width), forKey: "UIWidth")
        if let item = button.systemItem { coder.encode(item.rawValue, forKey: "UISystemItem") }
    }
    /// An item with a picture, and a method of a target; a nil target is the first responder that has the method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }
    /// An item with a picture, and another one for low bars.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// An item with a title, and a method of a target; a nil target is the first responder that has the method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }
    /// An item of the system, and a method of a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        button.target = target as AnyObject?
        button.action = action
    }
    /// An item of the system with an action, a menu, or both; with a menu alone a tap opens it.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        button.primaryAction = primaryAction
        button.menu = menu
    }
    /// An item with title and image, an action, a menu, or both; nil takes those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        look.title = title
        look.image = image
        button.menu = menu
        button.primaryAction = primaryAction
        if look.title == nil, let own = primaryAction?.title, !own.isEmpty { look.title = own }
        if look.image == nil { look.image = primaryAction?.image }
    }
    /// An item with title and image, a method of a target, and a menu that a long press opens.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
    ) {
        self.init()
        look.title = title
        look.image = image
        button.menu = menu
        set(.plain, target, action)
    }
    /// An item that is a view of the app's.
    public convenience init(customView: UIView) {
        self.init()
        button.customView = customView
    }
    /// Room that takes what is left.
    open class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }
    /// Room of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

    // MARK: What it does

    /// Whose method is called; nil is the first responder that has it. Not retained.
    open var target: AnyObject? {
        get { button.target }
        set { changeButton { $0.target = newValue } }
    }
    /// The method that is called.
    open var action: Selector? {
        get { button.action }
        set { changeButton { $0.action = newValue } }
    }
    /// What a tap runs, in place of ``action``. Setting it sets title and image to the action's, unless the action has
    /// neither or the item is one of the system's; nil leaves them.
    open var primaryAction: UIAction? {
        get { button.primaryAction }
        set {
            if let newValue, button.systemItem == nil, !newValue.title.isEmpty || newValue.image != nil {
                look.title = newValue.title.isEmpty ? nil : newValue.title
                look.image = newValue.image
            }
            changeButton { $0.primaryAction = newValue }
        }
    }
    /// What a long press opens; a tap, where there is nothing else to do.
    open var menu: UIMenu? {
        get { button.menu }
        set { changeButton { $0.menu = newValue } }
    }
    /// The order of the menu's entries.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { button.elementOrder }
        set { changeButton { $0.elementOrder = newValue } }
    }
    /// Whether a tap turns ``isSelected`` or, with a menu, chooses one of its entries.
    open var changesSelectionAsPrimaryAction: Bool {
        get { button.changesSelection }
        set { changeButton { $0.changesSelection = newValue } }
    }
    /// Whether it is switched on.
    open var isSelected: Bool {
        get { button.isSelected }
        set { changeButton { $0.isSelected = newValue } }
    }
    /// Whether the bar leaves it out.
    open var isHidden: Bool {
        get { button.isHidden }
        set { changeButton { $0.isHidden = newValue } }
    }

    // MARK: How it looks

    /// Plain or done.
    open var style: Style {
        get { button.style }
        set { changeButton { $0.style = newValue } }
    }
    /// In points; 0 or less leaves it to the content.
    open var width: CGFloat {
        get { button.width }
        set { changeButton { $0.width = newValue } }
    }
    /// Titles that it will have: the button is as wide as the widest.
    open var possibleTitles: Set<String>? {
        get { button.possibleTitles }
        set { changeButton { $0.possibleTitles = newValue } }
    }
    /// A view of the app's in place of a button.
    open var customView: UIView? {
        get { button.customView }
        set { changeButton { $0.customView = newValue } }
    }
    /// The colour of title and image; nil for the bar's tint.
    open var tintColor: UIColor? {
        get { button.tint }
        set {
            styled(.tint, { ($0 as? UIBarButtonItem)?.tintColor = newValue })
            changeButton { $0.tint = newValue }
        }
    }
    /// The group in which it stands.
    open var buttonGroup: UIBarButtonItemGroup? { group }

    /// The picture behind the button in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        styled(
            .background, axis: barMetrics.axis(state),
            { ($0 as? UIBarButtonItem)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) })
        changeButton { $0.backgrounds[BackgroundSlot(state: state, metrics: barMetrics)] = backgroundImage }
    }
    /// The picture behind the button in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        button.backgrounds[BackgroundSlot(state: state, metrics: barMetrics)]
    }
    /// The picture behind the button in a state while it has a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        styled(
            .styledBackground, axis: style.rawValue << 40 | barMetrics.axis(state),
            {
                ($0 as? UIBarButtonItem)?.setBackgroundImage(
                    backgroundImage, for: state, style: style, barMetrics: barMetrics)
            })
        changeButton { $0.backgrounds[BackgroundSlot(state: state, metrics: barMetrics, style: style)] = backgroundImage }
    }
    /// The picture behind the button in a state and style.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        button.backgrounds[BackgroundSlot(state: state, metrics: barMetrics, style: style)]
    }
    /// Moves the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        styled(
            .titleOffset, axis: barMetrics.rawValue,
            { ($0 as? UIBarButtonItem)?.setTitlePositionAdjustment(adjustment, for: barMetrics) })
        changeButton { $0.titleOffsets[barMetrics] = adjustment }
    }
    /// How far the title is moved.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        button.titleOffsets[barMetrics] ?? .zero
    }
    /// Moves the background downwards, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        styled(
            .backgroundOffset, axis: barMetrics.rawValue,
            { ($0 as? UIBarButtonItem)?.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) })
        changeButton { $0.backgroundOffsets[barMetrics] = adjustment }
    }
    /// How far the background is moved downwards.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        button.backgroundOffsets[barMetrics] ?? 0
    }
    /// The picture behind the item as a back button; with one there is no chevron.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        styled(
            .backBackground, axis: barMetrics.axis(state),
            { ($0 as? UIBarButtonItem)?.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) })
        changeButton { $0.backBackgrounds[BackgroundSlot(state: state, metrics: barMetrics)] = backgroundImage }
    }
    /// The picture behind the item as a back button.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        button.backBackgrounds[BackgroundSlot(state: state, metrics: barMetrics)]
    }
    /// Moves the title of the item as a back button, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        styled(
            .backTitleOffset, axis: barMetrics.rawValue,
            { ($0 as? UIBarButtonItem)?.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) })
        changeButton { $0.backTitleOffsets[barMetrics] = adjustment }
    }
    /// How far the title of the back button is moved.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        button.backTitleOffsets[barMetrics] ?? .zero
    }
}

extension UIBarButtonItem {
    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        button.style = style
        button.target = target as AnyObject?
        button.action = action
    }

    private func become(_ item: SystemItem) {
        button.systemItem = item
        // Documented: Done and Save complete what is going on.
        if item == .done || item == .save { button.style = .done }
    }

    private static func space(_ item: SystemItem, _ width: CGFloat) -> Self {
        let space = DynamicInit.make(Self.self)
        space.become(item)
        space.button.width = width
        return space
    }

    func changeButton(_ change: (inout Button) -> Void) {
        change(&button)
        tellHost()
    }

    var isSpace: Bool { button.systemItem == .flexibleSpace || button.systemItem == .fixedSpace }

    /// What a tap does: 1. the primary action; 2. the method; the button itself opens a menu.
    func perform(_ sender: Any?, _ event: UIEvent?) {
        if let action = button.primaryAction {
            action.performWithSender(self, target: nil)
        } else if let action = button.action {
            // Without a target the chain begins at the first responder, else at the bar.
            let first = FirstResponder.current?.target(forAction: action, withSender: self)
            let target = button.target ?? (first ?? (sender as? UIResponder)?.target(forAction: action, withSender: self))
                .map { $0 as AnyObject }
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
        if button.changesSelection, button.menu == nil { isSelected.toggle() }
    }
}
