// `isSpringLoaded` of views: an interaction of ours that is there or not.
// Apple: "UISpringLoadedInteractionSupporting".
import CoreGraphics
import Foundation
import UIKitCore

/// The interaction that `isSpringLoaded` attaches.
package final class SpringLoading: UISpringLoadedInteraction {}

extension UIView {
    /// Whether `isSpringLoaded` was set.
    package var hasSpring: Bool { interactions.contains { $0 is SpringLoading } }

    /// Attaches the interaction, or takes it away.
    /// - Parameters:
    ///   - target: The part that acts at a point of the view, which announces it; nil where nothing does.
    ///   - act: What it does at a point of it.
    package func setSpring(
        _ isLoaded: Bool, target: @escaping (CGPoint) -> UIView?, act: @escaping (CGPoint) -> Void
    ) { setSpring(isLoaded, behavior: PointBehavior(target), act: act) }

    /// The same with a behaviour that decides.
    package func setSpring(
        _ isLoaded: Bool, behavior: any UISpringLoadedInteractionBehavior, act: @escaping (CGPoint) -> Void
    ) {
        guard isLoaded != hasSpring else { return }
        guard isLoaded else {
            for case let old as SpringLoading in interactions { removeInteraction(old) }
            return
        }
        addInteraction(
            SpringLoading(interactionBehavior: behavior, interactionEffect: nil) { [weak self] _, context in
                if let self { act(context.location(in: self)) }
            })
    }
}

/// Allows by the point.
private final class PointBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let target: (CGPoint) -> UIView?

    init(_ target: @escaping (CGPoint) -> UIView?) { self.target = target }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let view = interaction.view, let part = target(context.location(in: view)) else { return false }
        context.targetView = part
        return true
    }
}
