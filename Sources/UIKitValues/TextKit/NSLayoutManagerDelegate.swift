// The delegate of a layout manager.
// Apple: "NSLayoutManagerDelegate"
import CoreGraphics
import Foundation

/// The methods of a layout manager's delegate. All are optional. Methods that change glyphs or line fragments are not supported.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Lines were forgotten.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called when all text is laid out: the flag is true, the container the one that holds the end.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}
}
