// A button of a navigation bar or toolbar.
// Apple: "UIBarButtonItem".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitValues

/// A button of a bar with a title, an image or a custom view, or space.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    package struct Button {
        var style = Style.plain
        package var systemItem: SystemItem?
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
        var isSpringLoaded = false
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
    package final var button = Button()
    package weak var group: UIBarButtonItemGroup?

    // MARK: Making one

    /// Creates an empty item.
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
    /// Encodes the state of every bar item, style, width and the system item, but not targets and views.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(Double(width), forKey: "UIWidth")
        if let item = button.systemItem { coder.encode(item.rawValue, forKey: "UISystemItem") }
    }
    /// Creates an item with an image, a target and an action; a nil target is the first responder with the method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }
    /// Creates an item with an image, and another image for low bars.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Creates an item with a title, a target and an action; a nil target is the first responder with the method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }
    /// Creates a system item with a target and an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        button.target = target as AnyObject?
        button.action = action
    }
    /// Creates a system item with an action, a menu, or both. With only a menu, a tap opens it.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        button.primaryAction = primaryAction
        button.menu = menu
    }
    /// Creates an item with title and image, an action, a menu, or both; nil uses the title and image of the action.
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
    /// Creates an item with title and image, a target and an action, and a menu for a long press.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
    ) {
        self.init()
        look.title = title
        look.image = image
        button.menu = menu
        set(.plain, target, action)
    }
    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        button.customView = customView
    }
    /// Returns space that takes the remaining width.
    open class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }
    /// Returns space with a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

    // MARK: What it does

    /// The target of the action; nil is the first responder with the method. Not retained.
    open var target: AnyObject? {
        get { button.target }
        set { changeButton { $0.target = newValue } }
    }
    /// The method that a tap calls.
    open var action: Selector? {
        get { button.action }
        set { changeButton { $0.action = newValue } }
    }
    /// The action of a tap, instead of ``action``. Setting it sets title and image to the action's, unless the action has
    /// neither or the item is a system item; nil leaves them unchanged.
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
    /// The menu for a long press, or for a tap if there is no other action.
    open var menu: UIMenu? {
        get { button.menu }
        set { changeButton { $0.menu = newValue } }
    }
    /// The order of the menu's items.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { button.elementOrder }
        set { changeButton { $0.elementOrder = newValue } }
    }
    /// Whether a tap toggles ``isSelected`` or, with a menu, selects one of its items.
    open var changesSelectionAsPrimaryAction: Bool {
        get { button.changesSelection }
        set { changeButton { $0.changesSelection = newValue } }
    }
    /// Whether the item is selected.
    open var isSelected: Bool {
        get { button.isSelected }
        set { changeButton { $0.isSelected = newValue } }
    }
    /// Whether the item is hidden.
    open var isHidden: Bool {
        get { button.isHidden }
        set { changeButton { $0.isHidden = newValue } }
    }
    /// Whether something dragged that rests on the button triggers it; false by default.
    open var isSpringLoaded: Bool {
        get { button.isSpringLoaded }
        set { changeButton { $0.isSpringLoaded = newValue } }
    }

    // MARK: How it looks

    /// The style, plain or done.
    open var style: Style {
        get { button.style }
        set { changeButton { $0.style = newValue } }
    }
    /// The width, in points; 0 or less for the width of the content.
    open var width: CGFloat {
        get { button.width }
        set { changeButton { $0.width = newValue } }
    }
    /// The possible titles of the item: the button has the width of the widest one.
    open var possibleTitles: Set<String>? {
        get { button.possibleTitles }
        set { changeButton { $0.possibleTitles = newValue } }
    }
    /// A custom view instead of a button.
    open var customView: UIView? {
        get { button.customView }
        set { changeButton { $0.customView = newValue } }
    }
    /// The colour of title and image; nil for the bar's tint colour.
    open var tintColor: UIColor? {
        get { button.tint }
        set {
            styled(.tint, { ($0 as? UIBarButtonItem)?.tintColor = newValue })
            changeButton { $0.tint = newValue }
        }
    }
    /// The group that contains the item.
    open var buttonGroup: UIBarButtonItemGroup? { group }

    /// Sets the background image for a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        styled(
            .background, axis: barMetrics.axis(state),
            { ($0 as? UIBarButtonItem)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) })
        changeButton { $0.backgrounds[BackgroundSlot(state: state, metrics: barMetrics)] = backgroundImage }
    }
    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        button.backgrounds[BackgroundSlot(state: state, metrics: barMetrics)]
    }
    /// Sets the background image for a state and a style.
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
    /// Returns the background image for a state and a style.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        button.backgrounds[BackgroundSlot(state: state, metrics: barMetrics, style: style)]
    }
    /// Sets the offset of the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        styled(
            .titleOffset, axis: barMetrics.rawValue,
            { ($0 as? UIBarButtonItem)?.setTitlePositionAdjustment(adjustment, for: barMetrics) })
        changeButton { $0.titleOffsets[barMetrics] = adjustment }
    }
    /// Returns the offset of the title.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        button.titleOffsets[barMetrics] ?? .zero
    }
    /// Sets the downward offset of the background, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        styled(
            .backgroundOffset, axis: barMetrics.rawValue,
            { ($0 as? UIBarButtonItem)?.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) })
        changeButton { $0.backgroundOffsets[barMetrics] = adjustment }
    }
    /// Returns the downward offset of the background.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        button.backgroundOffsets[barMetrics] ?? 0
    }
    /// Sets the background image of the back button; with an image there is no chevron.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        styled(
            .backBackground, axis: barMetrics.axis(state),
            { ($0 as? UIBarButtonItem)?.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) })
        changeButton { $0.backBackgrounds[BackgroundSlot(state: state, metrics: barMetrics)] = backgroundImage }
    }
    /// Returns the background image of the back button.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        button.backBackgrounds[BackgroundSlot(state: state, metrics: barMetrics)]
    }
    /// Sets the offset of the back button's title, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        styled(
            .backTitleOffset, axis: barMetrics.rawValue,
            { ($0 as? UIBarButtonItem)?.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) })
        changeButton { $0.backTitleOffsets[barMetrics] = adjustment }
    }
    /// Returns the offset of the back button's title.
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

    package var isSpace: Bool { button.systemItem == .flexibleSpace || button.systemItem == .fixedSpace }

    /// Performs a tap: 1. the primary action; 2. the method. The button itself opens a menu.
    package func perform(_ sender: Any?, _ event: UIEvent?) {
        if let action = button.primaryAction {
            action.performWithSender(self, target: nil)
        } else if let action = button.action {
            // Without a target the chain begins at the first responder, else at the bar.
            let first = FirstResponder.current?.target(forAction: action, withSender: self)
            let target =
                button.target
                ?? (first ?? (sender as? UIResponder)?.target(forAction: action, withSender: self))
                .map { $0 as AnyObject }
            AppSession.sendAction(action, to: target, from: self, for: event)
        }
        if button.changesSelection, button.menu == nil { isSelected.toggle() }
    }
}
