// How many bytes a recorded picture may take.
// No Apple page: this is ours.
import Foundation

/// How many bytes a recorded picture may take in its repository, and whether a run makes pictures smaller.
struct PictureWeight: Sendable {
    /// Half a mebibyte: several times what most screens take at 3x.
    static let standard = 524_288

    /// The limit of the innermost `.snapshots(largest:)` trait.
    @TaskLocal static var ofTrait: Int?

    /// More bytes than this fail the test.
    var limit = PictureWeight.standard
    /// Whether unchanged pictures are encoded anew where that makes them smaller.
    var shrinks = false

    /// The trait's limit, else `VITRINE_PICTURE_BYTES`, else ``standard``. `VITRINE_SMALLER` shrinks, unless `CI` is set.
    static func inForce(variables: [String: String] = ProcessInfo.processInfo.environment) -> PictureWeight {
        PictureWeight(
            limit: ofTrait ?? variables["VITRINE_PICTURE_BYTES"].flatMap { Int($0) } ?? standard,
            shrinks: RecordMode.isSet(variables["VITRINE_SMALLER"]) && !RecordMode.isSet(variables["CI"]))
    }

    /// Describes what is wrong with the size of the recorded picture and how to mend it; nil if nothing is.
    func objection(to comparison: SnapshotComparison) -> String? {
        let bytes = comparison.recordedBytes
        guard bytes > limit else { return nil }
        let picture = comparison.picture
        return """
            \(comparison.name.title): the recorded picture takes \(bytes) bytes, and may take \(limit).
            Its size is \(picture.width) × \(picture.height) pixels at \(Int(picture.scale))x. Record it at 1x \
            (Device.iPhone14.scaled(to: 1)), or of one view; VITRINE_SMALLER=1 encodes a picture anew where that makes it smaller.
            Where it must be so large: .snapshots(largest: \(bytes)) at the test, or VITRINE_PICTURE_BYTES for the run.
            File: \(comparison.name.picture.path)
            """
    }
}
