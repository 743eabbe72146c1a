// What the tests name, and what Vitrine has.
import Foundation
import Testing

@testable import AuditReproduction

@Suite("Names of Vitrine in written tests")
struct VitrineNamesTests {
    /// The repository, whose runtime the tests run against.
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func sources(_ folder: String) throws -> String {
        let path = Self.root.appendingPathComponent(folder).path
        let names = try #require(FileManager.default.subpaths(atPath: path)).filter { $0.hasSuffix(".swift") }
        return names.map { (try? String(contentsOfFile: path + "/" + $0, encoding: .utf8)) ?? "" }.joined(
            separator: "\n")
    }

    @Test("every view that a test may make is a class of UIKit's")
    func views() throws {
        let modules = ["UIKitCore", "UIKitControls", "UIKitText", "UIKitContainers", "UIKitLists"]
        let text = try modules.map { try sources("Sources/\($0)") }.joined()
        for name in VitrineViews.names {
            #expect(text.contains("class \(name): ") || text.contains("class \(name) "), "\(name)")
        }
    }

    @Test("every style that a test may name is a case of UIBlurEffect.Style")
    func styles() throws {
        let text = try sources("Sources/UIKitCore/VisualEffects")
        for style in EffectText.styles { #expect(text.contains("case \(style) = "), "\(style)") }
    }

    @Test("every diagnostic that a test expects is in the catalogue, with Apple's words where the test looks for them")
    func codes() throws {
        let text = try sources("Sources/Diagnostics/Catalogue").replacingOccurrences(
            of: "\"\n            + \"", with: "")
        for example in PageExample.all {
            for test in example.reproductions().1.tests {
                for code in test.text.matches(of: /expectTrap\("(UIK\d+)"\)/) {
                    #expect(text.contains("code: \"\(code.1)\""), "\(code.1)")
                }
                for words in test.text.matches(of: /said\.contains\("(.*)"\)/) {
                    #expect(text.contains(words.1), "\(words.1)")
                }
            }
        }
    }
}
