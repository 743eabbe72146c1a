// What holds content and changes its size.
// Apple: "UIContentContainer".
import CoreGraphics
import Foundation

/// What holds content and changes its size: controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that it would like, in points.
    var preferredContentSize: CGSize { get }
    /// A child would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// A child's fitting size has changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child in a parent of that size, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
