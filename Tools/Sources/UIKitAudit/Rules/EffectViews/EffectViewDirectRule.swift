// vev-direct
import SwiftModel

/// A view is added directly to a value whose type is UIVisualEffectView.
///
/// ## What goes wrong
/// From iOS 11 an effect view throws an exception when a view is added to it and not to its `contentView`.
///
/// ## Apple's message
/// `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
/// visual effect view itself, instead add them to the -contentView.`
///
/// ## Rests on
/// Seeds 000 and 002; Apple, "UIVisualEffectView".
///
/// ## Triggering
/// ```swift
/// class Box: UIView {
///     let boxView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
///     func fill(_ label: UILabel) {
///         boxView.↓addSubview(label)
///         self.boxView.↓insertSubview(label, at: 0)
///     }
/// }
/// ```
/// ```swift
/// func fill(_ effect: UIVisualEffectView?, _ label: UILabel) {
///     guard let panel = effect else { return }
///     panel.↓insertSubview(label, aboveSubview: label)
///     effect?.↓addSubview(label)
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Box: UIView {
///     let blurEffectView = UIView()
///     let effectView = UIVisualEffectView(effect: nil)
///     func fill(_ label: UILabel) {
///         blurEffectView.addSubview(label)
///         effectView.contentView.addSubview(label)
///         let content = effectView.contentView
///         content.insertSubview(label, at: 0)
///         addSubview(effectView)
///     }
/// }
/// ```
/// ```swift
/// import AppKit
/// func fill(_ effect: NSVisualEffectView, _ label: NSView) { effect.addSubview(label) }
/// ```
///
/// ## Cure
/// Add the view to the effect view's `contentView`.
public struct EffectViewDirectRule: Rule {
    public static let id = "vev-direct"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for site in context.calls(named: "addSubview", "insertSubview") {
            // Calls on self are another rule's.
            guard let receiver = site.call.receiver, !receiver.isSelf, !receiver.isSuper,
                let nameRange = site.call.nameRange, let nominal = context.type(of: receiver).nominal,
                context.project.isSubclass(nominal, of: "UIVisualEffectView") == true
            else { continue }
            // A subclass may send the views on by an override of its own.
            if case .member(let members)? = context.binding(of: site.call.callee),
                !members.allSatisfy(\.isOfFramework)
            {
                continue
            }
            let end = receiver.range.upperBound
            context.report(
                nameRange,
                "\(context.text(receiver.range)) is a \(nominal): \(site.name)(_:) on it throws.",
                cure: "Add the view to its contentView.",
                fixes: [Fix(title: "Insert .contentView", edits: [context.edit(end..<end, ".contentView")])])
        }
    }
}
