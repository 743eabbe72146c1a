// A controller whose view is an effect view.
import SwiftModel
import UIKitAudit

/// The classes of a test in which a controller's method adds to `view`.
struct ControllerSketch {
    /// The method that makes the effect view `view`: `loadView` or `viewDidLoad`.
    var rootMethod: String
    /// `view = UIVisualEffectView(effect: nil)`, with where it stands.
    var rootLine: String
    /// The class that makes it so, and those down to the controller's own, which is last; one alone where nothing is inherited.
    var classes: [String]

    /// The declarations, with a method and properties in the last class.
    ///
    /// - Parameters:
    ///   - adding: nil where nothing is added inside the class.
    func declarations(properties: [String] = [], adding: (method: HostMethod, body: [String])? = nil) -> [[String]] {
        var result: [[String]] = []
        for (index, name) in classes.enumerated() {
            let isLast = index == classes.count - 1
            var sketch = ClassSketch(
                name: name, superclass: index == 0 ? "UIViewController" : classes[index - 1], isFinal: isLast)
            if isLast { sketch.members = properties }
            let root = HostMethod.loading(rootMethod)
            let callsSuper = rootMethod != "loadView"
            if index == 0, isLast, let adding, case .loading(let name) = adding.method, name == rootMethod {
                sketch.members += root.lines([rootLine] + adding.body, callsSuper: callsSuper)
            } else {
                if index == 0 { sketch.members += root.lines([rootLine], callsSuper: callsSuper) }
                if isLast, let adding { sketch.members += adding.method.lines(adding.body, callsSuper: true) }
            }
            result.append(sketch.lines)
        }
        return result
    }
}
