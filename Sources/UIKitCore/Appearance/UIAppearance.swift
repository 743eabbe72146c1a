// Styles for every instance of a class: proxies that are set once, before the views are shown.
// Apple: "UIAppearance", "UIAppearanceContainer".
import Foundation
import UIKitValues

/// A class that appearance proxies may name as a container: views, view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class that has appearance proxies, views and items of bars: `UILabel.appearance().textColor = .red` is set on every label
/// that comes into a window.
///
/// A proxy is an instance of the class that keeps what is set on it. It carries the properties in ``AppearanceKey``'s
/// list; what a subclass adds itself is not carried and is reported (UIK1203). The proxy of a class without
/// `init(frame:)` is built by its superclass's, and the class's own properties are zero in it.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all instances.
    static func appearance() -> Self
    /// The proxy of instances inside instances of these classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy of instances whose traits have these values.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy of instances whose traits have these values, inside instances of these classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy of all instances. What is set on it is set on instances that come into a window afterwards, unless they
    /// were given a value themselves.
    public class func appearance() -> Self { proxyView(nil, []) }
    /// The proxy of instances inside instances of these classes, the innermost first. Where several proxies fit, the one
    /// with the outermost container counts.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxyView(nil, containerTypes)
    }
    /// The proxy of instances whose traits have these values.
    public class func appearance(for trait: UITraitCollection) -> Self { proxyView(trait, []) }
    /// The proxy of instances whose traits have these values, inside instances of these classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxyView(trait, containerTypes) }

    private class func proxyView(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
        let proxy = AppearanceProxies.proxy(of: self, UIView.self, traits, containers.map { $0 as AnyClass })
        return unsafeDowncast(proxy.target, to: Self.self)
    }
}

extension UIView: AppearanceTarget {
    package var styling: ViewStyling? {
        get { appearance.styling }
        set { appearance.styling = newValue }
    }

    package static func makeToBeSet(_ type: AnyClass) -> (target: any AppearanceTarget, hollow: HollowTarget?) {
        let (view, hollow) = UIView.makeToBeSet(type as? UIView.Type ?? UIView.self)
        return (view, hollow.map { hollow in HollowTarget(builtBy: hollow.builtBy) { hollow.hasOwn } })
    }

    package static func losses(of target: any AppearanceTarget, _ hollow: HollowTarget?) -> [String] {
        (target as? UIView).map { AppearanceLosses.names(of: $0, hollow) } ?? []
    }
}

extension UIView {
    /// Applies the values of the proxies that fit the view.
    func applyAppearance() { AppearanceProxies.apply(to: self) }
    /// Applies them again after a change of traits, if any proxy is for some traits alone.
    func applyAppearanceForTraits() { AppearanceProxies.traitsChanged(of: self) }
}
