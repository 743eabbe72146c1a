// The loaded images.
// Apple: dyld(3).
import Foundation
import Testing
import os

@Suite("Images") struct ImageTests {
    @Test("the program is the first image, libraries follow; each begins with an ELF header, and none is behind the last")
    func images() throws {
        let count = _dyld_image_count()
        #expect(count > 3)
        let names = (0..<count).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        #expect(names.first.map { ($0 as NSString).lastPathComponent } == (CommandLine.arguments[0] as NSString).lastPathComponent)
        #expect(names.contains { $0.contains("libc.so") })
        let header = try #require(_dyld_get_image_header(0))
        #expect(UnsafeRawBufferPointer(start: header, count: 4).elementsEqual([0x7f, 0x45, 0x4c, 0x46]))
        #expect(_dyld_get_image_name(count + 100) == nil)
        #expect(_dyld_get_image_header(count + 100) == nil)
    }
}
