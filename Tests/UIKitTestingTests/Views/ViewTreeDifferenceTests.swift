// What changed between two view trees, in sentences.
import Foundation
import Testing

@testable import UIKitTesting

@Suite("View trees compared") struct ViewTreeDifferenceTests {
    /// One line of a tree: its path, class, frame in pixels, further fields as JSON.
    private static func line(_ path: String, _ type: String, _ frame: [Int], _ more: String = "") -> String {
        let place = frame.map(String.init).joined(separator: ",")
        return "{\"path\":\"\(path)\",\"class\":\"\(type)\",\"frame\":[\(place)]\(more.isEmpty ? "" : ",\(more)")}\n"
    }

    private static func text(_ text: String) -> String { "\"text\":\"\(text)\"" }

    private func difference(_ old: [String], _ new: [String], scale: CGFloat = 2) -> ViewTreeDifference {
        ViewTreeDifference(expected: old.joined(), actual: new.joined(), scale: scale)
    }

    private static let window = line("0", "UIWindow", [0, 0, 600, 800])
    private static func buy(_ frame: [Int], _ more: String = "\"enabled\":true", _ path: String = "0.0") -> String {
        line(path, "UIButton", frame, text("Buy") + (more.isEmpty ? "" : ",\(more)"))
    }

    @Test(
        "a change is a sentence with points",
        arguments: [
            ([20, 56, 80, 40], "", "Buy (UIButton) moved 8 points down"),
            ([20, 36, 80, 40], "", "Buy (UIButton) moved 2 points up"),
            ([23, 42, 80, 40], "", "Buy (UIButton) moved 1 point down and 1.5 points right"),
            ([20, 40, 86, 40], "", "Buy (UIButton) is 3 points wider"),
            ([14, 40, 86, 38], "", "Buy (UIButton) moved 3 points left and is 3 points wider and 1 point shorter"),
            ([20, 40, 80, 40], "\"background\":\"#FF0000FF\"", "Buy (UIButton): background changed from none to #FF0000FF"),
            ([20, 40, 80, 40], "\"hidden\":true", "Buy (UIButton) is hidden now"),
            ([20, 40, 80, 40], "\"enabled\":false", "Buy (UIButton) is disabled now"),
            ([20, 40, 80, 40], "\"alpha\":0.5", "Buy (UIButton): alpha changed from 1 to 0.5"),
            ([20, 40, 80, 40], "\"font\":\".SFUI-Regular 17\"", "Buy (UIButton): font changed from none to .SFUI-Regular 17"),
        ]) func sentence(frame: [Int], more: String, expected: String)
    {
        let old = [Self.window, Self.buy([20, 40, 80, 40])]
        let changed = more.isEmpty ? Self.buy(frame) : Self.buy(frame, more)
        #expect(difference(old, [Self.window, changed]).sentences == [expected])
        #expect(difference(old, old).sentences.isEmpty)
    }

    @Test("another text is said with both, and under the old name") func words() {
        let old = [Self.window, Self.line("0.0", "UILabel", [0, 0, 9, 9], Self.text("Total"))]
        let new = [Self.window, Self.line("0.0", "UILabel", [0, 0, 9, 9], Self.text("Sum"))]
        #expect(difference(old, new).sentences == ["Total (UILabel): text changed from “Total” to “Sum”"])
    }

    @Test("what a control is set to is the user's; trees that do not say it are not another value") func value() {
        func tree(_ value: String) -> [String] {
            [Self.window, Self.line("0.0", "UISwitch", [0, 0, 51, 31], "\"id\":\"gift\"" + value)]
        }
        let (off, on) = (tree(",\"value\":\"off\""), tree(",\"value\":\"on\""))
        #expect(difference(off, on).sentences == ["gift (UISwitch): value changed from off to on"])
        #expect(difference(tree(""), on).sentences.isEmpty)
    }

    @Test("a moved parent is said once; a child that moved otherwise too") func parent() {
        let old = [
            Self.window, Self.line("0.0", "CartView", [0, 100, 600, 200]), Self.buy([20, 110, 80, 40], "", "0.0.0"),
            Self.line("0.0.1", "UILabel", [20, 160, 80, 40], Self.text("Total")),
        ]
        let new = [
            Self.window, Self.line("0.0", "CartView", [0, 140, 600, 200]), Self.buy([20, 150, 80, 40], "", "0.0.0"),
            Self.line("0.0.1", "UILabel", [20, 206, 80, 40], Self.text("Total")),
        ]
        #expect(difference(old, new).sentences == ["CartView moved 20 points down", "Total (UILabel) moved 3 points down"])
    }

