// How a button that is configured as a value looks.
// Apple: "UIButton.Configuration"
import CoreGraphics
import Foundation
import Typesetting

extension UIButton {
    /// Title, subtitle, image, colours, size and background of a button as one value. Lengths in points.
    public struct Configuration: @unchecked Sendable {
        /// The look that a style gives where nothing else is said.
        enum Style: Sendable { case plain, gray, tinted, filled, bordered, borderless, borderedTinted, borderedProminent }
        let style: Style

        /// The background; its colour nil means the style's.
        public var background: UIBackgroundConfiguration
        /// How the corners follow the size.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium
        /// Kept: the look on the Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The colour of text and image in the normal state; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The background's colour in the normal state; nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// The image beside the title.
        public var image: UIImage?
        /// How a symbol that says nothing of it is drawn; nil for the title's text style.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the image's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// True shows a turning wheel in the image's place.
        public var showsActivityIndicator = false
        /// Changes the wheel's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The title with attributes; what they leave out is the style's.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that is too long breaks.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The subtitle with attributes; what they leave out is the style's.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a subtitle that is too long breaks.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Where the image stands about the text.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and text.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The mark behind the content that says that a menu opens.
        public var indicator = Indicator.automatic
        /// Changes the mark's colour.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether ``updated(for:)`` shows the selected state.
        public var automaticallyUpdateForSelection = true
        /// As set; nil for the default of the size.
        var ownInsets: NSDirectionalEdgeInsets?

        init(_ style: Style) {
            self.style = style
            background = UIBackgroundConfiguration()
            // Guessed: the radius of a medium button at the default text size.
            background.cornerRadius = 5.95
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
        /// Room around the content; the size's own until set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        /// Goes back to the insets of the size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Text and image in the tint, no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text in the tint on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Text in the tint on the tint made pale.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White text on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As `plain`, on every platform.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// As `gray`, on every platform.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// As `tinted`, on every platform.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// As `filled`, on every platform.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// The configuration as it looks in a button's present state and tint.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            resolved(for: button, in: button.state)
        }
    }
}

extension UIButton.Configuration {
    /// How the corners follow the size.
    public enum CornerStyle: Int, Sendable {
        /// The background's radius as it is.
        case fixed = -1
        /// The background's radius, growing with the text size.
        case dynamic = 0
        /// A small radius of the system.
        case small = 1
        /// A medium radius of the system.
        case medium = 2
        /// A large radius of the system.
        case large = 3
        /// Half of the height.
        case capsule = 4
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
        /// Body text, 7 above and below, 12 beside.
        case medium = 0
        /// Subheadline text.
        case small = 1
        /// Subheadline text, as low as can be.
        case mini = 2
        /// Body text with more room.
        case large = 3

        /// Medium is documented by an engineer of Apple's; the others are guessed.
        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
        var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
        var subtitleStyle: UIFont.TextStyle { self == .small || self == .mini ? .caption1 : .footnote }
    }
    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
        /// By the image's place: beside it towards it, else in the middle.
        case automatic = 0
        /// At the leading edge.
        case leading = 1
        /// In the middle.
        case center = 2
        /// At the trailing edge.
        case trailing = 3
    }
    /// The mark behind the content that says that a menu opens.
    public enum Indicator: Int, Sendable {
        /// That of a pop-up button where the button is one: a menu is its primary action and changes its selection.
        case automatic = 0
        /// None.
        case none = 1
        /// Arrows up and down.
        case popup = 2
    }
    /// The look on the Mac.
    public enum MacIdiomStyle: Int, Sendable {
        /// As the system has it.
        case automatic = 0
        /// With a border.
        case bordered = 1
        /// Without a border.
        case borderless = 2
        /// Without a border, in the tint.
        case borderlessTinted = 3
    }
}
