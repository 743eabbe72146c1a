// What each construct becomes, and what holds for all of them.
// No Apple page: this is ours.
import ObjCBridge
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct GoldenTests {
    @Test("Each golden's files become the texts that are kept", arguments: Golden.all)
    func becomes(_ golden: Golden) {
        let results = golden.rewritten()
        #expect(results.count == golden.expected.count)
        #expect(!results.isEmpty)
        for result in results { #expect(result.text == golden.expected[result.path]) }
    }

    @Test("Rewriting what was rewritten changes nothing", arguments: Golden.all)
    func twice(_ golden: Golden) {
        let once = golden.rewritten().map { SourceText(path: $0.path, text: $0.text) }
        for result in Bridge.rewrite(module: "Golden", once) {
            #expect(!result.isChanged)
            #expect(result.text == once.first { $0.path == result.path }?.text)
        }
    }

    @Test("The user's own lines of a rewritten text are left unchanged by a second rewriting", arguments: Golden.all)
    func ownLinesTwice(_ golden: Golden) {
        // Without the generated part nothing tells the rewriter that it was here before.
        let once = golden.rewritten().map {
            SourceText(path: $0.path, text: Golden.withoutGenerated($0.text).joined(separator: "\n"))
        }
        // A block that is moved into a body leaves an empty line, each time anew; the test below counts lines.
        func lines(_ text: [String]) -> [String] { text.map(\.trimmingEnd).filter { !$0.isEmpty } }
        for result in Bridge.rewrite(module: "Golden", once) {
            let before = once.first { $0.path == result.path }?.text ?? ""
            let after = lines(Golden.withoutGenerated(result.text))
            #expect(after == lines(before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
        }
    }

    @Test("Outside generated code a rewritten text has as many lines as before", arguments: Golden.all)
    func lines(_ golden: Golden) {
        for result in golden.rewritten() {
            let before = golden.files.first { $0.path == result.path }?.text ?? ""
            let own = Golden.withoutGenerated(result.text)
            let wanted = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            // A block moved into a body begins and ends on the line of the brace.
            let blocks = result.text.split(separator: "\n").count { $0.hasPrefix("#sourceLocation(file: \"<moved into ") }
            #expect(own.count - blocks == wanted.count)
        }
    }

    @Test("A line that nothing was changed in stands where it stood", arguments: Golden.all)
    func places(_ golden: Golden) {
        for result in golden.rewritten() where !result.text.contains("<moved into ") {
            let before = golden.files.first { $0.path == result.path }?.text ?? ""
            let pairs = zip(before.split(separator: "\n", omittingEmptySubsequences: false), Golden.withoutGenerated(result.text))
            for (old, new) in pairs where !old.contains("@") && !old.contains("#") && old.contains("import Foundation") {
                #expect(new.hasPrefix(old))
            }
        }
    }

    @Test("Rewritten texts parse", arguments: Golden.all)
    func parses(_ golden: Golden) {
        for result in golden.rewritten() { #expect(!Parser.parse(source: result.text).hasError) }
    }

    @Test("No attribute of Objective-C is left in a rewritten text, but for enums and what stays hidden", arguments: Golden.all)
    func noAttributes(_ golden: Golden) {
        for result in golden.rewritten() {
            let text = result.text.replacing("@objc enum", with: "")
            for word in ["@objc", "@IBOutlet", "@IBAction", "#selector", "#keyPath", "@UIApplicationMain"] {
                #expect(!text.contains(word), "\(result.path) has \(word)")
            }
        }
    }
}

extension String {
    var trimmingEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
