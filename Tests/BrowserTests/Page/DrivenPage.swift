// Starts a stage in this process and drives its page with script/drive-browser.
import Browser
import Foundation
import Stage
import Testing

@MainActor enum DrivenPage {
    nonisolated static let isPossible = ["chromium", "chromium-browser", "google-chrome"].contains { name in
        ["/usr/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
    }

    /// Runs the steps against a stage with this client; pictures go to `VITRINE_SHOTS` or a temporary folder.
    static func drive(
        _ client: any StageClient, environment: StageEnvironment, _ steps: String
    ) async throws -> (status: Int32, output: String) {
        let stage = BrowserStage(environment: environment, title: "Painting")
        stage.client = client
        let address = try #require(stage.start())
        stage.requestTurn()
        defer { stage.stop() }
        return try await drive(address: address, steps)
    }

    static func drive(address: String, _ steps: String) async throws -> (status: Int32, output: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let shots = ProcessInfo.processInfo.environment["VITRINE_SHOTS"] ?? NSTemporaryDirectory() + "vitrine-shots"
        let process = Process()
        process.executableURL = root.appending(path: "script/drive-browser")
        // The app's turns wait for the main actor, which other tests that run beside may hold for long.
        process.arguments = [address, "--out", shots, "--patience", "240"]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { process in
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                continuation.resume(returning: (process.terminationStatus, text))
            }
            do {
                try process.run()
                input.fileHandleForWriting.write(Data(steps.utf8))
                try input.fileHandleForWriting.close()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
