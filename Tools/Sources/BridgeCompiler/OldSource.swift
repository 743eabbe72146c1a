// Calls that the compiler would refuse without saying what to do: a source that is not there, Swift 3.
// No Apple page: this is ours.

/// Named errors that stand before a compilation.
enum OldSource {
    /// The sources of a call that do not exist, each as a line that the compiler would print.
    static func absent(_ arguments: Arguments) -> [String] {
        arguments.sources.filter { !Files.exists($0) }.map {
            "\($0):1:1: error: U-GENERATED: the target names this file and it does not exist; run the tool that makes it, "
                + "or take it out of the target"
        }
    }

    /// The arguments with Swift 4's mode in place of Swift 3's, and whether that was needed: the compiler knows no older one.
    static func withoutSwift3(_ given: [String]) -> (arguments: [String], isOld: Bool) {
        var result = given
        var isOld = false
        for index in given.indices.dropFirst() where given[index - 1] == "-swift-version" && given[index].hasPrefix("3") {
            result[index] = "4"
            isOld = true
        }
        // `.version("5.0")` of a manifest is the mode 5; the compiler knows 4.2 alone with a point.
        for index in given.indices.dropFirst() where given[index - 1] == "-swift-version" && given[index].hasPrefix("5.") {
            result[index] = "5"
        }
        return (result, isOld)
    }

    /// The warning for such a call: at the manifest's line where there is one, else at the first source.
    static func warning(_ arguments: Arguments) -> String {
        let text =
            "warning: U-SWIFT3: the compiler has no Swift 3 any more; \(arguments.moduleName ?? "the module") is compiled as "
            + "Swift 4, so say .v4 or later"
        guard let source = arguments.sources.first else { return text }
        var parts = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        while parts.count > 1 {
            let manifest = parts.joined(separator: "/") + "/Package.swift"
            if let lines = Files.read(manifest)?.split(separator: "\n", omittingEmptySubsequences: false) {
                let line = lines.firstIndex { $0.contains("swiftLanguage") } ?? 0
                return "\(manifest):\(line + 1):1: \(text)"
            }
            parts = parts.dropLast()
        }
        return "\(source):1:1: \(text)"
    }
}
