// The material of alerts and action sheets.
// No Apple page: this is ours; figures: by eye from iOS 17.
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Blurs what lies behind an alert or action sheet, and covers it with their grey.
final class AlertEffect: UIVisualEffect, @unchecked Sendable {
    private let isSheet: Bool

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init()
    }
    required init?(coder: NSCoder) {
        isSheet = false
        super.init(coder: coder)
    }

    override func looks(in traits: UITraitCollection) -> EffectLooks {
        // The radius and colours of an alert are those of the system's own material.
        var material = Material.of(.systemMaterial, in: traits)
        let isDark = traits.userInterfaceStyle == .dark
        if !isDark { material.white = AlertColorMeasures.lightFill / 255 }
        if isSheet, isDark {
            material.white = AlertColorMeasures.darkSheetFill / 255
            material.alpha = AlertColorMeasures.darkSheetAlpha / 255
        }
        return EffectLooks(backdrop: material.look)
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? AlertEffect)?.isSheet == isSheet }
    override var hash: Int { isSheet ? 1 : 0 }
}
