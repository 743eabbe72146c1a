// `vitrine accept`.
// SwiftPM: `swift test`.
import ArgumentParser
import Foundation

/// `vitrine accept`.
public struct AcceptCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Records failed pictures as the report of the last test run shows them.",
        discussion: """
            Look at .build/vitrine/report.html first. The tests of the named pictures run again, and a picture is recorded if it is \
            identical to the one in the report; otherwise its test fails again. Without a name, the command lists the pictures \
            that can be accepted.

            Examples:
              vitrine accept CartTests/buying.full
              vitrine accept --all
            """)

    @Argument(help: "Names of pictures, as shown in the report.")
    var names: [String] = []

    @Flag(help: "Accept every picture of the report.")
    var all = false

    @Option(name: .customLong("package-path"), help: "Folder of the package.")
    var packagePath = "."

    public init() {}

    public func run() throws {
        try Workplace.Problem.guarding {
            let folder = ProcessInfo.processInfo.environment["VITRINE_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
            let pictures = try FailedPictures(folder: folder ?? packagePath + "/.build/vitrine")
            if names.isEmpty, !all { return print(pictures.list) }
            let wanted = try pictures.chosen(names, all: all)
            setenv("VITRINE_ACCEPT", wanted.map(\.title).joined(separator: ","), 1)
            try Workplace.here().swift("test", ["--package-path", packagePath, "--filter", FailedPictures.filter(wanted)])
        }
    }
}

/// The failed pictures of the last run that can be accepted, as `report.json` has them.
struct FailedPictures {
    struct Picture: Decodable, Equatable {
        var title: String
        var test: String
        /// The command that the report prints; nil where nothing is to be recorded.
        var accept: String?
    }

    private struct Report: Decodable { var results: [Picture] }

    let file: String
    let all: [Picture]

    /// - Parameter folder: That of the test kit's artifacts.
    init(folder: String) throws {
        file = folder + "/report.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Workplace.Problem(description: "there is no report at \(file); `vitrine test` writes one")
        }
        guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
            throw Workplace.Problem(description: "\(file) cannot be read; `vitrine test` writes it anew")
        }
        all = report.results.filter { $0.accept != nil }
    }

    /// One name a line, for a person.
    var list: String {
        all.isEmpty
            ? "No failed picture of the last run can be accepted."
            : "Pictures of the last run that can be accepted:\n" + all.map { "  \($0.title)" }.joined(separator: "\n")
    }

    /// - Throws: A problem that names the pictures there are, where one of the names is none of them.
    func chosen(_ names: [String], all everything: Bool) throws -> [Picture] {
        if let unknown = names.first(where: { name in !all.contains { $0.title == name } }) {
            throw Workplace.Problem(description: "the report has no failed picture “\(unknown)”. \(list)")
        }
        let chosen = everything ? all : all.filter { names.contains($0.title) }
        guard !chosen.isEmpty else { throw Workplace.Problem(description: list) }
        return chosen
    }

    /// What `swift test --filter` takes: the tests of the pictures, each name as it is written.
    static func filter(_ pictures: [Picture]) -> String {
        Set(pictures.map(\.test)).sorted().map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    }
}
