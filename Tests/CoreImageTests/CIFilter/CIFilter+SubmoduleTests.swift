// The submodule by which Apple offers the typed filters.
import CoreImage.CIFilterBuiltins
import Testing

@Suite("CIFilterBuiltins") struct SubmoduleTests {
    @Test("import CoreImage.CIFilterBuiltins alone brings the typed filters")
    func imports() throws {
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        blur.radius = 2
        #expect(try #require(blur.outputImage).extent == CGRect(x: -6, y: -6, width: 22, height: 32))
    }
}
