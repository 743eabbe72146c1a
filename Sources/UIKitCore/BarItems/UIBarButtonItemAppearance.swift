// How the buttons of a bar look.
// Apple: "UIBarButtonItemAppearance", "UIBarButtonItemStateAppearance".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    package struct Look {
        package var attributes: [NSAttributedString.Key: Any] = [:]
        package var titleOffset = UIOffset.zero
        package var background: UIImage?
        package var backgroundOffset = UIOffset.zero
    }
    final var look = Look()
    final weak var owner: UIBarButtonItemAppearance?

    /// The attributes of titles, such as font and colour; missing ones are those of the normal state, then the defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set { change { $0.attributes = newValue } }
    }
    /// The offset of titles, in points.
    open var titlePositionAdjustment: UIOffset {
        get { look.titleOffset }
        set { change { $0.titleOffset = newValue } }
    }
    /// The background image of buttons.
    open var backgroundImage: UIImage? {
        get { look.background }
        set { change { $0.background = newValue } }
    }
    /// The offset of ``backgroundImage``, in points.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { look.backgroundOffset }
        set { change { $0.backgroundOffset = newValue } }
    }

    private func change(_ change: (inout Look) -> Void) {
        change(&look)
        owner?.onChange?()
    }
}

/// The appearance of a bar's buttons in all states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The highlighted state.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The disabled state.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The focused state.
    public let focused = UIBarButtonItemStateAppearance()
    final var style = UIBarButtonItem.Style.plain
    /// The bar's appearance that has this copy shows it anew.
    final var onChange: (() -> Void)?

    /// Creates the appearance of plain items.
    public override init() {
        super.init()
        for state in states { state.owner = self }
    }
    /// Creates the appearance of items of a style.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
        self.style = style
    }
    /// Resets the appearance to that of ``init(style:)``.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.look = .init() }
        onChange?()
    }
    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Returns an independent copy.
    @_nonoverride open func copy() -> Self { duplicate() }
    /// Returns a copy, as NSObject declares it; the other form has the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { MainCopy.of(self) }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    final func duplicate() -> Self {
        let copy = DynamicInit.make(Self.self)
        copy.style = style
        for (new, old) in zip(copy.states, states) { new.look = old.look }
        return copy
    }

    /// The looks of a state.
    package func look(_ state: UIControl.State) -> UIBarButtonItemStateAppearance.Look {
        if state.contains(.disabled) { return disabled.look }
        if state.contains(.highlighted) { return highlighted.look }
        if state.contains(.focused) { return focused.look }
        return normal.look
    }
}
