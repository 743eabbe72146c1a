// A font: what text is drawn with, and its measures.
// Apple: "UIFont"
import CoreGraphics
import Foundation
import Typesetting

/// A font of one size. Immutable; safe from any thread. All measures are in points.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    private let descriptor: UIFontDescriptor
    private let metrics: FontMetrics

    /// A font of a descriptor; a size of 0 means the descriptor's own.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let asked = UIFont.checked(pointSize, "UIFont(descriptor:size:)") ?? 0
        let size = asked > 0 ? asked : descriptor.pointSize > 0 ? descriptor.pointSize : FontMeasures.sizeOfZero
        if case .named = descriptor.typesetFont.family { AppFonts.ready() }
        self.descriptor = descriptor.pointSize == size ? descriptor : descriptor.withSize(size)
        metrics = self.descriptor.typesetFont.metrics
    }

    /// The system font of 12 points, for code that sets a font later. The result in UIKit is not published (guessed).
    public override convenience init() { self.init(descriptor: UIFontDescriptor(), size: 0) }

    /// A font by family, full or PostScript name; nil where none is known by that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = UIFont.checked(fontSize, "UIFont(name:size:)") ?? 0
        guard let descriptor = UIFontDescriptor.known(name: fontName, size: size) else { return nil }
        self.init(descriptor: descriptor, size: size)
    }

    /// Decodes a font; nil from an archive without one.
    public required convenience init?(coder: NSCoder) {
        guard let descriptor = coder.optional(UIFontDescriptor.self, forKey: "UIFontDescriptor") else {
            return nil
        }
        self.init(descriptor: descriptor, size: 0)
    }
    /// Encodes the descriptor.
    open func encode(with coder: NSCoder) { coder.encode(descriptor, forKey: "UIFontDescriptor") }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for the same descriptor.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return descriptor.isEqual(other.descriptor)
    }
    /// Equal fonts have equal hashes.
    open override var hash: Int { descriptor.hash }
    /// Family, name and size.
    open override var description: String { "<UIFont: \(fontName); \(pointSize.short) pt>" }

    /// The attributes that make the font.
    open var fontDescriptor: UIFontDescriptor { descriptor }
    /// Points.
    open var pointSize: CGFloat { descriptor.pointSize }
    /// PostScript name, such as `.SFUI-Semibold`.
    open var fontName: String { descriptor.postscriptName }
    /// Family, such as `.AppleSystemUIFont`.
    open var familyName: String { descriptor.familyName }
    /// Highest point above the baseline, > 0.
    open var ascender: CGFloat { metrics.ascender }
    /// Lowest point below the baseline, < 0.
    open var descender: CGFloat { metrics.descender }
    /// Height of capitals.
    open var capHeight: CGFloat { metrics.capHeight }
    /// Height of a small x.
    open var xHeight: CGFloat { metrics.xHeight }
    /// Ascender less descender.
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// Extra distance between lines; above 0 for preferred fonts.
    open var leading: CGFloat { metrics.leading }
    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont.checked(fontSize, "UIFont.withSize(_:)").map { UIFont(descriptor: descriptor, size: $0) } ?? self
    }
}

extension UIFont: TypesetFont {
    /// The descriptor by which the typesetter finds the font.
    package var typesetFont: FontDescriptor { descriptor.typesetFont }
}
