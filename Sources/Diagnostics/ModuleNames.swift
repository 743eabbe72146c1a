// The names of the modules that hold Apple's classes.
// No Apple page: this is ours.

/// Modules of this package, by what their classes are to an app.
package enum ModuleNames {
    /// Those of UIKit's classes, from the lowest to the highest.
    package static let uikit = ["UIKitValues", "UIKitCore", "UIKitControls", "UIKitText", "UIKitContainers", "UIKitLists"]
    /// Those whose classes have no module in their names on iOS.
    package static let apple =
        uikit + ["QuartzCore", "Foundation", "CoreImage", "SelectorDispatch", "FoundationAdditions", "CoreText"]

    /// Whether a class, or the class that an instance is of, is one of UIKit's.
    package static func isUIKit(_ type: Any.Type) -> Bool {
        guard let module = String(reflecting: type).split(separator: ".", maxSplits: 1).first else { return false }
        return uikit.contains { $0 == module }
    }
}
