// Required constraints that exclude one another: which is given up, and the report.
// Apple: "Auto Layout Guide", Unsatisfiable Layouts. The console's text is that of public logs.
import ConstraintSolver
import Diagnostics
import Foundation

extension LayoutEngine {
    /// The member to give up: the newest constraint of the app's, else of a stack view's, else a content size, else the
    /// newest row.
    func choose(_ conflict: Conflict) -> ConstraintID {
        let mine =
            conflict.members.last { owner(of: $0).kind == .constraint && !isArrangement($0) }
            ?? conflict.members.last { owner(of: $0).kind == .constraint }
        let content = conflict.members.last { owner(of: $0).kind == .content }
        let chosen = mine ?? content ?? conflict.newest
        told.broken += 1
        tell {
            "breaks \(description(of: chosen)): it is the newest that may be given up of \(conflict.members.count) required "
                + "constraints that exclude one another"
        }
        if reported.insert(chosen).inserted, !isMeasuring { report(conflict, chosen) }
        return chosen
    }

    /// Whether a stack view made the row. The constraints that hide a view are held by that view.
    private func isArrangement(_ row: ConstraintID) -> Bool {
        (owner(of: row).object as? NSLayoutConstraint)?.identifier?.hasPrefix("UISV-") ?? false
    }

    private func report(_ conflict: Conflict, _ chosen: ConstraintID) {
        let lines = conflict.members.map { description(of: $0) }
        let chosenLine = description(of: chosen)
        let hasFrames = conflict.members.contains { owner(of: $0).kind == .frame }
        let object = (owner(of: chosen).object as? NSLayoutConstraint)?.holder ?? root
        var cause = "These \(lines.count) required constraints cannot hold together; without any one of them the others can:"
        for line in lines { cause += "\n    " + line }
        if lines.count == 1 { cause = "This required constraint cannot hold by itself:\n    " + lines[0] }
        Catalogue.constraintsUnsatisfiable.report(
            object: object.map { ObjectName.of($0) }, cause: cause, fix: suggestion(chosen, hasFrames),
            apple: appleText(
                conflict.members.filter { owner(of: $0).kind != .floor }.map { description(of: $0) }, chosenLine, hasFrames))
    }

    private func suggestion(_ chosen: ConstraintID, _ hasFrames: Bool) -> String {
        guard owner(of: chosen).kind == .constraint else {
            return "Lower the priority of the content's compression resistance or hugging below 1000."
        }
        var text = "Leave out \(description(of: chosen)), or give it a priority below 1000."
        if hasFrames {
            text +=
                " Rows with h= and v= come from a frame: set translatesAutoresizingMaskIntoConstraints to false on views"
                + " that constraints are to place."
        }
        return text
    }

    private func appleText(_ lines: [String], _ chosen: String, _ hasFrames: Bool) -> String {
        var text = "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        text += "\tTry this: \n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if hasFrames {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            text += "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(chosen)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        text += "may also be helpful."
        return text
    }

    // MARK: Rows in words

    func description(of row: ConstraintID) -> String {
        let owner = owner(of: row)
        if let constraint = owner.object as? NSLayoutConstraint { return constraint.description }
        guard let item = owner.object as? LayoutItem else { return "<NSLayoutConstraint>" }
        switch owner.kind {
        case .frame: return frameDescription(row, item)
        case .content: return contentDescription(row, item)
        case .floor: return "\(row == item.floors.width ? "width" : "height") of \(name(item.view)) is not below 0"
        default: return guideDescription(row, item)
        }
    }

    private func name(_ object: AnyObject) -> String { String(describing: type(of: object)) + ":" + ObjectName.address(object) }

    private func frameDescription(_ row: ConstraintID, _ item: LayoutItem) -> String {
        let view = item.view, mask = view.autoresizingMask
        func letter(_ flag: UIView.AutoresizingMask) -> String { mask.contains(flag) ? "&" : "-" }
        let h: String
        let v: String
        if mask == [] {
            h = "--&"
            v = "--&"
        } else {
            h = letter(.flexibleLeftMargin) + letter(.flexibleWidth) + letter(.flexibleRightMargin)
            v = letter(.flexibleTopMargin) + letter(.flexibleHeight) + letter(.flexibleBottomMargin)
        }
        let rows = item.frameRows, frame = view.untransformedFrame
        let what: String
        switch row {
        case rows.x: what = "minX == \(ObjectName.number(frame.minX))"
        case rows.y: what = "minY == \(ObjectName.number(frame.minY))"
        case rows.width: what = "width == \(ObjectName.number(frame.width))"
        default: what = "height == \(ObjectName.number(frame.height))"
        }
        let isRoot = item.parent == nil
        let head = isRoot ? "UIView-Encapsulated-Layout" : "h=\(h) v=\(v)"
        if isRoot {
            let side = row == rows.width ? "Width" : "Height"
            return "<NSLayoutConstraint:\(ObjectName.address(item)) '\(head)-\(side)' \(name(view)).\(what)   (active)>"
        }
        return "<NSAutoresizingMaskLayoutConstraint:\(ObjectName.address(item)) \(head) \(name(view)).\(what)   (active)>"
    }

    private func contentDescription(_ row: ConstraintID, _ item: LayoutItem) -> String {
        let rows = item.contentRows
        let isWidth = row == rows.widthMost || row == rows.widthLeast
        let isMost = row == rows.widthMost || row == rows.heightMost
        let relation = isMost ? "<=" : ">="
        let value = ObjectName.number(CGFloat(solver.constant(of: row)))
        let what = "\(isWidth ? "width" : "height") \(relation) \(value)"
        return "<NSContentSizeLayoutConstraint:\(ObjectName.address(item)) \(name(item.view)).\(what)   (active)>"
    }

    private func guideDescription(_ row: ConstraintID, _ item: LayoutItem) -> String {
        let label = item.guide.map { $0.identifier.isEmpty ? "guide" : $0.identifier } ?? "content"
        return "<NSLayoutConstraint:\(ObjectName.address(item)) '\(label)' of \(name(item.view))   (active)>"
    }
}
