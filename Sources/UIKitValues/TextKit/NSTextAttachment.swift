// An image that stands in text as one character.
// Apple: "NSTextAttachment", "NSTextAttachmentContainer".
import CoreGraphics
import Foundation
import Typesetting

/// An object that layout asks for an attachment's bounds and picture.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image that is drawn in the bounds; nil for none.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?
    /// The room in a line, in points, the origin on the baseline, y upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image that stands in text as one character.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    /// The character that an attachment stands at, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The data of a file attached; kept, not drawn.
    open var contents: Data?
    /// The uniform type of ``contents``.
    open var fileType: String?
    /// The image that is drawn in the attachment's ``bounds``, or in its own size if these are empty.
    open var image: UIImage?
    /// Place and size in points, the origin on the baseline, y upwards. Zero size: the image's own size.
    open var bounds = CGRect.zero
    /// Points of padding left and right of the attachment.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a text view may show its own view for it.
    open var allowsTextAttachmentView = true

    /// An attachment of a file's data. Without an image nothing is drawn.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }
    /// An attachment that shows an image in its own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
    /// An attachment that shows nothing yet.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Reads what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(forKey: "NSContents") as? Data
        fileType = coder.decodeObject(forKey: "NSFileType") as? String
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBoundsX"), y: coder.decodeDouble(forKey: "NSBoundsY"),
            width: coder.decodeDouble(forKey: "NSBoundsWidth"), height: coder.decodeDouble(forKey: "NSBoundsHeight"))
    }
    /// True.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the data, its type and the bounds; no image.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        coder.encode(Double(bounds.origin.x), forKey: "NSBoundsX")
        coder.encode(Double(bounds.origin.y), forKey: "NSBoundsY")
        coder.encode(Double(bounds.size.width), forKey: "NSBoundsWidth")
        coder.encode(Double(bounds.size.height), forKey: "NSBoundsHeight")
    }

    /// Returns the image that is drawn in the bounds: ``image``. Called when text is drawn.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
    /// The room in a line: ``bounds`` where they have a size, else the image's. Called when text is laid out, before lines
    /// are broken: the proposed line is the whole width of the container and as high as the font, at no glyph position yet.
    /// Labels and strings have no container, and propose a line without width.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { ownBounds(beside: UIFont.systemFont(ofSize: FontMeasures.unstyledSize).typesetFont) }

    /// Bounds as set, or the size of the image as it stands beside a font, which symbols follow.
    final func ownBounds(beside font: FontDescriptor) -> CGRect {
        if bounds.size.width != 0 || bounds.size.height != 0 { return bounds }
        guard let image = image?.typesetVariant(beside: font) else { return CGRect(origin: bounds.origin, size: .zero) }
        return CGRect(
            origin: CGPoint(x: bounds.origin.x, y: bounds.origin.y - image.typesetBaseline), size: image.typesetSize)
    }
}

extension NSAttributedString {
    /// One attachment character that stands for the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
