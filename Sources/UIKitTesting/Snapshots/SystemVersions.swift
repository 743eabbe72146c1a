// Versions of the libraries that pixels come from, asked of the libraries themselves.
// No Apple page: this is ours.
import Foundation
import Typesetting

/// Names and versions of the libraries and fonts in this process.
enum SystemVersions {
    /// By name; a library that is not loaded is left out.
    static let all: [String: String] = {
        var result: [String: String] = [:]
        for (name, symbol) in [
            ("cairo", "cairo_version_string"), ("pango", "pango_version_string"), ("harfbuzz", "hb_version_string"),
        ] {
            result[name] = version(symbol)
        }
        result["freetype"] = freetype
        result["fonts"] = FontLibrary.shared.fingerprint
        return result
    }()

    /// A function of no arguments that returns a C string.
    private static func version(_ symbol: String) -> String? {
        guard let address = dlsym(nil, symbol) else { return nil }
        let function = unsafeBitCast(address, to: (@convention(c) () -> UnsafePointer<CChar>?).self)
        return function().map { String(cString: $0) }
    }

    /// FreeType says its version through a library object only.
    private static let freetype: String? = {
        guard let open = dlsym(nil, "FT_Init_FreeType"), let ask = dlsym(nil, "FT_Library_Version"),
            let close = dlsym(nil, "FT_Done_FreeType")
        else { return nil }
        typealias Open = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> CInt
        typealias Ask =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
            ) -> Void
        typealias Close = @convention(c) (OpaquePointer) -> CInt
        var library: OpaquePointer?
        guard unsafeBitCast(open, to: Open.self)(&library) == 0, let library else { return nil }
        var (major, minor, patch) = (CInt(0), CInt(0), CInt(0))
        unsafeBitCast(ask, to: Ask.self)(library, &major, &minor, &patch)
        _ = unsafeBitCast(close, to: Close.self)(library)
        return "\(major).\(minor).\(patch)"
    }()
}
