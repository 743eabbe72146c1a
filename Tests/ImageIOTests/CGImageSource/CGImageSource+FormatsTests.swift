// Reading every kind of file.
// Apple: "CGImageSource".
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels
import Testing

/// The pixels of a picture of a file, row by row.
func pixels(_ data: Data, _ index: Int = 0) -> [UInt32]? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
        let image = CGImageSourceCreateImageAtIndex(source, index, nil)
    else { return nil }
    return pixels(image)
}

func pixels(_ image: CGImage) -> [UInt32] {
    (0..<image.height).flatMap { y in (0..<image.width).map { image.pixelBuffer.pixel(x: $0, y: y) } }
}

@Suite struct CGImageSourceFormatsTests {
    // Covers: CGImageSourceCreateWithData.init(_:_:), CGImageSourceCreateImageAtIndex.init(_:_:_:)
    // Covers: CGImageSourceGetType.init(_:), CGImageSourceGetCount.init(_:)
    @Test("Each format says its type, how many pictures it has, and their size")
    func types() throws {
        let wanted: [(Data, String, Int, Int, Int)] = [
            (Fixtures.rgbPNG, "public.png", 1, 8, 6), (Fixtures.turnedJPEG, "public.jpeg", 1, 16, 8),
            (GIFWriter.animation, "com.compuserve.gif", 4, 4, 4), (Fixtures.lossyWebP, "org.webmproject.webp", 1, 12, 10),
            (Fixtures.animatedWebP, "org.webmproject.webp", 2, 6, 6),
        ]
        for (data, type, count, width, height) in wanted {
            let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
            #expect(CGImageSourceGetType(source) == type)
            #expect(CGImageSourceGetCount(source) == count)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(image.width == width)
            #expect(image.height == height)
            #expect(image.utType == type)
            #expect(CGImageSourceGetStatus(source) == .statusComplete)
            #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
        }
    }

    @Test("PNG: true colour, alpha, 16-bit gray, palette and interlaced")
    func pngs() throws {
        let ramp = try #require(pixels(Fixtures.rgbPNG))
        #expect(ramp.first == 0xFFFF_0000)
        #expect(ramp.last == 0xFF00_00FF)
        #expect(pixels(Fixtures.alphaPNG) == [UInt32](repeating: 0x7F7F_0000, count: 45))
        let gray = try #require(pixels(Fixtures.gray16PNG))
        #expect(gray.first == 0xFF00_0000)
        #expect(gray.last == 0xFFFF_FFFF)
        let palette = try #require(pixels(Fixtures.palettePNG))
        #expect(palette[24] == 0xFFFF_FF00)
        #expect(palette[0] == 0xFF00_00FF)
        let interlaced = try #require(pixels(Fixtures.interlacedPNG))
        #expect(interlaced.first == 0xFFFF_0000)
        #expect(interlaced.last == 0xFF00_FF00)
    }

    @Test("JPEG: colour, progressive, gray and CMYK, within what the format loses")
    func jpegs() throws {
        func isNear(_ pixel: UInt32, _ wanted: UInt32, _ tolerance: Int = 12) -> Bool {
            [24, 16, 8, 0].allSatisfy { abs(Int((pixel >> $0) & 255) - Int((wanted >> $0) & 255)) <= tolerance }
        }
        let halves = try #require(pixels(Fixtures.turnedJPEG))
        #expect(isNear(halves[0], 0xFFFF_0000))
        #expect(isNear(halves[15], 0xFF00_00FF))
        let ramp = try #require(pixels(Fixtures.progressiveJPEG))
        #expect(isNear(ramp[0], 0xFFFF_0000, 40))
        #expect(isNear(ramp[127], 0xFF00_00FF, 40))
        let gray = try #require(pixels(Fixtures.grayJPEG))
        #expect(isNear(gray[0], 0xFF00_0000, 20))
        #expect(isNear(gray[63], 0xFFFF_FFFF, 20))
        #expect(isNear(try #require(pixels(Fixtures.cmykJPEG))[0], 0xFFFF_0000, 40))
    }

