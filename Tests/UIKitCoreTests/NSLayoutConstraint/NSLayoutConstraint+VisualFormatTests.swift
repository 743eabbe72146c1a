// The visual format language: what lines mean, and what is said of lines that mean nothing.
// Apple: "Auto Layout Guide", Visual Format Language.
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("NSLayoutConstraint: visual format", .harness) struct NSLayoutConstraintVisualFormatTests {
    let outer = UIView()
    let one = UIView()
    let two = UIView()
    let three = UIView()

    init() { for view in [one, two, three] { outer.addSubview(view) } }

    private func lines(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": one, "b": two, "c": three]
        ).map {
            ConstraintWords.body($0, ["O": outer, "A": one, "B": two, "C": three])
                .replacingOccurrences(of: "   (inactive)", with: "")
                .replacingOccurrences(of: "   (inactive, names: '|':UIView:O )", with: "")
                .replacingOccurrences(of: "UIView:", with: "")
        }
    }

    // Covers: NSLayoutConstraint.constraints
    @Test("the examples of Apple's page mean what the page says")
    func examples() {
        let view = NSLayoutConstraint.constraints(
            withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": one, "b": two])
        #expect(view.count == 1 && view[0].constant == 8 && view[0].firstItem === two)
        #expect(lines("[a]-[b]") == ["H:[A]-(NSSpace(8))-[B]"])
        #expect(lines("[a(>=50)]") == ["A.width >= 50"])
        #expect(lines("|-50-[a]-50-|") == ["H:|-(50)-[A]", "H:[A]-(50)-|"])
        #expect(lines("V:[a]-10-[b]") == ["V:[A]-(10)-[B]"])
        #expect(lines("[a][b]") == ["H:[A]-(0)-[B]"])
        #expect(lines("[a(100@20)]") == ["A.width == 100 priority:20"])
        #expect(lines("[a(==b)]") == ["A.width == B.width"])
        #expect(lines("[b(>=70,<=100)]") == ["B.width >= 70", "B.width <= 100"])
        #expect(
            lines("|-[a]-[b]-[c(>=20)]-|") == [
                "A.leading == O.leadingMargin", "H:[A]-(NSSpace(8))-[B]", "H:[B]-(NSSpace(8))-[C]", "C.width >= 20",
                "O.trailingMargin == C.trailing",
            ])
    }

    @Test("metrics of every number type, in spaces, sizes and priorities; white space does not count")
    func metrics() {
        let metrics: [String: Any] = [
            "int": 4, "double": 2.5, "points": CGFloat(6), "float": Float(1.5), "number": NSNumber(value: 9),
            "low": UILayoutPriority.defaultLow, "_x1": 3,
        ]
        #expect(
            lines("V:| -int- [a( double )] - (>=points@low, <=number) - [b(float)] -_x1-|", [], metrics) == [
                "V:|-(4)-[A]", "A.height == 2.5", "V:[A]-(>=6)-[B] priority:250", "V:[A]-(<=9)-[B]", "B.height == 1.5",
                "V:[B]-(3)-|",
            ])
        #expect(lines("[a]-(-8)-[b]-0.25-[c]") == ["H:[A]-(-8)-[B]", "H:[B]-(0.25)-[C]"])
        #expect(lines("|[a]|") == ["H:|-(0)-[A]", "H:[A]-(0)-|"])
    }

    // Covers: NSLayoutConstraint.FormatOptions.alignAllTop, NSLayoutConstraint.FormatOptions.alignAllCenterX, NSLayoutConstraint.FormatOptions.alignAllLastBaseline
    @Test("alignment relates neighbours")
    func alignment() {
        #expect(
            lines("[a][b][c]", .alignAllTop) == [
                "H:[A]-(0)-[B]", "H:[B]-(0)-[C]", "A.top == B.top", "B.top == C.top",
            ])
        #expect(
            lines("V:[a][b]", [.alignAllCenterX, .alignAllLeading]) == [
                "V:[A]-(0)-[B]", "A.leading == B.leading", "A.centerX == B.centerX",
            ])
        #expect(
            lines("[a][b]", [.alignAllLastBaseline, .alignAllFirstBaseline]) == [
                "H:[A]-(0)-[B]", "A.lastBaseline == B.lastBaseline", "A.firstBaseline == B.firstBaseline",
            ])
    }

    // Covers: NSLayoutConstraint.FormatOptions.directionLeftToRight, NSLayoutConstraint.FormatOptions.directionRightToLeft, NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline
    @Test("directions choose left and right, and turn a line round")
    func directions() {
        #expect(
            lines("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
                "H:|-(1)-[A](LTR)", "H:[A]-(2)-[B](LTR)", "H:[B]-(3)-|(LTR)",
            ])
        #expect(
            lines("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
                "H:[A]-(1)-|(LTR)", "H:[B]-(2)-[A](LTR)", "H:|-(3)-[B](LTR)",
            ])
        #expect(
            lines("|-[a]-|", .directionRightToLeft) == ["O.rightMargin == A.right", "A.left == O.leftMargin"])
        #expect(lines("V:[a]-7-[b]", .spacingBaselineToBaseline) == ["B.firstBaseline == A.lastBaseline + 7"])
    }

    @Test("guides may stand in a line, their view is the superview")
    func guides() {
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(withVisualFormat: "V:|-1-[g(5)]", metrics: nil, views: ["g": guide])
        #expect(
            made.map { ConstraintWords.body($0, ["O": outer, "G": guide]) } == [
                "V:|-(1)-[UILayoutGuide:G]   (inactive, names: '|':UIView:O )",
                "UILayoutGuide:G.height == 5   (inactive)",
            ])
    }

    // MARK: Errors

    private func apple(
        _ format: String, _ views: [String: Any]? = nil, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> String {
        var made: [NSLayoutConstraint] = []
        let reports = Reports.during {
            made = NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: ["m": 1], views: views ?? ["a": one, "b": two])
        }
        #expect(made.isEmpty)
        #expect(reports.map(\.entry.code) == ["UIK1611"])
        return reports.first?.apple ?? ""
    }

    @Test("UIK1611: '|' without a superview")
    func noSuperview() {
        let view = UIView()
        let reports = Reports.during {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(>=50)-[view(100)]", metrics: nil, views: ["view": view])
        }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1611 exception: A visual format cannot be read.
                  object   "H:|-(>=50)-[view(100)]"
                  at       NSLayoutConstraint+VisualFormatTests.swift:…
                  cause    Unable to interpret '|' character, because the related view doesn't have a superview
                  fix      Correct the format at the position that the caret marks.
                  apple    NSInvalidArgumentException: Unable to parse constraint format: 
                Unable to interpret '|' character, because the related view doesn't have a superview 
                H:|-(>=50)-[view(100)] 
                                 ^
                """
            ])
        #expect(
            apple("[v]|", ["v": view])
                == "NSInvalidArgumentException: Unable to parse constraint format: \n"
                + "Unable to interpret '|' character, because the related view doesn't have a superview \n[v]| \n    ^")
    }

    @Test("names that no dictionary has are named, the caret behind them")
    func names() {
        let head = "NSInvalidArgumentException: Unable to parse constraint format: \n"
        #expect(
            apple("H:[self.arrows]-5-|")
                == head + "self is not a key in the views dictionary. \nH:[self.arrows]-5-| \n       ^")
        #expect(
            apple("H:|-margiin-[a]")
                == head + "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
                + "dictionaries \nH:|-margiin-[a] \n           ^")
        #expect(apple("[a(100@high)]").contains("metric with name \"high\""))
        #expect(apple("[a(nobody)]").contains("metric with name \"nobody\""))
    }

    @Test(
        "syntax errors say what was expected and where: words guessed",
        arguments: [
            ("", "It's an empty string.", 0),
            ("Va", "Expected ':' after 'V' to specify vertical arrangement.", 1),
            ("a]", "Expected a view.", 0),
            ("[1a]", "Expected a view.", 1),
            ("[a", "Expected a ']'", 2),
            ("[a]-", "Expected a view or '|'", 4),
            ("[a]-3[b]", "Expected a '-'", 5),
            ("[a(=3)]", "Unknown relation. Must be ==, >=, or <=", 4),
            ("[a(>3)]", "Unknown relation.", 4),
            ("[a(3]", "Expected a ')'", 4),
            ("[a(<=)]", "Expected a number", 5),
            ("[a]|[b]", "Expected the end", 4),
            ("[a]-(b)-[b]", "metric with name \"b\"", 6),
        ])
    func syntax(format: String, reason: String, caret: Int) {
        let lines = apple(format).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4 && lines[1].contains(reason))
        #expect(lines.last == Substring(String(repeating: " ", count: caret) + "^"))
    }

    @Test("alignment along the line is refused")
    func options() {
        #expect(
            apple("[a][b]", nil, .alignAllLeft).contains(
                "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
                    + "also horizontal."))
        #expect(apple("V:[a][b]", nil, .alignAllTop).contains("on a vertical edge"))
    }
}
