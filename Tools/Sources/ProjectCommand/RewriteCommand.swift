// `vitrine rewrite`.
// No Apple page: this is ours.
import ArgumentParser
import Foundation
import ObjCBridge

/// Prints what the compiler sees of a file.
public struct RewriteCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "rewrite", abstract: "Prints a source file as rewritten for the compiler.",
        discussion: """
            The other Swift files of the target are read too, because they declare names and classes: the files in the folder of \
            the target in the nearest Package.swift, or, without a package, the files beside it; at most \(TargetFolder.limit). A \
            file with nothing to rewrite is printed unchanged. Unsupported source is reported on standard error with its line; \
            the exit status is then 1.

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
        let target = TargetFolder(of: path)
        let (paths, leftOut) = target.files()
        if leftOut > 0 {
            let line = "vitrine: \(target.path) has \(leftOut) more Swift files than the \(TargetFolder.limit) that are read\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        let files = paths.filter { $0 != path }.compactMap { other -> SourceText? in
            guard let data = FileManager.default.contents(atPath: other) else { return nil }
            return SourceText(path: other, text: String(decoding: data, as: UTF8.self))
        }
        let results = Bridge.rewrite(module: target.module, files + [SourceText(path: path, text: text)])
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
}
