// An animation of one property.
// Apple: "CAPropertyAnimation".
import Foundation

/// An animation of a property, given by a key path such as `position.x` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    public override init() { super.init() }
    /// Creates an animation from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeProperty(coder)
    }

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Encodes the key path and the flags in addition to the timing.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProperty(coder)
    }

    /// The key path of the property or a part of it.
    open var keyPath: String?
    /// Whether the values are added to the property's value without this animation.
    open var isAdditive = false
    /// Whether each repetition begins at the end of the previous one.
    open var isCumulative = false

    /// The function that converts the values to a transform; nil if they have the property's type.
    open var valueFunction: CAValueFunction?

    override func makeCopy() -> CAAnimation { CAPropertyAnimation() }
    override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.keyPath = keyPath
        other.isAdditive = isAdditive
        other.isCumulative = isCumulative
        other.valueFunction = valueFunction
    }
}
