// How a button that is configured as a value looks.
// Apple: "UIButton.Configuration"
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

extension UIButton {
    /// The title, subtitle, image, colours, size and background of a button. Lengths are in points.
    public struct Configuration: @unchecked Sendable {
        /// The look that a style gives where nothing else is said.
        enum Style: Sendable { case plain, gray, tinted, filled, bordered, borderless, borderedTinted, borderedProminent }
        let style: Style

        /// The background; a nil colour is the style's colour.
        public var background: UIBackgroundConfiguration
        /// The corner style of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button.
        public var buttonSize = Size.medium
        /// The appearance on the Mac; stored only.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The colour of text and image in the normal state; nil for the style's colour.
        public var baseForegroundColor: UIColor?
        /// The background colour in the normal state; nil for the style's colour.
        public var baseBackgroundColor: UIColor?
        /// The image beside the title.
        public var image: UIImage?
        /// The configuration of symbol images that have none of their own; nil for the title's text style.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A transformer of the image's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator is shown instead of the image.
        public var showsActivityIndicator = false
        /// A transformer of the activity indicator's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The attributed title. The style provides missing attributes.
        public var attributedTitle: AttributedString?
        /// A transformer of the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the title.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The attributed subtitle. The style provides missing attributes.
        public var attributedSubtitle: AttributedString?
        /// A transformer of the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the subtitle.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The edge of the text at which the image is placed.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The spacing between image and text.
        public var imagePadding: CGFloat = 0
        /// The spacing between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// The indicator after the content that shows that a menu opens.
        public var indicator = Indicator.automatic
        /// A transformer of the indicator's colour.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether ``updated(for:)`` shows the selected state.
        public var automaticallyUpdateForSelection = true
        /// The insets that were set; nil for the default of the size.
        var ownInsets: NSDirectionalEdgeInsets?

        init(_ style: Style) {
            self.style = style
            background = UIBackgroundConfiguration()
            background.cornerRadius = ButtonConfigurationMeasures.mediumCorner
        }

        /// The title without attributes of its own.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle without attributes of its own.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The insets around the content; those of the size until they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        /// Restores the insets of the size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Returns a style with text and image in the tint colour and no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a style with text in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a style with text in the tint colour on a pale tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a style with white text on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns the `plain` style for every platform.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// Returns the `gray` style for every platform.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// Returns the `tinted` style for every platform.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// Returns the `filled` style for every platform.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// Returns the configuration with the button's current state and tint colour applied.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            resolved(for: button, in: button.state)
        }
    }
}

extension UIButton.Configuration {
    /// The way in which the corner radius depends on the size.
    public enum CornerStyle: Int, Sendable {
        /// The background's radius, unchanged.
        case fixed = -1
        /// The background's radius, scaled with the text size.
        case dynamic = 0
        /// A small system radius.
        case small = 1
        /// A medium system radius.
        case medium = 2
        /// A large system radius.
        case large = 3
        /// Half of the height.
        case capsule = 4
    }
    /// The size of a button.
    public enum Size: Int, Sendable {
        /// Body text, with insets of 7 above and below and 12 at the sides.
        case medium = 0
        /// Subheadline text.
        case small = 1
        /// Subheadline text with the smallest height.
        case mini = 2
        /// Body text with larger insets.
        case large = 3

        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: ButtonConfigurationMeasures.mediumInsets
            case .small, .mini: ButtonConfigurationMeasures.smallInsets
            case .large: ButtonConfigurationMeasures.largeInsets
            }
        }
        var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
        var subtitleStyle: UIFont.TextStyle { self == .small || self == .mini ? .caption1 : .footnote }
    }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
        /// Depends on the image's placement: toward an image at the side, else centred.
        case automatic = 0
        /// Title and subtitle are at the leading edge.
        case leading = 1
        /// Centred.
        case center = 2
        /// At the trailing edge.
        case trailing = 3
    }
    /// The indicator after the content that shows that a menu opens.
    public enum Indicator: Int, Sendable {
        /// The indicator of a pop-up button if the menu is the primary action and changes the selection.
        case automatic = 0
        /// No indicator.
        case none = 1
        /// Arrows up and down.
        case popup = 2
    }
    /// The appearance on the Mac.
    public enum MacIdiomStyle: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// With a border.
        case bordered = 1
        /// Without a border.
        case borderless = 2
        /// Without a border, in the tint colour.
        case borderlessTinted = 3
    }
}
