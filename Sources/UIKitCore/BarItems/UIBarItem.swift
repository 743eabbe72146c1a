// The base of bars' items: a title or an image with a state.
// Apple: "UIBarItem".
import CoreGraphics
import Foundation
import UIKitValues

/// Hears that an item which it shows has changed.
@MainActor package protocol BarItemHost: AnyObject {
    func barItemChanged(_ item: UIBarItem)
}

/// An item of a bar. Bars show ``UIBarButtonItem``, tab bars their own class.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
    struct Look {
        var title: String?
        var image: UIImage?
        var landscapeImage: UIImage?
        var largeImage: UIImage?
        var insets = UIEdgeInsets.zero
        var landscapeInsets = UIEdgeInsets.zero
        var largeInsets = UIEdgeInsets.zero
        var isEnabled = true
        var tag = 0
        var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
        var label: String?
        var hint: String?
        var identifier: String?
    }
    final var look = Look()
    /// The values that it was given itself, for proxies; few items have any.
    package final var styling: ViewStyling?
    /// The bar that shows it.
    package final weak var host: (any BarItemHost)?

    /// Creates an empty item.
    public override init() { super.init() }
    /// Creates an item from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding else { return }
        look.title = coder.optionalString(forKey: "UITitle")
        look.image = coder.optional(UIImage.self, forKey: "UIImage")
        if coder.containsValue(forKey: "UIEnabled") { look.isEnabled = coder.decodeBool(forKey: "UIEnabled") }
        look.tag = coder.containsValue(forKey: "UITag") ? coder.decodeInteger(forKey: "UITag") : 0
    }
    /// Encodes title, image, tag and whether the item is enabled.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let image { coder.encode(image, forKey: "UIImage") }
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(tag, forKey: "UITag")
    }

    /// Called when the object was loaded from a nib and its outlets are set. The default implementation does nothing.
    open func awakeFromNib() {}

    /// Whether the item reacts to touches; true by default.
    open var isEnabled: Bool {
        get { look.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }
    /// The title.
    open var title: String? {
        get { look.title }
        set { change { $0.title = newValue } }
    }
    /// The image that replaces the title, in the tint colour unless it is to be drawn as the original.
    open var image: UIImage? {
        get { look.image }
        set { change { $0.image = newValue } }
    }
    /// The ``image`` for the low bars of phones in landscape; nil for the same.
    open var landscapeImagePhone: UIImage? {
        get { look.landscapeImage }
        set { change { $0.landscapeImage = newValue } }
    }
    /// The ``image`` for accessibility text sizes; nil for the same.
    open var largeContentSizeImage: UIImage? {
        get { look.largeImage }
        set { change { $0.largeImage = newValue } }
    }
    /// The insets of ``image``, in points.
    open var imageInsets: UIEdgeInsets {
        get { look.insets }
        set { change { $0.insets = newValue } }
    }
    /// The insets of ``landscapeImagePhone``, in points.
    open var landscapeImagePhoneInsets: UIEdgeInsets {
        get { look.landscapeInsets }
        set { change { $0.landscapeInsets = newValue } }
    }
    /// The insets of ``largeContentSizeImage``, in points.
    open var largeContentSizeImageInsets: UIEdgeInsets {
        get { look.largeInsets }
        set { change { $0.largeInsets = newValue } }
    }
    /// The tag, a number that identifies the item; 0 by default.
    open var tag: Int {
        get { look.tag }
        set { look.tag = newValue }
    }
    /// Sets font, colour and other attributes of the title for a state. They take precedence over the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.titleAttributes, axis: state.axis, { $0.setTitleTextAttributes(attributes, for: state) })
        change { $0.attributes[state] = attributes }
    }
    /// Returns the attributes for exactly this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        look.attributes[state]
    }

    /// The accessibility label; nil for the title.
    open var accessibilityLabel: String? {
        get { look.label }
        set { change { $0.label = newValue } }
    }
    /// The accessibility hint.
    open var accessibilityHint: String? {
        get { look.hint }
        set { change { $0.hint = newValue } }
    }
    /// The accessibility identifier, a name for tests.
    open var accessibilityIdentifier: String? {
        get { look.identifier }
        set { change { $0.identifier = newValue } }
    }

    private func change(_ change: (inout Look) -> Void) {
        change(&look)
        tellHost()
    }
}
