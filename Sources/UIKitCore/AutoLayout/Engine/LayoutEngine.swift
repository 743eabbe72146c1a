// The constraints of one tree of views, and the rectangles that follow from them.
// Apple: "Auto Layout Guide", Understanding Auto Layout. ADR 7 has the solver.
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

/// One engine a tree, owned by its topmost view. Changes only enqueue; ``solve()`` carries them out.
///
/// A second kind, made by ``UIView/systemLayoutSizeFitting(_:)``, holds one view's subtree apart to measure it.
@MainActor final class LayoutEngine {
    /// The origin of a solver's row.
    struct RowOwner {
        enum Kind: UInt8 { case none, constraint, frame, content, guide, baseline, target, floor }
        var kind = Kind.none
        private var unmanaged: Unmanaged<AnyObject>?
        /// The object, not retained. An object that leaves removes its row first.
        var object: AnyObject? { unmanaged?.takeUnretainedValue() }

        init() {}

        init(_ kind: Kind, _ object: AnyObject) {
            self.kind = kind
            unmanaged = Unmanaged.passUnretained(object)
        }
    }

    /// What one solve did, for a trace.
    struct SolveCounts {
        var added = 0
        var broken = 0
        /// Unknowns with another value.
        var changed = 0

        var words: String { "\(added) constraints added, \(broken) broken, \(changed) unknowns changed" }
    }

    /// A view that is waited for, without keeping it.
    struct Waiting { weak var view: UIView? }

    /// The layout state of the topmost view; nil once another engine has taken over.
    var rootLayout: ViewLayout?
    let isMeasuring: Bool
    /// Tells this engine from others, also from those that are gone.
    let number: Int
    private static var lastNumber = 0
    let solver = Solver()
    let rootSpace = LayoutSpace(owner: nil, depth: 0)
    /// Active constraints without a row yet.
    var pending: [NSLayoutConstraint] = []
    /// Views that came since and are placed by constraints.
    var arrivals: [Waiting] = []
    /// Views that asked for `updateConstraints()`.
    var updates: [Waiting] = []
    /// Items whose content size is to be read anew.
    var staleContent: [Unmanaged<LayoutItem>] = []
    /// The items by `Box.index`. Views and guides own them.
    var items: [Unmanaged<LayoutItem>?] = []
    /// The origins of the rows by `ConstraintID.index`.
    var owners: [RowOwner] = []
    var touched: [Unmanaged<LayoutItem>] = []
    var wrapping: [Unmanaged<LayoutItem>] = []
    /// Constraints that were reported as broken.
    var reported: Set<ConstraintID> = []
    /// The scale of the pixels that rectangles were last put on; 0 before that.
    var placedScale = 0.0
    /// Rows wait to be solved.
    var isDirty = false
    var isSolving = false
    /// What the solve under way did, for a trace.
    var told = SolveCounts()
    /// Whether the views that were there at the beginning were looked at.
    var hasBegun = false
    /// The items of a measuring engine by their object, since the items that views hold belong to the tree's engine.
    var measuredItems: [ObjectIdentifier: LayoutItem] = [:]
    var measuredRows: [ObjectIdentifier: ConstraintID] = [:]
    /// The number of measuring engines. While it is 0, nobody searches for them.
    nonisolated(unsafe) static var measurerCount = 0

    init(root: UIView, isMeasuring: Bool = false) {
        rootLayout = root.madeLayout
        self.isMeasuring = isMeasuring
        Self.lastNumber += 1
        number = Self.lastNumber
        if isMeasuring { Self.measurerCount += 1 }
    }

    deinit {
        if isMeasuring { Self.measurerCount -= 1 }
    }

    /// The topmost view; nil once it is gone, or another engine has taken over.
    var root: UIView? { rootLayout?.view }

    // MARK: Finding

    /// The topmost view over (or at) a view.
    static func top(of view: UIView) -> UIView {
        var top = view
        while let above = top.hierarchy.superview { top = above }
        return top
    }

    /// The engine of a view's tree, nil where nothing has made one.
    static func found(for view: UIView) -> LayoutEngine? {
        if let known = view.layoutState?.engine, known.root != nil { return known }
        return top(of: view).layoutState?.ownEngine
    }

    /// The engine of a view's tree.
    static func made(for view: UIView) -> LayoutEngine {
        if let known = view.layoutState?.engine, known.root != nil { return known }
        if let layout = view.layoutState, let own = layout.ownEngine, own.rootLayout === layout { return own }
        let top = top(of: view), layout = top.madeLayout
        if let own = layout.ownEngine { return own }
        let made = LayoutEngine(root: top)
        layout.ownEngine = made
        return made
    }

    /// The grid of whole pixels.
    var grid: PixelGrid {
        let scale = root?.traitCollection.displayScale ?? 0
        return PixelGrid(scale: Double(scale > 0 ? scale : UIScreen.mainScale))
    }

    // MARK: Rows

    func own(_ row: ConstraintID, _ kind: RowOwner.Kind, _ object: AnyObject) {
        let index = row.index
        var missing = index - owners.count
        // Rows come in order, as a rule.
        if missing == 0 { return owners.append(RowOwner(kind, object)) }
        while missing >= 0 {
            owners.append(RowOwner())
            missing -= 1
        }
        owners[index] = RowOwner(kind, object)
    }

    func owner(of row: ConstraintID) -> RowOwner { row.index < owners.count ? owners[row.index] : RowOwner() }

    /// Removes a row and forgets it.
    func drop(_ row: inout ConstraintID?) {
        guard let id = row else { return }
        solver.remove(id)
        if id.index < owners.count { owners[id.index] = RowOwner() }
        row = nil
        isDirty = true
    }

    /// Gives a row another constant. Whether it had a different one.
    @discardableResult
    func set(_ constant: Double, of row: ConstraintID) -> Bool {
        guard solver.constant(of: row) != constant else { return false }
        solver.setConstant(constant, of: row)
        isDirty = true
        return true
    }

    /// A constraint waits for its row.
    func enqueue(_ constraint: NSLayoutConstraint) {
        constraint.engineNumber = number
        pending.append(constraint)
    }

    /// The row of a constraint.
    func row(of constraint: NSLayoutConstraint) -> ConstraintID? {
        if isMeasuring { return measuredRows[ObjectIdentifier(constraint)] }
        return constraint.engine === self ? constraint.row : nil
    }

    /// Takes a constraint's row out.
    func uninstall(_ constraint: NSLayoutConstraint) {
        var id = row(of: constraint)
        if let id { reported.remove(id) }
        tell { "removes the constraint \(constraint.description)" }
        drop(&id)
        if isMeasuring {
            measuredRows[ObjectIdentifier(constraint)] = nil
        } else {
            constraint.row = nil
            constraint.engine = nil
            constraint.engineNumber = 0
        }
    }
}
