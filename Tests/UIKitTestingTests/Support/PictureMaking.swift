// Small pictures for tests of the snapshot tester.
import Foundation
import PixelKernels

@testable import UIKitTesting

enum Made {
    /// A picture of one colour with rectangles on it.
    static func picture(
        _ width: Int, _ height: Int, _ color: UInt32, _ rects: [(PixelRect, UInt32)] = []
    ) -> Picture {
        let buffer = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = color }
            for (rect, pixel) in rects where y >= rect.minY && y < rect.maxY {
                for x in rect.minX..<rect.maxX { row[x] = pixel }
            }
        }
        return Picture(buffer: buffer, scale: 3)
    }

    /// A list screen: white with a row of one-pixel dividers.
    static func list(divider: UInt32 = 0xFFC6_C6C8) -> Picture {
        picture(
            120, 90, 0xFFFF_FFFF, (1...2).map { (PixelRect(x: 16, y: $0 * 30, width: 104, height: 1), divider) })
    }

    /// An empty folder that goes with the test.
    static func folder() -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)")
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// One imaginary test file in a folder of its own, with the folder of artifacts inside.
@MainActor final class SnapshotBench {
    let folder = Made.folder()
    nonisolated deinit { try? FileManager.default.removeItem(at: folder) }

    func name(_ name: String = "screen") -> SnapshotName {
        SnapshotName(testFile: folder.appendingPathComponent("ListTests.swift").path, testName: "list()", name: name)
    }

    /// Compares as an assertion does; returns the failure's message, nil where it passes.
    func compare(
        _ picture: Picture, _ mode: RecordMode, name: String = "screen", tolerance: Tolerance = .exact,
        views: String? = nil, weight: PictureWeight = PictureWeight(), run other: TestRun? = nil
    ) async -> String? {
        let run = other ?? TestRun(root: folder.appendingPathComponent("artifacts"), variables: [:])
        let messages = await Failure.capturing {
            SnapshotAssertion(
                name: self.name(name), picture: picture, tolerance: tolerance, mode: mode,
                site: CodeSite(fileID: "Kit/ListTests.swift", filePath: "ListTests.swift", line: 7, column: 1),
                test: "list", views: { views }, pendingWork: { [] }, weight: weight, run: run
            ).check()
        }
        return messages.first
    }

    /// The imaginary test file, as assertions get it from the compiler.
    var source: StaticString { .immortal(folder.appendingPathComponent("ListTests.swift").path) }

    func result(_ name: String = "screen") -> SnapshotResult? {
        SnapshotResult.read(artifact(SnapshotResult.fileName, name))
    }

    func artifact(_ file: String, _ name: String = "screen") -> URL {
        folder.appendingPathComponent("artifacts/failures/\(self.name(name).title)/\(file)")
    }
}

extension StaticString {
    /// A string made at run time as a static one; its bytes are never freed.
    static func immortal(_ text: String) -> StaticString {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        _ = bytes.initialize(from: Array(text.utf8) + [0])
        // Start, length, flags: a pointer to ASCII.
        return unsafeBitCast((UInt(bitPattern: bytes.baseAddress!), UInt(text.utf8.count), UInt8(2)), to: StaticString.self)
    }
}
