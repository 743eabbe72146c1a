// Rectangles out of the objects that hold them: `userInfo[…] as? CGRect`, as on Darwin.
// Apple: "Working with Foundation types", Bridged types.
import CoreGraphics
import Foundation

// On Darwin Foundation bridges CGRect to NSValue; casts of values that came as NSValue need it.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The value that holds the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// The rectangle of a value.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }
    /// The rectangle of a value. True.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.rectValue
        return true
    }
    /// The rectangle of a value; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
