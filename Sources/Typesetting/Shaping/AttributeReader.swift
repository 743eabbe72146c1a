// Reads attribute values with their types checked: a wrong one is reported and left out.
// Apple: NSAttributedString.Key
import CoreGraphics
import Diagnostics
import Foundation

/// Reads attribute values with their types checked: a wrong one is reported and left out.
struct AttributeReader {
    let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    func has(_ key: NSAttributedString.Key) -> Bool { attributes[key] != nil }

    var font: FontDescriptor? {
        value(.font, "UIFont") { ($0 as? any TypesetFont)?.typesetFont }
    }

    var paragraphStyle: NSParagraphStyle? { value(.paragraphStyle, "NSParagraphStyle") { $0 as? NSParagraphStyle } }

    var shadow: NSShadow? { value(.shadow, "NSShadow") { $0 as? NSShadow } }

    var attachment: (any TypesetAttachment)? {
        value(.attachment, "NSTextAttachment") { $0 as? any TypesetAttachment }
    }

    /// The nested directions, outermost first.
    var directions: [DirectionFormat] {
        value(.writingDirection, "array of NSNumber") { any -> [DirectionFormat]? in
            let numbers = (any as? [Any])?.map { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
            guard let numbers, !numbers.contains(nil) else { return nil }
            return numbers.compactMap { $0.flatMap(DirectionFormat.init) }
        } ?? []
    }

    func color(_ key: NSAttributedString.Key) -> (any TypesetColor)? {
        value(key, "UIColor") { $0 as? any TypesetColor }
    }

    /// A number: NSNumber or any of Swift's, as bridging would make one.
    func number(_ key: NSAttributedString.Key) -> Double? {
        let number = value(key, "NSNumber") { any -> Double? in
            switch any {
            case let value as Int: Double(value)
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as any BinaryInteger: Double(value)
            case let value as Bool: value ? 1 : 0
            default: nil
            }
        }
        return number.flatMap { $0.isFinite ? min(max($0, -1e6), 1e6) : nil }
    }

    private func value<T>(_ key: NSAttributedString.Key, _ type: String, _ read: (Any) -> T?) -> T? {
        guard let any = attributes[key] else { return nil }
        if let result = read(any) { return result }
        Catalogue.attributeTypeWrong.report(
            object: "NSAttributedString.Key(\"\(key.rawValue)\")",
            cause: "The key takes \(type); the value is of type \(Swift.type(of: any)).",
            fix: fix(key, type))
        return nil
    }

    private func fix(_ key: NSAttributedString.Key, _ type: String) -> String {
        key == .underlineStyle || key == .strikethroughStyle
            ? "Pass NSUnderlineStyle.single.rawValue, not the style itself." : "Pass a value of type \(type)."
    }
}

enum Diagnostic0704 {
    static func report(_ size: CGFloat) {
        Catalogue.fontSizeInvalid.report(object: "font", cause: "The point size is \(size).")
    }
}
