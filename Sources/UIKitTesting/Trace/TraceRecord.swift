// A trace as it is written: steps with picture, tree, events, pending work, diagnostics and the line of source.
// No Apple page: this is ours.
import Foundation

/// The trace of one test, as its file has it and the report's page reads it.
struct TraceRecord: Codable, Sendable {
    struct Step: Codable, Sendable {
        var text: String
        /// The file's name, without its folder.
        var file: String
        var line: Int
        /// The lines around it, each with its number; empty where the file is not there.
        var source: [Source] = []
        var time: Double
        var events: [String] = []
        /// The places at which fingers went down or up: x and y in points.
        var touches: [[Double]] = []
        /// Index into ``TraceRecord/pictures``.
        var picture: Int?
        /// Index into ``TraceRecord/trees``.
        var tree: Int
        var pending: [String] = []
        var diagnostics: [String] = []
        /// What `VITRINE_TRACE` told meanwhile.
        var decisions: [String] = []
        var error: String?
    }

    struct Source: Codable, Sendable {
        var number: Int
        var text: String
    }

    struct Failure: Codable, Sendable, Equatable {
        var message: String
        var file: String
        var line: Int
        /// The number of the step before it; 0 for none.
        var step: Int
    }

    struct Image: Codable, Sendable {
        var width: Int
        var height: Int
        /// Base 64.
        var png: String
    }

    struct Tree: Codable, Sendable {
        var lines: [String]
        /// The numbers of the lines that are parts of UIKit's own views.
        var inner: [Int]
    }

    var title: String
    var test: String
    /// `File.swift:42`.
    var site: String
    var hasFailed: Bool
    /// Steps at the beginning that were let go.
    var dropped = 0
    var failures: [Failure] = []
    var steps: [Step] = []
    var trees: [Tree] = []
    var pictures: [Image] = []

    static func read(_ file: URL) -> TraceRecord? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(TraceRecord.self, from: data)
    }

    /// Writes `TITLE.json` below the folder; a title that is taken gets a number.
    mutating func write(below folder: URL) throws {
        var file = folder.appendingPathComponent(title + ".json")
        var number = 2
        let name = title
        while FileManager.default.fileExists(atPath: file.path) {
            title = "\(name)-\(number)"
            file = folder.appendingPathComponent(title + ".json")
            number += 1
        }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
        try DecisionFile.data?.write(to: file.deletingPathExtension().appendingPathExtension("txt"), options: .atomic)
    }
}
