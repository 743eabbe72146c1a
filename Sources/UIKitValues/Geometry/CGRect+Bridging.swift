// Rectangles out of the objects that hold them: `userInfo[…] as? CGRect`, as on Darwin.
// Apple: "Working with Foundation types", Bridged types.
import CoreGraphics
import Foundation

// On Darwin Foundation bridges CGRect to NSValue; casts of values that came as NSValue need it.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The value that holds the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// The rectangle of a value; none of a value that holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    /// The rectangle of a value. False where it holds something else, such as a point.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = strcmp(source.objCType, rectangleType) == 0 ? source.rectValue : nil
        return result != nil
    }
    /// How Foundation names what an NSValue of a rectangle holds.
    private static let rectangleType = String(cString: NSValue(rect: .zero).objCType)
    /// The rectangle of a value; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
