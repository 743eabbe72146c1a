// Timers by selector on a virtual clock and on the run loop, and texts in the app's language, from files that import Foundation alone.
import Foundation
import Stage

final class Ticker: NSObject {
    private var timer: Timer?
    private(set) var ticks: [String] = []

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: "minute", repeats: true)
    }
    @objc private func tick(_ timer: Timer) {
        ticks.append(timer.userInfo as? String ?? "nothing")
        if ticks.count == 3 { timer.invalidate() }
    }
    var isRunning: Bool { timer?.isValid ?? false }
}

func advance(_ clock: StageClock, to time: TimeInterval) {
    clock.advance(to: time)
    clock.runDueWork()
}

func virtualTime() {
    let clock = StageClock(isVirtual: true)
    StageClock.withOwn(clock) {
        let ticker = Ticker()
        ticker.start()
        for minute in 1...5 { advance(clock, to: TimeInterval(minute) * 60) }
        print(ticker.ticks, ticker.isRunning)
    }
}

func realTime() {
    nonisolated(unsafe) var count = 0
    let timer = Timer(fire: Date(), interval: 0.001, repeats: true) { timer in
        count += 1
        if count == 2 { timer.invalidate() }
    }
    RunLoop.current.add(timer, forMode: .common)
    let end = Date(timeIntervalSinceNow: 5)
    while timer.isValid, Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
    print(count, timer.isValid, Timer().isValid)
}

func texts() throws {
    let folder = NSTemporaryDirectory() + "/texts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (language, word) in [("de", "Hallo"), ("ar", "Marhaba")] {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(language).lproj", withIntermediateDirectories: true)
        try "\"hello\" = \"\(word)\";".write(toFile: "\(folder)/\(language).lproj/T.strings", atomically: true, encoding: .utf8)
    }
    let plural = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Datei</string>
        <key>other</key><string>%d Dateien</string></dict></dict></dict></plist>
        """
    try plural.write(toFile: "\(folder)/de.lproj/T.stringsdict", atomically: true, encoding: .utf8)
    guard let bundle = Bundle(path: folder) else { return print("no bundle") }
    let table: String? = "T"
    print(bundle.preferredLocalizations, NSLocalizedString("hello", tableName: table, bundle: bundle, value: "", comment: ""))
    print(bundle.localizedString(forKey: "hello", value: nil, table: table))
    let files = bundle.localizedString(forKey: "files", value: nil, table: table)
    print(String(format: files, 1), String(format: files, arguments: [2]), String(format: files, 3, 0, 0, 0, 0, 0))
    print(String(format: "%d %@ %d %d %d", 1, NSNumber(value: 2), 3, 4, 5), String(format: "plain"))
}

@main enum Program {
    static func main() throws {
        setenv("LANGUAGE", "de", 1)
        virtualTime()
        realTime()
        try texts()
    }
}
