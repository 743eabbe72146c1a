// A second configuration of a scene.
// Apple: "UISceneConfiguration".
import Foundation

extension UISceneConfiguration: @preconcurrency NSCopying {
    /// A configuration of the same name, role and classes.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UISceneConfiguration(name: name, sessionRole: role)
        copy.sceneClass = sceneClass
        copy.delegateClass = delegateClass
        return copy
    }
}
