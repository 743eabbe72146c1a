// Items of a tab bar that are selected when something dragged rests on them.
// Apple: "UITabBar", isSpringLoaded.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITabBar: UISpringLoadedInteractionSupporting {
    func loadSpring(_ isLoaded: Bool) {
        let chosen: (CGPoint) -> TabButton? = { [weak self] point in
            guard let self else { return nil }
            let hit = row.buttons.first { $0.isEnabled && $0.bounds.contains(self.convert(point, to: $0)) }
            return hit?.item === row.selected ? nil : hit
        }
        setSpring(isLoaded, target: chosen) { [weak self] point in
            if let button = chosen(point) { self?.tapped(button.item) }
        }
    }
}
