// Pictures in other colour spaces become sRGB at decoding.
// Apple: "CGImageSource"; the conversion is ours (ADR 6)
import CoreGraphics
import Diagnostics
import Foundation
import ImageIO
import PixelKernels
import Testing

extension ImageIOTests {
    @Suite struct Colors {
        /// The first row's pixels as red, green, blue, alpha; premultiplied.
        private func row(_ file: Data) throws -> [[Int]] {
            let source = try #require(CGImageSourceCreateWithData(file, nil))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            return row(image.pixelBuffer)
        }

        private func row(_ buffer: PixelBuffer) -> [[Int]] {
            (0..<buffer.width).map { x in
                let pixel = buffer.pixel(x: x, y: 0)
                return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
            }
        }

        private func near(_ one: [[Int]], _ other: [[Int]]) -> Bool {
            zip(one, other).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 1 } } && one.count == other.count
        }

        @Test("Display P3's stored values become sRGB's: (234,51,35) is red [observed]")
        func displayP3() throws {
            let stored: [UInt8] = [234, 51, 35, 117, 251, 76, 0, 0, 245, 128, 128, 128, 255, 255, 255]
            let file = ICCFiles.png(type: 2, width: 5, row: stored, chunks: [ICCFiles.iCCP(ICCFiles.displayP3)])
            // Near black a level of green is three of red: 117 stands for 116.6.
            let expected = [
                [255, 0, 0, 255], [3, 255, 0, 255], [0, 0, 255, 255], [128, 128, 128, 255], [255, 255, 255, 255],
            ]
            let decoded = try row(file)
            #expect(near(decoded, expected), "\(decoded)")
            let direct = try #require(PNGFile.decode(file))
            #expect(row(direct) == decoded)
        }

        @Test("Half transparent colours are converted before they are multiplied")
        func alpha() throws {
            let file = ICCFiles.png(
                type: 6, width: 2, row: [234, 51, 35, 128, 234, 51, 35, 0], chunks: [ICCFiles.iCCP(ICCFiles.displayP3)])
            #expect(near(try row(file), [[128, 0, 0, 128], [0, 0, 0, 0]]))
        }

        @Test("Grey of gamma 2.2 becomes sRGB grey, with and without alpha")
        func gray() throws {
            let chunks = [ICCFiles.iCCP(ICCFiles.gray22)]
            let opaque = ICCFiles.png(type: 0, width: 4, row: [0, 32, 128, 255], chunks: chunks)
            // 255·srgb((v/255)^2.2), by the formulas.
            #expect(near(try row(opaque), [0, 26, 129, 255].map { [$0, $0, $0, 255] }))
            let half = ICCFiles.png(type: 4, width: 1, row: [255, 128], chunks: chunks)
            #expect(near(try row(half), [[128, 128, 128, 128]]))
        }

        @Test("sRGB's own profile, an sRGB chunk and sRGB's gamma leave every value as it is")
        func identity() throws {
            let stored: [UInt8] = [1, 2, 3, 200, 100, 50]
            let expected = [[1, 2, 3, 255], [200, 100, 50, 255]]
            let primaries = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
            for chunks in [
                [ICCFiles.iCCP(ICCFiles.sRGB)], [("sRGB", Data([0]))],
                [("sRGB", Data([0])), ICCFiles.gAMA(1)], [ICCFiles.gAMA(0.45455), ICCFiles.cHRM(primaries)], [],
            ] {
                #expect(try row(ICCFiles.png(type: 2, width: 2, row: stored, chunks: chunks)) == expected)
            }
        }

        @Test("gAMA and cHRM chunks without a profile are obeyed [documented by PNG]")
        func chunks() throws {
            // Linear values: 55 of 255 is sRGB's 128.
            let linear = ICCFiles.png(type: 2, width: 1, row: [55, 55, 55], chunks: [ICCFiles.gAMA(1)])
            #expect(near(try row(linear), [[128, 128, 128, 255]]))
            let linearGray = ICCFiles.png(type: 0, width: 1, row: [55], chunks: [ICCFiles.gAMA(1)])
            #expect(near(try row(linearGray), [[128, 128, 128, 255]]))
            let p3 = ICCFiles.cHRM([0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
            let wide = ICCFiles.png(type: 2, width: 1, row: [234, 51, 35], chunks: [p3])
            #expect(near(try row(wide), [[255, 0, 0, 255]]))
            // Impossible primaries count as none.
            let absurd = ICCFiles.png(
                type: 2, width: 1, row: [9, 99, 199], chunks: [ICCFiles.cHRM([0, 0, 0, 0, 0, 0, 0, 0])])
            #expect(try row(absurd) == [[9, 99, 199, 255]])
        }

        @Test("JPEG and WebP obey their profiles as PNG does")
        func otherFormats() throws {
            for (plain, tagged) in [
                (Fixtures.progressiveJPEG, ICCFiles.jpeg(Fixtures.progressiveJPEG, ICCFiles.displayP3)),
                (Fixtures.lossyWebP, try webP(Fixtures.lossyWebP)),
            ] {
                let before = try row(plain)
                let after = try row(tagged)
                // The same values in a PNG of the same profile.
                let opaque = before.allSatisfy { $0[3] == 255 }
                try #require(opaque)
                let png = ICCFiles.png(
                    type: 2, width: before.count, row: before.flatMap { $0[0..<3].map { UInt8($0) } },
                    chunks: [ICCFiles.iCCP(ICCFiles.displayP3)])
                let expected = try row(png)
                #expect(after == expected)
            }
        }

        private func webP(_ file: Data) throws -> Data {
            let source = try #require(CGImageSourceCreateWithData(file, nil))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            return ICCFiles.webP(file, width: image.width, height: image.height, ICCFiles.displayP3)
        }

        @Test("A profile bent, cut or made for other channels is named, and the values count as sRGB")
        func hostile() throws {
            var bent = ICCFiles.displayP3
            for at in stride(from: 128, to: bent.count, by: 3) { bent[at] ^= 0xFF }
            for profile in [bent, ICCFiles.displayP3.prefix(100), ICCFiles.gray22, Data(repeating: 0x41, count: 4000)] {
                let file = ICCFiles.jpeg(Fixtures.progressiveJPEG, profile)
                Diagnostics.forgetReportedSites()
                let plain = try row(Fixtures.progressiveJPEG)
                let heard = try messages {
                    let taken = try row(file)
                    #expect(taken == plain)
                }
                #expect(
                    heard == [
                        """
                        UIK0610 misuse: An image file's colour profile cannot be used.
                          object   public.jpeg, \(file.count) bytes
                          at       CGImageSource+ColorTests.swift:…
                          cause    The ICC profile is damaged, larger than 4 MiB, or made for other channels than the image has.
                          fix      Export the file with another profile, or without one.
                        """
                    ])
            }
        }

        @Test("A thousand profiles of random damage do no harm")
        func random() throws {
            var state: UInt64 = 88_172_645_463_325_252
            func next(_ bound: Int) -> Int {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                return Int(state % UInt64(bound))
            }
            var read = 0
            for round in 0..<1_000 {
                var profile = round % 2 == 0 ? ICCFiles.displayP3 : ICCFiles.gray22
                for _ in 0..<(1 + next(8)) { profile[next(profile.count)] = UInt8(next(256)) }
                _ = messages {
                    let file = ICCFiles.jpeg(Fixtures.progressiveJPEG, profile)
                    let source = CGImageSourceCreateWithData(file, nil)
                    if source.flatMap({ CGImageSourceCreateImageAtIndex($0, 0, nil) }) != nil { read += 1 }
                }
            }
            #expect(read == 1_000)
        }
    }
}
