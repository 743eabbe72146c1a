// Names, keys, defaults, types and copies of filters.
// Apple: "CIFilter".
import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@Suite("CIFilter: keys") struct CIFilterKeysTests {
    // Covers: CIFilter.init(name:), CIFilter.inputKeys
    @Test("every filter by name has its name, attributes for each key, and defaults of their type")
    func library() throws {
        let names = CIFilter.filterNames(inCategory: nil)
        #expect(names.count >= 70)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        for name in names {
            let filter = try #require(CIFilter(name: name))
            #expect(filter.name == name)
            #expect(filter.outputKeys == ["outputImage"])
            #expect(filter.attributes[kCIAttributeFilterName] as? String == name)
            #expect(CIFilter.localizedName(forFilterName: name)?.isEmpty == false)
            #expect(filter.inputKeys.contains("inputImage") == (filter.outputImage == nil), "\(name)")
            for key in filter.inputKeys {
                let about = try #require(filter.attributes[key] as? [String: Any], "\(name) \(key)")
                let kind = try #require(about[kCIAttributeClass] as? String)
                #expect(key.hasPrefix("input"))
                #expect((filter.value(forKey: key) == nil) == (kind == "CIImage"), "\(name) \(key)")
            }
        }
    }

    @Test("every filter renders a picture when all its pictures are set, and its extent is finite or infinite, not null")
    func allRender() throws {
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(noise(20, 20, alpha: true), forKey: key) }
            let image = try #require(filter.outputImage, "\(name)")
            #expect(!image.extent.isNull, "\(name)")
            for context in [plainContext, linearContext] {
                #expect(context.createCGImage(image, from: CGRect(x: -3, y: -3, width: 26, height: 26)) != nil, "\(name)")
            }
        }
    }

    @Test("categories hold what the reference lists in them")
    func categories() {
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIBoxBlur", "CIDiscBlur", "CIGaussianBlur", "CIMotionBlur"])
        #expect(CIFilter.filterNames(inCategories: [kCICategoryGradient, kCICategoryBuiltIn]).contains("CIRadialGradient"))
        #expect(CIFilter.filterNames(inCategory: "no such category").isEmpty)
    }

    @Test(
        "the defaults of the reference",
        arguments: [
            ("CIGaussianBlur", "inputRadius", 10.0), ("CIDiscBlur", "inputRadius", 8), ("CIMotionBlur", "inputRadius", 20),
            ("CIColorControls", "inputSaturation", 1), ("CIColorControls", "inputContrast", 1),
            ("CIUnsharpMask", "inputRadius", 2.5), ("CIUnsharpMask", "inputIntensity", 0.5), ("CIPixellate", "inputScale", 8),
            ("CISepiaTone", "inputIntensity", 1), ("CIBloom", "inputIntensity", 0.5), ("CIColorPosterize", "inputLevels", 6),
        ])
    func defaults(_ name: String, _ key: String, _ value: Double) throws {
        #expect((try #require(CIFilter(name: name)).value(forKey: key) as? NSNumber)?.doubleValue == value)
    }

    // Covers: CIFilter.setValue, CIFilter.setDefaults
    @Test("numbers of any type go in; nil and setDefaults bring the default back")
    func numbers() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3]))
        func radius() -> Double? { (filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue }
        #expect(radius() == 3)
        for value in [4 as Any, 4.0, Float(4), CGFloat(4), NSNumber(value: 4), UInt8(4)] {
            filter.setValue(7, forKey: kCIInputRadiusKey)
            filter.setValue(value, forKey: kCIInputRadiusKey)
            #expect(radius() == 4)
        }
        filter.setValue(nil, forKey: kCIInputRadiusKey)
        #expect(radius() == 10)
        filter.setValue(flat(0xFF00_0000, 1, 1), forKey: kCIInputImageKey)
        filter.setDefaults()
        #expect(filter.value(forKey: kCIInputImageKey) == nil)
    }

    // Covers: CIVector.init(x:y:)
    @Test("typed properties and keys are one value")
    func typed() {
        let filter = CIFilter.colorControls()
        filter.saturation = 0.5
        #expect((filter.value(forKey: "inputSaturation") as? NSNumber)?.floatValue == 0.5)
        filter.setValue(2, forKey: "inputContrast")
        #expect(filter.contrast == 2)
        let gradient = CIFilter.linearGradient()
        gradient.point1 = CGPoint(x: 5, y: 6)
        #expect(gradient.value(forKey: "inputPoint1") as? CIVector == CIVector(x: 5, y: 6))
        #expect(gradient.color0 == .white)
        #expect(gradient.color1 == .black)
    }

    @Test("a result keeps the values of the moment: setting others later changes nothing in it")
    func snapshot() throws {
        let filter = CIFilter.exposureAdjust()
        filter.inputImage = flat(0xFF40_4040, 1, 1)
        filter.ev = 1
        let before = try #require(filter.outputImage)
        filter.ev = 0
        #expect(pixel(before, 0, 0) == 0xFF80_8080)
    }

    // Covers: CIFilter.copy
    @Test("a copy has the same values and then its own; it stays a typed filter")
    func copies() throws {
        let filter = CIFilter.gaussianBlur()
        filter.radius = 4
        let copy = try #require(filter.copy() as? any CIFilter & CIGaussianBlur)
        copy.radius = 5
        #expect(filter.radius == 4)
        #expect(copy.radius == 5)
        #expect(copy.name == "CIGaussianBlur")
    }

    @Test("archives keep numbers, colours, vectors and transforms")
    func archives() throws {
        let filter = try #require(CIFilter(name: "CIRadialGradient"))
        filter.setValue(CIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), forKey: "inputColor1")
        filter.setValue(CIVector(x: 1, y: 2), forKey: "inputCenter")
        filter.setValue(77, forKey: "inputRadius1")
        let data = try NSKeyedArchiver.archivedData(withRootObject: filter, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CIFilter.self, from: data))
        #expect(back.name == "CIRadialGradient")
        #expect(back.value(forKey: "inputColor1") as? CIColor == filter.value(forKey: "inputColor1") as? CIColor)
        #expect(back.value(forKey: "inputCenter") as? CIVector == CIVector(x: 1, y: 2))
        #expect((back.value(forKey: "inputRadius1") as? NSNumber)?.intValue == 77)
    }

    @Test("a name of one's own is kept beside the filter's: a layer finds it by that")
    func named() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        filter.name = "soft"
        #expect(filter.name == "soft")
        #expect(filter.attributes[kCIAttributeFilterName] as? String == "CIGaussianBlur")
    }

    final class Doubling: CIFilter {
        var inputImage: CIImage?
        override var outputImage: CIImage? { inputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)) }
    }

    @Test("a filter of an app's own overrides its result")
    func subclass() {
        let filter = Doubling()
        #expect(filter.outputImage == nil)
        #expect(filter.inputKeys.isEmpty)
        #expect(filter.name == "Doubling")
        filter.inputImage = flat(0xFF00_0000, 3, 2)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 6, height: 4))
    }

    // Covers: CIVector.init(cgRect:)
    @Test("vectors and colours read and write themselves as text")
    func values() {
        #expect(CIVector(x: 1, y: 2.5, z: -3).stringRepresentation == "[1 2.5 -3]")
        #expect(CIVector(string: "[1 2.5 -3]") == CIVector(x: 1, y: 2.5, z: -3))
        #expect(CIVector(cgAffineTransform: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)).value(at: 5) == 6)
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CIVector(x: 1).value(at: 9) == 0)
        #expect(CIVector(x: 1).count == 1)
        #expect(CIColor(string: "0.25 0.5 1").stringRepresentation == "0.25 0.5 1 1")
        #expect(CIColor(cgColor: CGColor(gray: 0.5, alpha: 0.5)) == CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
        #expect(CIColor(red: 1, green: 0, blue: 0, alpha: 1, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }
}
