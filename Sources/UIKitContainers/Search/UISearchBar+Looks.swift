// The ground of a search bar, and the looks that apps give its parts.
// Apple: "UISearchBar", Customizing appearance.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

extension UISearchBar {
    func changeBar(_ change: (inout SearchBarState) -> Void) {
        change(&bar)
        looksChanged()
        fieldButtonsChanged()
        setNeedsLayout()
    }

    func setFieldImage(_ image: UIImage?, _ state: UIControl.State) {
        bar.fieldImages[state.rawValue] = image
        if state == .normal { parts.field.background = image }
        if state == .disabled { parts.field.disabledBackground = image }
    }

    func decodeLooks(from coder: NSCoder) {
        bar.style = Style(rawValue: UInt(max(0, coder.decodeInteger(forKey: "UISearchBarStyle")))) ?? .default
        bar.barStyle = UIBarStyle(rawValue: coder.decodeInteger(forKey: "UIBarStyle")) ?? .default
        bar.tint = coder.optional(UIColor.self, forKey: "UIBarTintColor")
    }

    /// The image of a position: its own, else that of any.
    private var shownImage: UIImage? {
        for position in [bar.position, .any] {
            if let image = bar.images[BarImageSlot(position: position, metrics: .default)] { return image }
        }
        return nil
    }

    /// In a navigation bar and in the minimal style there is no ground (documented); a black bar is dark.
    func looksChanged() {
        parts.ground.isHidden = bar.place != nil || isTitle || bar.style == .minimal && shownImage == nil
        let system: UIColor = bar.barStyle == .default ? .systemBackground : .black
        let tint = bar.tint.map { bar.isTranslucent ? $0.withAlphaComponent(BarMeasures.tintAlpha) : $0 }
        parts.ground.show(color: tint ?? system, image: shownImage)
        if bar.barStyle != .default { parts.field.overrideUserInterfaceStyle = .dark }
        parts.scopeGround.image = bar.scopeImage
        parts.field.setMagnifier(image(for: .search, state: .normal))
        parts.field.setClearImages(image(for: .clear, state: .normal), pressed: image(for: .clear, state: .highlighted))
        var offsets = SearchFieldOffsets()
        offsets.text = bar.textOffset
        offsets.icon = positionAdjustment(for: .search)
        offsets.clear = positionAdjustment(for: .clear)
        offsets.trailing = positionAdjustment(for: bar.showsResults ? .resultsList : .bookmark)
        parts.field.setOffsets(offsets)
    }
}
