// Objects in words: for diagnostics, and as UIKit prints them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore

/// Names of objects for people.
package enum ObjectName {
    /// `0x600000c20`.
    package static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// `<UILabel: 0x…>`.
    package static func short(_ object: AnyObject) -> String {
        "<\(String(describing: type(of: object))): \(address(object))>"
    }

    /// `UILabel 0x… "Total" — Window > CartView > (detached)`.
    @MainActor package static func of(_ object: AnyObject) -> String {
        var text = "\(String(describing: type(of: object))) \(address(object))"
        guard let view = (object as? UIView) ?? (object as? UIResponder)?.controlledView else { return text }
        if let name = view.accessibilityIdentifier ?? view.accessibilityLabel { text += " \"\(name)\"" }
        var path: [String] = []
        var current = view.superview
        while let there = current {
            // Of a long path the nearest views stand there.
            if path.count == 24 {
                path.append("…")
                break
            }
            path.append(String(describing: type(of: there)))
            current = there.superview
        }
        if view.window == nil { path.append("(detached)") }
        if !path.isEmpty { text += " — " + path.reversed().joined(separator: " > ") }
        return text
    }

    /// `<UIView: 0x…; frame = (0 0; 10 10); layer = <CALayer: 0x…>>`.
    /// - Parameter baseClass: UIKit's own class, which is printed for subclasses of it.
    nonisolated static func description(of view: UIView, baseClass: UIView.Type = UIView.self) -> String {
        guard MainExecutor.isCurrent else { return short(view) }
        return MainActor.assumeIsolated {
            let frame = view.frame
            let isSubclass = baseClass != UIView.self && Swift.type(of: view) != baseClass
            var parts = isSubclass ? ["baseClass = \(baseClass)"] : []
            parts += [
                "frame = (\(number(frame.origin.x)) \(number(frame.origin.y)); "
                    + "\(number(frame.size.width)) \(number(frame.size.height)))"
            ]
            if view.clipsToBounds { parts.append("clipsToBounds = YES") }
            if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
            if view.isHidden { parts.append("hidden = YES") }
            if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(words(view.autoresizingMask))") }
            if view.tag != 0 { parts.append("tag = \(view.tag)") }
            parts.append("layer = \(short(view.layerStorage))")
            return "<\(String(describing: Swift.type(of: view))): \(address(view)); \(parts.joined(separator: "; "))>"
        }
    }

    /// `LM+W+RM+TM+H+BM`, those of them that are set.
    private static func words(_ mask: UIView.AutoresizingMask) -> String {
        let all: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    package static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
