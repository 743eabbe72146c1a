// The whole text of each diagnostic UIK19xx.
// No Apple page: this is ours.
import CoreGraphics
import CoreImage
import Diagnostics
import Foundation
import Synchronization
import Testing

private func messages(_ body: () throws -> Void) rethrows -> [String] {
    let texts = Mutex<[String]>([])
    let policy = DiagnosticPolicy.record { diagnostic in texts.withLock { $0.append(diagnostic.pinnedText) } }
    // Of this task alone, with nothing reported yet: tests run beside it.
    try Diagnostics.$taskPolicy.withValue(policy) { try Diagnostics.$sites.withValue(SiteMemory(), operation: body) }
    return texts.withLock { $0 }
}

@Suite struct CoreImageDiagnosticsTests {
    @Test("UIK1901: a key that the filter does not have, set and asked for")
    func key() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        let place = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(filter).toOpaque()), radix: 16)
        let set = messages { filter.setValue(3, forKey: "radius") }
        #expect(
            set == [
                """
                UIK1901 exception: A filter has no value by this key.
                  object   CIGaussianBlur
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    CIGaussianBlur has no radius; its keys are inputImage, inputRadius.
                  fix      Use one of the filter's inputKeys, or the typed filter from CIFilterBuiltins.
                  apple    NSUnknownKeyException: [<CIGaussianBlur \(place)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key radius.
                """
            ])
        #expect((filter.value(forKey: "inputRadius") as? NSNumber)?.intValue == 10)
        var value: Any?
        let got = messages { value = filter.value(forKey: "radius") }
        #expect(value == nil)
        #expect(got.count == 1)
        #expect(got.first?.contains("> valueForUndefinedKey:]: this class") == true)
    }

    @Test("UIK1902: a value of another type changes nothing")
    func type() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(
            messages { filter.setValue("wide", forKey: "inputRadius") } == [
                """
                UIK1902 misuse: A filter was given a value of the wrong type for its key.
                  object   CIGaussianBlur
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    inputRadius was given String; it takes a number.
                  fix      Pass a CIImage, a number, a CIColor, a CIVector or a CGAffineTransform, as the attributes of the filter specify.
                """
            ])
        #expect((filter.value(forKey: "inputRadius") as? NSNumber)?.intValue == 10)
    }

    @Test("UIK1903: a name that is nobody's, with the one that is meant")
    func unknown() {
        var filter: CIFilter?
        #expect(
            messages { filter = CIFilter(name: "CIGausianBlur") } == [
                """
                UIK1903 misuse: There is no filter of this name.
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    "CIGausianBlur" is not the name of an Apple filter. Did you mean CIGaussianBlur?
                  fix      Use a name from CIFilter.filterNames(inCategory: nil); the result is nil.
                """
            ])
        #expect(filter == nil)
    }

    @Test("UIK1904: a filter of Apple's that is not built")
    func notBuilt() {
        var filter: CIFilter?
        let texts = messages { filter = CIFilter(name: "CIQRCodeGenerator") }
        #expect(
            texts == [
                """
                UIK1904 unsupported: Vitrine does not have this filter yet.
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    Vitrine has \(CIFilter.filterNames(inCategory: nil).count) of Apple's filters; CIQRCodeGenerator is not among them.
                  fix      Build it from the filters of CIFilter.filterNames(inCategory: nil); the result is nil.
                """
            ])
        #expect(filter == nil)
    }

    @Test("UIK1905: a picture without end, rendered whole")
    func infinite() {
        var image: CGImage?
        let texts = messages { image = CIContext().createCGImage(CIImage(color: .red), from: .infinite) }
        #expect(
            texts == [
                """
                UIK1905 misuse: A picture cannot be rendered into this rectangle.
                  object   <CIImage: extent [infinite]>
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    The rectangle is [infinite].
                  fix      Crop clamped, generated and solid-color images first with cropped(to:); the result is nil.
                """
            ])
        #expect(image == nil)
    }

    @Test("UIK1906: a format that is not written")
    func format() {
        var bytes = [UInt8](repeating: 7, count: 8)
        let texts = messages {
            CIContext().render(
                CIImage(color: .red), toBitmap: &bytes, rowBytes: 8, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: .RGBAh, colorSpace: nil)
        }
        #expect(
            texts == [
                """
                UIK1906 unsupported: Vitrine does not read or write pixels of this format yet.
                  object   <CIImage: extent [infinite]>
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    The format RGBAh cannot be written.
                  fix      Use RGBA8, BGRA8, ARGB8, ABGR8, R8 or L8; for writing also A8 or RGBAf.
                """
            ])
        #expect(bytes.allSatisfy { $0 == 7 })
    }

    @Test("UIK1907: a step that would keep too much")
    func memory() {
        let image = CIImage(color: .red).applyingFilter("CIDiscBlur", parameters: ["inputRadius": 500])
        var made: CGImage?
        let texts = messages { made = CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 8000, height: 8000)) }
        #expect(
            texts == [
                """
                UIK1907 misuse: A filter needs too much memory.
                  object   <CIImage: extent [infinite]>
                  at       CoreImageDiagnosticsTests.swift:…
                  cause    A step that reads neighboring pixels would need more than 1 GiB.
                  fix      Scale or crop the picture first, or use a smaller radius; the result is nil.
                """
            ])
        #expect(made == nil)
    }
}
