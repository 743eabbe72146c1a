// Values in messages: privacy, columns, digits, and formats as C has them.
// Apple: "OSLog", Message Argument Formatters.
import Foundation
import Testing
import os

private struct Item: CustomStringConvertible {
    let description: String
}

private enum Failure: Error { case empty }

@Suite("Messages") struct MessageTests {
    private func message(_ message: OSLogMessage, words: String = "") -> String? {
        LogRecorder.lines(LogSettings(words: words)) { Logger().info(message) }.first.map { String($0.dropFirst(6)) }
    }
    private func format(_ words: String = "", _ body: () -> Void) -> String? {
        LogRecorder.lines(LogSettings(words: words), body).first.map { String($0.dropFirst(9)) }
    }

    @Test("values of every kind are shown by themselves") func kinds() {
        let item = Item(description: "pen"), number: NSNumber = 4
        #expect(message("\("text") \(item) \(number) \(Failure.empty as any Error) \(Item.self)") == "text pen 4 empty Item")
        #expect(
            message("\(1) \(Int8(-2)) \(UInt64.max) \(1.5) \(Float(0.25)) \(true)")
                == "1 -2 18446744073709551615 1.500000 0.250000 true")
    }

    // Covers: OSLogPrivacy.public, OSLogPrivacy.private, OSLogPrivacy.sensitive
    @Test("privacy: what the source calls private has a mask, unless VITRINE_LOG asks for it; sensitive values always have one")
    func privacy() {
        let name = "Ada"
        func all() -> OSLogMessage {
            "\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive) \(7) \(7, privacy: .private)"
        }
        #expect(message(all()) == "Ada Ada <private> <private> 7 <private>")
        #expect(message(all(), words: "private") == "Ada Ada Ada <private> 7 7")
        #expect(message(all(), words: "device") == "<private> Ada <private> <private> 7 <private>")
    }

    // Covers: OSLogPrivacy.auto
    @Test("a hash stands for a hidden value: the same for the same value, another for another") func hash() {
        let first = message("\("Ada", privacy: .private(mask: .hash))")
        #expect(first == "<mask.hash: 'f9aee019a006c49b'>")
        #expect(first == message("\("Ada", privacy: .sensitive(mask: .hash))"))
        #expect(first != message("\("Bob", privacy: .private(mask: .hash))"))
        #expect(message("\("Ada", privacy: .auto(mask: .hash))") == "Ada")
        #expect(message("\("Ada", privacy: .auto(mask: .hash))", words: "device") == first)
        #expect(first?.contains("Ada") == false)
    }

    @Test("alignment fills columns at either side, and cuts nothing off") func alignment() {
        #expect(
            message("|\("ab", align: .left(columns: 4))|\("ab", align: .right(columns: 4))|\("abcde", align: .right(columns: 4))|")
                == "|ab  |  ab|abcde|")
        #expect(message("|\(7, align: .right(columns: 3))|") == "|  7|")
    }

    @Test("formats of numbers") func numbers() {
        #expect(
            message("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal)")
                == "ff 0xFF 10")
        #expect(message("\(7, format: .decimal(explicitPositiveSign: true)) \(-7, format: .decimal(minDigits: 3))") == "+7 -007")
        #expect(
            message(
                "\(1.0 / 3, format: .fixed(precision: 2)) \(12345.678, format: .exponential(precision: 1)) \(0.5, format: .hybrid)")
                == "0.33 1.2e+04 0.5")
        #expect(
            message("\(true, format: .answer) \(Int32(2), format: .darwinErrno) \(2048, format: .byteCountIEC)")
                == "yes [2: No such file or directory] 2.00 KiB")
    }

    // Covers: os_log
    @Test("os_log in its shapes: format first, level first, interpolation") func shapes() {
        let log = OSLog(subsystem: "s", category: "c"), name = "Ada"
        let lines = LogRecorder.lines {
            os_log("plain")
            os_log("%{public}@ has %d", log: log, type: .error, name, 3)
            os_log(.info, log: log, "%@", name)
            os_log(.fault, "no log")
            os_log("interpolated \(name)")
            os_log(.error, log: log, "interpolated \(3)")
        }
        #expect(
            lines == [
                "default: plain", "error s:c: Ada has 3", "info s:c: Ada", "fault: no log", "default: interpolated Ada",
                "error s:c: interpolated 3",
            ])
    }

    @Test("formats of C: flags, widths, lengths, kinds") func formats() {
        #expect(
            format { os_log("%d|%5d|%-5d|%05d|%ld|%llu|%zd", 1, 2, 3, 4, 5, UInt64.max, 6) }
                == "1|    2|3    |00004|5|18446744073709551615|6")
        #expect(format { os_log("%5d|%-5d|%05d|%+d", 2, 3, 4, 5) } == "    2|3    |00004|+5")
        #expect(format { os_log("%x %X %o %x", 255, 255, 8, Int32(-1)) } == "ff FF 10 ffffffff")
        #expect(format { os_log("%.2f %g %*d", 1.005, 0.5, 4, 7) } == "1.00 0.5    7")
        #expect(format { os_log("%s %@ %@ 100%%", "text", NSNumber(value: 2), nil as String?) } == "text 2 (null) 100%")
        #expect(
            format { os_log("%{bool}d %{BOOL}d %{darwin.errno}d %{time_t}d", 1, 0, 2, 0) }
                == "true NO [2: No such file or directory] 1970-01-01T00:00:00Z")
        #expect(format { os_log("%c %@", 65, Failure.empty as NSError) }?.hasPrefix("A ") == true)
        #expect(format { os_log("%{public}s", StaticString("fixed").utf8Start) } == "fixed")
    }

    @Test("privacy in braces") func braces() {
        #expect(
            format { os_log("%{private}@ %{public}@ %@ %{sensitive}d %{private, mask.hash}@", "a", "b", "c", 1, "") }
                == "<private> b c <private> <mask.hash: 'cbf29ce484222325'>")
        #expect(format("device") { os_log("%@ %d %s", "a", 1, "b") } == "<private> 1 <private>")
    }

    @Test("UIK2204 names a format that does not fit; the line has what fits") func misfit() {
        var line: String?
        let texts = reports { line = format { os_log("%d of %d", 1) } }
        #expect(line == "1 of <missing>")
        #expect(
            texts == [
                """
                UIK2204 misuse: A log message's format does not match its arguments.
                  at       MessageTests.swift:…
                  cause    The format "%d of %d" does not fit its 1 argument.
                  fix      Pass one argument for each placeholder; write %% for a percent sign.
                """
            ])
        #expect(reports { line = format { os_log("%d", "text") } }.count == 1)
        #expect(line == "<String>")
        #expect(reports { line = format { os_log("all", 1) } }.count == 1)
        #expect(reports { line = format { os_log("50%") } }.count == 1)
    }
}
