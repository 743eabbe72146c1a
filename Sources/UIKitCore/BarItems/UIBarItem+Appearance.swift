// Styles for every item of a class.
// Apple: "UIAppearance", "UIBarButtonItem", Customizing Appearance. Observed: an item takes them when its button comes into
// a window; the containers are what the button stands in.
import Foundation
import QuartzCore
import UIKitValues

extension UIBarItem: UIAppearance {
    /// Returns the appearance proxy of all instances. Its values apply to items whose bar is added to a window later, unless the
    /// items
    /// have values of their own.
    public class func appearance() -> Self { proxyItem(nil, []) }
    /// Returns the appearance proxy of items inside instances of these classes, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxyItem(nil, containerTypes)
    }
    /// Returns the appearance proxy of items shown with these trait values.
    public class func appearance(for trait: UITraitCollection) -> Self { proxyItem(trait, []) }
    /// Returns the appearance proxy of items shown with these trait values, inside instances of these classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxyItem(trait, containerTypes) }

    private class func proxyItem(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
        let proxy = AppearanceProxies.proxy(of: self, UIBarItem.self, traits, containers.map { $0 as AnyClass })
        return unsafeDowncast(proxy.target, to: Self.self)
    }
}

/// The properties of items that proxies carry.
enum ItemProperty: Int {
    case titleAttributes, tint, background, styledBackground, titleOffset, backgroundOffset
    case backBackground, backTitleOffset, badgeColor, badgeAttributes, standard, scrollEdge
}

extension UIBarItem: AppearanceTarget {
    /// Stands in every setter that proxies carry, as ``UIView/styled(_:axis:_:)`` does in those of views.
    /// - Parameter axis: A number that distinguishes values of one property, such as state and metrics.
    func styled(
        _ property: ItemProperty, axis: Int = 0, _ call: @autoclosure () -> (@MainActor (UIBarItem) -> Void)
    ) {
        guard !AppearanceProxies.isApplying else { return }
        let slot = AppearanceSlot(key: .item, axis: property.rawValue << 48 | axis)
        if let proxy = styling?.proxy {
            let call = call()
            proxy.record(slot) { if let item = $0 as? UIBarItem { call(item) } }
        } else {
            if styling == nil { styling = ViewStyling() }
            styling?.given.insert(slot)
        }
    }

    package func hasOwn(_ slot: AppearanceSlot) -> Bool { styling?.given.contains(slot) ?? false }

    package static func makeToBeSet(_ type: AnyClass) -> (target: any AppearanceTarget, hollow: HollowTarget?) {
        let type = type as? UIBarItem.Type ?? UIBarItem.self
        if let whole = DynamicInit.makeIfImplemented(type) { return (whole, nil) }
        guard let made = DynamicInit.makeHollow(type) else { return (DynamicInit.make(type), nil) }
        return (made.object, HollowTarget(builtBy: made.builtBy) { made.own.contains { $0 != 0 } })
    }

    package static func losses(of target: any AppearanceTarget, _ hollow: HollowTarget?) -> [String] {
        (target as? UIBarItem).map { AppearanceLosses.names(of: $0, hollow) } ?? []
    }

    /// The bar shows the item anew. A value from a proxy is shown by the button that asked for it.
    package func tellHost() {
        if !AppearanceProxies.isApplying { host?.barItemChanged(self) }
    }
}

extension UIBarMetrics {
    /// State and metrics in one number.
    func axis(_ state: UIControl.State) -> Int { rawValue << 32 | state.axis }
}

/// What proxies of a bar item carry besides.
extension AppearanceKey {
    static let item = AppearanceKey("item")
}

extension AppearanceLosses {
    private static let ofItems: [(String, @MainActor (UIBarItem) -> String)] = [
        ("title", { $0.title ?? "" }), ("image", { "\($0.image != nil)" }), ("isEnabled", { "\($0.isEnabled)" }),
        ("tag", { "\($0.tag)" }), ("imageInsets", { "\($0.imageInsets)" }),
        ("style", { "\(($0 as? UIBarButtonItem)?.style ?? .plain)" }),
        ("width", { "\(($0 as? UIBarButtonItem)?.width ?? 0)" }),
        ("badgeValue", { ($0 as? UITabBarItem)?.badgeValue ?? "" }),
    ]

    static func names(of item: UIBarItem, _ hollow: HollowTarget?) -> [String] {
        let type = hollow?.builtBy as? UIBarItem.Type ?? Swift.type(of: item)
        let fresh = AppearanceProxies.quietly { DynamicInit.make(type) }
        return names(of: item, fresh, ofItems.filter { $0.1(item) != $0.1(fresh) }.map(\.0), hollow)
    }
}
