// The pictures that somebody has looked at in the report and accepts.
// No Apple page: this is ours.
import Foundation

/// `VITRINE_ACCEPT`: the titles of failed pictures of the last run, separated by commas, or `all`. Such a picture is recorded where
/// it comes out as the report showed it, and in no other case.
struct AcceptedPictures: Sendable {
    /// The artifacts of the last run's failures, while this run accepts some.
    let folder: URL
    private let names: Set<String>

    init(_ value: String?, in folder: URL) {
        self.folder = folder
        names = Set((value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
    }

    var isAsked: Bool { !names.isEmpty }

    /// The bytes of the picture as the report showed it; nil where it is not accepted.
    func picture(named title: String) -> Data? {
        guard names.contains(title) || names.contains("all") else { return nil }
        return try? Data(contentsOf: folder.appendingPathComponent(title).appendingPathComponent("actual.png"))
    }

    /// Why asked titles led to nothing: no picture of the last run has them, or no test of this run compared them.
    /// - Parameter compared: The paths of the pictures that this run's tests asked for.
    func unmet(compared: [String]) -> [String] {
        let titles = Set(
            compared.map { $0.split(separator: "/").suffix(2).joined(separator: "/").replacingOccurrences(of: ".png", with: "") })
        return names.filter { $0 != "all" }.sorted().compactMap { name in
            if picture(named: name) == nil { return "No failed picture of the last report is called \(name)." }
            return titles.contains(name) ? nil : "\(name) was not accepted: no test of this run compared it."
        }
    }

    /// Why a picture is not recorded although its title is accepted.
    static let refusal = "Not accepted: the picture looks otherwise than in the report that was looked at."

    /// The command that accepts one picture: `vitrine accept` where the tests run with the installed library.
    static func command(title: String, test: String, variables: [String: String] = ProcessInfo.processInfo.environment) -> String {
        if isInstalled(variables) { return "\(folderName(variables))vitrine accept \(quoted(title))" }
        return "\(folderName(variables))VITRINE_ACCEPT=\(quoted(title)) swift test --filter \(quoted(test))"
    }

    /// The command that accepts every failed picture of the last run.
    static func commandForAll(variables: [String: String] = ProcessInfo.processInfo.environment) -> String {
        folderName(variables) + (isInstalled(variables) ? "vitrine accept --all" : "VITRINE_ACCEPT=all swift test")
    }

    private static func isInstalled(_ variables: [String: String]) -> Bool { variables["VITRINE_PREBUILT"] == "yes" }

    /// The folder of artifacts where it is another than usual.
    private static func folderName(_ variables: [String: String]) -> String {
        guard let named = variables["VITRINE_ARTIFACTS"], !named.isEmpty else { return "" }
        return "VITRINE_ARTIFACTS=\(quoted(named)) "
    }

    /// A word for a shell.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            CharacterSet.alphanumerics.contains($0) || "-_./".unicodeScalars.contains($0)
        }
        return isPlain && !text.isEmpty ? text : "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
