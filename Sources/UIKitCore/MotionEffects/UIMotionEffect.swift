// The effects that move views with the tilt of the device: the abstract class and a group.
// Apple: "UIMotionEffect", "UIMotionEffectGroup".
import CoreGraphics
import Foundation
import UIKitValues

/// Relative values for properties of a view, by the device's tilt. Abstract: a subclass answers
/// ``keyPathsAndRelativeValues(forViewerOffset:)``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// An effect that moves nothing.
    public override init() { super.init() }
    /// Creates an effect from an archive; the abstract class writes nothing.
    public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing here.
    open func encode(with coder: NSCoder) {}
    /// Itself here; a subclass that can be changed gives a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the values added to properties of a view for a viewer's place, by key path; nil or none here.
    ///
    /// The offset is −1…1 on both axes, 0 where the screen faces the viewer; positive where it points down or to the
    /// viewer's right. Key paths begin at the view (`center.x`, `layer.shadowOffset`, `alpha`). Called at each change of
    /// the tilt, with animations of layers as the only effect: the properties themselves do not change. Documented.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; values of the same path add up.
    open var motionEffects: [UIMotionEffect]?

    /// A group without effects.
    public override init() { super.init() }
    /// Creates a group from an archive, with the effects that can be archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        motionEffects = (coder.objectIfPresent("UIMotionEffects") as? NSArray)?.compactMap { $0 as? UIMotionEffect }
    }
    /// Writes the effects.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let motionEffects { coder.encode(motionEffects as NSArray, forKey: "UIMotionEffects") }
    }
    /// A group of copies of the effects.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects?.compactMap { $0.copy(with: zone) as? UIMotionEffect }
        return copy
    }
    /// The values of all effects; of the same path, what they come to together is ``UIView``'s affair, which asks the
    /// effects one by one. Here the last one's.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        (motionEffects ?? []).reduce(into: [:]) { result, effect in
            result.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

extension UIMotionEffect {
    /// The effects that answer for this one: a group's members, down to those that are no groups.
    var parts: [UIMotionEffect] {
        // A subclass of the group may answer by itself.
        guard type(of: self) == UIMotionEffectGroup.self, let group = self as? UIMotionEffectGroup else {
            return [self]
        }
        return (group.motionEffects ?? []).flatMap(\.parts)
    }
}
