// Ten thousand small views, as siblings or in groups.
public import UIKit

/// Makes squares of 2 × 2 points in a grid whose places lie on pixels.
@MainActor public final class Siblings {
    public let screen = BenchScreen()
    public let count: Int
    /// Pixels of a square.
    public static let pixels = 36

    public init(_ count: Int) { self.count = count }

    /// Views that are in no other yet.
    public func make() -> [UIView] {
        (0..<count).map { index in
            let view = UIView(frame: CGRect(x: 4 + index % 100 * 3, y: 4 + index / 100 * 8, width: 2, height: 2))
            view.backgroundColor = .red
            return view
        }
    }

    /// Adds each view to one superview, then shows that: layout, commit and the frame.
    public func show(_ views: [UIView]) {
        let root = makeRoot()
        for view in views { root.addSubview(view) }
        screen.show(root)
    }

    /// The same with a hundred views to a group.
    public func showInGroups(_ views: [UIView]) {
        let root = makeRoot()
        for start in stride(from: 0, to: views.count, by: 100) {
            let group = UIView(frame: root.bounds)
            for view in views[start..<min(start + 100, views.count)] { group.addSubview(view) }
            root.addSubview(group)
        }
        screen.show(root)
    }

    private func makeRoot() -> UIView {
        let root = UIView(frame: screen.window.bounds)
        root.backgroundColor = .white
        return root
    }

    /// How many pixels are red.
    public var redPixels: Int {
        let shown = screen.buffer
        return (0..<shown.height).reduce(0) { sum, y in
            sum + (0..<shown.width).count { shown.pixel(x: $0, y: y) == 0xFFFF_0000 }
        }
    }
}