    @Test("GIF frames build on each other: kept, taken back, cleared, and see-through (documented by GIF89a)")
    func gifs() throws {
        let red: UInt32 = 0xFFFF_0000
        #expect(pixels(GIFWriter.animation, 0) == [UInt32](repeating: red, count: 16))
        let second = try #require(pixels(GIFWriter.animation, 1))
        #expect(second[0] == 0xFF00_FF00)
        #expect(second[5] == 0xFF00_FF00)
        #expect(second[2] == red)
        let third = try #require(pixels(GIFWriter.animation, 2))
        #expect(third[0] == red)
        #expect(third[10] == 0xFF00_00FF)
        #expect(third[15] == 0xFF00_00FF)
        let fourth = try #require(pixels(GIFWriter.animation, 3))
        #expect(fourth[10] == red)
        #expect(fourth[11] == 0)
        #expect(fourth[15] == 0)
        #expect(fourth[0] == red)
        // In any order the frames are the same.
        let source = try #require(CGImageSourceCreateWithData(GIFWriter.animation as CFData, nil))
        for index in [3, 0, 2, 1, 1, 3] {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(pixels(image) == pixels(GIFWriter.animation, index))
        }
    }

    @Test("An interlaced GIF has its lines in place")
    func interlacedGIF() throws {
        let lines: [UInt8] = (0..<16).map { UInt8($0 % 4) }
        let order = [0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]
        let frame = GIFWriter.Frame(width: 1, height: 16, pixels: order.map { lines[$0] }, isInterlaced: true)
        let data = GIFWriter(width: 1, height: 16, loops: nil, frames: [frame]).data
        let colors: [UInt32] = [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        #expect(pixels(data) == lines.map { colors[Int($0)] })
    }

    @Test("WebP: lossy, lossless with alpha, animated")
    func webps() throws {
        #expect(pixels(Fixtures.losslessWebP) == [UInt32](repeating: 0x7F00_7F00, count: 120))
        let lossy = try #require(pixels(Fixtures.lossyWebP))
        #expect((lossy[0] >> 16) & 255 > 200)
        #expect(lossy[119] & 255 > 200)
        #expect(pixels(Fixtures.animatedWebP, 0) == [UInt32](repeating: 0xFFFF_0000, count: 36))
        let second = try #require(pixels(Fixtures.animatedWebP, 1))
        #expect(second[0] == 0xFFFF_0000)
        #expect(second[14] == 0xFF00_00FF)
        #expect(second[21] == 0xFF00_00FF)
        #expect(second[22] == 0xFFFF_0000)
    }

    // Covers: CGImageSourceCopyPropertiesAtIndex.init(_:_:_:)
    @Test("Properties tell size, depth, orientation and delays without decoding")
    func properties() throws {
        let jpeg = try #require(CGImageSourceCreateWithData(Fixtures.turnedJPEG as CFData, nil))
        let facts = try #require(CGImageSourceCopyPropertiesAtIndex(jpeg, 0, nil) as? [CFString: Any])
        #expect(facts[kCGImagePropertyPixelWidth] as? Int == 16)
        #expect(facts[kCGImagePropertyPixelHeight] as? Int == 8)
        #expect(facts[kCGImagePropertyOrientation] as? Int == 6)
        #expect(facts[kCGImagePropertyHasAlpha] as? Bool == false)
        #expect(facts[kCGImagePropertyDepth] as? Int == 8)
        #expect(facts[kCGImagePropertyColorModel] as? String == "RGB")
        let tiff = try #require(facts[kCGImagePropertyTIFFDictionary] as? [String: Any])
        #expect(tiff[kCGImagePropertyTIFFOrientation] as? Int == 6)
        let gif = try #require(CGImageSourceCreateWithData(GIFWriter.animation as CFData, nil))
        let delays = try (0..<4).map { index in
            let all = try #require(CGImageSourceCopyPropertiesAtIndex(gif, index, nil))
            let times = try #require(all[kCGImagePropertyGIFDictionary] as? [String: Any])
            return (times[kCGImagePropertyGIFDelayTime] as? Double, times[kCGImagePropertyGIFUnclampedDelayTime] as? Double)
        }
        #expect(delays.map(\.0) == [0.1, 0.1, 0.05, 0.1])
        #expect(delays.map(\.1) == [0.1, 0.01, 0.05, 0])
        let whole = try #require(CGImageSourceCopyProperties(gif, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any])
        #expect(whole[kCGImagePropertyGIFLoopCount] as? Int == 2)
        let webp = try #require(CGImageSourceCreateWithData(Fixtures.animatedWebP as CFData, nil))
        let times = CGImageSourceCopyPropertiesAtIndex(webp, 0, nil)?[kCGImagePropertyWebPDictionary] as? [String: Any]
        #expect(times?[kCGImagePropertyWebPDelayTime] as? Double == 0.07)
        #expect(CGImageSourceCopyPropertiesAtIndex(gif, 4, nil) == nil)
    }

    // Covers: CGImageSourceCreateThumbnailAtIndex.init(_:_:_:), CGImagePropertyOrientation.init(rawValue:)
    @Test("A thumbnail is as long as asked at most, and upright where the transform is asked for")
    func thumbnails() throws {
        let source = try #require(CGImageSourceCreateWithData(Fixtures.turnedJPEG as CFData, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 8,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(upright.width == 4)
        #expect(upright.height == 8)
        // Orientation 6: the stored left side is the top.
        let colors = pixels(upright)
        #expect((colors[1] >> 16) & 255 > 200)
        #expect(colors[29] & 255 > 200)
        let plain = try #require(
            CGImageSourceCreateThumbnailAtIndex(
                source, 0,
                [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(8)]
                    as CFDictionary))
        #expect(plain.width == 8)
        #expect(plain.height == 4)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let large = CGImageSourceCreateThumbnailAtIndex(
            source, 0,
            [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 500] as CFDictionary)
        #expect(large?.width == 16)
        #expect(CGImagePropertyOrientation(rawValue: 6) == .right)
        #expect(CGImagePropertyOrientation(rawValue: 9) == nil)
    }

    @Test("Each orientation's transform takes the picture's corners to an upright box")
    func orientations() {
        for raw in UInt32(1)...8 {
            let orientation = CGImagePropertyOrientation(rawValue: raw)!
            let box = CGRect(x: 0, y: 0, width: 30, height: 20)
                .applying(orientation.transform(width: 30, height: 20))
            #expect(
                box
                    == (orientation.swapsSides
                        ? CGRect(x: 0, y: 0, width: 20, height: 30) : CGRect(x: 0, y: 0, width: 30, height: 20)))
        }
        // EXIF: where the 0th row and column are, for 6 at the right and the top.
        let right = CGImagePropertyOrientation.right.transform(width: 30, height: 20)
        #expect(CGPoint(x: 0, y: 0).applying(right) == CGPoint(x: 20, y: 0))
        let left = CGImagePropertyOrientation.left.transform(width: 30, height: 20)
        #expect(CGPoint(x: 0, y: 0).applying(left) == CGPoint(x: 0, y: 30))
    }

    // Covers: CGImageSourceCreateWithURL.init(_:_:)
    @Test("A source opens a file by its address")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString).png")
        try Fixtures.alphaPNG.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 9)
        let provider = try #require(CGDataProvider(url: url as CFURL))
        #expect(CGImageSourceCreateWithDataProvider(provider, nil).map(CGImageSourceGetCount) == 1)
    }
}

extension ImageIOTests {
    @Suite struct Incremental {
        // Covers: CGImageSourceCreateIncremental.init(_:), CGImageSourceUpdateData.init(_:_:_:)
        @Test("An incremental source shows what has come and says nothing bad about what has not")
        func incremental() throws {
            let data = Fixtures.progressiveJPEG
            let source = CGImageSourceCreateIncremental(nil)
            var reports = 0
            var sizes: Set<Int> = []
            reports +=
                messages {
                    for end in stride(from: 1, to: data.count, by: 40) {
                        CGImageSourceUpdateData(source, data.prefix(end) as CFData, false)
                        if let image = CGImageSourceCreateImageAtIndex(source, 0, nil) { sizes.insert(image.width) }
                        #expect(CGImageSourceGetStatus(source) != .statusComplete)
                    }
                }.count
            CGImageSourceUpdateData(source, data as CFData, true)
            #expect(reports == 0)
            #expect(CGImageSourceGetStatus(source) == .statusComplete)
            #expect(sizes == [16])
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 8)
        }
    }
}
