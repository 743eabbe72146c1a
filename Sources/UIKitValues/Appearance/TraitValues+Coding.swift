// Archiving of the built-in traits.
// Apple: "UITraitCollection" (NSSecureCoding)
import Foundation

extension TraitValues {
    init(coder: NSCoder) {
        self.init()
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        if let raw = number("style"), let value = UIUserInterfaceStyle(rawValue: raw) { userInterfaceStyle = value }
        if let raw = number("idiom"), let value = UIUserInterfaceIdiom(rawValue: raw) { userInterfaceIdiom = value }
        if let raw = number("horizontal"), let value = UIUserInterfaceSizeClass(rawValue: raw) {
            horizontalSizeClass = value
        }
        if let raw = number("vertical"), let value = UIUserInterfaceSizeClass(rawValue: raw) {
            verticalSizeClass = value
        }
        if let raw = number("direction"), let value = UITraitEnvironmentLayoutDirection(rawValue: raw) {
            layoutDirection = value
        }
        if let raw = number("contrast"), let value = UIAccessibilityContrast(rawValue: raw) {
            accessibilityContrast = value
        }
        if let raw = number("level"), let value = UIUserInterfaceLevel(rawValue: raw) { userInterfaceLevel = value }
        if let raw = number("gamut"), let value = UIDisplayGamut(rawValue: raw) { displayGamut = value }
        if let raw = number("weight"), let value = UILegibilityWeight(rawValue: raw) { legibilityWeight = value }
        if let raw = number("active"), let value = UIUserInterfaceActiveAppearance(rawValue: raw) {
            activeAppearance = value
        }
        if let raw = number("force"), let value = UIForceTouchCapability(rawValue: raw) { forceTouchCapability = value }
        if let raw = number("capture"), let value = UISceneCaptureState(rawValue: raw) { sceneCaptureState = value }
        if let raw = number("toolbar"), let value = UINSToolbarItemPresentationSize(rawValue: raw) {
            toolbarItemPresentationSize = value
        }
        if let raw = number("range"), let value = UIImage.DynamicRange(rawValue: raw) { imageDynamicRange = value }
        if let raw = number("list"), let value = UIListEnvironment(rawValue: raw) { listEnvironment = value }
        if let language = coder.optionalString(forKey: "language") { typesettingLanguage = language as String }
        let scale = coder.decodeDouble(forKey: "scale")
        if scale > 0, scale.isFinite { displayScale = CGFloat(scale) }
        if let size = coder.optionalString(forKey: "size") {
            preferredContentSizeCategory = UIContentSizeCategory(rawValue: size as String)
        }
    }

    func encode(with coder: NSCoder) {
        coder.encode(userInterfaceStyle.rawValue, forKey: "style")
        coder.encode(userInterfaceIdiom.rawValue, forKey: "idiom")
        coder.encode(horizontalSizeClass.rawValue, forKey: "horizontal")
        coder.encode(verticalSizeClass.rawValue, forKey: "vertical")
        coder.encode(layoutDirection.rawValue, forKey: "direction")
        coder.encode(accessibilityContrast.rawValue, forKey: "contrast")
        coder.encode(userInterfaceLevel.rawValue, forKey: "level")
        coder.encode(displayGamut.rawValue, forKey: "gamut")
        coder.encode(legibilityWeight.rawValue, forKey: "weight")
        coder.encode(activeAppearance.rawValue, forKey: "active")
        coder.encode(forceTouchCapability.rawValue, forKey: "force")
        coder.encode(sceneCaptureState.rawValue, forKey: "capture")
        coder.encode(toolbarItemPresentationSize.rawValue, forKey: "toolbar")
        coder.encode(imageDynamicRange.rawValue, forKey: "range")
        coder.encode(listEnvironment.rawValue, forKey: "list")
        if !typesettingLanguage.isEmpty { coder.encode(typesettingLanguage as NSString, forKey: "language") }
        coder.encode(Double(displayScale), forKey: "scale")
        if preferredContentSizeCategory != .unspecified {
            coder.encode(preferredContentSizeCategory.rawValue as NSString, forKey: "size")
        }
    }
}
