// The tree of views as JSON, one view a line, the same bytes every time.
// No Apple page: this is ours.
import Foundation
import QuartzCore
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues

/// The tree of views as JSON lines: class, identifier, pixel frame, text, colours, traits. No addresses.
@MainActor struct ViewTree {
    /// One view a line, each with a newline.
    let text: String

    init(of root: UIView, scale: CGFloat) {
        var lines: [String] = []
        Self.add(root, path: "0", scale: scale, parent: nil, isInner: false, to: &lines)
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func add(
        _ view: UIView, path: String, scale: CGFloat, parent: UIView?, isInner: Bool, to lines: inout [String]
    ) {
        let isInner = InnerViews.isInner(view, in: parent, isInner)
        lines.append(line(of: view, path: path, scale: scale, parent: parent, isInner: isInner))
        for (index, subview) in view.subviews.enumerated() {
            DeepWalk.level(ObjectName.of(subview)) {
                add(subview, path: "\(path).\(index)", scale: scale, parent: view, isInner: isInner, to: &lines)
            }
        }
    }

    private static func line(of view: UIView, path: String, scale: CGFloat, parent: UIView?, isInner: Bool) -> String {
        var fields: [(String, String)] = [("path", quoted(path)), ("class", quoted("\(type(of: view))"))]
        func add(_ key: String, _ value: String?) { if let value { fields.append((key, value)) } }
        add("id", view.accessibilityIdentifier.map(quoted))
        let text = ShownText.of(view)
        add("label", view.accessibilityLabel == text ? nil : view.accessibilityLabel.map(quoted))
        add("frame", pixels(view.convert(view.bounds, to: nil), scale))
        add("text", text.map(quoted))
        add("value", value(of: view))
        if let label = view as? UILabel {
            add("font", quoted(fontName(label.font)))
            add("color", color(label.textColor, view))
        }
        add("background", view.backgroundColor.flatMap { color($0, view) })
        let tint = color(view.tintColor, view)
        if parent.flatMap({ color($0.tintColor, $0) }) != tint { add("tint", tint) }
        if view.isHidden { add("hidden", "true") }
        if view.alpha != 1 { add("alpha", number(view.alpha)) }
        if view.clipsToBounds { add("clips", "true") }
        if !view.transform.isIdentity { add("transform", matrix(view.transform)) }
        if let control = view as? UIControl, !control.isEnabled { add("enabled", "false") }
        if let control = view as? UIControl, control.isSelected { add("selected", "true") }
        if let control = view as? UIControl, control.isHighlighted { add("highlighted", "true") }
        if !view.isUserInteractionEnabled, !(view is UILabel), !(view is UIImageView) { add("interaction", "false") }
        if view.isFirstResponder { add("firstResponder", "true") }
        let here = traits(view.traitCollection)
        if parent.map({ traits($0.traitCollection) }) != here { add("traits", here) }
        if isInner { add("inner", "true") }
        return "{" + fields.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    // MARK: Values

    /// The value of a control, which only its parts would show otherwise.
    private static func value(of view: UIView) -> String? {
        switch view {
        case let control as UISwitch: quoted(control.isOn ? "on" : "off")
        case let control as UISlider: quoted(number(CGFloat(control.value)))
        case let control as UIStepper: quoted(number(CGFloat(control.value)))
        case let control as UIProgressView: quoted(number(CGFloat(control.progress)))
        case let control as UISegmentedControl: quoted("segment \(control.selectedSegmentIndex)")
        case let control as UIPageControl: quoted("page \(control.currentPage)")
        default: nil
        }
    }

    /// `[x,y,width,height]` in pixels of the screen, rounded; `null` where it is not finite.
    private static func pixels(_ rect: CGRect, _ scale: CGFloat) -> String {
        let values = [rect.minX, rect.minY, rect.width, rect.height].map { $0 * scale }
        guard values.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return "null" }
        return "[" + values.map { String(Int($0.rounded())) }.joined(separator: ",") + "]"
    }

    private static func matrix(_ transform: CGAffineTransform) -> String {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + values.map(number).joined(separator: ",") + "]"
    }

    /// To four places, without trailing zeros.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return quoted("\(value)") }
        let scaled = Int((abs(value) * 10_000).rounded())
        var digits = String(scaled % 10_000)
        digits = String(repeating: "0", count: 4 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        let sign = value < 0 && scaled != 0 ? "-" : ""
        return sign + String(scaled / 10_000) + (digits.isEmpty ? "" : "." + digits)
    }

    /// `"#RRGGBBAA"` as the view resolves it.
    private static func color(_ color: UIColor?, _ view: UIView) -> String? {
        guard let color else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        else { return quoted("pattern") }
        let hex = [red, green, blue, alpha].map { value -> String in
            let level = Int((min(max(value, 0), 1) * 255).rounded())
            let text = String(level, radix: 16, uppercase: true)
            return level < 16 ? "0" + text : text
        }
        return quoted("#" + hex.joined())
    }

    private static func fontName(_ font: UIFont?) -> String {
        guard let font else { return "none" }
        return "\(font.fontName) \(number(font.pointSize))"
    }

    private static func traits(_ traits: UITraitCollection) -> String {
        let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
        let size = traits.preferredContentSizeCategory.rawValue.replacingOccurrences(
            of: "UICTContentSizeCategory", with: "")
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> String {
            value == .regular ? "regular" : value == .compact ? "compact" : "unspecified"
        }
        let direction = traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"
        return "["
            + [style, size, sizeClass(traits.horizontalSizeClass), sizeClass(traits.verticalSizeClass), direction]
            .map(quoted).joined(separator: ",") + "]"
    }

    /// A JSON string.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 32 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
