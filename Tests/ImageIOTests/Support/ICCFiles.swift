// Files with colour profiles, put together by hand.
// No Apple page: this is ours; the layout is that of ICC.1:2010 and of the formats' own specifications.
import Foundation

/// ICC profiles, and files that carry them.
enum ICCFiles {
    /// Display P3: sRGB's curve, P3's colorants adapted to D50.
    static let displayP3 = rgb([
        [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
    ])
    /// sRGB under its own colorants.
    static let sRGB = rgb([
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ])
    /// Grey of gamma 2.2.
    static let gray22 = profile(space: "GRAY", tags: [("wtpt", xyz([0.9642, 1, 0.8249])), ("kTRC", gamma(2.2))])

    private static func rgb(_ colorants: [[Double]]) -> Data {
        let curve = parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        return profile(
            space: "RGB ",
            tags: [
                ("wtpt", xyz([0.9642, 1, 0.8249])), ("rXYZ", xyz(colorants[0])), ("gXYZ", xyz(colorants[1])),
                ("bXYZ", xyz(colorants[2])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
            ])
    }

    // MARK: Profiles

    private static func fixed(_ value: Double) -> Data { be32(UInt32(bitPattern: Int32((value * 65536).rounded()))) }
    private static func xyz(_ values: [Double]) -> Data { values.reduce(Data("XYZ \0\0\0\0".utf8)) { $0 + fixed($1) } }
    private static func gamma(_ value: Double) -> Data { Data("para\0\0\0\0\0\0\0\0".utf8) + fixed(value) }
    private static func parametric(_ values: [Double]) -> Data {
        values.reduce(Data("para\0\0\0\0\0\u{3}\0\0".utf8)) { $0 + fixed($1) }
    }

    private static func profile(space: String, tags: [(name: String, data: Data)]) -> Data {
        var table = be32(UInt32(tags.count))
        var body = Data()
        for tag in tags {
            table += Data(tag.name.utf8) + be32(UInt32(132 + tags.count * 12 + body.count)) + be32(UInt32(tag.data.count))
            body += tag.data
        }
        var header = Data(count: 128)
        header.replaceSubrange(0..<4, with: be32(UInt32(128 + table.count + body.count)))
        header.replaceSubrange(8..<12, with: be32(0x0420_0000))
        header.replaceSubrange(12..<24, with: Data("mntr\(space)XYZ ".utf8))
        header.replaceSubrange(36..<40, with: Data("acsp".utf8))
        header.replaceSubrange(68..<80, with: fixed(0.9642) + fixed(1) + fixed(0.8249))
        return header + table + body
    }

    // MARK: Files

    /// A PNG of one row with chunks before its pixels.
    /// - Parameters:
    ///   - type: 0 grey, 2 RGB, 4 grey and alpha, 6 RGB and alpha.
    ///   - row: The samples, 8 bits each.
    static func png(type: UInt8, width: Int, row: [UInt8], chunks: [(String, Data)]) -> Data {
        let header = be32(UInt32(width)) + be32(1) + Data([8, type, 0, 0, 0])
        return Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10]) + chunk("IHDR", header)
            + chunks.reduce(Data()) { $0 + chunk($1.0, $1.1) } + chunk("IDAT", stored([0] + row)) + chunk("IEND", Data())
    }

    static func iCCP(_ profile: Data) -> (String, Data) { ("iCCP", Data("test\0\0".utf8) + stored(Array(profile))) }
    static func gAMA(_ value: Double) -> (String, Data) { ("gAMA", be32(UInt32((value * 100_000).rounded()))) }
    static func cHRM(_ values: [Double]) -> (String, Data) {
        ("cHRM", values.reduce(Data()) { $0 + be32(UInt32(($1 * 100_000).rounded())) })
    }

    /// A JPEG with a profile behind its first marker.
    static func jpeg(_ file: Data, _ profile: Data) -> Data {
        let body = Data("ICC_PROFILE\0\u{1}\u{1}".utf8) + profile
        let length = body.count + 2
        return file.prefix(2) + Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)]) + body + file.dropFirst(2)
    }

    /// A simple WebP with a profile before its pixels.
    static func webP(_ file: Data, width: Int, height: Int, _ profile: Data) -> Data {
        func le(_ value: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(value >> ($0 * 8) & 255) }) }
        let extended = Data([0x20, 0, 0, 0]) + le(width - 1, 3) + le(height - 1, 3)
        let padded = profile.count % 2 == 0 ? profile : profile + Data([0])
        let body =
            Data("WEBPVP8X".utf8) + le(10, 4) + extended + Data("ICCP".utf8) + le(profile.count, 4) + padded
            + file.dropFirst(12)
        return Data("RIFF".utf8) + le(body.count, 4) + body
    }

    private static func chunk(_ name: String, _ data: Data) -> Data {
        let named = Data(name.utf8) + data
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in named {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return be32(UInt32(data.count)) + named + be32(~crc)
    }

    /// A zlib stream of one block that is not packed.
    private static func stored(_ bytes: [UInt8]) -> Data {
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        let count = UInt16(bytes.count)
        let head: [UInt8] = [0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
        return Data(head) + Data(bytes) + be32(b << 16 | a)
    }

    private static func be32(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
}
