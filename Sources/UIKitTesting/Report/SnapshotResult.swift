// The JSON record of one failure.
// No Apple page: this is ours.
import Foundation

/// One failure as `result.json` in its folder of artifacts says it. Files are named relative to that folder.
struct SnapshotResult: Codable, Sendable {
    enum Status: String, Codable {
        case different, size, missing, unreadable, recorded, crashed, inProgress
    }

    var title: String
    var test: String
    /// `File.swift:42`.
    var site: String
    /// The file of the test, where the assertion stands in another: `CartTests.swift`.
    var testFile: String?
    var status: Status
    var message: String
    var expected: String?
    var actual: String?
    var difference: String?
    var expectedViews: String?
    var actualViews: String?
    /// The lines of `VITRINE_TRACE` until then.
    var trace: String?
    /// Pixels that differ, and the greatest difference of a channel.
    var differingPixels: Int?
    var greatestDifference: Int?
    /// The bounds of the differing pixels: x, y, width, height.
    var bounds: [Int]?
    var tolerance: String?
    /// How fonts and libraries differ from the recorded picture's.
    var fingerprintChange: String?
    /// The changes of the user's own views, in sentences.
    var changedViews: [String] = []
    /// The changes of the parts of UIKit's views, in sentences.
    var changedParts: [String] = []
    /// The cells of a matrix's sheet that differ.
    var cells: [Cell] = []
    /// The names of the cells that are as recorded.
    var equalCells: [String] = []
    /// The command that records exactly this picture; nil where nothing is to be recorded.
    var accept: String?
    /// Work that was due or scheduled and had not run.
    var pendingWork: [String] = []
    /// The process that wrote it.
    var process: Int32 = getpid()

    /// One cell of a matrix's sheet.
    struct Cell: Codable, Sendable {
        var name: String
        var expected: String?
        var actual: String?
        var difference: String?
        var differingPixels: Int?
        var changedViews: [String] = []
        var changedParts: [String] = []
    }

    static let fileName = "result.json"

    func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try encoded().write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
    }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    static func read(_ file: URL) -> SnapshotResult? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(SnapshotResult.self, from: data)
    }
}
