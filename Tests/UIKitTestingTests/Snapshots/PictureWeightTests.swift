// How many bytes a recorded picture may take, and pictures made smaller.
import Foundation
import PixelKernels
import Testing

@testable import UIKitTesting

@MainActor @Suite struct PictureWeightTests {
    let bench = SnapshotBench()
    private var bytes: Int { (try? Data(contentsOf: bench.name().picture))?.count ?? 0 }

    @Test("a recorded picture over the limit fails, with its name, its size and what to do; one at the limit passes")
    func limit() async throws {
        _ = await bench.compare(Made.list(), .missing)
        #expect(await bench.compare(Made.list(), .never, weight: PictureWeight(limit: bytes)) == nil)
        let message = try #require(await bench.compare(Made.list(), .never, weight: PictureWeight(limit: bytes - 1)))
        #expect(
            message == """
                \(bench.name().title): the recorded picture takes \(bytes) bytes, and may take \(bytes - 1).
                Its size is 120 × 90 pixels at 3x. Record it at 1x \
                (Device.iPhone14.scaled(to: 1)), or of one view; VITRINE_SMALLER=1 encodes a picture anew where that makes it smaller.
                Where it must be so large: .snapshots(largest: \(bytes)) at the test, or VITRINE_PICTURE_BYTES for the run.
                File: \(bench.name().picture.path)
                """)
    }

    @Test("a picture that is recorded too large is written, and both are said")
    func recording() async throws {
        let message = try #require(await bench.compare(Made.list(), .missing, weight: PictureWeight(limit: 10)))
        #expect(bytes > 10)
        #expect(message.contains("Run again to compare."))
        #expect(message.contains("bytes, and may take 10."))
    }

    @Test("a picture within its tolerance is weighed too")
    func tolerated() async throws {
        _ = await bench.compare(Made.list(), .missing)
        let near = Made.list(divider: 0xFFC6_C6C9), tolerance = Tolerance(channel: 1, reason: "a rounding")
        #expect(await bench.compare(near, .never, tolerance: tolerance, weight: PictureWeight(limit: 10)) != nil)
        #expect(await bench.compare(near, .never, tolerance: tolerance) == nil)
    }

    @Test("the trait goes before the environment, which goes before half a mebibyte", .snapshots(largest: 7))
    func order() {
        #expect(PictureWeight.inForce(variables: ["VITRINE_PICTURE_BYTES": "9"]).limit == 7)
        PictureWeight.$ofTrait.withValue(nil) {
            #expect(PictureWeight.inForce(variables: ["VITRINE_PICTURE_BYTES": "9"]).limit == 9)
            #expect(PictureWeight.inForce(variables: [:]).limit == 524_288)
            #expect(PictureWeight.inForce(variables: ["VITRINE_PICTURE_BYTES": "many"]).limit == 524_288)
        }
    }

    @Test("a trait for one of both leaves the other in force", .snapshots(record: .failed), .snapshots(largest: 7))
    func both() {
        #expect(RecordMode.inForce(argument: nil, variables: [:]) == .failed)
        #expect(PictureWeight.inForce(variables: [:]).limit == 7)
    }

    @Test("where the run asks for it an unchanged picture becomes smaller with the same pixels; the test passes before and after")
    func shrinking() async throws {
        _ = await bench.compare(Made.list(), .missing)
        // As an earlier version recorded it: by the fast encoder.
        let picture = Made.list()
        let old = StampedFile.stamped(try #require(PictureCoder.encode(picture.buffer)), pixels: PictureDigest(picture.buffer))
        try old.write(to: bench.name().picture)
        #expect(await bench.compare(picture, .never) == nil)
        #expect(try Data(contentsOf: bench.name().picture) == old)
        #expect(await bench.compare(picture, .never, weight: PictureWeight(shrinks: true)) == nil)
        let new = try Data(contentsOf: bench.name().picture)
        #expect(new.count < old.count)
        let before = try #require(PictureCoder.decode(old)), after = try #require(PictureCoder.decode(new))
        #expect(Picture(buffer: before, scale: 3).hasSamePixels(as: Picture(buffer: after, scale: 3)))
        #expect(await bench.compare(picture, .never) == nil)
        // Another picture is no reason to write.
        #expect(await bench.compare(Made.list(divider: 0xFF00_0000), .never, weight: PictureWeight(shrinks: true)) != nil)
        #expect(try Data(contentsOf: bench.name().picture) == new)
    }

    @Test("pictures are made smaller where VITRINE_SMALLER says so and CI is not set")
    func asking() {
        #expect(PictureWeight.inForce(variables: ["VITRINE_SMALLER": "1"]).shrinks)
        #expect(!PictureWeight.inForce(variables: ["VITRINE_SMALLER": "0"]).shrinks)
        #expect(!PictureWeight.inForce(variables: ["VITRINE_SMALLER": "1", "CI": "true"]).shrinks)
        #expect(!PictureWeight.inForce(variables: [:]).shrinks)
    }

    // Covers: Device.scaled(to:)
    @Test("a device at another scale keeps its size in points and tells its scale in its name")
    func scaled() {
        let small = Device.iPhone14.scaled(to: 1)
        #expect(small.size == Device.iPhone14.size)
        #expect(small.scale == 1)
        #expect(small.isPad == Device.iPhone14.isPad)
        #expect(small.name == "iPhone 14@1")
        #expect(Device.iPhone14.scaled(to: 3) == .iPhone14)
        #expect(Device.iPadMini6.scaled(to: 0).scale == 1)
        #expect(Device.iPadMini6.scaled(to: 9).scale == 3)
        #expect(Device.iPadMini6.scaled(to: .nan).scale == 1)
    }
}
