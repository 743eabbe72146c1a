// An animation of one property.
// Apple: "CAPropertyAnimation".
import Foundation

/// The base of animations of one property, named by a key path such as `position.x` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    public override init() { super.init() }
    /// From an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeProperty(coder)
    }

    /// An animation of the property at a path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Writes key path and switches beside the timing.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProperty(coder)
    }

    /// The property, or a component of it.
    open var keyPath: String?
    /// Whether the values are added to what the property is without this animation.
    open var isAdditive = false
    /// Whether each repetition begins where the last one ended.
    open var isCumulative = false

    /// Makes a transform of the values; nil where they are of the property's kind.
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
