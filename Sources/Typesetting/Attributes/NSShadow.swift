// The shadow of text.
// Apple: NSShadow
import Foundation

/// The shadow of text. Offsets are points, y downwards in UIKit's contexts.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    /// Points by which the shadow is moved. Default: none.
    open var shadowOffset = CGSize.zero
    /// The blur's radius in points, ≥ 0; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's colour (UIColor). Default: black at a third; nil draws no shadow.
    open var shadowColor: Any? = ShadowDefaultColor.color

    public override init() {}

    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        if coder.containsValue(forKey: "NSShadowColor") { shadowColor = coder.decodeObject(forKey: "NSShadowColor") }
    }

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? NSCoding { coder.encode(color, forKey: "NSShadowColor") }
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Equal where offset, radius and colour are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && sameObject(shadowColor, other.shadowColor)
    }

    open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}

/// Whether two attribute values are the same: equal hashables, or the same object.
package func sameObject(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): (one as AnyObject) === (other as AnyObject)
    default: false
    }
}
