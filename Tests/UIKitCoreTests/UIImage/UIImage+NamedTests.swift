// Images and colours by name: files with scales, asset catalogues with appearances.
// Apple: "UIImage", init(named:in:compatibleWith:)
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

@MainActor struct UIImageNamedTests {
    /// A bundle folder with files at two scales and an asset catalogue.
    private func makeBundle() throws -> (Bundle, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ color: UIColor, _ pixels: Int, _ path: String) throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: pixels, height: pixels)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try #require(image.pngData()).write(to: url)
        }
        try write(.red, 10, "icon.png")
        try write(.green, 20, "icon@2x.png")
        try write(.blue, 30, "icon@3x.png")
        try write(.black, 4, "Art.xcassets/sun.imageset/sun.png")
        try write(.white, 4, "Art.xcassets/sun.imageset/moon.png")
        try Data(
            """
            {"images":[{"filename":"sun.png","idiom":"universal","scale":"2x"},
            {"filename":"moon.png","idiom":"universal","scale":"2x",
            "appearances":[{"appearance":"luminosity","value":"dark"}]}],
            "properties":{"template-rendering-intent":"original"}}
            """.utf8
        ).write(to: folder.appendingPathComponent("Art.xcassets/sun.imageset/Contents.json"))
        let colors = folder.appendingPathComponent("Art.xcassets/brand.colorset")
        try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
        try Data(
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
            "components":{"red":"0xFF","green":"0.5","blue":"0","alpha":"1.000"}}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
            "color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"255","alpha":"1.000"}}}]}
            """.utf8
        ).write(to: colors.appendingPathComponent("Contents.json"))
        return (try #require(Bundle(path: folder.path)), folder)
    }

    // Covers: UIImage.init(named:in:compatibleWith:)
    @Test("a name finds the file of the traits' scale, and the nearest where there is none (documented)", .harness)
    func scales() throws {
        let (bundle, _) = try makeBundle()
        for (scale, color) in [(CGFloat(1), 0xFFFF_0000), (2, 0xFF00_FF00), (3, 0xFF00_00FF)] {
            let traits = UITraitCollection(displayScale: scale)
            let image = try #require(UIImage(named: "icon", in: bundle, compatibleWith: traits))
            #expect(image.scale == scale)
            #expect(image.size == CGSize(width: 10, height: 10))
            #expect(ViewPicture(image).pixel(0, 0) == UInt32(color))
        }
        #expect(UIImage(named: "icon.png", in: bundle, compatibleWith: nil) != nil)
    }

    // Covers: UIImage.init(named:in:compatibleWith:), UIImage.imageAsset, UIImageAsset.image
    @Test("an asset catalogue's image has light and dark variants, and keeps them in its asset", .harness)
    func appearances() throws {
        let (bundle, _) = try makeBundle()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let sun = try #require(UIImage(named: "sun", in: bundle, compatibleWith: light))
        #expect(ViewPicture(sun).pixel(0, 0) == 0xFF00_0000)
        #expect(sun.scale == 2)
        #expect(sun.renderingMode == .alwaysOriginal)
        let moon = try #require(sun.imageAsset).image(with: dark)
        #expect(ViewPicture(moon).pixel(0, 0) == 0xFFFF_FFFF)
        let night = try #require(UIImage(named: "sun", in: bundle, compatibleWith: dark))
        #expect(ViewPicture(night).pixel(0, 0) == 0xFFFF_FFFF)
    }

    // Covers: UIColor.init(named:in:compatibleWith:)
    @Test("an asset catalogue's colour is dynamic, and fixed where traits are given", .harness)
    func colors() throws {
        let (bundle, _) = try makeBundle()
        let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: dark) == UIColor.blue)
        #expect(UIColor(named: "brand", in: bundle, compatibleWith: dark) == UIColor.blue)
    }

    // Covers: UIImage.init(named:in:compatibleWith:), UIColor.init(named:in:compatibleWith:)
    @Test("UIK1002, UIK1003: a missing name gives nil and says where was looked", .harness)
    func missing() throws {
        let (bundle, folder) = try makeBundle()
        var image: UIImage?
        var color: UIColor?
        let reports = Reports.during {
            image = UIImage(named: "nothing", in: bundle, compatibleWith: nil)
            color = UIColor(named: "nothing", in: bundle, compatibleWith: nil)
        }
        #expect(image == nil)
        #expect(color == nil)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1002 misuse: No image of this name.
                  object   "nothing"
                  at       UIImage+NamedTests.swift:…
                  cause    Searched: \(folder.path)
                  fix      Check the spelling and that the file is listed in the target's resources.
                """,
                """
                UIK1003 misuse: No colour of this name.
                  object   "nothing"
                  at       UIImage+NamedTests.swift:…
                  cause    Searched: \(folder.path)
                  fix      Check the spelling and that the .xcassets folder is listed in the target's resources.
                """,
            ])
    }

    // Covers: UIImage.init(contentsOfFile:)
    @Test("contentsOfFile takes the scale from the name, and finds a file without its suffix (documented)", .harness)
    func contentsOfFile() throws {
        let (_, folder) = try makeBundle()
        let image = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("icon@3x.png").path))
        #expect(image.scale == 3)
        #expect(image.size == CGSize(width: 10, height: 10))
        UITraitCollection(displayScale: 2).performAsCurrent {
            let stem = folder.appendingPathComponent("icon").path
            #expect(UIImage(contentsOfFile: stem)?.scale == 2)
        }
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    }
}
