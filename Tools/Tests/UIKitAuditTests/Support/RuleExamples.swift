// The examples in the texts beside the rules.
import Foundation

/// An example of a rule's page.
struct RuleExample: CustomStringConvertible, Sendable {
    var rule: String
    var isTriggering: Bool
    var number: Int
    var text: String

    var description: String { "\(rule) \(isTriggering ? "triggering" : "not triggering") \(number)" }

    /// Of every rule, from the sources.
    static let all: [RuleExample] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/UIKitAudit/Rules")
        var result: [RuleExample] = []
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths.sorted() where path.hasSuffix("Rule.swift") && path.contains("/") {
            let page = path.dropLast("swift".count) + "md"
            guard let source = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8),
                let text = try? String(contentsOf: folder.appendingPathComponent(String(page)), encoding: .utf8)
            else { continue }
            result += examples(in: text, of: source)
        }
        return result
    }()

    private static func examples(in text: String, of source: String) -> [RuleExample] {
        guard let line = source.components(separatedBy: "\n").first(where: { $0.contains("static let id = \"") }),
            let id = line.split(separator: "\"").dropFirst().first
        else { return [] }
        var result: [RuleExample] = []
        var section = ""
        var block: [String]?
        var numbers: [String: Int] = [:]
        for content in text.components(separatedBy: "\n") {
            if content.hasPrefix("## ") { section = String(content.dropFirst(3)) }
            if content.hasPrefix("```") {
                if let open = block {
                    if section == "Triggering" || section == "Not triggering" {
                        numbers[section, default: 0] += 1
                        result.append(
                            RuleExample(
                                rule: String(id), isTriggering: section == "Triggering", number: numbers[section]!,
                                text: open.joined(separator: "\n")))
                    }
                    block = nil
                } else {
                    block = []
                }
            } else if block != nil {
                block!.append(content)
            }
        }
        return result
    }
}
