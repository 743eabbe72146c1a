// Anchors in words, and which are the same.
// No Apple page: the forms are those of public logs.
import Foundation

/// An anchor of any axis, seen without its type parameter.
@MainActor protocol AnyAnchor: AnyObject {
    var side: LayoutSide { get }
}

extension NSLayoutAnchor: AnyAnchor {}

enum AnchorNames {
    static func name(of side: LayoutSide) -> String { "" }
    nonisolated static func areEqual(_ anchor: NSObject, _ other: Any?) -> Bool { anchor === other as AnyObject }
    nonisolated static func hash(of anchor: NSObject) -> Int { 0 }
    nonisolated static func description(of anchor: NSObject) -> String { ObjectName.short(anchor) }
}

@MainActor enum AnchorMaking {
    /// The anchor of a side, with the axis's own class. Apple's headers have no axis there; the parameter is nothing that
    /// the object's layout or methods depend on.
    static func anchor(_ side: LayoutSide) -> NSLayoutAnchor<AnyObject> {
        Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passRetained(typed(side)).toOpaque()).takeRetainedValue()
    }

    private static func typed(_ side: LayoutSide) -> NSObject {
        switch side.attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            NSLayoutXAxisAnchor(side: side)
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            NSLayoutYAxisAnchor(side: side)
        case .width, .height, .notAnAttribute: NSLayoutDimension(side: side)
        }
    }
}
