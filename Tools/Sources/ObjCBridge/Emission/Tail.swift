// What a file gets behind its own text.
// No Apple page: this is ours.

/// The generated code at the end of a file.
struct Tail {
    /// Declarations, in the order in which the rules made them.
    private(set) var declarations: [String] = []
    /// Modules that the declarations need.
    private(set) var imports: [String] = []
    /// Calls that register methods at load.
    private(set) var loads: [String] = []
    /// Errors and warnings, with their lines.
    private(set) var findings: [Finding] = []
    private var number = 0

    var isEmpty: Bool { declarations.isEmpty && loads.isEmpty && findings.isEmpty && imports.isEmpty }

    /// A number that no other generated name of the file has.
    mutating func next() -> Int {
        number += 1
        return number
    }

    mutating func declare(_ text: String, under conditions: [String] = []) {
        declarations.append(Self.under(conditions, text))
    }
    /// Declares what several places of the file ask for. False if it stands already.
    @discardableResult
    mutating func declareOnce(_ text: String) -> Bool {
        guard !declarations.contains(text) else { return false }
        declarations.append(text)
        return true
    }
    mutating func load(_ call: String, under conditions: [String] = []) {
        loads.append(Self.under(conditions, "_vitPush { \(call) }"))
    }
    mutating func report(_ finding: Finding) { findings.append(finding) }
    /// What rules need of UIKit: members that the library keeps for generated code, in whichever of its modules they are.
    static let uikit = "UIKit's modules"
    private static let uikitModules = ["UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitText", "UIKitValues"]

    mutating func needs(_ module: String) {
        if !imports.contains(module) { imports.append(module) }
    }

    /// The text under the conditions of `#if` that the user's own text stands under.
    static func under(_ conditions: [String], _ text: String) -> String {
        let real = conditions.map(ConditionRule.rewritten(condition:)).filter { $0 != "true" }
        return real.map { "#if \($0)\n" }.joined() + text + String(repeating: "\n#endif", count: real.count)
    }

    func text(path: String) -> String {
        guard !isEmpty else { return "" }
        var lines = [SourceLocation.generated(path)]
        lines += imports.flatMap { module in
            module == Self.uikit ? Self.uikitModules.map { "@_spi(Vitrine) import \($0)" } : ["import \(module)"]
        }
        lines += declarations
        if !loads.isEmpty {
            lines.append("@section(\".init_array\") @used private let _vitLoad: @convention(c) () -> Void = {")
            lines += loads
            lines.append("}")
        }
        for finding in findings {
            lines.append(SourceLocation.directive(finding.path, finding.line))
            lines.append(finding.directive)
        }
        return "\n" + lines.joined(separator: "\n") + "\n"
    }
}
