// Where rewritten sources may be kept.
// Convention: the XDG base directory specification.
import BridgeToolchain
import Foundation
import Testing

@Suite("CachePlaces") struct CachePlacesTests {
    @Test("the user's own folder stands first, one below the temporary folder behind it") func order() {
        #expect(CachePlaces.folders(environment: ["HOME": "/h"], user: 7) == ["/h/.cache/vitrine", "/tmp/vitrine-7"])
        #expect(CachePlaces.folders(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"], user: 7).first == "/c/vitrine")
        #expect(CachePlaces.folders(environment: ["TMPDIR": "/t"], user: 7) == ["/t/vitrine-7"])
    }

    @Test("empty and relative variables count as none") func relative() {
        let environment = ["HOME": "/h", "XDG_CACHE_HOME": "", "TMPDIR": "t"]
        #expect(CachePlaces.folders(environment: environment, user: 7) == ["/h/.cache/vitrine", "/tmp/vitrine-7"])
    }

    @Test("a temporary folder that others may write, or that is a link, is refused") func others() throws {
        let top = NSTemporaryDirectory() + "/places-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: top, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: top) }
        #expect(CachePlaces.secure(top + "/new"))
        #expect(CachePlaces.secure(top + "/new"))
        let mode = try FileManager.default.attributesOfItem(atPath: top + "/new")[.posixPermissions] as? Int
        #expect(mode == 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: top + "/new")
        #expect(!CachePlaces.secure(top + "/new"))
        try FileManager.default.createSymbolicLink(atPath: top + "/link", withDestinationPath: "/")
        #expect(!CachePlaces.secure(top + "/link"))
        #expect(!CachePlaces.secure("/nowhere/at/all"))
        #expect(!CachePlaces.secure(top + "/other", user: getuid() + 1))
    }
}
