// The typesetter's questions to attachments, and the place that attachments of subclasses are told.
// No Apple page: this is ours; the calls are those of "NSTextAttachmentContainer".
import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

extension NSTextAttachment: TypesetAttachment {
    package var typesetPadding: CGFloat { lineLayoutPadding }
    package func typesetBounds(beside font: FontDescriptor) -> CGRect {
        AttachmentPlace(container: nil, index: 0).bounds(of: self, beside: font)
    }
    package func typesetPicture(beside font: FontDescriptor, in color: CGColor) -> CGImage? {
        AttachmentPlace(container: nil, index: 0).picture(of: self, beside: font, in: color)
    }

    private final class BoundsProbe: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { .zero }
    }
    private final class Plain: NSTextAttachment {}
    private static let boundsSlot = DynamicInit.Slot(
        base: NSTextAttachment.self, probe: BoundsProbe.self, plain: Plain.self)

    /// Whether a subclass says by itself how much room it takes.
    var placesItself: Bool {
        let type = Swift.type(of: self)
        return type != NSTextAttachment.self && Self.boundsSlot.differs(in: type, from: NSTextAttachment.self)
    }
}

/// The place of one attachment, which asks it with the values that layout knows.
struct AttachmentPlace {
    weak var container: NSTextContainer?
    let index: Int

    func bounds(of attachment: NSTextAttachment, beside font: FontDescriptor) -> CGRect {
        guard attachment.placesItself else { return attachment.ownBounds(beside: font) }
        let width = container?.lineWidth ?? 0
        let line = CGRect(x: 0, y: 0, width: width.isFinite ? width : 1e7, height: font.metrics.lineHeight)
        return attachment.attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    }

    func picture(of attachment: NSTextAttachment, beside font: FontDescriptor, in color: CGColor) -> CGImage? {
        let bounds = CGRect(origin: .zero, size: bounds(of: attachment, beside: font).size)
        return attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)?
            .typesetVariant(beside: font).typesetCGImage(in: color)
    }
}

/// Stands for an attachment of a subclass in the text that a layout manager has laid out: it knows its place, and its room
/// stays what it was when the text was shaped.
final class PlacedAttachment: NSObject, TypesetAttachment {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    private let attachment: NSTextAttachment
    private let place: AttachmentPlace
    private var room: (font: FontDescriptor, bounds: CGRect)?

    init(_ attachment: NSTextAttachment, _ place: AttachmentPlace) {
        self.attachment = attachment
        self.place = place
    }

    var typesetPadding: CGFloat { attachment.lineLayoutPadding }
    func typesetBounds(beside font: FontDescriptor) -> CGRect {
        if let room, room.font == font { return room.bounds }
        let bounds = place.bounds(of: attachment, beside: font)
        room = (font, bounds)
        return bounds
    }
    func typesetPicture(beside font: FontDescriptor, in color: CGColor) -> CGImage? {
        let bounds = CGRect(origin: .zero, size: typesetBounds(beside: font).size)
        return attachment.image(forBounds: bounds, textContainer: place.container, characterIndex: place.index)?
            .typesetVariant(beside: font).typesetCGImage(in: color)
    }
}
