// What tests measure: views by type on a harness's screen, and edges in its picture.
// No Apple page: this is ours.
import Foundation
import UIKit
import UIKitTesting

extension Harness {
    /// All views of the windows for which a condition holds, from the back to the front.
    func views(where holds: (UIView) -> Bool) -> [UIView] {
        func walk(_ view: UIView) -> [UIView] { (holds(view) ? [view] : []) + view.subviews.flatMap(walk) }
        return UIApplication.shared.windows.flatMap(walk)
    }

    /// The first view of a class by its name.
    func view(named name: String) -> UIView? { views { String(describing: Swift.type(of: $0)) == name }.first }

    /// A label by its text.
    func label(_ text: String) -> UILabel? { views { ($0 as? UILabel)?.text == text }.first as? UILabel }

    /// A grey of the screen, 0…255, at a pixel.
    func grey(_ x: Int, _ y: Int) throws -> Int { Int(try picture()[x, y] ?? 0) & 255 }

    /// The first pixel right of or below a place whose blue differs from that of the place; nil to the screen's end.
    func edge(fromX x: Int, y: Int, down: Bool = false) throws -> Int? {
        let picture = try picture()
        guard let first = picture[x, y] else { return nil }
        for at in (down ? y : x)..<(down ? picture.height : picture.width) {
            if picture[down ? x : at, down ? at : y] != first { return at }
        }
        return nil
    }
}

extension UIView {
    /// The frame in the window, in points.
    var place: CGRect { convert(bounds, to: nil) }
}

extension CGFloat {
    /// Whether it is within a device pixel of three a point.
    func isNear(_ other: CGFloat, _ tolerance: CGFloat = 0.34) -> Bool { Swift.abs(self - other) <= tolerance }
}
