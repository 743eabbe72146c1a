// The page's files, embedded in the program.
// No Apple page: this is ours.
import Foundation
import LocalServer

/// The page's files, embedded in the program.
enum PageFiles {
    private static let html = "text/html; charset=utf-8"
    private static let script = "text/javascript; charset=utf-8"

    private static let files: [(path: String, type: String, bytes: [UInt8])] = [
        ("/", html, PackageResources.index_html),
        ("/page.css", "text/css; charset=utf-8", PackageResources.page_css),
        ("/page.js", script, PackageResources.page_js),
        ("/device.js", script, PackageResources.device_js),
        ("/frames.js", script, PackageResources.frames_js),
        ("/input.js", script, PackageResources.input_js),
        ("/elements.js", script, PackageResources.elements_js),
        ("/fields.js", script, PackageResources.fields_js),
        ("/proof.js", script, PackageResources.proof_js),
        ("/panel.js", script, PackageResources.panel_js),
        ("/readout.js", script, PackageResources.readout_js),
        ("/shown.js", script, PackageResources.shown_js),
        ("/record.js", script, PackageResources.record_js),
        ("/gif.js", script, PackageResources.gif_js),
        ("/apng.js", script, PackageResources.apng_js),
        ("/traps.js", script, PackageResources.traps_js),
        ("/outside.js", script, PackageResources.outside_js),
        ("/keys.js", script, PackageResources.keys_js),
        ("/locked.js", script, PackageResources.locked_js),
        ("/icon.svg", "image/svg+xml", PackageResources.icon_svg),
        ("/chevron.svg", "image/svg+xml", PackageResources.chevron_svg),
    ]

    /// What answers each path. The page names its own files below the key, so that they come over the owner's slots.
    static func all(_ token: ServerToken) -> [String: @Sendable (HTTPRequestHead) -> HTTPResponse] {
        let page = String(decoding: PackageResources.index_html, as: UTF8.self)
            .replacingOccurrences(of: "\"/FILES/", with: "\"/\(token.filesKey)/")
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let bytes = file.path == "/" ? Array(page.utf8) : file.bytes
                let response = HTTPResponse(contentType: file.type, body: bytes)
                return (file.path, { @Sendable _ in response })
            })
    }

    /// Scripts, style and icon are the same for everybody and tell nothing; the page itself needs the key.
    static let publicPaths = Set(files.map(\.path).filter { $0 != "/" })

    /// What a browser sees that comes without the key: a line that says where to find it.
    static let lockedPage = HTTPResponse(.forbidden, contentType: html, body: PackageResources.locked_html)
}
