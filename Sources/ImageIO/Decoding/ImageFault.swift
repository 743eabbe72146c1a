// Why a picture could not be read.
// No Apple page: this is ours.
internal import CImageCodecs
import Diagnostics

/// What went wrong in reading a file.
enum ImageFault: Error, Hashable {
    case unknownFormat
    case truncated
    case corrupt
    case tooLarge(width: Int, height: Int)
    case unsupported
    case noMemory
    case noSuchIndex

    /// The fault of a codec's code; nil for none.
    init?(code: Int32, width: Int = 0, height: Int = 0) {
        switch Int(code) {
        case Int(VTI_OK): return nil
        case Int(VTI_NOT_THIS_FORMAT): self = .unknownFormat
        case Int(VTI_TRUNCATED): self = .truncated
        case Int(VTI_TOO_LARGE): self = .tooLarge(width: width, height: height)
        case Int(VTI_NO_MEMORY): self = .noMemory
        case Int(VTI_UNSUPPORTED): self = .unsupported
        default: self = .corrupt
        }
    }

    /// Tells the catalogue; `what` names the file's format and size.
    func report(_ what: String) {
        switch self {
        case .unknownFormat: Catalogue.imageFormatUnknown.report(object: what)
        case .truncated: Catalogue.imageTruncated.report(object: what)
        case .corrupt: Catalogue.imageCorrupt.report(object: what)
        case .tooLarge(let width, let height):
            Catalogue.imageTooLarge.report(object: what, cause: "The file claims \(width)×\(height) pixels.")
        case .noMemory: Catalogue.imageTooLarge.report(object: what, cause: "There is no memory for its pixels.")
        case .unsupported: Catalogue.imageVarietyUnsupported.report(object: what)
        case .noSuchIndex: Catalogue.imageIndexOutside.report(object: what)
        }
    }
}
