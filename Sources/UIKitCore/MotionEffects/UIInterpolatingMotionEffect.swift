// A property that follows the tilt of the device between two values.
// Apple: "UIInterpolatingMotionEffect".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// Adds a value to one property of a view: the smallest at a tilt of −1 on an axis, the largest at 1.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable {
        /// The tilt from side to side.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property, from the view on.
    public let keyPath: String
    /// The axis of the tilt that the effect follows.
    public let type: EffectType
    /// The value added at −1: a number, point, size, rectangle, transform or colour, bare or in `NSValue`; nil for none.
    open var minimumRelativeValue: Any?
    /// The value added at 1; nil for none.
    open var maximumRelativeValue: Any?

    /// An effect on a property, without values yet.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
    /// Creates an effect from an archive, with values that can be archived.
    public required init?(coder: NSCoder) {
        guard let keyPath = coder.optionalString(forKey: "UIKeyPath") else { return nil }
        self.keyPath = keyPath
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        minimumRelativeValue = coder.objectIfPresent("UIMinimumRelativeValue")
        maximumRelativeValue = coder.objectIfPresent("UIMaximumRelativeValue")
    }
    /// Writes path, axis and both values, where they are objects or numbers.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath as NSString, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIType")
        for (value, key) in [
            (minimumRelativeValue, "UIMinimumRelativeValue"), (maximumRelativeValue, "UIMaximumRelativeValue"),
        ] {
            if let object = Self.archivable(value) { coder.encode(object, forKey: key) }
        }
    }
    /// An effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }

    /// The value between both that the tilt asks for.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(tilt, -1), 1) + 1) / 2
        let value = ValueMixing.mixed(Self.plain(minimumRelativeValue), Self.plain(maximumRelativeValue), at: part)
        return value.map { [keyPath: $0] }
    }

    /// Offsets are sizes to layers, and colours are Core Graphics'.
    static func plain(_ value: Any?) -> Any? {
        switch value {
        case let offset as UIOffset: CGSize(width: offset.horizontal, height: offset.vertical)
        case let color as UIColor: color.cgColor
        case let boxed as StructValue where StructValue.numbers(boxed, .offset) != nil:
            CGSize(width: boxed.uiOffsetValue.horizontal, height: boxed.uiOffsetValue.vertical)
        default: value
        }
    }

    private static func archivable(_ value: Any?) -> Any? {
        switch value {
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let object as NSObject: object
        default: nil
        }
    }
}