    @Test("siblings that moved alike are one sentence") func siblings() {
        func list(_ top: Int) -> [String] {
            [Self.window, Self.line("0.0", "UITableView", [0, 0, 600, 800])]
                + (0..<5).map { Self.line("0.0.\($0)", "UILabel", [0, top + $0 * 50, 600, 50], Self.text("Row \($0)")) }
        }
        #expect(
            difference(list(0), list(88)).sentences
                == ["Row 0 (UILabel), Row 1 (UILabel) and 3 more views in UITableView moved 44 points down"])
    }

    @Test("new and gone views are said with what is in them; the others keep their partners") func comings() {
        let row = [
            Self.line("0.0", "UIView", [0, 0, 600, 100]), Self.line("0.0.0", "UILabel", [0, 0, 9, 9], Self.text("Apples")),
        ]
        let pushed = [
            Self.line("0.1", "UIView", [0, 100, 600, 100]), Self.line("0.1.0", "UILabel", [0, 100, 9, 9], Self.text("Apples")),
        ]
        let banner = [
            Self.line("0.0", "BannerView", [0, 0, 600, 100]), Self.line("0.0.0", "UILabel", [8, 8, 9, 9], Self.text("Sale")),
        ]
        let old = [Self.window] + row
        let new = [Self.window] + banner + pushed
        #expect(
            difference(old, new).sentences
                == ["UIView moved 50 points down", "BannerView is new, at (0, 0), 300 × 50 points large, with 1 view in it"])
        #expect(difference(new, old).sentences.last == "BannerView is gone, with 1 view in it")
    }

    @Test("a name that several views have gets the place in the tree") func twins() {
        let old = [Self.window, Self.line("0.0", "UIView", [0, 0, 9, 9]), Self.line("0.1", "UIView", [9, 0, 9, 9])]
        let new = [Self.window, Self.line("0.0", "UIView", [0, 0, 9, 9]), Self.line("0.1", "UIView", [11, 0, 9, 9])]
        #expect(difference(old, new).sentences == ["UIView at 0.1 moved 1 point right"])
    }

    @Test("siblings in another order") func order() {
        let (a, b) = (
            Self.line("0.0", "UILabel", [0, 0, 9, 9], Self.text("A")), Self.line("0.1", "UILabel", [0, 0, 9, 9], Self.text("B"))
        )
        let c = Self.line("0.2", "UILabel", [0, 0, 9, 9], Self.text("C"))
        #expect(
            difference([Self.window, a, b, c], [Self.window, c, a, b]).sentences == [
                "C (UILabel) has another place in the order of its siblings"
            ])
    }

    @Test("parts of UIKit's views are kept apart; what a person reads in them is not, unless it was said above") func parts() {
        func tree(_ title: String, _ message: String, _ x: Int) -> [String] {
            [
                Self.window, Self.line("0.0", "UIButton", [0, 0, 90, 40], Self.text(title)),
                Self.line("0.0.0", "UILabel", [x, 0, 50, 40], Self.text(title) + ",\"inner\":true"),
                Self.line("0.1", "Panel", [0, 0, 90, 40], "\"inner\":true"),
                Self.line("0.1.0", "UILabel", [0, 0, 50, 40], Self.text(message) + ",\"inner\":true"),
            ]
        }
        let found = difference(tree("Buy", "Sure?", 4), tree("Sell", "Really?", 8))
        #expect(
            found.sentences == [
                "Buy (UIButton): text changed from “Buy” to “Sell”", "Sure? (UILabel): text changed from “Sure?” to “Really?”",
            ])
        #expect(found.innerSentences == ["Buy (UILabel) moved 2 points right", "Buy (UILabel): text changed from “Buy” to “Sell”"])
    }

    @Test("cells of a sheet are compared with the cell of the same name alone, each at its own scale") func cells() {
        func cell(_ name: String, _ scale: Int, _ y: Int, _ type: String = "UILabel") -> [String] {
            [
                "{\"sheet\":\"\(name)\",\"frame\":[0,0,9,9],\"scale\":\(scale)}\n", Self.window,
                Self.line("0.0", type, [0, y, 9, 9], Self.text("Total")),
            ]
        }
        let old = cell("phone", 1, 10) + cell("pad", 2, 10, "UITextView")
        // Another cell stands before both: each is found by its name.
        let new = cell("dark", 1, 0) + cell("phone", 1, 14) + cell("pad", 2, 14, "UITextView")
        let found = difference(old, new, scale: 3)
        #expect(found.cells.map(\.name) == ["dark", "phone", "pad"])
        #expect(
            found.cells.map { $0.changes.map(\.text) } == [
                ["This cell is new"], ["Total (UILabel) moved 4 points down"], ["Total (UITextView) moved 2 points down"],
            ])
        let both = difference(cell("phone", 1, 1) + cell("pad", 1, 1), cell("phone", 1, 3) + cell("pad", 1, 3))
        #expect(both.sentences == ["Total (UILabel) moved 2 points down, in each of the 2 cells"])
    }

    @Test("two windows are not mixed up") func windows() {
        let front = Self.line("0", "UIWindow", [0, 0, 600, 800]) + Self.line("0.0", "UILabel", [0, 0, 9, 9], Self.text("Front"))
        let back = Self.line("0", "UIWindow", [0, 0, 600, 800]) + Self.line("0.0", "UILabel", [0, 0, 9, 9], Self.text("Back"))
        let moved = front.replacingOccurrences(of: "[0,0,9,9]", with: "[0,2,9,9]")
        #expect(difference([back, front], [back, moved]).sentences == ["Front (UILabel) moved 1 point down"])
    }
}
