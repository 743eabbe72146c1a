// An animation of one property.
// Apple: "CAPropertyAnimation".
import Foundation

/// The base of animations of one property, named by a key path such as `position.x` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    public override init() { super.init() }
    /// From an archive.
    public required init?(coder: NSCoder) {
        keyPath = coder.decodeObject(forKey: "keyPath") as? String
        super.init(coder: coder)
    }

    /// An animation of the property at a path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath, forKey: "keyPath")
    }

    /// The property, or a component of it.
    open var keyPath: String?
    /// Whether the values are added to what the property is without this animation.
    open var isAdditive = false
    /// Whether each repetition begins where the last one ended.
    open var isCumulative = false

    override func makeCopy() -> CAAnimation { copyValues(to: CAPropertyAnimation()) }
    override func copyValues<T: CAAnimation>(to other: T) -> T {
        if let other = other as? CAPropertyAnimation {
            other.keyPath = keyPath
            other.isAdditive = isAdditive
            other.isCumulative = isCumulative
        }
        return super.copyValues(to: other)
    }
}
