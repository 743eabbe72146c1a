// Reads and writes recorded pictures, and decides by the record mode.
// No Apple page: this is ours.
import Foundation
import PixelKernels

/// The result of comparing one picture with the recorded one.
enum SnapshotOutcome: Sendable {
    /// The encoded bytes are the same.
    case sameBytes
    /// The bytes differ, the pixels do not: an encoder changed. The file stays as it is.
    case samePixels
    /// Within the stated tolerance.
    case tolerated(PictureDifference)
    case different(PictureDifference, expected: PixelBuffer)
    /// No recorded picture exists.
    case missing
    /// The recorded file cannot be read as a picture.
    case unreadable(String)
}

/// One comparison: the name, the picture, and what to allow.
struct SnapshotComparison: Sendable {
    let name: SnapshotName
    let picture: Picture
    let tolerance: Tolerance

    /// Compares without writing: first the encoded bytes, pixels only where they differ.
    ///
    /// Where the file carries its digest, equal digests stand for equal bytes and nothing is encoded.
    func run(encode: () -> Data?) -> SnapshotOutcome {
        guard let recorded = try? Data(contentsOf: name.picture) else {
            return FileManager.default.fileExists(atPath: name.picture.path)
                ? .unreadable("the file cannot be read") : .missing
        }
        let stamped = StampedFile.read(recorded)
        if let stamped, stamped.pixels == PictureDigest(picture.buffer) { return .sameBytes }
        let encoded = encode()
        if encoded == stamped?.encoded ?? recorded { return .sameBytes }
        guard let expected = PictureCoder.decode(recorded) else {
            return .unreadable("its \(recorded.count) bytes are no picture")
        }
        let difference = PictureDifference(expected: expected, actual: picture.buffer)
        // A premultiplied pixel does not survive PNG exactly where it is translucent: what a fresh decode of our own
        // bytes gives is what counts.
        if !difference.isSizeChange, difference.differingPixels > 0, difference.greatest <= 2 || hasTranslucency,
            let again = encoded.flatMap(PictureCoder.decode)
        {
            let second = PictureDifference(expected: expected, actual: again)
            return outcome(of: second, expected: expected)
        }
        return outcome(of: difference, expected: expected)
    }

    private func outcome(of difference: PictureDifference, expected: PixelBuffer) -> SnapshotOutcome {
        if !difference.isSizeChange, difference.differingPixels == 0 { return .samePixels }
        if tolerance.allows(difference) { return .tolerated(difference) }
        return .different(difference, expected: expected)
    }

    private var hasTranslucency: Bool {
        (0..<picture.height).contains { y in
            let row = picture.buffer.row(y).assumingMemoryBound(to: UInt32.self)
            return (0..<picture.width).contains { row[$0] >> 24 != 255 }
        }
    }

    /// Whether the mode writes after this outcome.
    static func writes(_ outcome: SnapshotOutcome, mode: RecordMode) -> Bool {
        switch (outcome, mode) {
        case (.sameBytes, _), (.samePixels, _), (_, .never): false
        case (.missing, _): true
        case (.tolerated, _): mode == .all
        case (.different, _), (.unreadable, _): mode == .all || mode == .failed
        }
    }

    /// Writes picture, view tree and fingerprint.
    func record(encoded: Data, views: String?) throws {
        let files = FileManager.default
        try files.createDirectory(at: name.folder, withIntermediateDirectories: true)
        let file = StampedFile.stamped(
            PictureCoder.encodeCompact(picture.buffer) ?? encoded, pixels: PictureDigest(picture.buffer))
        try file.write(to: name.picture, options: .atomic)
        if let views {
            let data = Data(views.utf8)
            if (try? Data(contentsOf: name.views)) != data { try data.write(to: name.views, options: .atomic) }
        } else {
            try? files.removeItem(at: name.views)
        }
        try FingerprintFile.note(name.picture.lastPathComponent, in: name.folder)
    }

    /// Bytes of the recorded file; 0 where there is none.
    var recordedBytes: Int {
        (try? FileManager.default.attributesOfItem(atPath: name.picture.path))?[.size] as? Int ?? 0
    }

    /// Writes the picture alone anew where that makes a smaller file with the same pixels. The fingerprint stays: it says what
    /// the picture was drawn with.
    func shrink() throws {
        guard let encoded = PictureCoder.encodeCompact(picture.buffer) else { return }
        let file = StampedFile.stamped(encoded, pixels: PictureDigest(picture.buffer))
        guard file.count < recordedBytes, let old = (try? Data(contentsOf: name.picture)).flatMap(PictureCoder.decode),
            let new = PictureCoder.decode(file)
        else { return }
        let difference = PictureDifference(expected: old, actual: new)
        guard !difference.isSizeChange, difference.differingPixels == 0 else { return }
        try file.write(to: name.picture, options: .atomic)
    }

    /// The recorded view tree; nil where there is none.
    var recordedViews: String? {
        guard let data = try? Data(contentsOf: name.views) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// How fonts and libraries differ from those of the recorded picture; nil where they do not.
    func fingerprintChange(now: Fingerprint = .current) -> String? {
        FingerprintFile.read(in: name.folder)?.fingerprint(of: name.picture.lastPathComponent).differences(now: now)
    }
}
