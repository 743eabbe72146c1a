// Diagnostics UIK12xx: members that are there so that code compiles, and do not work yet.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK1201: a property that is kept and has no effect.
    package static let storedAlone = CatalogueEntry(
        code: "UIK1201", severity: .unsupported, title: "Vitrine stores this property and does nothing with it yet.",
        cause: "The property is declared so that code compiles; its behavior is not implemented yet.",
        fix: "Do not rely on it; Documentation/Coverage.md lists what works.",
        recovery: .continues("The value is stored and can be read back."))

    /// UIK1202: an answer that an app gives by overriding, and that cannot be followed.
    package static let preferenceNotFollowed = CatalogueEntry(
        code: "UIK1202", severity: .unsupported, title: "Vitrine reads this preference but does not support it yet.",
        cause: "A subclass overrides it and returns a value other than the default.",
        fix: "Do not rely on it; Documentation/Coverage.md lists what works.", recovery: .noOperation)

    /// UIK1203: a property set on an appearance proxy that no view gets.
    package static let appearanceNotCarried = CatalogueEntry(
        code: "UIK1203", severity: .unsupported, title: "An appearance proxy does not carry this property.",
        cause: "Linux has no message forwarding: a proxy is an instance that records the setters of UIKit's own styles.",
        fix: "Set it in the initializer of the class or in didMoveToWindow().", recovery: .noOperation)

    /// UIK1204: the application's status bar in an app whose controllers decide.
    package static let statusBarOfControllers = CatalogueEntry(
        code: "UIK1204", severity: .misuse, title: "The application set the status bar, which view controllers control.",
        cause: "UIViewControllerBasedStatusBarAppearance is missing in Info.plist or true: the setters of UIApplication "
            + "have no effect.",
        fix: "Override preferredStatusBarStyle and prefersStatusBarHidden in the view controllers, or set the key to false.",
        recovery: .noOperation)

    /// Every entry of UIK12xx, in order of code.
    package static let declared: [CatalogueEntry] = [
        storedAlone, preferenceNotFollowed, appearanceNotCarried, statusBarOfControllers,
    ]

    /// Reports UIK1201 for a property that was given a value other than its default.
    /// - Parameters:
    ///   - member: Type and name, such as `UIControl.toolTip`.
    ///   - object: The object concerned.
    ///   - isDefault: Whether the value is the default, which asks for nothing.
    ///   - missing: What is not there, as a sentence.
    package static func stored(
        _ member: String, of object: @autoclosure () -> String? = nil, isDefault: Bool, _ missing: String
    ) {
        guard !isDefault else { return }
        storedAlone.report(object: object(), cause: "\(member) was set. \(missing)")
    }
}
