// Reads the files of a network, and writes what it recorded.
// No Apple page: this is ours.
import Foundation

extension RecordedNetwork {
    /// A network that plays these sources.
    /// - Throws: ``NetworkFileError`` where a file is missing and nothing is to be recorded, or cannot be read.
    static func playing(
        _ sources: [NetworkSource], testFile: String, test: String, record: RecordMode?, comparesBodies: Bool,
        blackingOut: [String], site: NetworkSite,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(NetworkFileError) -> RecordedNetwork {
        let mode = RecordMode.ofNetwork(argument: record, variables: variables)
        let files = sources.map { NetworkFiles($0, testFile: testFile, test: test) }
        let network = RecordedNetwork(
            mode: mode, target: mode == .never ? nil : files.first?.target, comparesBodies: comparesBodies,
            rules: BlackOut(blackingOut), site: site)
        for file in files {
            let there = file.existing
            // A test's own file may be missing: its answers may stand in the test.
            if there.isEmpty, mode == .never, !file.takesAll {
                throw .missing(file.target.lastPathComponent, searched: file.candidates.map(\.path))
            }
            for url in there {
                do {
                    network.add(try NetworkFiles.layer(url))
                } catch {
                    guard mode == .failed || mode == .all, url == network.target else { throw error }
                }
            }
        }
        return network
    }

    /// Plays a file from now on, after the files that are already played. For tests without the trait; see
    /// ``NetworkSource/file(_:)`` for its location.
    /// - Throws: ``NetworkFileError``.
    public func play(_ source: NetworkSource, filePath: StaticString = #filePath, function: StaticString = #function) throws {
        let test = Failure.testName ?? "\(function)"
        let files = NetworkFiles(source, testFile: "\(filePath)", test: test)
        guard !files.existing.isEmpty else {
            throw NetworkFileError.missing(files.target.lastPathComponent, searched: files.candidates.map(\.path))
        }
        for url in files.existing { add(try NetworkFiles.layer(url)) }
    }

    /// Writes what was recorded, and fails the test with what it wrote, so that recording is not left on.
    func finish() {
        defer { flush() }
        let (recorded, replaced, old) = state.withLock { state in
            defer {
                state.recorded = []
                state.replaced = []
            }
            let old = state.files.first { $0.file == target?.path }?.exchanges ?? []
            return (state.recorded, state.replaced, old)
        }
        guard let target, !recorded.isEmpty else { return }
        let kept = mode == .all ? [] : old.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
        guard kept.allSatisfy({ if case .exact = $0.known { true } else { false } }) else {
            return fail(
                "\(target.path) is written by hand; recorded answers go into a file of their own: name a .har file first.")
        }
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try HARFile.data(kept + recorded, rules).write(to: target, options: .atomic)
        } catch {
            return fail(NetworkFileError.unwritable(target.path, cause: error.localizedDescription).description)
        }
        let names = recorded.map { "  \($0.title): \(Self.words($0.answer))" }.joined(separator: "\n")
        fail(
            "Recorded \(recorded.count) answers into \(target.path) (mode \(mode.rawValue)):\n\(names)\n"
                + "Tokens and cookies are blacked out; look at the file before it is committed. Run again to play it.")
    }

    private static func words(_ answer: NetworkAnswer) -> String {
        if case .failure(let code) = answer.ending { return "failed, NSURLErrorDomain \(code)" }
        return "\(answer.status), \(answer.body.count) bytes"
    }
}
