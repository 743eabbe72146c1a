// The whole text of each diagnostic UIK06xx.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import ImageIO
import PixelKernels
import Testing

/// Tests that look at diagnostics change the policy, so they run one after the other.
@Suite(.serialized) struct ImageIOTests {
    @Suite struct Texts {
        private func read(_ data: Data, _ index: Int = 0) -> [String] {
            Diagnostics.forgetReportedSites()
            var image: CGImage?
            let texts = messages {
                let source = CGImageSourceCreateWithData(data, nil)
                image = source.flatMap { CGImageSourceCreateImageAtIndex($0, index, nil) }
            }
            #expect(image == nil)
            return texts
        }

        @Test("UIK0601: a file cut off")
        func truncated() {
            #expect(
                read(Fixtures.rgbPNG.prefix(Fixtures.rgbPNG.count - 40)) == [
                    """
                    UIK0601 misuse: An image file is truncated.
                      object   public.png, \(Fixtures.rgbPNG.count - 40) bytes
                      at       ImageIODiagnosticsTests.swift:…
                      cause    The data is incomplete: a download was interrupted, or a file was read while it was being written.
                      fix      Get the file again; the result is nil.
                    """
                ])
        }

        @Test("UIK0602: a file bent")
        func corrupt() {
            var data = Fixtures.rgbPNG
            data[20] ^= 0xFF
            #expect(
                read(data) == [
                    """
                    UIK0602 misuse: An image file is inconsistent.
                      object   public.png, \(data.count) bytes
                      at       ImageIODiagnosticsTests.swift:…
                      cause    A checksum, a length or the compressed pixels are invalid.
                      fix      Get the file again, or export it with another program; the result is nil.
                    """
                ])
        }

        @Test("UIK0603: a file too large")
        func tooLarge() {
            let gif = GIFWriter(width: 50_000, height: 50_000, loops: nil, frames: [.init(width: 1, height: 1, pixels: [1])]).data
            #expect(
                read(gif) == [
                    """
                    UIK0603 misuse: An image file declares too many pixels.
                      object   com.compuserve.gif, \(gif.count) bytes
                      at       ImageIODiagnosticsTests.swift:…
                      cause    The file claims 50000×50000 pixels.
                      fix      Scale the image down first; the result is nil.
                    """
                ])
        }

        @Test("UIK0604: no image at all")
        func unknown() {
            #expect(
                read(Data("<html>404</html>".utf8)) == [
                    """
                    UIK0604 misuse: The bytes are not an image file that can be read.
                      object   unknown format, 16 bytes
                      at       ImageIODiagnosticsTests.swift:…
                      cause    They are none of PNG, JPEG, GIF and WebP.
                      fix      Check the bytes: often they are an error page of a server; the result is nil.
                    """
                ])
        }

        @Test("UIK0605: no file")
        func unreadable() {
            var source: CGImageSource?
            let texts = messages { source = CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/at all.png"), nil) }
            #expect(source == nil)
            #expect(
                texts == [
                    """
                    UIK0605 misuse: An image file cannot be opened.
                      object   file:///nowhere/at%20all.png
                      at       ImageIODiagnosticsTests.swift:…
                      cause    There is no file at this URL, it cannot be read, or the URL is not a file URL.
                      fix      Check the path; load other URLs with URLSession first; the result is nil.
                    """
                ])
        }

        @Test("UIK0606: a JPEG of 12 bits")
        func unsupported() throws {
            var data = Fixtures.grayJPEG
            let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
            data[frame.upperBound + 2] = 12
            #expect(
                read(data) == [
                    """
                    UIK0606 unsupported: Vitrine does not read this variety of image file yet.
                      object   public.jpeg, \(data.count) bytes
                      at       ImageIODiagnosticsTests.swift:…
                      cause    The format is supported, but not this variant, such as a 12-bit JPEG.
                      fix      Convert the file to a common variety; the result is nil.
                    """
                ])
        }

        @Test("UIK0607: an index outside")
        func index() {
            #expect(
                read(Fixtures.alphaPNG, 1) == [
                    """
                    UIK0607 misuse: An image file has no image at this index.
                      object   public.png, \(Fixtures.alphaPNG.count) bytes
                      at       ImageIODiagnosticsTests.swift:…
                      cause    The index is negative or not below CGImageSourceGetCount(_:).
                      fix      Check CGImageSourceGetCount(_:) first; the result is nil.
                    """
                ])
        }

        @Test("UIK0608: a type that is not written")
        func notWritten() {
            Diagnostics.forgetReportedSites()
            var destination: CGImageDestination?
            let texts = messages { destination = CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) }
            #expect(destination == nil)
            #expect(
                texts == [
                    """
                    UIK0608 unsupported: Vitrine does not write this type of image file yet.
                      at       ImageIODiagnosticsTests.swift:…
                      cause    1 picture(s) of the type public.heic were requested.
                      fix      Write PNG or JPEG; the result is nil.
                    """
                ])
        }

        @Test("UIK0609: nothing to write")
        func incomplete() throws {
            let destination = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
            var isWritten = true
            let texts = messages { isWritten = CGImageDestinationFinalize(destination) }
            #expect(
                texts == [
                    """
                    UIK0609 misuse: An image destination cannot be finalized.
                      at       ImageIODiagnosticsTests.swift:…
                      cause    No picture was added.
                      fix      Call CGImageDestinationAddImage(_:_:_:) once, then CGImageDestinationFinalize(_:) once.
                    """
                ])
            #expect(!isWritten)
        }
    }
}
