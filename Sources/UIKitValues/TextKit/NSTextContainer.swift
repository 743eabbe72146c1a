// The region that a layout manager fills with lines.
// Apple: "NSTextContainer"
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

/// A rectangle that a layout manager fills with lines. All lengths are points, y downwards.
open class NSTextContainer: NSObject, NSSecureCoding {
    private var state = TextContainerState()
    /// Called where the view's own size decides about the container's.
    package final var sizeRules: (() -> Void)?

    /// A container of a size; a side of 0 or less, or above a million points, does not limit.
    public init(size: CGSize) {
        super.init()
        state.size = size
    }
    /// A container without limits.
    public convenience override init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }
    /// Reads what ``encode(with:)`` wrote.
    public required init(coder: NSCoder) {
        super.init()
        state = TextContainerState(coder: coder)
    }
    /// Writes size, padding, lines and modes.
    open func encode(with coder: NSCoder) { state.encode(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// The layout manager that the container belongs to; set by the manager's `addTextContainer(_:)`.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Puts the container, with the others of its manager, and the text into another manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) { moveContainers(to: newLayoutManager) }

    /// The size in points. NaN is reported (UIK1501) and not taken.
    open var size: CGSize {
        get { state.size }
        set { setSize(newValue) }
    }
    /// The padding at the left and right of the text, in points; 5 by default.
    open var lineFragmentPadding: CGFloat {
        get { state.padding }
        set { change(\.padding, newValue) }
    }
    /// The most lines; 0, the default, for any number.
    open var maximumNumberOfLines: Int {
        get { state.lines }
        set { change(\.lines, max(0, newValue)) }
    }
    /// The truncation of the last line; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode {
        get { state.mode }
        set { change(\.mode, newValue) }
    }
    /// Whether the width follows that of the text view; true in a text view's own container.
    open var widthTracksTextView: Bool {
        get { state.tracksWidth }
        set { track(\.tracksWidth, newValue) }
    }
    /// Whether the height follows that of the text view.
    open var heightTracksTextView: Bool {
        get { state.tracksHeight }
        set { track(\.tracksHeight, newValue) }
    }
    /// True: every container here is a rectangle.
    open var isSimpleRectangularTextContainer: Bool { true }

    /// Regions that text flows around. Lines here are as wide as the container.
    @available(*, unavailable, message: "Text does not flow around paths yet.")
    public var exclusionPaths: [UIBezierPath] {
        get { [] }
        set {}
    }

    // MARK: Ours

    /// The width at which lines are broken; infinite without a limit.
    package var lineWidth: CGFloat {
        let width = state.size.width - 2 * state.padding
        return state.size.width > 0 && state.size.width < Self.unlimited ? max(width, 0.001) : .infinity
    }
    /// Infinite without a limit.
    var lineHeightLimit: CGFloat {
        state.size.height > 0 && state.size.height < Self.unlimited ? state.size.height : .infinity
    }
    private static let unlimited: CGFloat = 1e6
    /// Whether lines may be left out.
    var leavesOut: Bool { state.lines > 0 || lineHeightLimit.isFinite }

    private func setSize(_ size: CGSize) {
        guard !size.width.isNaN, !size.height.isNaN else {
            Catalogue.textGeometryNotFinite.report(object: "NSTextContainer", cause: "size was set to \(size).")
            return
        }
        change(\.size, size)
    }

    private func change<Value: Equatable>(_ path: WritableKeyPath<TextContainerState, Value>, _ value: Value) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        layoutManager?.textContainerChangedGeometry(self)
        sizeRules?()
    }

    private func track(_ path: WritableKeyPath<TextContainerState, Bool>, _ value: Bool) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        sizeRules?()
    }

    private func moveContainers(to new: NSLayoutManager) {
        guard let old = layoutManager, old !== new else { return }
        let storage = old.textStorage
        while !old.textContainers.isEmpty {
            let container = old.textContainers[0]
            old.removeTextContainer(at: 0)
            new.addTextContainer(container)
        }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(new)
    }
}

/// A container's values.
private struct TextContainerState {
    var size = CGSize.zero
    var padding = TextContainerMeasures.lineFragmentPadding
    var lines = 0
    var mode = NSLineBreakMode.byWordWrapping
    var tracksWidth = false
    var tracksHeight = false

    init() {}

    init(coder: NSCoder) {
        size = CGSize(width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
        if coder.containsValue(forKey: "NSLineFragmentPadding") {
            padding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
        }
        lines = max(0, coder.decodeInteger(forKey: "NSMaximumNumberOfLines"))
        mode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        tracksWidth = coder.decodeBool(forKey: "NSWidthTracks")
        tracksHeight = coder.decodeBool(forKey: "NSHeightTracks")
    }

    func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSWidth")
        coder.encode(Double(size.height), forKey: "NSHeight")
        coder.encode(Double(padding), forKey: "NSLineFragmentPadding")
        coder.encode(lines, forKey: "NSMaximumNumberOfLines")
        coder.encode(mode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(tracksWidth, forKey: "NSWidthTracks")
        coder.encode(tracksHeight, forKey: "NSHeightTracks")
    }
}

/// Points.
enum TextContainerMeasures {
    /// Documented: "NSTextContainer", lineFragmentPadding (5.0 by default).
    static let lineFragmentPadding: CGFloat = 5
}
