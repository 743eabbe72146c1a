// `vitrine rewrite`.
// No Apple page: this is ours.
import ArgumentParser
import Foundation
import ObjCBridge

/// Prints what the compiler sees of a file.
public struct RewriteCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "rewrite", abstract: "Prints a source file as the compiler sees it.",
        discussion: """
            The other Swift files of its target are read too, since names and classes come from them. A file without anything \
            to rewrite is printed as it is. What cannot be kept is said on standard error, with its line; exit status 1.

            Examples:
              vitrine rewrite Sources/Cart/CartViewController.swift
              vitrine rewrite --json Sources/Cart/Cart.swift
            """)

    @Argument(help: "The source file.", completion: .file(extensions: ["swift"])) var file: String
    @Flag(help: "Print one JSON object: path, text, isChanged, findings.") var json = false

    public init() {}

    private struct Output: Encodable {
        struct Finding: Encodable {
            let line: Int
            let name: String
            let message: String
            let isWarning: Bool
        }
        let path: String
        let text: String
        let isChanged: Bool
        let findings: [Finding]
    }

    public func run() throws {
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
            FileHandle.standardError.write(Data("vitrine: \(file) is no file of UTF-8 text that can be read\n".utf8))
            throw ExitCode(2)
        }
        let files = Self.target(of: path).filter { $0 != path }.compactMap { other -> SourceText? in
            guard let data = FileManager.default.contents(atPath: other) else { return nil }
            return SourceText(path: other, text: String(decoding: data, as: UTF8.self))
        }
        let results = Bridge.rewrite(module: Self.module(of: path), files + [SourceText(path: path, text: text)])
        guard let result = results.first(where: { $0.path == path }) else { throw ExitCode(2) }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let findings = result.findings.map {
                Output.Finding(line: $0.line, name: $0.name, message: $0.message, isWarning: $0.isWarning)
            }
            let output = Output(path: path, text: result.text, isChanged: result.isChanged, findings: findings)
            print(String(decoding: try encoder.encode(output), as: UTF8.self))
        } else {
            print(result.text, terminator: "")
        }
        var lines = result.findings.map { "\(path):\($0.line): \($0.isWarning ? "warning" : "error"): \($0.name): \($0.message)" }
        if let refusal = result.refusal { lines.append("\(path): note: left as it is: \(refusal)") }
        for line in lines { FileHandle.standardError.write(Data((line + "\n").utf8)) }
        if result.findings.contains(where: { !$0.isWarning }) { throw ExitCode(1) }
    }

    /// The folder of the file's target: the one below `Sources` or `Tests`, else the file's own.
    static func folder(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        if let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 2 < parts.count {
            return "/" + parts[...(index + 1)].joined(separator: "/")
        }
        return "/" + parts.dropLast().joined(separator: "/")
    }

    static func module(of path: String) -> String {
        folder(of: path).split(separator: "/").last.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) } ?? "Module"
    }

    private static func target(of path: String) -> [String] {
        let folder = folder(of: path)
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
}
