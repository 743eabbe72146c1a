// Actions that are chosen when something dragged rests on them.
// Apple: "UIAlertController", isSpringLoaded.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
import UIKitCore

extension UIAlertController: UISpringLoadedInteractionSupporting {
    func loadSpring(_ isLoaded: Bool) {
        content.isSpringLoaded = isLoaded
        guard let view = viewIfLoaded as? AlertView else { return }
        view.setSpring(isLoaded, target: { [weak view] in view?.row(at: $0) }) { [weak view] point in
            if let row = view?.row(at: point) { view?.chose(row) }
        }
    }
}
