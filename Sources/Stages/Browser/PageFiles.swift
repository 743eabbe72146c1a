// The page's files, embedded in the program.
// No Apple page: this is ours.
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
        ("/outside.js", script, PackageResources.outside_js),
        ("/keys.js", script, PackageResources.keys_js),
        ("/locked.js", script, PackageResources.locked_js),
        ("/icon.svg", "image/svg+xml", PackageResources.icon_svg),
        ("/chevron.svg", "image/svg+xml", PackageResources.chevron_svg),
    ]

    static let all: [String: @Sendable (HTTPRequestHead) -> HTTPResponse] = Dictionary(
        uniqueKeysWithValues: files.map { file in
            let response = HTTPResponse(contentType: file.type, body: file.bytes)
            return (file.path, { @Sendable _ in response })
        })

    /// Scripts, style and icon are the same for everybody and tell nothing; the page itself needs the key.
    static let publicPaths = Set(files.map(\.path).filter { $0 != "/" })

    /// What a browser sees that comes without the key: a line that says where to find it.
    static let lockedPage = HTTPResponse(.forbidden, contentType: html, body: PackageResources.locked_html)
}
