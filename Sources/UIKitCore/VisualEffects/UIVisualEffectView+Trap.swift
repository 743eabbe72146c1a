// The handling of views that are added to an effect view directly.
// Apple: "UIVisualEffectView", Overview ("add subviews to the contentView property"); the text: public reports.
import Diagnostics
import Foundation

extension UIVisualEffectView {
    /// Returns the view to which a subview goes instead; nil for the view's own parts, and for views that are refused anyway.
    func trapped(_ view: UIView, _ call: StaticString) -> UIView? {
        guard !isOwnPart(view), view !== self, !descends(from: view), MainThread.isCurrent else { return nil }
        report(view, call)
        return contentView
    }

    private func report(_ view: UIView, _ call: StaticString) {
        Catalogue.subviewOfEffectView.report(
            object: ObjectName.of(view), cause: cause(call), fix: "Call contentView.\(call) instead of \(call).",
            apple: "NSInternalInconsistencyException: \(view.description) has been added as a subview to \(description). "
                + "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.")
    }

    /// Describes the call, and a subclass or controller that hides that the view is an effect view.
    private func cause(_ call: StaticString) -> String {
        var text = "\(call) was called on \(ObjectName.of(self))"
        if type(of: self) != UIVisualEffectView.self { text += ", which is a subclass of UIVisualEffectView" }
        if let controller = hierarchy.controller { text += ", the view of \(ObjectName.short(controller))" }
        return text + "."
    }

    /// An exchange on the effect view itself: the views that somebody takes for its subviews are the contents. That UIKit
    /// raises here too is guessed.
    func exchangeTrapped(_ index1: Int, _ index2: Int) {
        let contents = contentView.subviews
        let range = 0..<max(hierarchy.subviews.count, contents.count)
        guard index1 != index2, range.contains(index1), range.contains(index2), MainThread.isCurrent else { return }
        report(contents.indices.contains(index1) ? contents[index1] : self, "exchangeSubview(at:withSubviewAt:)")
        contentView.exchangeSubview(at: index1, withSubviewAt: index2)
    }
}
