// What a line looks like: levels, origins, the stage's clock, the settings.
// Apple: "OSLog", Logger.
import Diagnostics
import Foundation
import OSLog
import Stage
import Synchronization
import Testing
import os
import os.log

@Suite("Lines of a log") struct LineTests {
    let logger = Logger(subsystem: "com.example.shop", category: "cart")

    // Covers: Logger.log, Logger.trace, Logger.debug, Logger.info, Logger.notice, Logger.warning, Logger.error, Logger.critical, Logger.fault
    @Test("each method writes one line with its level, its subsystem and its category") func levels() {
        var settings = LogSettings()
        settings.printsDebug = true
        let lines = LogRecorder.lines(settings) {
            logger.log("a")
            logger.log(level: .fault, "b")
            logger.trace("c")
            logger.debug("d")
            logger.info("e")
            logger.notice("f")
            logger.warning("g")
            logger.error("h")
            logger.critical("i")
            logger.fault("j")
        }
        let levels = ["default", "fault", "debug", "debug", "info", "default", "error", "error", "fault", "fault"]
        #expect(lines == zip(levels, "abcdefghij").map { "\($0) com.example.shop:cart: \($1)" })
    }

    @Test("the level debug is printed only where VITRINE_LOG asks for it, and its values are not asked for else") func debug() {
        var asked = 0
        func value() -> Int { asked += 1; return asked }
        withoutActuallyEscaping(value) { value in
            nonisolated(unsafe) let value = value
            #expect(LogRecorder.lines { logger.debug("n = \(value())") } == [])
            #expect(asked == 0)
            #expect(!OSLog.default.isEnabled(type: .debug))
            #expect(
                LogRecorder.lines(LogSettings(words: "debug")) { logger.debug("n = \(value())") } == [
                    "debug com.example.shop:cart: n = 1"
                ])
        }
        #expect(LogRecorder.lines(LogSettings(words: "off")) { logger.fault("gone") } == [])
    }

    @Test("a line has the stage's time where the clock is virtual, and none where it is real") func clock() {
        let clock = StageClock(isVirtual: true)
        let lines = StageClock.withOwn(clock) {
            LogRecorder.lines {
                clock.advance(to: 12.3)
                Logger().error("late")
            }
        }
        #expect(lines == ["[12.300] error: late"])
        #expect(StageClock.withOwn(StageClock(isVirtual: false)) { LogRecorder.lines { Logger().error("now") } } == ["error: now"])
    }

    @Test("a message of several lines is one line") func newlines() {
        #expect(LogRecorder.lines { Logger().info("a\nb") } == ["info: a\\nb"])
    }

    // Covers: OSLog.disabled, OSLog.default, OSLog.Category.pointsOfInterest
    @Test("the disabled log writes nothing; a category with a meaning has its name") func logs() {
        let lines = LogRecorder.lines {
            os_log("never", log: .disabled)
            Logger(.disabled).fault("never")
            os_log("here")
            os_log("there", log: OSLog(subsystem: "com.example", category: .pointsOfInterest), type: .info)
        }
        #expect(lines == ["default: here", "info com.example:PointsOfInterest: there"])
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog.default.isEnabled(type: .error))
    }

    @Test("UIK2205 names the word of VITRINE_LOG that is not known; the others hold") func words() {
        var settings = LogSettings()
        let texts = reports { settings = LogSettings(words: "debug, verbose") }
        #expect(settings.printsDebug)
        #expect(
            texts == [
                """
                UIK2205 misuse: The variable VITRINE_LOG has an unknown value.
                  at       LineTests.swift:…
                  cause    VITRINE_LOG has the word "verbose".
                  fix      Valid values: debug, signposts, private, device, off.
                """
            ])
    }

    // Covers: OSLogStore.init
    @Test("the system's store cannot be read, and says so") func systemStore() {
        #expect { try OSLogStore(scope: .system) } throws: { ($0 as? CocoaError)?.code == .featureUnsupported }
    }

    // Covers: OSLogStore.getEntries, OSLogEntryLog.level
    @Test("the store gives this process's messages back, by a predicate too") func store() throws {
        let category = UUID().uuidString
        os_log(.error, log: OSLog(subsystem: "com.example", category: category), "kept %d", 1)
        Logger(subsystem: "com.example", category: category).info("kept 2")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(matching: NSPredicate(format: "category == %@", category))
            .compactMap { $0 as? OSLogEntryLog }
        #expect(entries.map(\.composedMessage) == ["kept 1", "kept 2"])
        #expect(entries.map(\.level) == [.error, .info])
        #expect(entries.map(\.subsystem) == ["com.example", "com.example"])
        let last = try store.getEntries(with: .reverse, matching: NSPredicate(format: "category == %@", category))
        #expect(Array(last).first?.composedMessage == "kept 2")
    }

    @Test("a program prints its lines on standard error, and nothing else is printed there") func output() async throws {
        // An exit test is a process of its own, so its standard error is its own too.
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            StageClock.withOwn(StageClock(isVirtual: true)) {
                Logger(subsystem: "com.example", category: "output").error("one \(1)")
                Logger().debug("never")
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.split(separator: "\n").filter { $0.contains("com.example:output") } == ["[0.000] error com.example:output: one 1"])
        #expect(!text.contains("never"))
    }
}

/// The whole texts of what a body reports.
func reports(_ body: () throws -> Void) rethrows -> [String] {
    let found = Mutex<[String]>([])
    try Diagnostics.$taskPolicy.withValue(
        .record { diagnostic in found.withLock { $0.append(diagnostic.pinnedText) } }, operation: body)
    return found.withLock { $0 }
}
