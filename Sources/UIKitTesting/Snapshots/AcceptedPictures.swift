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

    /// The asked titles that the last run has no picture of.
    func unmet(by accepted: [String]) -> [String] {
        names.subtracting(accepted).filter { $0 != "all" && picture(named: $0) == nil }.sorted()
    }

    /// Why a picture is not recorded although its title is accepted.
    static let refusal = "Not accepted: the picture looks otherwise than in the report that was looked at."

    /// The command that accepts one picture.
    static func command(title: String, test: String) -> String {
        "\(folderName)VITRINE_ACCEPT=\(quoted(title)) swift test --filter \(quoted(test))"
    }

    /// The command that accepts every failed picture of the last run.
    static var commandForAll: String { "\(folderName)VITRINE_ACCEPT=all swift test" }

    /// The folder of artifacts where it is another than usual.
    private static var folderName: String {
        guard let named = ProcessInfo.processInfo.environment["VITRINE_ARTIFACTS"], !named.isEmpty else { return "" }
        return "VITRINE_ARTIFACTS=\(quoted(named)) "
    }

    /// A word for a shell.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { CharacterSet.alphanumerics.contains($0) || "-_./".unicodeScalars.contains($0) }
        return isPlain && !text.isEmpty ? text : "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
