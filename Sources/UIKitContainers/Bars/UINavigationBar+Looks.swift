// The appearance that a bar shows, and the one that follows from old properties.
// Apple: "UINavigationBar", Customizing the appearance of a navigation bar.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

extension UIView {
    /// Stands in the setters of bars that appearance proxies carry; each has a number of its own.
    func styledBar(_ number: Int, _ call: @escaping @MainActor (UIView) -> Void) {
        styled(.bar, axis: number, call)
    }
}

/// Changed by the accessors alone.
struct NavigationBarLooks {
    // Changed by the accessors and `UINavigationBar+Looks.swift`.
    var prefersLargeTitles = false
    var standard: UINavigationBarAppearance?

    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    var title: [NSAttributedString.Key: Any]?
    var large: [NSAttributedString.Key: Any]?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var back: UIImage?
    var backMask: UIImage?
    /// The appearance made from the old properties, until they change. Changed by `UINavigationBar+Looks.swift`.
    fileprivate(set) var derived: UINavigationBarAppearance?
}

extension UINavigationBar {
    func setUpBar() {
        isOpaque = false
        let ground = BarGround(frame: bounds)
        barPlace.ground = ground
        ground.becomePart()
        insertSubview(ground, at: 0)
        updateLooks()
    }

    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UIBarStyle") {
            looks.style = UIBarStyle(rawValue: coder.decodeInteger(forKey: "UIBarStyle")) ?? .default
        }
        looks.tint = coder.optional(UIColor.self, forKey: "UIBarTintColor")
        if coder.containsValue(forKey: "UIBarTranslucent") {
            looks.setTranslucent = coder.decodeBool(forKey: "UIBarTranslucent")
        }
        if coder.containsValue(forKey: "UIBarPrefersLargeTitles") {
            navigationLooks.prefersLargeTitles = coder.decodeBool(forKey: "UIBarPrefersLargeTitles")
        }
        if let items = coder.objectIfPresent("UIItems") as? [UINavigationItem] { set(items, false) }
        updateLooks()
    }

    func encodeBar(with coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        if let color = barTintColor { coder.encode(color, forKey: "UIBarTintColor") }
        if let translucent = looks.setTranslucent { coder.encode(translucent, forKey: "UIBarTranslucent") }
        coder.encode(prefersLargeTitles, forKey: "UIBarPrefersLargeTitles")
        if barItems.controller == nil { coder.encode(barItems.stack as NSArray, forKey: "UIItems") }
    }

    // MARK: Setting

    func changeLooks(_ change: (inout NavigationBarLooks) -> Void) {
        change(&navigationLooks)
        navigationLooks.derived = nil
        looksChanged()
    }

    func changeOldLooks(_ change: (inout BarLooks) -> Void) {
        let translucent = looks.isTranslucent
        change(&looks)
        navigationLooks.derived = nil
        looksChanged()
        // The unseen bar of a nested controller takes space while it has a picture.
        if translucent != looks.isTranslucent || barItems.controller?.isNested == true {
            barItems.controller?.barHeightMayChange()
        }
    }

    /// Appearances are copied; what is changed on the copy shows at once.
    func setAppearance(
        _ path: WritableKeyPath<NavigationBarLooks, UINavigationBarAppearance?>, _ appearance: UINavigationBarAppearance?
    ) {
        let copy = appearance?.duplicate()
        copy?.onChange = { [weak self] in self?.looksChanged() }
        navigationLooks[keyPath: path] = copy
        looksChanged()
    }

    /// The appearance that was set, or one that can be changed in place of the looks of old.
    var madeStandard: UINavigationBarAppearance {
        if let set = navigationLooks.standard { return set }
        let made = oldLooks
        made.onChange = { [weak self, weak made] in
            guard let self, let made, self.navigationLooks.derived === made else { return }
            self.navigationLooks.standard = made
            self.navigationLooks.derived = nil
            made.onChange = { [weak self] in self?.looksChanged() }
            self.looksChanged()
        }
        return made
    }

    /// What the looks of old are made for has changed.
    func deriveLooksAnew() { navigationLooks.derived = nil }

    private func looksChanged() {
        barPlace.contents?.reload()
        updateLooks()
        setNeedsLayout()
        barItems.controller?.barHeightMayChange()
    }

    // MARK: What is shown

    /// Whether it is one of the low bars of phones in landscape.
    var isLow: Bool { barPlace.rowHeight < BarMeasures.lowBelow }

    private var isDark: Bool { looks.style != .default }

    /// An appearance of the looks of old.
    private var oldLooks: UINavigationBarAppearance {
        if let derived = navigationLooks.derived { return derived }
        let made = UINavigationBarAppearance()
        if isDark { made.ground.effect = UIBlurEffect(style: .systemChromeMaterialDark) }
        if let tint = looks.tint { made.ground.color = looks.isTranslucent ? tint.withAlphaComponent(BarMeasures.tintAlpha) : tint }
        if !looks.isTranslucent {
            made.ground.effect = nil
            made.ground.color = looks.tint ?? (isDark ? .black : .systemBackground)
        }
        if let image = looks.image(barPosition, isLow ? .compact : .default) {
            made.ground.effect = nil
            made.ground.color = nil
            made.ground.image = image
            made.ground.shadowImage = looks.shadow
        }
        let white: [NSAttributedString.Key: Any] = isDark ? [.foregroundColor: UIColor.white] : [:]
        made.titles.title = white.merging(navigationLooks.title ?? [:]) { $1 }
        made.titles.large = white.merging(navigationLooks.large ?? [:]) { $1 }
        made.titles.back = navigationLooks.back
        navigationLooks.derived = made
        return made
    }

    /// The looks of titles and buttons; of the ground too unless it is bare.
    var effectiveLooks: UINavigationBarAppearance { chosenLooks.looks }

    /// Rules (documented): the item's before the bar's; low bars have their own; at the content's edge there is no ground
    /// unless an appearance says so.
    private var chosenLooks: (looks: UINavigationBarAppearance, isBare: Bool) {
        let own = topItem?.state
        let low = isLow
        let standard =
            (low ? own?.compact : nil) ?? own?.standard ?? (low ? navigationLooks.compact : nil)
            ?? navigationLooks.standard ?? oldLooks
        guard barPlace.isAtEdge else { return (standard, false) }
        if let edge = (low ? own?.compactScrollEdge : nil) ?? own?.scrollEdge
            ?? (low ? navigationLooks.compactScrollEdge : nil) ?? navigationLooks.scrollEdge
        {
            return (edge, false)
        }
        return (standard, true)
    }

    private static let bareGround = UIBarAppearance.Ground(
        effect: nil, color: nil, image: nil, shadowColor: nil, shadowImage: nil)

    func updateLooks() {
        let (looks, isBare) = chosenLooks
        barPlace.ground?.show(isBare ? Self.bareGround : looks.ground)
    }

    /// The ground changes over time where it can be seen.
    func setAtEdge(_ isAtEdge: Bool, animated: Bool) {
        guard isAtEdge != barPlace.isAtEdge else { return }
        let before = effectiveLooks
        barPlace.isAtEdge = isAtEdge
        let haveButtonsChanged = effectiveLooks !== before
        guard animated, window != nil else {
            if haveButtonsChanged { reloadForEdge() }
            return updateLooks()
        }
        UIView.animate(withDuration: BarMeasures.edgeFade, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.updateLooks()
        }
        if haveButtonsChanged { reloadForEdge() }
    }

    /// Other buttons and titles; at the end of a change where one goes on.
    private func reloadForEdge() {
        if let change = barPlace.change { change.looksHaveChanged = true } else { barPlace.contents?.reload() }
    }

    func barTintDidChange() { barPlace.contents?.reload() }

    func barTraitsDidChange() {
        navigationLooks.derived = nil
        barPlace.contents?.reload()
        updateLooks()
        setNeedsLayout()
    }

    /// The attributes of titles: the looks' over semibold, or bold where large.
    func titleAttributes(_ looks: UINavigationBarAppearance, large: Bool) -> [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(
                ofSize: large ? BarMeasures.largeTitleSize : BarMeasures.titleSize, weight: large ? .bold : .semibold),
            .foregroundColor: UIColor.label,
        ]
        let own = large ? navigationLooks.large : navigationLooks.title
        if let own { all.merge(own) { $1 } }
        all.merge(large ? looks.largeTitleTextAttributes : looks.titleTextAttributes) { $1 }
        return all
    }
}

/// What proxies of a bar: which of its properties is said by the axis carry besides.
extension AppearanceKey {
    static let bar = AppearanceKey("bar")
}
