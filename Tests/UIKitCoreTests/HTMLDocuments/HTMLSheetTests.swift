// Style sheets in HTML documents.
// Selectors 4, CSS Cascade 4, CSS Syntax 3.
import Foundation
import Testing
import UIKit

@MainActor struct HTMLSheetTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let lime = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func color(_ sheet: String, _ body: String) throws -> UIColor? {
        try imported("<style>\(sheet)</style>\(body)").color("x")
    }

    @Test("elements, classes, ids, lists of selectors, descendants and children")
    func selectors() throws {
        #expect(try color("p { color: red }", "<p>x") == red)
        #expect(try color(".a { color: red }", "<p class='b a'>x") == red)
        #expect(try color("#i { color: red }", "<p id=i>x") == red)
        #expect(try color("h1, p.a#i { color: red }", "<p id=i class=a>x") == red)
        #expect(try color("div p b { color: red }", "<div><span><p><i><b>x") == red)
        #expect(try color("div > b { color: red }", "<div><i><b>x") != red)
        #expect(try color("div > i > b, u { color: red }", "<div><i><b>x") == red)
        #expect(try color("div>p b { color: red }", "<div><p><div><p><i><b>x") == red)
        #expect(try color("* { color: red }", "<p>x") == red)
        #expect(try color("a:link { color: red }", "<a href=y>x</a>") == red)
        #expect(try color("p:hover, p { color: red }", "<p>x") != red)
        #expect(try color("[href] { color: red }", "<a href=y>x</a>") != red)
    }

    @Test("the more specific rule wins, then the later one, then the style attribute, then !important")
    func precedence() throws {
        #expect(try color("#i { color: red } p.a { color: blue } p { color: lime }", "<p id=i class=a>x") == red)
        #expect(try color("p.a { color: blue } p { color: lime }", "<p class=a>x") == blue)
        #expect(try color("p { color: blue } p { color: lime }", "<p>x") == lime)
        #expect(try color("#i { color: red }", "<p id=i style='color: blue'>x") == blue)
        #expect(try color("p { color: red !important }", "<p style='color: blue'>x") == red)
        #expect(try color("font { color: red }", "<font color=blue>x") == red)
    }

    @Test("comments, at-rules, broken rules and a sheet behind the text")
    func syntax() throws {
        #expect(try color("/* p { color: blue } */ p /* y */ { color: red; /* ; */ }", "<p>x") == red)
        #expect(try color("@media print { p { color: blue } } @import url(x.css); p { color: red }", "<p>x") == red)
        #expect(try color("<!-- p { color: red } -->", "<p>x") == red)
        #expect(try color("p { color: red; ; : ; nonsense; width }", "<p>x") == red)
        #expect(try color("} p { color: red", "<p>x") == red)
        #expect(try imported("<p>x</p><style>p{color:red}</style>").color("x") == red)
        #expect(try color("p { font-family: 'a;b}'; color: red }", "<p>x") == red)
    }

    @Test("the sheet that public helpers put before their text")
    func helper() throws {
        let text = try imported(
            "<style>body{font-size: 16px;font-family:-apple-system, Sans-Serif;} p {margin:0;padding:0;display:inline;}</style><p>a</p> <p>b</p>"
        )
        #expect(text.string == "a b")
        #expect(text.font("a") == .systemFont(ofSize: 16))
        let whole = try imported(
            "<html><head><style>body { color: #ff0000 } i { display: none }</style></head><body>x<i>y</i></body></html>"
        )
        #expect(whole.string == "x")
        #expect(whole.color("x") == red)
    }
}
