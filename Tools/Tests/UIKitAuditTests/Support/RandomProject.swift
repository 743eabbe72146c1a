// Projects by chance.
import SwiftLowering
import SwiftModel
import UIKitAudit

/// Files with few names for many things, so that they meet: declared twice, nested, extended with and without a module, private,
/// in branches of `#if`, aliases, globals.
struct RandomProject {
    static let names = [
        "A", "B", "Notification", "UIView", "Outer", "Outer.Inner", "A.Inner", "Inner", "Foundation", "Foundation.A",
        "UIKit.UIView",
        "Foundation.Notification", "UIKit.UIView.Style", "UIView.Style", "UIKit.A", "Elsewhere.A", "Strange", "UIKit.Strange", "b",
        "make",
        "UIViewController", "Outer.UIView", "NotThere",
    ]
    private(set) var files: [FileSummary] = []

    init(seed: Int) {
        var chance = SeededGenerator(seed: seed)
        for number in 0..<Int.random(in: 1...8, using: &chance) {
            let folder = ["", "One/", "One/Deep/", "Two/"].randomElement(using: &chance)!
            let lines = (0..<Int.random(in: 0...6, using: &chance)).map { _ in Self.line(&chance) }
            let text = SourceText(path: folder + "F\(number).swift", bytes: Array(lines.joined(separator: "\n").utf8))
            files.append(Summarizer.summary(of: SourceLowering.lower(text).model))
        }
        files.shuffle(using: &chance)
    }

    private static func line(_ chance: inout SeededGenerator) -> String {
        let simple = ["A", "B", "Outer", "Inner", "Notification", "Foundation", "UIView"]
        func one(_ list: [String]) -> String { list.randomElement(using: &chance)! }
        let name = one(simple)
        let kind = one(["class", "class", "private class", "struct", "enum", "protocol", "fileprivate final class"])
        let parent = one([
            "", ": A", ": B", ": UIView", ": UIKit.UIView", ": Outer.Inner", ": Inner<A>", ": A & B", ": A, B",
            ": UIView, Outer, A",
        ])
        let member = one([
            "", "var a = A()", "func make() -> B { B() }", "class Inner: A {}", "private struct Style {}", "typealias B = A",
        ])
        switch Int.random(in: 0..<9, using: &chance) {
        case 0...2: return "\(kind) \(name)\(parent) { \(member) }"
        case 3, 4:
            return
                "extension \(one(names.filter { $0.first!.isUppercase })) { \(member.replacingOccurrences(of: "var a = A()", with: "var a: A { A() }")) }"
        case 5: return "\(one(["", "private "]))typealias \(name) = \(one(simple))"
        case 6:
            return
                "\(one(["", "private "]))\(one(["func make() { A() }", "let b = B()", "var make = Strange()", "func b(_ x: Outer) {}"]))"
        case 7:
            return "#if os(iOS)\n\(kind) \(name)\(parent) {}\n#else\n\(one(["class", "struct"])) \(name): \(one(simple)) {}\n#endif"
        default: return "let c\(Int.random(in: 0..<3, using: &chance)) = \(one(simple))(x: \(one(names)).self)"
        }
    }
}
