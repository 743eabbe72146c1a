// Broken code by the yard.
import Foundation
import InterfaceFiles
import SwiftLowering
import SwiftModel
import UIKitAudit

/// Changes real files at random and audits what comes of it, until the time is up. A crash ends the program; the files that it had
/// are in the folder that was printed at the beginning.
struct Fuzz {
    private var state: UInt64
    private let swift: [[UInt8]]
    private let interfaces: [[UInt8]]
    private let kept: String

    private static let tricky = [
        "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#if A", "#else", "#endif", "/*", "*/", "\\(", "`", "case ", "guard ",
        "defer {",
        "else", "switch x {", "where ", "->", "...", "?", "!", "??", "\\.", "@", "#\"", "<", ">", "&", "\u{FEFF}", "\0", "👩‍👩‍👧",
        "\r\n", "\r",
        "self.", "view.addSubview(", "UIVisualEffectView", "stopAnimation(false)", "extension A: B {", "class C: C {}", "]]>",
        "<view ",
    ].map { Array($0.utf8) }

    /// - Parameter folder: Searched for Swift and interface files of up to 60 KB.
    init(folder: String, seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        kept = NSTemporaryDirectory() + "vitrine-fuzz-\(getpid())"
        var swift: [[UInt8]] = [], interfaces: [[UInt8]] = []
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard let data = FileManager.default.contents(atPath: folder + "/" + path), data.count < 60_000 else { continue }
            if path.hasSuffix(".swift") { swift.append([UInt8](data)) }
            if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") { interfaces.append([UInt8](data)) }
        }
        self.swift = swift
        self.interfaces = interfaces
    }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, bound)))
    }

    mutating func run(seconds: Double) throws {
        guard !swift.isEmpty else { return print("no Swift file there") }
        try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
        print("the files of a crash are in \(kept)")
        let end = Date().addingTimeInterval(seconds)
        var rounds = 0, findings = 0, slowest = 0.0
        while Date() < end {
            let files = (0...next(2)).map { _ in broken(swift[next(swift.count)]) }
            let interface = interfaces.isEmpty ? [] : broken(interfaces[next(interfaces.count)])
            for (number, bytes) in files.enumerated() { try Data(bytes).write(to: URL(fileURLWithPath: "\(kept)/\(number).swift")) }
            try Data(interface).write(to: URL(fileURLWithPath: "\(kept)/0.storyboard"))
            let start = Date()
            findings += DeepStack.run { Self.audit(files, interface) }
            let time = Date().timeIntervalSince(start)
            if time > slowest {
                slowest = time
                if time > 2 { print(String(format: "slow: %.1f s", time)) }
            }
            rounds += 1
        }
        try FileManager.default.removeItem(atPath: kept)
        print("fuzz: \(rounds) rounds, \(findings) findings, slowest \(String(format: "%.2f", slowest)) s, no crash")
    }

    /// One to eight changes: cuts, copies, tricky tokens, single bytes.
    private mutating func broken(_ source: [UInt8]) -> [UInt8] {
        var bytes = source
        for _ in 0...next(8) where !bytes.isEmpty {
            let place = next(bytes.count)
            let length = min(bytes.count - place, next(200))
            switch next(5) {
            case 0: bytes.removeSubrange(place..<place + length)
            case 1: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: next(bytes.count))
            case 2, 3: bytes.insert(contentsOf: Self.tricky[next(Self.tricky.count)], at: place)
            default: bytes[place] = UInt8(next(256))
            }
        }
        return bytes
    }

    /// Everything that a session does with a file, without files.
    private static func audit(_ files: [[UInt8]], _ interface: [UInt8]) -> Int {
        let models = files.enumerated().map { SourceLowering.lower(SourceText(path: "\($0).swift", bytes: repaired($1))).model }
        let text = SourceText(path: "0.storyboard", bytes: repaired(interface))
        let project = ProjectIndex(
            files: models.map(Summarizer.summary(of:)), interfaces: [(text: text, document: InterfaceReader.read(text))])
        var count = 0
        for model in models {
            let context = RuleContext(file: model, project: ProjectView(index: project))
            for rule in RuleRegistry.all { count += context.run(rule).count }
        }
        return count
    }

    /// As a session reads a file that is not UTF-8.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).utf8) }
}
