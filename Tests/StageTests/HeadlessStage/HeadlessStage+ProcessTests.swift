// A whole process on the headless stage.
import Diagnostics
import Foundation
import Headless
import ImageIO
import Stage
import Testing

/// Waits until the process ends.
private func forever() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for await _ in stream {}
    continuation.finish()
}

@Suite("HeadlessStage: process", .serialized) struct HeadlessStageProcessTests {
    @Test("run settles through animations, due work and blocks of the main queue, writes its picture and exits 0")
    func run() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-headless-test.png")
        try? FileManager.default.removeItem(at: file)
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            await MainActor.run {
                let stage = Unmanaged.passRetained(HeadlessStage()).takeUnretainedValue()
                let client = Unmanaged.passRetained(TickingClient()).takeUnretainedValue()
                stage.client = client
                client.animatesUntil = 0.1
                stage.clock.schedule(at: 2, site: "") {
                    DispatchQueue.main.async { Task { @MainActor in stage.requestTurn() } }
                }
                stage.output = FileManager.default.temporaryDirectory.appending(path: "vitrine-headless-test.png").path
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        client.onTurn = { stage in
                            if client.turnTimes.count > 9, stage.clock.now == 2 { print("after the block at 2") }
                        }
                    }
                }
                stage.begin()
            }
            await forever()
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("after the block at 2\n"))
        #expect(output.contains(file.path + "\n"))
        let picture = try #require(PNGFile.decode(try Data(contentsOf: file)))
        #expect(picture.width == 4)
        #expect(picture.pixel(x: 0, y: 0) == 0xFF33_6699)
    }

    @Test("with a time the process ends at exactly that time, though something animates for ever, and reports nothing")
    func pictureTime() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(5), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            await MainActor.run {
                let stage = Unmanaged.passRetained(HeadlessStage()).takeUnretainedValue()
                let client = Unmanaged.passRetained(TickingClient()).takeUnretainedValue()
                stage.client = client
                client.animatesUntil = .infinity
                stage.pictureTime = 0.25
                stage.onSettled = { stage in
                    print("at \(stage.clock.now), last turn at \(client.turnTimes.last ?? -1), \(client.turnTimes.count > 10)")
                    return .exit(5)
                }
                stage.begin()
            }
            await forever()
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("at 0.25, last turn at 0.25, true\n"))
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!text.contains("UIK0803"))
    }

    @Test("a picture that cannot be written is reported with its whole text, and the process exits with 74")
    func notWritten() async throws {
        let result = await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Unmanaged.passRetained(HeadlessStage()).takeUnretainedValue()
                stage.output = "/proc/nowhere/picture.png"
                stage.begin()
            }
            await forever()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                UIK0802 misuse: A headless run could not write its picture.
                  object   /proc/nowhere/picture.png
                  cause    The app has drawn nothing.
                  fix      Specify a writable file or folder: --headless OUT.

                """))
    }

    @Test("what animates for ever is reported, and the process ends all the same")
    func neverSettles() async throws {
        let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Unmanaged.passRetained(HeadlessStage()).takeUnretainedValue()
                let client = Unmanaged.passRetained(TickingClient()).takeUnretainedValue()
                client.animatesUntil = .infinity
                stage.client = client
                stage.onSettled = { _ in .exit(3) }
                stage.begin()
            }
            await forever()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                UIK0803 misuse: A headless run did not become idle.
                  cause    An animation or scheduled work never ends.
                  fix      Stop the repeating work, or take the picture in a test with advance(by:).

                """))
    }
}
