// Pictures inside the report's own file.
// No Apple page: this is ours.
import Foundation

/// Puts pictures into the page, as far as it has room: a page that a browser opens at once is worth more than one with everything.
struct ReportMedia {
    /// Bytes of files that one page holds.
    static let room = 48 << 20

    let root: URL
    /// Bytes left.
    private var left: Int
    /// How many files are beside the page, since it had no room.
    private(set) var outside = 0

    init(root: URL, room: Int = ReportMedia.room) {
        self.root = root
        left = room
    }

    /// Returns the value of an image's `src`: the picture itself, or its path beside the page.
    mutating func source(of path: String) -> String {
        if let data = try? Data(contentsOf: root.appendingPathComponent(path)), data.count <= left {
            left -= data.count
            return "data:image/png;base64," + data.base64EncodedString()
        }
        outside += 1
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "'\"<>&"))
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// Whether so many bytes more are taken in.
    mutating func takes(_ count: Int) -> Bool {
        guard count <= left else {
            outside += 1
            return false
        }
        left -= count
        return true
    }
}
