// The address that an app keeps from run to run, and the file that keeps it.
import Foundation
import LocalServer
import Testing

import Browser

@Suite("StageDoor") struct StageDoorTests {
    private final class Folder {
        let path = NSTemporaryDirectory() + "vitrine-door-\(UUID().uuidString)"
        var file: String { path + "/state/app.address" }
        deinit { try? FileManager.default.removeItem(atPath: path) }
        func mode() throws -> Int {
            try #require(FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int)
        }
    }

    private func open(_ folder: Folder, port: UInt16? = nil) throws -> (file: AddressFile, opened: StageDoor.Opened) {
        let file = AddressFile(path: folder.file)
        return (file, try StageDoor(file: file, port: port).open { _ in .init() })
    }

    /// The listening thread closes its socket a moment after the stop.
    private func stop(_ server: LocalServer) {
        server.stop()
        let end = ContinuousClock.now + .seconds(5)
        while .now < end {
            if let probe = try? LocalServer(routes: .init(), port: server.port) {
                probe.stop()
                usleep(20_000)
                return
            }
            usleep(1000)
        }
    }

    @Test("the next run of the same app has the port and the token of the last, in a file for the user alone")
    func again() throws {
        let folder = Folder()
        let first: (port: UInt16, token: String)
        do {
            let (file, opened) = try open(folder)
            first = (opened.server.port, opened.server.token.secret)
            #expect(opened.note == nil)
            #expect(try folder.mode() == 0o600)
            stop(opened.server)
            withExtendedLifetime(file) {}
        }
        let (_, opened) = try open(folder)
        #expect(opened.server.port == first.port)
        #expect(opened.server.token.secret == first.token)
        #expect(opened.note == nil)
        stop(opened.server)
    }

    @Test("a second run beside the first has an address of its own, and the first's stays kept")
    func beside() throws {
        let folder = Folder()
        let (first, one) = try open(folder)
        let (second, two) = try open(folder)
        #expect(one.server.port != two.server.port)
        #expect(one.server.token.secret != two.server.token.secret)
        #expect(two.note == "Another run of this app has its usual address; this one is for this run alone.")
        #expect(try String(contentsOfFile: folder.file, encoding: .utf8) == "\(one.server.port) \(one.server.token.secret)\n")
        withExtendedLifetime((first, second)) {}
        one.server.stop()
        two.server.stop()
    }

    @Test("a port that another program has taken is left to it: another port and another token, and the user is told")
    func taken() throws {
        let folder = Folder()
        let other = try LocalServer(routes: .init())
        defer { other.stop() }
        do {
            let file = AddressFile(path: folder.file)
            _ = file.take()
            file.keep(.init(port: other.port, token: ServerToken()))
        }
        let before = try String(contentsOfFile: folder.file, encoding: .utf8)
        let (_, opened) = try open(folder)
        defer { opened.server.stop() }
        #expect(opened.server.port != other.port)
        #expect(!before.contains(opened.server.token.secret))
        #expect(
            opened.note
                == "Port \(other.port) is taken by another program; the app is at port \(opened.server.port), with a new key.")
        #expect(try String(contentsOfFile: folder.file, encoding: .utf8).hasPrefix("\(opened.server.port) "))
    }

    @Test("--port wins over the kept port, and the token stays")
    func asked() throws {
        let folder = Folder()
        let token = ServerToken()
        do {
            let file = AddressFile(path: folder.file)
            _ = file.take()
            file.keep(.init(port: 40_001, token: token))
        }
        let probe = try LocalServer(routes: .init())
        let free = probe.port
        stop(probe)
        let (_, opened) = try open(folder, port: free)
        #expect(opened.server.port == free)
        #expect(opened.server.token.secret == token.secret)
        opened.server.stop()
    }

    @Test("a file that others could read, a link, a folder's place taken and rubbish are refused and made anew")
    func refused() throws {
        let token = ServerToken()
        func address(_ prepare: (Folder) throws -> Void) throws -> AddressFile.Taken {
            let folder = Folder()
            try FileManager.default.createDirectory(atPath: folder.path + "/state", withIntermediateDirectories: true)
            try Data("40001 \(token.secret)\n".utf8).write(to: URL(filePath: folder.file))
            chmod(folder.file, 0o600)
            #expect(AddressFile(path: folder.file).take().address?.token.secret == token.secret)
            try prepare(folder)
            let file = AddressFile(path: folder.file)
            let taken = file.take()
            file.keep(.init(port: 40_002, token: token))
            #expect(try folder.mode() == 0o600)
            return taken
        }
        let open = try address { chmod($0.file, 0o644) }
        #expect(open.address == nil)
        #expect(open.refusal == "The file that kept the address could be read or written by others; the app has a new one.")
        let link = try address { folder in
            try FileManager.default.moveItem(atPath: folder.file, toPath: folder.path + "/elsewhere")
            try FileManager.default.createSymbolicLink(atPath: folder.file, withDestinationPath: folder.path + "/elsewhere")
        }
        #expect(link.address == nil)
        #expect(link.refusal?.contains("is no plain file") == true)
        let second = try address { try FileManager.default.linkItem(atPath: $0.file, toPath: $0.path + "/copy") }
        #expect(second.address == nil)
        #expect(second.refusal?.contains("has a second name") == true)
        for text in ["", "40001", "x y", "80 \(token.secret)", "40001 \(token.secret)x", "99999 \(token.secret)"] {
            let rubbish = try address { try text.write(toFile: $0.file, atomically: false, encoding: .utf8) }
            #expect(rubbish.address == nil, "\(text)")
            #expect(rubbish.refusal == nil, "\(text)")
        }
        let old = try address {
            utimes($0.file, [timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0)])
        }
        #expect(old.address == nil)
        if geteuid() == 0 {
            let foreign = try address { chown($0.file, 65534, 65534) }
            #expect(foreign.address == nil)
            #expect(foreign.refusal?.contains("belongs to another user") == true)
        }
    }
}
