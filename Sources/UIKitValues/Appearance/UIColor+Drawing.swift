// Colours as the current context's fill and stroke, and as Core Graphics colours; archiving.
// Apple: "UIColor", Drawing with the color; NSSecureCoding
import CoreGraphics
import Diagnostics
import Foundation

extension UIColor {
    func applyFill() {
        guard let context = currentContext(for: "setFill()") else { return }
        context.setFillColor(cgColor)
    }

    func applyStroke() {
        guard let context = currentContext(for: "setStroke()") else { return }
        context.setStrokeColor(cgColor)
    }

    private func currentContext(for call: String) -> CGContext? {
        if let context = UIGraphicsGetCurrentContext() { return context }
        Catalogue.noCurrentContext.report(object: "UIColor.\(call)")
        return nil
    }

    func encodeContent(with coder: NSCoder) {
        if case .system(let color, let alpha) = content {
            coder.encode(color.name as NSString, forKey: "UISystemColorName")
            if let alpha { coder.encode(Double(alpha), forKey: "UIAlpha") }
            return
        }
        let color = components ?? RGBAComponents(red: 0, green: 0, blue: 0, alpha: 0)
        if case .white(let white, let alpha) = content {
            coder.encode(Double(white), forKey: "UIWhite")
            coder.encode(Double(alpha), forKey: "UIAlpha")
            return
        }
        coder.encode(Double(color.red), forKey: "UIRed")
        coder.encode(Double(color.green), forKey: "UIGreen")
        coder.encode(Double(color.blue), forKey: "UIBlue")
        coder.encode(Double(color.alpha), forKey: "UIAlpha")
    }
}

extension ColorContent {
    init?(coder: NSCoder) {
        let alpha = coder.containsValue(forKey: "UIAlpha") ? CGFloat(coder.decodeDouble(forKey: "UIAlpha")) : nil
        if let name = coder.optionalString(forKey: "UISystemColorName") {
            guard let color = SystemColor.all.first(where: { $0.name == name as String }) else { return nil }
            self = .system(color, alpha: alpha)
        } else if coder.containsValue(forKey: "UIWhite") {
            self = .white(CGFloat(coder.decodeDouble(forKey: "UIWhite")), alpha ?? 1)
        } else if coder.containsValue(forKey: "UIRed") {
            self = .rgb(
                RGBAComponents(
                    red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
                    green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
                    blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: alpha ?? 1))
        } else {
            return nil
        }
    }

    /// Fixed content only; a dynamic one is resolved first.
    func makeCGColor() -> CGColor {
        switch self {
        case .rgb(let c): CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        case .white(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .cgColor(let color): color
        case .pattern(let image): image.patternColor()
        case .system, .dynamic: UIColor(content: self).resolved(in: .current).fixedCGColor
        }
    }
}
