// Running other programs.
// No Apple page: this is ours.
import Foundation

/// Programs that are waited for.
public enum Tool {
    /// A program ended with an error, or could not be started.
    public struct Failure: Error, CustomStringConvertible {
        public let program: String
        public let status: Int32
        public let output: String
        public var description: String {
            let name = program.split(separator: "/").last.map(String.init) ?? program
            return "\(name) ended with \(status)" + (output.isEmpty ? "" : ":\n" + output)
        }
    }

    /// Runs a program; its output is shown only where it fails.
    public static func run(_ program: String, _ arguments: [String]) throws { _ = try output(program, arguments) }

    /// What a program prints on its standard output. Errors carry both outputs.
    public static func output(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let (out, err) = (Pipe(), temporaryFile())
        process.standardOutput = out
        process.standardError = FileHandle(forWritingAtPath: err)
        defer { try? FileManager.default.removeItem(atPath: err) }
        do { try process.run() } catch {
            throw Failure(program: program, status: 127, output: "it could not be started: \(error.localizedDescription)")
        }
        let said = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let errors = (FileManager.default.contents(atPath: err).map { String(decoding: $0, as: UTF8.self) }) ?? ""
            throw Failure(program: program, status: process.terminationStatus, output: errors.isEmpty ? said : errors)
        }
        return said
    }

    /// A pipe for errors could fill up while the output is read, so they go to a file.
    private static func temporaryFile() -> String {
        let path = NSTemporaryDirectory() + "/vitrine-\(UUID().uuidString)"
        FileManager.default.createFile(atPath: path, contents: nil)
        return path
    }

    /// Becomes another program; returns only where that fails.
    public static func become(_ program: String, _ arguments: [String]) -> Failure {
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        execv(program, &words)
        return Failure(program: program, status: 127, output: String(cString: strerror(errno)))
    }

    /// The `usr` folder of the toolchain whose `swift` is first on the path; nil where there is none.
    public static func toolchain(path: String) -> String? {
        for folder in path.split(separator: ":") {
            let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
            return swift.deletingLastPathComponent().deletingLastPathComponent().path
        }
        return nil
    }
}
