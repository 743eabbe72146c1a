// The values that were set on a proxy and reach no view, so that UIK1203 can name them.
// No Apple page: this is ours; "UIAppearance".
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

/// The facts about an instance whose class has no initialiser without arguments.
package struct HollowTarget {
    /// The superclass that initialised its part.
    let builtBy: AnyClass
    /// Whether a property of the subclass's own was set.
    let hasOwn: @MainActor () -> Bool
}

/// Finds values that were set on a proxy but are none of the keys, by comparing with a fresh instance.
@MainActor enum AppearanceLosses {
    private static let ofViews: [(String, @MainActor (UIView) -> String)] = [
        ("alpha", { "\($0.alpha)" }), ("isHidden", { "\($0.isHidden)" }), ("clipsToBounds", { "\($0.clipsToBounds)" }),
        ("contentMode", { "\($0.contentMode)" }), ("transform", { "\($0.transform)" }), ("tag", { "\($0.tag)" }),
        ("isUserInteractionEnabled", { "\($0.isUserInteractionEnabled)" }),
        ("layoutMargins", { "\($0.layoutMargins)" }), ("layer.cornerRadius", { "\($0.layer.cornerRadius)" }),
        ("layer.borderWidth", { "\($0.layer.borderWidth)" }), ("layer.shadowOpacity", { "\($0.layer.shadowOpacity)" }),
    ]

    static func names(of view: UIView, _ hollow: HollowTarget?) -> [String] {
        let type = hollow?.builtBy as? UIView.Type ?? Swift.type(of: view)
        let fresh = AppearanceProxies.quietly { UIView.make(type, frame: .zero) }
        return names(of: view, fresh, ofViews.filter { $0.1(view) != $0.1(fresh) }.map(\.0), hollow)
    }

    /// Collects the names of changed properties, those of the app's own classes too.
    static func names(
        of target: AnyObject, _ fresh: AnyObject, _ common: [String], _ hollow: HollowTarget?
    ) -> [String] {
        var lost = common
        if let hollow { return lost + (hollow.hasOwn() ? ["properties of its own"] : []) }
        var mirrors: (Mirror?, Mirror?) = (Mirror(reflecting: target), Mirror(reflecting: fresh))
        // The classes of the app, down to the first of UIKit.
        while let one = mirrors.0, let two = mirrors.1, let type = one.subjectType as? AnyClass, !ModuleNames.isUIKit(type) {
            for (a, b) in zip(one.children, two.children) where a.label != nil && isPlain(a.value) {
                if "\(a.value)" != "\(b.value)" { lost.append(a.label ?? "") }
            }
            mirrors = (one.superclassMirror, two.superclassMirror)
        }
        return lost
    }

    /// Objects made anew by each instance say nothing; values and colours do.
    private static func isPlain(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { isPlain($0.value) } ?? true }
        return mirror.displayStyle != .class || value is UIColor || value is UIFont
    }
}
