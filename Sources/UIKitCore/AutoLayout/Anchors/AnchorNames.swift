// Anchors in words, which are the same, and the anchors of a constraint.
// Apple: the forms are those of public logs.
import Foundation

/// An anchor of any axis, seen without its type parameter.
@MainActor protocol AnyAnchor: AnyObject {
    var side: LayoutSide { get }
}

extension NSLayoutAnchor: AnyAnchor {}

enum AnchorNames {
    /// `UILabel:0x….right`.
    @MainActor static func name(of side: LayoutSide) -> String {
        if let distance = side.distance { return "\(name(of: distance.start)) to \(name(of: distance.end))" }
        let item = side.item.map { ConstraintPrinter.plainName(of: $0) } ?? "(null)"
        return item + "." + ConstraintPrinter.name(of: side.attribute)
    }

    /// `<NSLayoutXAxisAnchor:0x… "UILabel:0x….right">`.
    nonisolated static func description(of anchor: NSObject) -> String {
        let head = String(describing: type(of: anchor)) + ":" + ObjectName.address(anchor)
        guard MainThread.isCurrent else { return "<\(head)>" }
        nonisolated(unsafe) let anchor = anchor
        return MainActor.assumeIsolated {
            guard let anchor = anchor as? any AnyAnchor else { return "<\(head)>" }
            return "<\(head) \"\(name(of: anchor.side))\">"
        }
    }

    nonisolated static func areEqual(_ anchor: NSObject, _ other: Any?) -> Bool {
        guard let other = other as? NSObject else { return false }
        if anchor === other { return true }
        guard MainThread.isCurrent else { return false }
        nonisolated(unsafe) let one = anchor
        nonisolated(unsafe) let two = other
        return MainActor.assumeIsolated {
            guard let one = one as? any AnyAnchor, let two = two as? any AnyAnchor else { return false }
            return areEqual(one.side, two.side)
        }
    }

    @MainActor private static func areEqual(_ one: LayoutSide, _ two: LayoutSide) -> Bool {
        if let a = one.distance, let b = two.distance { return areEqual(a.start, b.start) && areEqual(a.end, b.end) }
        return one.object != nil && one.object === two.object && one.attribute == two.attribute
            && (one.distance == nil) == (two.distance == nil)
    }

    /// The hash of an anchor's attribute alone, since that is what remains when the item is gone.
    nonisolated static func hash(of anchor: NSObject) -> Int {
        guard MainThread.isCurrent else { return 0 }
        nonisolated(unsafe) let anchor = anchor
        return MainActor.assumeIsolated { (anchor as? any AnyAnchor)?.side.attribute.rawValue ?? 0 }
    }
}

@MainActor enum AnchorMaking {
    /// The anchor of a side, of its axis's own class. The type parameter is Objective-C's there, which the object does not
    /// know; here nothing of the object's layout or methods depends on it.
    static func anchor(_ side: LayoutSide) -> NSLayoutAnchor<AnyObject> {
        let typed = Unmanaged.passRetained(typed(side)).toOpaque()
        return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(typed).takeRetainedValue()
    }

    private static func typed(_ side: LayoutSide) -> NSObject {
        switch AttributeKind(side.attribute) {
        case .horizontal: NSLayoutXAxisAnchor(side: side)
        case .vertical: NSLayoutYAxisAnchor(side: side)
        case .size, .none: NSLayoutDimension(side: side)
        }
    }
}
