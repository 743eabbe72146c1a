// A tree of plain views to lay out by constraints, and its frames as short texts.
// No Apple page: this is ours.
import CoreGraphics
import Stage
import TestFixtures
import UIKit

/// A detached root of a size, on a screen of a scale.
@MainActor final class LayoutFixture {
    let app: StageFixture
    let root: UIView

    init(_ width: CGFloat = 300, _ height: CGFloat = 200, scale: CGFloat = 1) {
        app = StageFixture(StageEnvironment(scale: scale, safeAreaInsets: StageInsets()))
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// A view that constraints place, in another or in the root.
    func view(in parent: UIView? = nil) -> UIView { add(UIView(), to: parent) }

    func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    func layOut() {
        root.setNeedsLayout()
        root.layoutIfNeeded()
    }
}

/// A view of a content size that may change.
@MainActor final class Sized: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    /// `x y width height`.
    var place: String { frame.place }
    /// Four edges of another view, or of the superview, with insets.
    func pin(_ inset: CGFloat = 0, to other: UIView? = nil) {
        guard let other = other ?? superview else { return }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }
    /// A size of its own.
    func size(_ width: CGFloat, _ height: CGFloat) {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    /// The top left corner within another view or the superview.
    func corner(_ x: CGFloat, _ y: CGFloat, of other: UIView? = nil) {
        guard let other = other ?? superview else { return }
        leftAnchor.constraint(equalTo: other.leftAnchor, constant: x).isActive = true
        topAnchor.constraint(equalTo: other.topAnchor, constant: y).isActive = true
    }
}

extension CGRect {
    /// `x y width height`, to a thousandth.
    var place: String {
        func text(_ value: CGFloat) -> String {
            let rounded = (value * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
        }
        return [minX, minY, width, height].map(text).joined(separator: " ")
    }
}
