// What `vitrine run --watch` does at a change, with a shell in the app's place.
import Foundation
import Testing

@testable import ProjectCommand

@Suite("vitrine run --watch") struct WatchedRunTests {
    private final class Folder {
        let path = NSTemporaryDirectory() + "vitrine-watch-\(UUID().uuidString)"
        init() throws {
            try FileManager.default.createDirectory(atPath: path + "/Sources/App", withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: path + "/.build", withIntermediateDirectories: true)
            try write("Sources/App/Main.swift", "1")
        }
        deinit { try? FileManager.default.removeItem(atPath: path) }
        func write(_ name: String, _ text: String) throws {
            try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
        }
    }

    @Test("a scan sees what was changed, added, taken away and replaced, and nothing of the build or of hidden files")
    func scan() throws {
        let folder = try Folder()
        let first = SourceScan(of: folder.path)
        try folder.write(".build/x.swift", "x")
        try folder.write(".hidden", "x")
        #expect(SourceScan(of: folder.path) == first)
        #expect(first.firstChange(to: first) == nil)
        try folder.write("Sources/App/Main.swift", "12")
        let second = SourceScan(of: folder.path)
        #expect(first.firstChange(to: second) == "Main.swift")
        try folder.write("Sources/App/More.swift", "1")
        let third = SourceScan(of: folder.path)
        #expect(second.firstChange(to: third) == "More.swift")
        try FileManager.default.removeItem(atPath: folder.path + "/Sources/App/More.swift")
        #expect(third.firstChange(to: SourceScan(of: folder.path)) == "More.swift")
        // Of the same size and time, but another file.
        let main = folder.path + "/Sources/App/Main.swift"
        let time = try FileManager.default.attributesOfItem(atPath: main)[.modificationDate]
        try folder.write("Sources/App/New", "34")
        try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: folder.path + "/Sources/App/New")
        #expect(rename(folder.path + "/Sources/App/New", main) == 0)
        #expect(second.firstChange(to: SourceScan(of: folder.path)) == "Main.swift")
    }

    @Test("a change builds and starts again; a build that fails leaves the app running; an app that ended is said once")
    func run() throws {
        let folder = try Folder()
        var log: [String] = []
        var builds = 0
        var looks = 0
        var started: [Process] = []
        let run = WatchedRun(folder: folder.path) {
            builds += 1
            log.append("build \(builds)")
            return builds != 2
        } start: {
            let app = Process()
            app.executableURL = URL(fileURLWithPath: "/bin/sleep")
            app.arguments = [started.count == 1 ? "0" : "60"]
            try app.run()
            started.append(app)
            log.append("start")
            return app
        } say: {
            log.append($0)
        }
        try run.run {
            looks += 1
            switch looks {
            case 1: try? folder.write("Sources/App/Main.swift", "bad")
            case 2:
                #expect(started[0].isRunning)
                try? folder.write("Sources/App/Main.swift", "good again")
            case 3: #expect(!started[0].isRunning, "the one before is ended")
            case 5: return false
            default: break
            }
            return true
        }
        #expect(
            log == [
                "build 1", "start", "Main.swift has changed", "build 2", "the app before this change goes on",
                "Main.swift has changed", "build 3", "start",
                "the app has ended with 0; it starts again at the next change",
            ])
        #expect(started.allSatisfy { !$0.isRunning })
    }
}
