// Numbers that are not finite: what a member was given, and that it was left out.
// No Apple page: this is ours.
import Diagnostics

/// Says whether numbers can be taken; reports those that cannot, once for each place.
package enum NumberCheck {
    /// Numbers of a path: UIK0509.
    @inline(__always)
    package static func path(_ member: StaticString, _ isFinite: Bool, _ value: @autoclosure () -> String) -> Bool {
        isFinite || refuses(Catalogue.pathNotFinite, member, value())
    }

    /// Coordinates of a drawing: UIK0505.
    @inline(__always)
    package static func drawing(_ member: StaticString, _ isFinite: Bool, _ value: @autoclosure () -> String) -> Bool {
        isFinite || refuses(Catalogue.drawingNotFinite, member, value())
    }

    /// A setting that drawing uses later: UIK0510.
    @inline(__always)
    package static func setting(_ member: StaticString, _ isFinite: Bool, _ value: @autoclosure () -> String) -> Bool {
        isFinite || refuses(Catalogue.drawingSettingNotFinite, member, value())
    }

    @inline(never)
    private static func refuses(_ entry: CatalogueEntry, _ member: StaticString, _ value: String) -> Bool {
        entry.reportNumber("\(member)", value)
        return false
    }

    /// `(1, nan)`.
    package static func text(_ numbers: CGFloat...) -> String {
        numbers.count == 1 ? "\(numbers[0])" : "(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")"
    }
}

extension CGPoint {
    /// `(1, nan)`.
    package var numbersText: String { NumberCheck.text(x, y) }
}

extension CGRect {
    /// `(0, 0, nan, 1)`.
    package var numbersText: String { NumberCheck.text(origin.x, origin.y, size.width, size.height) }
    /// Whether a path or a drawing can take it; null means nothing and is taken.
    package var isUsable: Bool { isFinite || isNull }
}

extension CGAffineTransform {
    /// All six numbers.
    package var numbersText: String { NumberCheck.text(a, b, c, d, tx, ty) }
}
