// The arrows of a pop-up button.
// Apple: "UIButton.Configuration", indicator. Size and weight are guessed.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UIButton {
    /// Whether the arrows show.
    private var showsIndicator: Bool {
        switch configured.shown?.indicator ?? Configuration.Indicator.none {
        case .none: false
        case .popup: true
        case .automatic: parts.changesSelection && parts.menu != nil && showsMenuAsPrimaryAction
        }
    }

    private var indicatorImage: UIImage? {
        guard let shown = configured.shown else { return nil }
        let symbol = UIImage.SymbolConfiguration(textStyle: shown.buttonSize.titleStyle, scale: .small)
            .applying(UIImage.SymbolConfiguration(weight: .medium))
        return UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)
    }

    /// Zero without arrows.
    var indicatorSize: CGSize { showsIndicator ? indicatorImage?.size ?? .zero : .zero }

    /// Makes the arrows, or takes them away.
    func showIndicator(_ shown: Configuration) {
        guard showsIndicator else {
            configured.indicator?.removeFromSuperview()
            configured.indicator = nil
            return
        }
        let view = configured.indicator ?? UIImageView()
        if configured.indicator == nil {
            view.isAccessibilityElement = false
            configured.indicator = view
            addSubview(view)
        }
        let front = shown.baseForegroundColor ?? tintColor ?? .systemBlue
        view.image = indicatorImage
        view.tintColor = shown.indicatorColorTransformer?(front) ?? front
    }
}
