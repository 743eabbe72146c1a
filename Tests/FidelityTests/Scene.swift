// One recorded picture and how its view is built with our UIKit.
// No Apple page: this is ours; the words of references/pictures/index.csv say what the pictures show.
import Foundation
import UIKit

/// A recorded picture with the view that it shows.
struct Scene: Sendable {
    /// How the recording was made, and what of it can be compared.
    enum Treatment: Sendable, Equatable {
        /// Pixel by pixel in sRGB.
        case plain
        /// The picture was made monochrome by an unknown tone curve and coloured markers were burnt over it: the
        /// greatest channel gives the grey back, the curve is fitted level by level. Geometry, text and edges count.
        case monochrome
        /// The recording machine converted the ends of gradient layers into Generic RGB, clipped them there and
        /// interpolated between; the scene gives our layers these ends, and our pixels are read as Generic RGB's.
        case genericRGB
    }

    /// The surroundings of the recording.
    struct Setting: Sendable {
        var size = CGSize(width: 400, height: 900)
        var scale: CGFloat = 1
        var isDark = false
        var contentSize = UIContentSizeCategory.large
    }

    /// A rectangle that the recording shows, and the view that has it.
    struct Frame: Sendable {
        /// Points, in the picture's coordinates.
        var recorded: CGRect
        /// The view's `tag`.
        var tag: Int
    }

    /// The picture's file name without `.png`.
    let file: String
    var setting = Setting()
    var treatment = Treatment.plain
    /// Transforms in space are drawn, as `drawHierarchy(in:afterScreenUpdates:)` does.
    var drawsHierarchy = false
    /// What of the recorded picture is the view, in its pixels; nil for all.
    var crop: CGRect?
    /// The lines of text that the picture shows, by the label's `tag`; one-line labels without a tag count by themselves.
    var lines: [Int: [String]] = [:]
    var frames: [Frame] = []
    /// Whether the picture's size is that of the view, so that it counts as a frame.
    var sizeCounts = true
    /// Whether the picture shows the look of another release of iOS than the one that is followed (iOS 17).
    var isOtherRelease = false
    /// Whether a width here is that of its title, so that the frames' difference is the font's own.
    var isAsWideAsTitle = false
    /// Whether all that the picture shows is a glyph of Apple's symbol font, so that its edges are the font's own.
    var isGlyph = false
    /// Said in the table, whether the scene passes or not.
    var remark = ""
    /// The view; nil where our UIKit has no such view yet: then `remark` names what is missing.
    let build: (@MainActor @Sendable () -> UIView)?

    init(
        _ file: String, _ setting: Setting = Setting(), _ remark: String = "",
        build: (@MainActor @Sendable () -> UIView)?
    ) {
        self.file = file
        self.setting = setting
        self.remark = remark
        self.build = build
    }

    /// A picture whose views do not exist here yet.
    static func absent(_ file: String, _ reason: String) -> Scene { Scene(file, Setting(), reason, build: nil) }

    func with(_ change: (inout Scene) -> Void) -> Scene {
        var copy = self
        change(&copy)
        return copy
    }

    /// All pictures of the folder, in the order of its index.
    static let all: [Scene] = layers + boxes + labels + controls + screens
}

extension UIView {
    /// The view with a size at the origin.
    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        return self
    }

    /// The view with a tag.
    func tagged(_ tag: Int) -> Self {
        self.tag = tag
        return self
    }

    /// A view of one colour.
    static func filled(_ color: UIColor?, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView().sized(width, height)
        view.backgroundColor = color
        return view
    }
}
