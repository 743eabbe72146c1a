// One recorded picture and how its view is built with our UIKit.
// No Apple page: this is ours; the words of references/pictures/index.csv and references/more.csv say what the pictures show.
import Foundation
import UIKit
import UIKitTesting

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
        /// The recording has 8 bits a channel of Display P3: our pixels are rounded there as well.
        case displayP3
    }

    /// The surroundings of the recording.
    struct Setting: Sendable {
        var size = CGSize(width: 400, height: 900)
        var scale: CGFloat = 1
        var isDark = false
        var contentSize = UIContentSizeCategory.large
        /// The model whose safe areas the screen has; nil for a screen without any.
        var device: Device?
        var showsKeyboard = false
    }

    /// A rectangle that the recording shows, and the view that has it.
    struct Frame: Sendable {
        /// Points, in the picture's coordinates.
        var recorded: CGRect
        /// The view's `tag`.
        var tag: Int
    }

    /// A place where an edge of a view meets the picture: the first pixel, along a line, that is unlike the one before it.
    struct Probe: Sendable {
        /// Whether the line runs to the right; else it runs down.
        var isAcross: Bool
        /// The line's row (or column), and where it begins and ends, in the recorded picture's pixels.
        var line: Int
        var start: Int
        var end: Int
        /// Levels that the pixel must differ by.
        var step = 6
    }

    /// A control that is judged by the pixels inside its own frame.
    struct Control: Sendable {
        /// Points, in the recorded picture's coordinates.
        var frame: CGRect
        /// The part of the pixels that must agree: switches and steppers 97 %, others 95 %.
        var least = 0.97
    }

    /// The picture's name: its file name without `.png`, and behind a `#` which part of it this scene shows.
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
    /// Edges that are looked for in both pictures; they count as frames.
    var probes: [Probe] = []
    /// Controls that are judged inside their own frames.
    var controls: [Control] = []
    /// Where text stands that no label of ours tells, in points of the recorded picture: rows of a wheel.
    var texts: [CGRect] = []
    /// What is not compared, in points of the recorded picture: glyphs of images that the app has and we have not.
    var ignored: [CGRect] = []
    /// Lines of a text, by the whole text, where it has no tag.
    var breaks: [String: [String]] = [:]
    /// Whether the pixels count: not where the ground is a picture that we do not have.
    var pixelsCount = true
    /// Whether baselines count: not where Apple's text has another size or weight than the public ones.
    var baselinesCount = true
    /// The views are here, and still the picture cannot be compared: `remark` says why.
    var isLeftOut = false
    /// Shows a whole screen; the part of it that is compared is `region`, in points.
    var stage: (@MainActor @Sendable (Harness) async throws -> Void)?
    var region: CGRect?
    /// The screen is drawn by `render(in:)` of its window, as the recording was, and not by the compositor.
    var rendersLayer = false
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

    /// A picture that cannot be compared although its views are here.
    static func leftOut(_ file: String, _ reason: String) -> Scene {
        Scene(file, Setting(), reason, build: nil).with { $0.isLeftOut = true }
    }

    /// The file of the picture, without the part.
    var picture: String { String(file.prefix { $0 != "#" }) }

    func with(_ change: (inout Scene) -> Void) -> Scene {
        var copy = self
        change(&copy)
        return copy
    }

    /// All pictures of the folder, in the order of its index.
    static let all: [Scene] = layers + boxes + labels + controls + screens + bars + more
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
