// Buttons and segments that act when something dragged rests on them.
// Apple: "UIButton", isSpringLoaded; "UISegmentedControl", isSpringLoaded.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore

extension UIButton: UISpringLoadedInteractionSupporting {
    /// The button does what a tap does.
    func loadSpring(_ isLoaded: Bool) {
        setSpring(isLoaded, target: { [weak self] _ in self?.isEnabled ?? false ? self : nil }) { [weak self] _ in
            guard let self else { return }
            sendActions(for: eventsForTouchUpInside)
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// The segment below the finger is selected as by a tap.
    func loadSpring(_ isLoaded: Bool) {
        let chosen: (CGPoint) -> Int? = { [weak self] point in
            guard let self, isEnabled, let index = segment(at: point.x), segments[index].isEnabled else { return nil }
            return index == choice.selected && !choice.isMomentary ? nil : index
        }
        setSpring(isLoaded, target: { [weak self] point in chosen(point).flatMap { self?.segments[$0].view } }) {
            [weak self] point in
            guard let self, let index = chosen(point) else { return }
            choose(index)
            updateSegments()
        }
    }
}
