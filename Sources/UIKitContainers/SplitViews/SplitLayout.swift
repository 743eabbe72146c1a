// The visible columns of a split view and their places: pure geometry without views.
// Apple: "UISplitViewController", Display modes; split behaviours; column widths. Figures: from memory.
import CoreGraphics
import Foundation

/// The width that an app asks for one side column; negative or not a number leaves it to the system.
struct SplitWidth: Equatable {
    var points = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// The width in points of a split view of a width, for a system's own width.
    ///
    /// Points win over the fraction (documented). The system's own width is also the greatest while no maximum is set
    /// (observed: 320). A minimum above the maximum wins (guessed).
    func resolved(in total: CGFloat, automatic: CGFloat) -> CGFloat {
        func given(_ value: CGFloat) -> CGFloat? { value >= 0 && value.isFinite ? value : nil }
        let wished = given(points) ?? given(fraction).map { $0 * total } ?? automatic
        let limited = max(min(wished, given(maximum) ?? automatic), given(minimum) ?? 0)
        return max(0, min(limited, total))
    }
}

/// The values on which the layout of a split view depends.
struct SplitLayout: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode
    typealias SplitBehavior = UISplitViewController.SplitBehavior

    /// The room, in points.
    var size: CGSize
    /// Pixels a point.
    var scale: CGFloat = 1
    var isPad = true
    /// Whether it is in columns, not classic.
    var isColumnStyle = true
    /// The side columns that there are, the outermost first.
    var sides: [Column] = [.primary]
    var preferredMode = DisplayMode.automatic
    var preferredBehavior = SplitBehavior.automatic
    var primary = SplitWidth()
    var supplementary = SplitWidth()
    /// Whether side columns stand on the right: at the trailing edge, or at the leading one where text runs to the left.
    var isOnRight = false

    /// The least width of the content beside side columns, in points.
    static let narrowest = SplitMeasures.narrowest

    /// The line between two columns: one pixel (observed on iOS 8 to 13: 320 and 703.5 of 1024 points).
    var gutter: CGFloat { 1 / max(1, scale) }

    private var isWide: Bool { size.width > size.height }

    // MARK: Widths

    /// The system's own.
    private var automaticWidth: CGFloat {
        guard isPad else { return min(SplitMeasures.column, (size.width * SplitMeasures.phonePart).rounded(.up)) }
        return size.width >= SplitMeasures.largePadFrom ? SplitMeasures.largePadColumn : SplitMeasures.column
    }

    func width(of column: Column) -> CGFloat {
        let wish = column == .primary ? primary : supplementary
        let exact = wish.resolved(in: size.width, automatic: automaticWidth)
        return (exact * max(1, scale)).rounded() / max(1, scale)
    }

    /// The width that remains for the content beside the innermost side columns.
    private func rest(beside count: Int) -> CGFloat {
        sides.suffix(count).reduce(size.width) { $0 - width(of: $1) - gutter }
    }

    // MARK: Mode

    /// The relation of side columns to the content.
    ///
    /// Steps: 1. the wish, else what the wished mode means, else the room's own; 2. beside only where there is room.
    var behavior: SplitBehavior {
        let own = ownBehavior
        let wished: SplitBehavior
        if isColumnStyle, preferredBehavior != .automatic {
            wished = preferredBehavior
        } else {
            switch preferredMode {
            case .automatic, .secondaryOnly: wished = own
            case .oneBesideSecondary: wished = own == .overlay ? .tile : own
            case .twoBesideSecondary: wished = rest(beside: 2) >= Self.narrowest ? .tile : .displace
            case .twoDisplaceSecondary: wished = .displace
            case .oneOverSecondary, .twoOverSecondary: wished = .overlay
            }
        }
        return wished != .overlay && rest(beside: 1) < Self.narrowest ? .overlay : wished
    }

    /// Side by side in wide rooms and on phones, over the content in high ones (documented). Two side columns of which
    /// both do not fit comfortably displace it (guessed).
    private var ownBehavior: SplitBehavior {
        guard isWide || !isPad else { return .overlay }
        return sides.count > 1 && rest(beside: 2) < SplitMeasures.comfortable ? .displace : .tile
    }

    /// The display mode unless the user or the app chose another one since. Never automatic.
    var mode: DisplayMode {
        preferredMode == .automatic
            ? behavior.mode(sides: behavior == .overlay ? 0 : min(1, sides.count)) : mode(like: preferredMode)
    }

    /// The mode of the present behaviour that shows as many side columns as another one.
    func mode(like wish: DisplayMode) -> DisplayMode {
        mode(sides: wish.sides)
    }

    func mode(sides count: Int) -> DisplayMode {
        let behavior = behavior
        var count = max(0, min(count, isColumnStyle ? sides.count : min(1, sides.count)))
        if behavior == .tile, count == 2, rest(beside: 2) < Self.narrowest { count = 1 }
        return behavior.mode(sides: count)
    }

    /// The mode nearest to another in which a column is fully seen (documented for show(_:)).
    func mode(showing column: Column, from mode: DisplayMode) -> DisplayMode {
        switch column {
        case .secondary where mode == .twoDisplaceSecondary: return self.mode(sides: 1)
        case .secondary where mode.isOver: return .secondaryOnly
        case .primary, .supplementary:
            guard let index = sides.firstIndex(of: column) else { return mode }
            return self.mode(sides: max(mode.sides, sides.count - index))
        default: return mode
        }
    }

    /// The mode nearest to another in which a column is not seen (documented for hide(_:)).
    func mode(hiding column: Column, from mode: DisplayMode) -> DisplayMode {
        guard let index = sides.firstIndex(of: column) else { return mode }
        return self.mode(sides: min(mode.sides, sides.count - index - 1))
    }

    /// The columns that are seen in a mode.
    func visible(in mode: DisplayMode) -> [Column] { sides.suffix(mode.sides) + [.secondary] }

    // MARK: Frames

    /// Returns the places of all columns in a mode. Side columns that are not visible wait beyond their edge.
    func placement(in mode: DisplayMode) -> SplitPlacement {
        var frames: [Column: CGRect] = [:]
        let shown = sides.suffix(mode.sides), hidden = sides.dropLast(shown.count)
        var x: CGFloat = 0
        for column in shown {
            frames[column] = CGRect(x: x, y: 0, width: width(of: column), height: size.height)
            x += width(of: column) + gutter
        }
        let taken = x
        x = 0
        for column in hidden.reversed() {
            x -= width(of: column) + gutter
            frames[column] = CGRect(x: x, y: 0, width: width(of: column), height: size.height)
        }
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            frames[.secondary] = CGRect(x: taken, y: 0, width: max(0, size.width - taken), height: size.height)
        case .twoDisplaceSecondary:
            frames[.secondary] = CGRect(x: taken, y: 0, width: max(0, rest(beside: 1)), height: size.height)
        default: frames[.secondary] = CGRect(origin: .zero, size: size)
        }
        if isOnRight { frames = frames.mapValues { CGRect(x: size.width - $0.maxX, y: 0, width: $0.width, height: $0.height) } }
        return SplitPlacement(frames: frames, shade: mode.blocksSecondary ? 1 : 0)
    }
}

/// The places of the columns, and the visible part of the shade over the content, 0…1.
struct SplitPlacement: Equatable {
    var frames: [UISplitViewController.Column: CGRect]
    var shade: CGFloat

    /// A part of the way from one placement to another, 0…1.
    func mixed(with other: SplitPlacement, _ progress: CGFloat) -> SplitPlacement {
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * progress }
        let frames = frames.map { column, frame -> (UISplitViewController.Column, CGRect) in
            let end = other.frames[column] ?? frame
            return (
                column,
                CGRect(
                    x: mix(frame.minX, end.minX), y: mix(frame.minY, end.minY), width: mix(frame.width, end.width),
                    height: mix(frame.height, end.height))
            )
        }
        return SplitPlacement(frames: Dictionary(uniqueKeysWithValues: frames), shade: mix(shade, other.shade))
    }
}
