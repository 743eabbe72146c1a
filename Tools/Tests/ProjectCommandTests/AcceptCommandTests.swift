// `vitrine accept`: which pictures, and which tests run for them.
import Foundation
import Testing

@testable import ProjectCommand

@Suite("vitrine accept") struct AcceptCommandTests {
    private func pictures(_ text: String) throws -> FailedPictures {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("accept-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("report.json"))
        return try FailedPictures(folder: folder.path)
    }

    private let report = """
        {"results": [
            {"title": "CartTests/buying.full", "test": "buying", "accept": "…", "site": "CartTests.swift:3"},
            {"title": "CartTests/list.1", "test": "list", "accept": "…"},
            {"title": "CartTests/list.2", "test": "list", "accept": "…"},
            {"title": "crashes/pays", "test": "pays"}], "unasked": []}
        """

    @Test("a name chooses its picture, --all every one that can be accepted; each test is named once") func choice() throws {
        let all = try pictures(report)
        #expect(
            all.list
                == "Pictures of the last run that can be accepted:\n  CartTests/buying.full\n  CartTests/list.1\n  CartTests/list.2"
        )
        #expect(try all.chosen(["CartTests/list.2"], all: false).map(\.title) == ["CartTests/list.2"])
        let every = try all.chosen([], all: true)
        #expect(every.count == 3)
        #expect(FailedPictures.filter(every) == "buying|list")
        #expect(FailedPictures.filter([.init(title: "x", test: "a.b")]) == #"a\.b"#)
    }

    @Test("an unknown name, a report without pictures and no report are said") func problems() throws {
        let unknown = #expect(throws: Workplace.Problem.self) { try pictures(report).chosen(["CartTests/nothing"], all: false) }
        #expect(
            unknown?.description.hasPrefix("the report has no failed picture “CartTests/nothing”. Pictures of the last run") == true
        )
        let none = #expect(throws: Workplace.Problem.self) { try pictures(#"{"results": []}"#).chosen([], all: true) }
        #expect(none?.description == "No failed picture of the last run can be accepted.")
        let missing = #expect(throws: Workplace.Problem.self) { try FailedPictures(folder: "/nowhere") }
        #expect(missing?.description == "there is no report at /nowhere/report.json; `vitrine test` writes one")
        #expect(throws: Workplace.Problem.self) { try pictures("no JSON") }
    }
}
