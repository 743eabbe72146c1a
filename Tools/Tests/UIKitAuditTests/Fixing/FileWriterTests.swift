import Foundation
import Testing
import UIKitAudit

@Suite("Writing files")
struct FileWriterTests {
    @Test("permissions stay, links stay links, and a file that changed meanwhile is not written")
    func keeps() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, link) = (folder + "/a.swift", folder + "/link.swift")
        try Data("old".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.swift")
        try FileWriter.write(Array("new".utf8), to: link, expecting: Array("old".utf8))
        #expect(FileManager.default.contents(atPath: file) == Data("new".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.swift")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        let error = #expect(throws: FileWriter.Failure.self) {
            try FileWriter.write(Array("newer".utf8), to: file, expecting: Array("old".utf8))
        }
        #expect(error?.description == "\(file): changed since it was audited; not written")
        #expect(FileManager.default.contents(atPath: file) == Data("new".utf8))
    }

    @Test("a file that cannot be written is told with the cause")
    func cannot() {
        let error = #expect(throws: FileWriter.Failure.self) { try FileWriter.write([], to: "/nowhere/at/all.txt") }
        #expect(error?.description == "/nowhere/at/all.txt: cannot be written: No such file or directory")
    }
}
