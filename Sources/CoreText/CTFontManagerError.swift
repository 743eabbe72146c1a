// Why a font was not registered, or not taken away.
// Apple: "CTFontManagerError", "Font Manager Error Constants".
import Foundation
import Typesetting

/// Why a font was not registered, or not taken away: the codes of ``kCTFontManagerErrorDomain``.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    /// There is no file at the address.
    case fileNotFound = 101
    /// The file may not be read.
    case insufficientPermissions = 102
    /// The bytes do not begin as a font's do.
    case unrecognizedFormat = 103
    /// The bytes begin as a font's do and are damaged.
    case invalidFontData = 104
    /// The font is registered.
    case alreadyRegistered = 105
    /// The system keeps no more fonts.
    case exceededResourceLimit = 106
    /// The asset catalogue has no such font.
    case assetNotFound = 107
    /// The font is not registered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The system needs the font.
    case systemRequired = 203
    /// The system refused, and does not say why.
    case registrationFailed = 301
    /// The app lacks the entitlement to install fonts.
    case missingEntitlement = 302
    /// A descriptor says too little.
    case insufficientInfo = 303
    /// The user said no.
    case cancelledByUser = 304
    /// Another font has the name.
    case duplicatedName = 305
    /// The address is no file's.
    case invalidFilePath = 306
    /// Fonts cannot be registered for these.
    case unsupportedScope = 307
}

/// The domain of ``CTFontManagerError``'s codes.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The addresses of the files that an error is about, in its user info.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
/// The descriptors that an error is about, in its user info.
public let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"

extension CTFontManagerError {
    init(_ error: FontRegistrationError) {
        self =
            switch error {
            case .fileNotFound: .fileNotFound
            case .insufficientPermissions: .insufficientPermissions
            case .unrecognizedFormat: .unrecognizedFormat
            case .invalidData: .invalidFontData
            case .alreadyRegistered: .alreadyRegistered
            case .duplicatedName: .duplicatedName
            case .notRegistered: .notRegistered
            }
    }

    private var words: String {
        switch self {
        case .fileNotFound: "There is no such file."
        case .insufficientPermissions: "The file cannot be read."
        case .unrecognizedFormat: "The bytes are no TrueType or OpenType font."
        case .invalidFontData: "The font is damaged."
        case .alreadyRegistered: "The font is registered already."
        case .duplicatedName: "Another font of this PostScript name is registered."
        case .notRegistered: "The font is not registered."
        case .invalidFilePath: "The address is not that of a file."
        case .missingEntitlement: "Fonts are registered for the process alone."
        default: "Fonts cannot be registered in this scope."
        }
    }

    /// The error as Core Foundation has it, with what it is about.
    func error(_ object: String, url: URL? = nil) -> CFError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: "\(words) (\(object))"]
        if let url { information[kCTFontManagerErrorFontURLsKey] = [url] }
        return NSError(domain: kCTFontManagerErrorDomain, code: rawValue, userInfo: information)
    }
}
