// Why a vector picture could not be read or drawn.
// No Apple page: this is ours.
import Diagnostics

/// What went wrong with an SVG or PDF file.
package enum VectorFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The library that draws this kind of file is not on this machine; the name is that of its package.
    case libraryMissing(String)
    /// The bytes begin like neither SVG nor PDF.
    case unknownFormat
    /// More than the limits allow; the words say of what.
    case tooLarge(String)
    /// The library refuses the file; its own words.
    case malformed(String)
    /// The file says no size, or one that is none.
    case noSize
    /// There is no memory for the pixels.
    case noMemory

    package var description: String {
        switch self {
        case .libraryMissing(let package): "\(package) is not installed."
        case .unknownFormat: "The bytes begin like neither SVG nor PDF."
        case .tooLarge(let what): "It has \(what)."
        case .malformed(let words): words
        case .noSize: "It says no size."
        case .noMemory: "There is no memory for its pixels."
        }
    }

    /// Tells the catalogue; `what` names the file.
    package func report(_ what: String) {
        if case .libraryMissing(let package) = self {
            Catalogue.vectorLibraryMissing.report(object: what, fix: "Install the package \(package); the result is nil.")
        } else {
            Catalogue.vectorUnusable.report(object: what, cause: description)
        }
    }
}
