// The examples on a rule's page.

extension RulePage {
    /// The code that the rule must speak about; `↓` stands right before each token that a finding begins at.
    public var triggering: [String] { examples(in: "Triggering") }

    /// The code that the rule must be silent about.
    public var notTriggering: [String] { examples(in: "Not triggering") }

    private func examples(in section: String) -> [String] {
        var result: [String] = []
        var isInside = false
        var block: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let lines = block, isInside { result.append(lines.joined(separator: "\n") + "\n") }
                block = block == nil ? [] : nil
            } else if block != nil {
                block?.append(line)
            } else if line.hasPrefix("## ") {
                isInside = line.dropFirst(3) == section
            }
        }
        return result
    }
}
