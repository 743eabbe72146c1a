// The looks in force, and the places of everything.
// Apple: "UITabBar", Customizing the tab bar appearance; "UITabBarAppearance".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

extension UITabBar {
    func changeLook(_ change: (inout Look) -> Void) {
        change(&look)
        updateLooks()
        controller?.barChanged()
    }

    // MARK: Appearances

    var ownedStandard: UITabBarAppearance {
        if let standard = look.standard { return standard }
        // Not set, but the app may change what it was given.
        let made = UITabBarAppearance()
        made.ground = oldGround
        made.onChange = { [weak self, weak made] in
            guard let self, let made else { return }
            self.look.standard = made
            self.appearanceChanged()
        }
        return made
    }

    func setStandard(_ appearance: UITabBarAppearance) {
        look.standard = own(appearance)
        appearanceChanged()
    }

    func setScrollEdge(_ appearance: UITabBarAppearance?) {
        look.scrollEdge = appearance.map(own)
        appearanceChanged()
    }

    private func own(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = appearance.duplicate()
        copy.onChange = { [weak self] in self?.appearanceChanged() }
        return copy
    }

    private func appearanceChanged() {
        updateLooks()
        controller?.barChanged()
    }

    /// The selected item's, the bar's; nil where old properties say how it looks.
    private var appearanceInForce: UITabBarAppearance? {
        let item = row.selected
        if look.isAtEdge, let edge = item?.scrollEdgeAppearance ?? look.scrollEdge { return edge }
        return item?.standardAppearance ?? look.standard
    }

    /// Steps: 1. at the edge its own look; 2. without one the other's without ground, unless the bar is opaque
    /// (documented for iOS 15); 3. the look that was set; 4. that of old properties.
    var groundInForce: UIBarAppearance.Ground {
        if look.isAtEdge {
            if let edge = row.selected?.scrollEdgeAppearance ?? look.scrollEdge { return edge.ground }
            if !hasOldGround {
                var ground = UIBarAppearance.Ground()
                ground.effect = nil
                ground.shadowColor = nil
                return ground
            }
        }
        return appearanceInForce?.ground ?? oldGround
    }

    private var hasOldGround: Bool {
        look.standard == nil && (look.background != nil || !look.isTranslucent)
    }

    /// Whether the bar lets content show through, so that it reaches below.
    var letsContentThrough: Bool {
        if let appearance = row.selected?.standardAppearance ?? look.standard {
            return appearance.ground.effect != nil || appearance.ground.color == nil
                || (appearance.ground.color?.cgColor.alpha ?? 0) < 1
        }
        return look.isTranslucent
    }

    /// The ground that follows from the properties older than appearances.
    private var oldGround: UIBarAppearance.Ground {
        var ground = UIBarAppearance.Ground()
        let isBlack = look.style != .default
        if isBlack { ground.effect = UIBlurEffect(style: .systemChromeMaterialDark) }
        if let image = look.background {
            ground.effect = nil
            ground.image = image
            if let shadow = look.shadow {
                ground.shadowImage = shadow
            }
        } else if !look.isTranslucent {
            ground.effect = nil
            ground.color = look.barTint ?? (isBlack ? .black : .systemBackground)
        } else if let tint = look.barTint {
            // A bar's own colour is let through a little.
            ground.color = tint.withAlphaComponent(tint.cgColor.alpha * BarMeasures.tintAlpha)
        }
        return ground
    }

    // MARK: Showing

    /// Inline in wide bars, small where height is scarce, stacked else. Documented.
    var style: UITabBarItemAppearance.Style {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return .compactInline }
        return traits.horizontalSizeClass == .regular ? .inline : .stacked
    }

    private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

    var barHeight: CGFloat {
        TabLayout.height(isPad: isPad, isLow: traitCollection.verticalSizeClass == .compact)
    }

    /// A bar of a controller takes the room below it from the controller: before it is laid out its own is not known.
    var fittingHeight: CGFloat {
        let below = controller?.viewIfLoaded?.safeAreaInsets.bottom ?? safeAreaInsets.bottom
        return barHeight + TabLayout.room(below: below, isPad: isPad)
    }

    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func updateLooks() {
        let ground = groundInForce
        barGround.show(ground)
        let appearance = appearanceInForce
        let context = TabContext(
            style: style, appearance: appearance?.items(style), unselected: look.unselected, isReversed: isReversed)
        for button in row.buttons {
            button.isSelected = button.item === row.selected
            button.show(context)
        }
        let image = appearance?.tabs.selectionImage ?? look.selection
        selection.image = image
        let tint = appearance?.tabs.selectionTint
        selection.tintColor = tint
        selection.treatsAutomaticAsTemplate = tint != nil
        setNeedsLayout()
    }

    /// The content ends above the bar, or does not any more.
    func show(atEdge: Bool) {
        guard atEdge != look.isAtEdge else { return }
        look.isAtEdge = atEdge
        updateLooks()
    }

    func layoutTabs() {
        barGround.frame = bounds
        let safe = safeAreaInsets
        let height = min(bounds.height, max(barHeight, bounds.height - TabLayout.room(below: safe.bottom, isPad: isPad)))
        let area = CGRect(
            x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: height)
        let stacked = style == .stacked ? appearanceInForce?.tabs : nil
        let positioning = stacked.flatMap { $0.positioning == .automatic ? nil : $0.positioning } ?? look.positioning
        let isCentered =
            positioning == .centered
            || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
        let width = stacked.flatMap { $0.width > 0 ? $0.width : nil } ?? look.width
        let spacing = stacked.flatMap { $0.spacing > 0 ? $0.spacing : nil } ?? look.spacing
        let frames = TabLayout.frames(
            row.buttons.map(\.contentWidth), in: area, isCentered: isCentered, itemWidth: width, spacing: spacing,
            isReversed: isReversed)
        for (button, frame) in zip(row.buttons, frames) { button.frame = frame }
        placeSelection()
    }

    private func placeSelection() {
        guard let image = selection.image, let button = row.buttons.first(where: { $0.isSelected }) else {
            selection.isHidden = true
            return
        }
        selection.isHidden = false
        selection.frame = CGRect(
            x: (button.frame.midX - image.size.width / 2).rounded(), y: button.frame.minY, width: image.size.width,
            height: min(image.size.height, button.frame.height))
    }
}
