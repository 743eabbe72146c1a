// One iPhone or iPad: its screen, insets and corners, and the environment it makes.
// Facts from Apple's layout tables and publicly observed insets; corner radii are publicly observed.
import Foundation

/// What the top of a device's screen looks like.
public enum StageScreenFeature: String, Sendable, Codable {
    /// A rectangular screen over a home button.
    case homeButton
    /// A cut-out that hangs from the upper edge.
    case notch
    /// A pill near the upper edge.
    case dynamicIsland
    /// Round corners and nothing else.
    case plain
}

/// One model of iPhone or iPad, or several with the same screen.
public struct StageDevice: Sendable, Hashable, Codable {
    /// As people call it, such as `iPhone 14 Pro`.
    public var name: String
    /// Phone or pad.
    public var idiom: StageIdiom
    /// Size held upright, in points.
    public var portraitSize: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// The safe area held upright, in points.
    public var portraitInsets: StageInsets
    /// The safe area held on its side, in points.
    public var landscapeInsets: StageInsets
    /// Radius of the screen's corners in points.
    public var cornerRadius: CGFloat
    /// Whether the width class is regular when the device lies on its side.
    public var isRegularWidthInLandscape: Bool
    /// What the top of the screen looks like.
    public var feature: StageScreenFeature
    /// Whether the screens of ``environment(orientation:appearance:contentSize:)`` show status bar and home indicator.
    public var showsSystemBars = true

    /// What the name of a model whose screen shows no bars ends in.
    package static let withoutBars = " without bars"

    /// A model as described.
    public init(
        name: String, idiom: StageIdiom, portraitSize: CGSize, scale: CGFloat, portraitInsets: StageInsets,
        landscapeInsets: StageInsets, cornerRadius: CGFloat, isRegularWidthInLandscape: Bool,
        feature: StageScreenFeature
    ) {
        self.name = name
        self.idiom = idiom
        self.portraitSize = portraitSize
        self.scale = scale
        self.portraitInsets = portraitInsets
        self.landscapeInsets = landscapeInsets
        self.cornerRadius = cornerRadius
        self.isRegularWidthInLandscape = isRegularWidthInLandscape
        self.feature = feature
    }

    /// The name as an argument: lower case, blanks as hyphens, no brackets (`ipad-pro-11-inch-m4`).
    public var slug: String {
        let kept = name.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : " " }
        return String(kept).split(separator: " ").joined(separator: "-")
    }

    /// The size as it is held, in points.
    public func size(_ orientation: StageOrientation) -> CGSize {
        orientation.isLandscape
            ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    /// The screen of this device held so.
    public func environment(
        orientation: StageOrientation = .portrait, appearance: StageAppearance = .light,
        contentSize: StageContentSize = .large
    ) -> StageEnvironment {
        let landscape = orientation.isLandscape
        var result = StageEnvironment(
            size: size(orientation), scale: scale, idiom: idiom, orientation: orientation, appearance: appearance,
            contentSize: contentSize, safeAreaInsets: landscape ? landscapeInsets : portraitInsets,
            cornerRadius: cornerRadius,
            isRegularWidth: idiom == .pad || (landscape && isRegularWidthInLandscape),
            isRegularHeight: idiom == .pad || !landscape, deviceName: name)
        result.showsSystemBars = showsSystemBars
        return result
    }
}
