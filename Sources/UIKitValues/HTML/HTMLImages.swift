// Pictures of a document: from data and file URLs, and the line of <hr>.
// HTML standard, 4.8.3 "The img element"; RFC 2397 for data URLs. How Apple draws <hr> is not published (guessed).
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

/// Pictures of a document.
enum HTMLImages {
    /// Reads an image; nil if the source is no picture or is in a network (UIK2107).
    static func image(_ source: String, base: URL?) -> UIImage? {
        let source = source.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !source.isEmpty else { return nil }
        if source.lowercased().hasPrefix("data:") { return data(of: source).flatMap { UIImage(data: $0) } }
        guard let url = URL(string: source, relativeTo: base)?.absoluteURL else { return nil }
        if url.isFileURL { return (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) } }
        if url.scheme != nil {
            Catalogue.htmlRemoteImage.report(cause: "The document refers to the picture \(source.prefix(200)).")
        }
        return nil
    }

    /// The size that CSS or attributes give, else the picture's own; with one of both the other follows.
    static func size(of image: UIImage, _ style: HTMLStyle) -> CGSize {
        let own = image.size
        func points(_ length: CSSLength?) -> CGFloat? {
            guard let value = length?.points(ofWhole: .nan, em: style.text.size, rem: HTMLMeasures.mediumSize),
                value.isFinite, value >= 0
            else { return nil }
            return min(value, 10_000)
        }
        switch (points(style.width), points(style.height)) {
        case (let width?, let height?): return CGSize(width: width, height: height)
        case (let width?, nil): return CGSize(width: width, height: own.width > 0 ? width * own.height / own.width : 0)
        case (nil, let height?):
            return CGSize(width: own.height > 0 ? height * own.width / own.height : 0, height: height)
        case (nil, nil): return own
        }
    }

    private static func data(of source: String) -> Data? {
        guard let comma = source.firstIndex(of: ",") else { return nil }
        let head = source[..<comma].lowercased()
        let body = String(source[source.index(after: comma)...])
        let plain = body.removingPercentEncoding ?? body
        return head.hasSuffix(";base64")
            ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : Data(plain.utf8)
    }
}

/// The line of `<hr>`: as wide as the room, 1 point high. A label proposes no room: 100 points (guessed).
final class HTMLRuleAttachment: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        let width = lineFrag.width.isFinite && lineFrag.width > 0 && lineFrag.width < 100_000 ? lineFrag.width : 100
        return CGRect(x: 0, y: HTMLMeasures.ruleRise, width: width, height: 1)
    }

    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { Self.picture }

    private static let picture: UIImage = {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        return renderer.image { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }()
}
