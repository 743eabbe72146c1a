// The view of list content.
// Apple: "UIListContentView"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A view that shows a ``UIListContentConfiguration``: an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    struct Parts {
        var image: UIImageView?
        var text: UILabel?
        var secondary: UILabel?
        var imageGuide: ContentGuide?
        var textGuide: ContentGuide?
        var secondaryGuide: ContentGuide?
        /// The margins that the cell around it gives, in place of the superview's.
        var cellMargins: NSDirectionalEdgeInsets?
    }
    final var content: UIListContentConfiguration
    final var parts = Parts()

    /// Creates a view with content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        setUpContent()
    }
    /// Creates a view from an archive, with the content of an empty cell.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        setUpContent()
    }

    /// The content, a ``UIListContentConfiguration``. A configuration of another type is reported (UIK2491) and ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set { setContent(newValue) }
    }
    /// Returns whether a configuration is list content.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

    /// The guide for the text's frame; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { guide(\.textGuide, for: parts.text) }
    /// The guide for the secondary text's frame; nil without a secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryGuide, for: parts.secondary) }
    /// The guide for the image's frame; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { guide(\.imageGuide, for: parts.image) }

    /// The content's own size, with the texts on one line each.
    open override var intrinsicContentSize: CGSize { contentLayout.frames(width: nil).size }
    /// Returns the height that the content needs for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedContent(size) }
    /// Places the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
    /// Measures the texts anew.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showContent()
    }
    /// Colours the image anew.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }
    /// Measures the content anew.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentChangedSize()
    }
    @_spi(Vitrine) open override var wrapsContent: Bool { true }
    @_spi(Vitrine) open override func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
        contentLayout.frames(width: width).size
    }
}

/// A guide whose rectangle the view sets.
final class ContentGuide: UILayoutGuide {
    private var edges: [NSLayoutConstraint] = []

    /// Moves the guide to a rectangle of its owner.
    func move(to rect: CGRect, in owner: UIView) {
        if edges.isEmpty {
            edges = [
                leftAnchor.constraint(equalTo: owner.leftAnchor), topAnchor.constraint(equalTo: owner.topAnchor),
                widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
            ]
            NSLayoutConstraint.activate(edges)
        }
        for (edge, value) in zip(edges, [rect.minX, rect.minY, rect.width, rect.height]) where edge.constant != value {
            edge.constant = value
        }
    }
}
