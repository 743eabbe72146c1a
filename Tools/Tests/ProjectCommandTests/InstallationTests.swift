// Where Vitrine is installed, what is missing there, and what the library is linked with.
import Foundation
import Testing

@testable import ProjectCommand
@testable import VitrineInstallation

@Suite("Installations") struct InstallationTests {
    @Test("an installation lies beside the program, or where VITRINE_HOME says") func places() {
        #expect(Installation.found(program: "/x/bin/vitrine", environment: [:]).home == "/x/lib/vitrine")
        #expect(Installation.found(program: "/x/bin/vitrine", environment: ["VITRINE_HOME": "/y"]).home == "/y")
        #expect(Installation.cache(environment: ["HOME": "/h"]) == "/h/.cache/vitrine")
        #expect(Installation.cache(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"]) == "/c/vitrine")
        #expect(Installation.cache(environment: ["TMPDIR": "/t"]) == "/t/vitrine-\(getuid())")
    }

    @Test("a record that is damaged reads as none") func damagedRecord() throws {
        let home = NSTemporaryDirectory() + "/home-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        let installation = Installation(home: home)
        #expect(installation.record() == nil)
        let record = Installation.Record(version: "1", compiler: "Swift", toolchain: "/usr", source: "/clone")
        try installation.write(record)
        #expect(installation.record() == record)
        try "{".write(toFile: installation.recordPath, atomically: true, encoding: .utf8)
        #expect(installation.record() == nil)
        #expect(!installation.isComplete(.debug))
    }

    @Test("the doctor names what is missing and the command that mends it") func doctor() {
        let place = Workplace(installation: Installation(home: "/nowhere"), environment: ["PATH": "", "XDG_CACHE_HOME": "/proc"])
        let checks = DoctorCommand.checks(place)
        #expect(checks.first { $0.name == "Swift toolchain" }?.isFine == false)
        #expect(checks.first { $0.name == "installation" }?.mend == "CLONE/script/install")
        #expect(checks.first { $0.name == "release library" }?.isNeeded == false)
        let missing = DoctorCommand.Check(name: "cache", isFine: false, found: "/c cannot be written", mend: "do this")
        #expect(DoctorCommand.line(missing) == "missing  cache                /c cannot be written\n         mend it:  do this")
    }

    @Test("no build is begun without a toolchain or a library, and the message says what to do") func notReady() {
        let none = Workplace(installation: Installation(home: "/nowhere"), environment: ["PATH": ""])
        #expect { try none.ready(.debug) } throws: { "\($0)".contains("https://www.swift.org/install/linux") }
        let bare = Workplace(installation: Installation(home: "/nowhere"), environment: ProcessInfo.processInfo.environment)
        #expect { try bare.ready(.debug) } throws: { "\($0)".contains("run script/install in a clone of Vitrine") }
    }

    @Test("the library is linked with the system libraries that the manifest names") func systemPackages() throws {
        let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let named = text.matches(of: /pkgConfig: "([^"]+)"/).flatMap { $0.output.1.split(separator: " ").map(String.init) }
        #expect(Set(named) == Set(LibraryPackager.systemPackages))
        #expect(!named.isEmpty)
    }

    @Test("a build that is not finished is refused by name") func unfinished() {
        let packager = LibraryPackager(
            source: "/nowhere", build: "/nowhere/.build/debug", configuration: .debug,
            installation: Installation(home: "/nowhere/home"), toolchain: "/usr")
        #expect { try packager.run(version: "1") } throws: {
            "\($0)" == "/nowhere/.build/debug/Modules is not there; build Vitrine first"
        }
    }

    @Test("objects of sources that were renamed or removed stay out of the library, in Swift and in C") func objects() throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        let names = [
            "Sources/COld/now.c", "b/COld.build/now.c.o", "b/COld.build/gone.c.o", "b/Stage.build/Now.swift.o",
            "b/Stage.build/Gone.swift.o",
        ]
        for name in names {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: path))
        }
        let map =
            #"{"": {"swift-dependencies": "x"}, "/s/Now.swift": {"object": "/elsewhere/Now.swift.o"}, "/s/New.swift": {"object": "/elsewhere/New.swift.o"}}"#
        try Data(map.utf8).write(to: URL(fileURLWithPath: folder + "/b/Stage.build/output-file-map.json"))
        let packager = LibraryPackager(
            source: folder, build: folder + "/b", configuration: .debug, installation: Installation(home: "/nowhere/home"),
            toolchain: "/usr")
        #expect(packager.objects(of: "COld") == ["\(folder)/b/COld.build/now.c.o"])
        #expect(packager.objects(of: "Stage") == ["\(folder)/b/Stage.build/Now.swift.o"])
    }

    @Test("a program that fails is reported with what it said") func tools() throws {
        #expect(try Tool.output("/bin/echo", ["a"]) == "a\n")
        #expect { try Tool.output("/bin/sh", ["-c", "echo why >&2; exit 3"]) } throws: { "\($0)" == "sh ended with 3:\nwhy\n" }
        #expect { try Tool.output("/nowhere/x", []) } throws: { "\($0)".contains("could not be started") }
    }
}
