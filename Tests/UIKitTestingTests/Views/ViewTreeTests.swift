// The view tree as JSON lines.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("View tree", .harness) struct ViewTreeTests {
    @Test("one view a line: class, identifier, pixel frame, text, colours, traits; no addresses") func lines() async throws {
        let harness = try await Harness(device: .iPhone14)
        let root = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        root.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 10))
        label.text = "A \"quoted\"\nline"
        label.accessibilityIdentifier = "title"
        label.textColor = UIColor(white: 0, alpha: 0.5)
        label.isHidden = true
        root.addSubview(label)
        let controller = UIViewController()
        controller.view.addSubview(root)
        try await harness.show(controller)
        let lines = ViewTree(of: root, scale: 3).text.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(##"{"path":"0","class":"UIView","frame":[30,60,300,150],"background":"#FF0000FF""##))
        #expect(lines[0].contains(#""traits":["light","L","compact","regular","ltr"]"#))
        #expect(lines[1].hasPrefix(#"{"path":"0.0","class":"UILabel","id":"title","frame":[33,66,90,30],"text":"A \"quoted\"\nline""#))
        #expect(lines[1].contains(##""color":"#00000080""##) && lines[1].contains(#""hidden":true"#))
        #expect(!lines[1].contains("traits"), "the same as the superview's")
        for line in lines { #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)") }
    }

    @Test("the same screen gives the same bytes") func deterministic() async throws {
        func tree() async throws -> String {
            let harness = try await Harness()
            try await harness.show(Bench())
            return harness.viewTree()
        }
        let first = try await tree()
        #expect(first.contains("UIButton"))
        #expect(try await tree() == first)
    }

    @Test("changed, new and gone views are named", arguments: [
        ("[10,10,80,20]", "[10,11,80,20]", ["UILabel \"total\" at 0.0: frame [10,10,80,20] → [10,11,80,20]"]),
        ("\"Total\"", "\"Sum\"", ["UILabel \"total\" at 0.0: text Total → Sum"]),
    ]) func differences(old: String, new: String, expected: [String]) {
        let tree = """
            {"path":"0","class":"UIView","frame":[0,0,300,300]}
            {"path":"0.0","class":"UILabel","id":"total","frame":[10,10,80,20],"text":"Total"}
            """
        #expect(ViewTreeDifference(expected: tree, actual: tree).sentences.isEmpty)
        let changed = tree.replacingOccurrences(of: old, with: new)
        #expect(ViewTreeDifference(expected: tree, actual: changed).sentences == expected)
        let more = tree + "\n{\"path\":\"0.1\",\"class\":\"UIView\"}"
        #expect(ViewTreeDifference(expected: tree, actual: more).sentences == ["UIView at 0.1: new"])
        #expect(ViewTreeDifference(expected: more, actual: tree).sentences == ["UIView at 0.1: gone"])
    }
}
