// A broken image file is said to be broken, once.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.harness) struct BrokenImageTests {
    private func codes(_ name: String, _ text: String, _ read: (Bundle, Data) -> UIImage?) throws -> [String] {
        let folder = NSTemporaryDirectory() + "vitrine-broken-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let data = Data(text.utf8)
        let set = folder + "/Assets.xcassets/sign.imageset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try #"{"images":[{"filename":"\#(name)","idiom":"universal"}]}"#.write(
            toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
        try data.write(to: URL(filePath: set + "/" + name))
        let bundle = try #require(Bundle(path: folder))
        nonisolated(unsafe) var reports: [Diagnostic] = []
        let before = Diagnostics.policy
        Diagnostics.policy = .record { reports.append($0) }
        defer { Diagnostics.policy = before }
        #expect(read(bundle, data) == nil)
        return reports.map(\.entry.code)
    }

    @Test("an SVG that cannot be drawn says that, and not that there is none") func vector() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><path d='"
        #expect(try codes("sign.svg", svg) { bundle, _ in UIImage(named: "sign", in: bundle, with: nil) } == ["UIK0612"])
    }

    @Test("a PNG that is cut off says that alone, by name and as data") func picture() throws {
        let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1]
        nonisolated(unsafe) var reports: [String] = []
        let before = Diagnostics.policy
        Diagnostics.policy = .record { reports.append($0.entry.code) }
        defer { Diagnostics.policy = before }
        #expect(UIImage(data: Data(bytes)) == nil)
        #expect(reports.count == 1, "\(reports)")
    }

    @Test("a name that no file has is still said not to be there") func missing() throws {
        #expect(try codes("sign.svg", "<svg/>") { bundle, _ in UIImage(named: "other", in: bundle, with: nil) } == ["UIK1002"])
    }
}
