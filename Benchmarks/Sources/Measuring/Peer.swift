// Peers that are programs: run, and one JSON object of numbers read from what they print.
import Foundation

public enum Peer {
    /// The folder Benchmarks/Peers.
    public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Peers")

    /// The Python that script/bench made for the peers.
    public static func python() throws -> URL {
        guard let path = ProcessInfo.processInfo.environment["BENCH_PYTHON"], !path.isEmpty else {
            throw Unavailable("no Python with the peers: run script/bench")
        }
        return URL(fileURLWithPath: path)
    }

    /// Runs a program to its end and gives what it printed.
    public static func output(_ program: URL, _ arguments: [String], environment: [String: String]? = nil) throws -> Data {
        let process = Process(), pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Unavailable("\(program.lastPathComponent) \(arguments.joined(separator: " ")) failed")
        }
        return data
    }

    public static func numbers(_ program: URL, _ arguments: [String], environment: [String: String]? = nil) throws
        -> [String: Double]
    {
        let data = try output(program, arguments, environment: environment)
        guard let line = data.split(separator: UInt8(ascii: "\n")).last(where: { $0.first == UInt8(ascii: "{") }) else {
            throw Unavailable("\(program.lastPathComponent) printed no numbers")
        }
        return try JSONDecoder().decode([String: Double].self, from: Data(line))
    }
}
