// Lines of code addresses by the files' own tables.
// No Apple page: this is ours; the judge is the toolchain's own look-up.
import CLineTable
import Foundation
import Runtime
import Testing
@testable import Diagnostics

@Suite("Line tables") struct LineTablesTests {
    private func opened<Result>(_ bytes: [UInt8], _ body: (OpaquePointer?) -> Result) throws -> Result {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = vlt_open(path.path)
        defer { vlt_close(file) }
        return body(file)
    }

    private func line(_ file: OpaquePointer?, _ address: UInt64) -> String? {
        var place = vlt_place()
        guard let file, vlt_find(file, address, &place) != 0 else { return nil }
        let path = withUnsafeBytes(of: &place.path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return "\(path):\(place.line):\(place.column)"
    }

    @Test("an address has the line of the last row at or before it, in DWARF 4 and 5", arguments: [4, 5] as [UInt16])
    func rows(version: UInt16) throws {
        try opened(ProgramFile(version: version).bytes) { file in
            #expect(line(file, 0xFFF) == nil)
            #expect(line(file, 0x1000) == "/app/Sources/main.swift:3:5")
            #expect(line(file, 0x100F) == "/app/Sources/main.swift:3:5")
            #expect(line(file, 0x1010) == "/app/Sources/main.swift:4:9")
            #expect(line(file, 0x1025) == "/app/Sources/main.swift:0:0")
            #expect(line(file, 0x103F) == "/app/Sources/main.swift:70000:1")
            #expect(line(file, 0x1040) == nil)
        }
    }

    @Test("a file that ends anywhere, and one with any byte wrong, is read without harm", arguments: [4, 5] as [UInt16])
    func damaged(version: UInt16) throws {
        let whole = ProgramFile(version: version).bytes
        for end in whole.indices {
            try opened(Array(whole[..<end])) { #expect(line($0, 0x1010) == nil) }
        }
        var unharmed = 0
        for index in whole.indices {
            for flip in [0x01, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[index] ^= flip
                try opened(bytes) { file in
                    for address in stride(from: UInt64(0xFF0), to: 0x1050, by: 8)
                    where line(file, address) == "/app/Sources/main.swift:4:9" {
                        unharmed += 1
                    }
                }
            }
        }
        #expect(unharmed > 0)
    }

    @Test("what is no program has no lines")
    func others() throws {
        #expect(vlt_open("/nowhere") == nil)
        #expect(vlt_open("/tmp") == nil)
        try opened([]) { #expect($0 == nil) }
        try opened(Array("import UIKit\n".utf8)) { #expect($0 == nil) }
    }

    @Test("each frame of a stack has the line that the toolchain finds for it")
    func sameAsTheToolchain() throws {
        func deep(_ level: Int) throws -> Backtrace {
            try level == 0 ? Backtrace.capture(algorithm: .auto, limit: 64, top: 0) : [0].map { _ in try deep(level - 1) }[0]
        }
        let images = ImageMap.capture(), stack = try deep(4)
        let named = try #require(stack.symbolicated(with: images, options: [.showSourceLocations, .useSymbolCache]))
        var compared = 0
        for frame in named.frames {
            // Code that the compiler added has line 0 by both, and paths that are no file's.
            guard let symbol = frame.symbol, let wanted = symbol.sourceLocation, wanted.line > 0,
                let path = images[symbol.imageIndex].path, path == CommandLine.arguments[0] || path.hasSuffix(".xctest")
            else { continue }
            let address = try #require(UInt64(frame.captured.adjustedProgramCounter))
            let start = try #require(UInt64(images[symbol.imageIndex].baseAddress))
            let site = try #require(LineTables.site(of: address, in: path, loadedAt: start))
            #expect(site.line == wanted.line, "\(site.path):\(site.line) is \(wanted)")
            #expect(site.path.hasSuffix(wanted.path), "\(site.path):\(site.line) is \(wanted)")
            compared += 1
        }
        #expect(compared >= 5)
    }
}
