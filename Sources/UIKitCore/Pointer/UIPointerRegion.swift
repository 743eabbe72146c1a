// A part of a view in which the pointer looks and does the same, and the question for it.
// Apple: "UIPointerRegion", "UIPointerRegionRequest".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

/// A rectangle of an interaction's view.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The region's rectangle in points of the interaction's view.
    public let rect: CGRect
    /// The identifier by which the app knows the region.
    public let identifier: AnyHashable?
    /// The axes along which the pointer keeps to the region while a button is down. Stored; pointers here keep to
    /// nothing (UIK1201).
    open var latchingAxes: UIAxis = [] {
        didSet {
            Catalogue.stored(
                "UIPointerRegion.latchingAxes", isDefault: latchingAxes == [],
                "A pointer keeps to no region while a button is down.")
        }
    }

    /// A rectangle in points of the interaction's view, by a name.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// A region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        if latchingAxes != [] { copy.latchingAxes = latchingAxes }
        return copy
    }
    /// The same rectangle and name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return MainActor.assumeIsolated { other.rect == rect && other.identifier == identifier }
    }
    /// The hash of rectangle and identifier.
    open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
            hasher.combine(identifier)
            return hasher.finalize()
        }
    }
}

/// A request for a region, with the pointer's place.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's place in points of the interaction's view.
    public let location: CGPoint
    /// The modifier keys that are held down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
    }
}
