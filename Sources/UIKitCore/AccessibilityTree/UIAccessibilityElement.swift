// An element that is no view: a part of a drawing.
// Apple: "UIAccessibilityElement".
import CoreGraphics
import Foundation

/// A thing that assistive technologies see where no view is.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    private weak var containerStorage: AnyObject?
    private var frameInContainer: CGRect?

    /// An element of a container, which is not kept alive.
    public init(accessibilityContainer container: Any) {
        super.init()
        containerStorage = container as AnyObject
    }
    /// An element without a container yet.
    public override init() { super.init() }

    /// The container of the element: the view that draws it.
    open var accessibilityContainer: Any? {
        get { containerStorage }
        set { containerStorage = newValue.map { $0 as AnyObject } }
    }
    /// The element's frame in points of the container's coordinates; it moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue; accessibilityMade.frame = nil }
    }
    /// The element's frame in points of the screen.
    open override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame }
        set { frameInContainer = nil; super.accessibilityFrame = newValue }
    }
    /// A name for tests, never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityStore?.identifier }
        set { accessibilityMade.identifier = newValue }
    }
    /// The container.
    open override var next: UIResponder? { containerStorage as? UIResponder }

    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    override var frameOnScreen: CGRect {
        guard let frameInContainer else { return .zero }
        guard let view = containerStorage as? UIView else {
            let origin = (containerStorage as? UIResponder)?.accessibilityFrame.origin ?? .zero
            return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
        }
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
}

extension UIView {
    /// The bounds in points of the screen; in its own window's or root view's coordinates without one.
    var screenFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
}
