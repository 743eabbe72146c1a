// An image that stands in text as one character.
// Apple: NSTextAttachment; `image` is added by UIKitCore, which owns UIImage.
import Foundation

/// An image that stands in text as one character.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    /// The character that an attachment stands at, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The data of a file attached; kept, not drawn.
    open var contents: Data?
    /// The uniform type of ``contents``.
    open var fileType: String?
    /// Place and size in points, the origin on the baseline, y upwards. Zero size: the image's own size.
    open var bounds = CGRect.zero
    /// Points of padding left and right of the attachment.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a text view may show its own view for it.
    open var allowsTextAttachmentView = true
    /// What is drawn; UIKitCore's `image` sets it.
    package var typesetImage: (any TypesetImage)?

    /// An attachment of a file's data. Without an image nothing is drawn.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(forKey: "NSContents") as? Data
        fileType = coder.decodeObject(forKey: "NSFileType") as? String
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBoundsX"), y: coder.decodeDouble(forKey: "NSBoundsY"),
            width: coder.decodeDouble(forKey: "NSBoundsWidth"), height: coder.decodeDouble(forKey: "NSBoundsHeight"))
    }

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        coder.encode(Double(bounds.origin.x), forKey: "NSBoundsX")
        coder.encode(Double(bounds.origin.y), forKey: "NSBoundsY")
        coder.encode(Double(bounds.size.width), forKey: "NSBoundsWidth")
        coder.encode(Double(bounds.size.height), forKey: "NSBoundsHeight")
    }

    /// The room it takes in a line of a font, in points, its origin relative to the baseline, y upwards.
    package func typesetBounds(beside font: FontDescriptor) -> CGRect {
        if bounds.size.width != 0 || bounds.size.height != 0 { return bounds }
        guard let image = typesetImage?.typesetVariant(beside: font) else { return CGRect(origin: bounds.origin, size: .zero) }
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
