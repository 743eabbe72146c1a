// `vitrine run --watch`: the app runs, and is built anew and started again when a source has changed.
// SwiftPM: `swift build`.
import Foundation

/// Builds, runs and watches, until the user ends it.
///
/// The app that runs goes on while the next one is built, and after a build that failed. It keeps its address, so a page
/// that is open comes back by itself.
final class WatchedRun {
    /// Seconds between two looks at the files.
    static let pause = 0.4

    private let folder: String
    private let build: () -> Bool
    private let start: () throws -> Process
    private let say: (String) -> Void
    private var app: Process?

    /// - Parameters:
    ///   - folder: The package.
    ///   - build: Builds the app; false where that failed, with errors on the terminal by then.
    ///   - start: Starts what was built.
    init(
        folder: String, build: @escaping () -> Bool, start: @escaping () throws -> Process,
        say: @escaping (String) -> Void = { FileHandle.standardError.write(Data("vitrine: \($0)\n".utf8)) }
    ) {
        self.folder = folder
        self.build = build
        self.start = start
        self.say = say
    }

    /// For as long as `goesOn` says so, asked before each look at the files.
    func run(while goesOn: () -> Bool = { true }) throws {
        defer { end() }
        var built = SourceScan(of: folder)
        try renew()
        var hasSaidEnd = false
        while goesOn() {
            Thread.sleep(forTimeInterval: Self.pause)
            if let app, !app.isRunning, !hasSaidEnd {
                say("the app has ended with \(app.terminationStatus); it starts again at the next change")
                hasSaidEnd = true
            }
            let now = SourceScan(of: folder)
            guard let name = built.firstChange(to: now) else { continue }
            // An editor that saves several files is let finish.
            var last = now
            while true {
                Thread.sleep(forTimeInterval: Self.pause / 4)
                let next = SourceScan(of: folder)
                if next == last { break }
                last = next
            }
            built = last
            say("\(name) has changed")
            try renew()
            hasSaidEnd = false
        }
    }

    private func renew() throws {
        guard build() else {
            return say(app?.isRunning == true ? "the app before this change goes on" : "nothing runs; waiting for a change")
        }
        end()
        app = try start()
    }

    /// Asks the app to end, and after two seconds ends it.
    private func end() {
        guard let app, app.isRunning else { return }
        app.terminate()
        let limit = Date(timeIntervalSinceNow: 2)
        while app.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.01) }
        if app.isRunning { kill(app.processIdentifier, SIGKILL) }
        app.waitUntilExit()
    }
}
