// Heights of a bar, and where its parts stand.
// Apple: "UINavigationBar". Heights: observed in public interface files.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Changed by `UINavigationBar+Layout.swift`.
struct BarPlace {
    fileprivate(set) var position = UIBarPosition.any
    /// How far the ground goes on above the bar, in points.
    fileprivate(set) var above: CGFloat = 0
    /// The height of the row of buttons.
    fileprivate(set) var rowHeight = BarMeasures.rowHeight

    // Changed by `UINavigationBar+Looks.swift`.
    /// Whether the content's edge is at the bar.
    var isAtEdge = true
    var ground: BarGround?

    // Changed by `UINavigationBar+Items.swift`.
    var contents: NavigationBarContent?
    var change: NavigationBarChange?
}

extension UINavigationBar {
    func promptHeight(_ item: UINavigationItem) -> CGFloat {
        item.prompt != nil && !isLow ? BarMeasures.promptHeight : 0
    }

    /// Rule (documented): always, never, or as the item below on the stack; the lowest item is large.
    func wantsLargeTitle(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, !isLow, !(item.title ?? "").isEmpty || item.largeTitleDisplayMode == .always else {
            return false
        }
        let index = barItems.stack.firstIndex { $0 === item } ?? 0
        for below in barItems.stack[0...max(0, min(index, barItems.stack.count - 1))].reversed() {
            switch below.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// The height of the row, the prompt, the whole large title and the search.
    var naturalHeight: CGFloat {
        guard let topItem else { return fixedHeight }
        return searchHidesTitles(topItem) ? searchHeight(topItem) : fixedHeight + largeRoom + searchHeight(topItem)
    }

    /// The height of the row and the prompt.
    var fixedHeight: CGFloat { barPlace.rowHeight + (topItem.map(promptHeight) ?? 0) }

    /// The greatest height that the top item's large title adds.
    var largeRoom: CGFloat { topItem.map { wantsLargeTitle($0) } ?? false ? BarMeasures.largeTitleHeight : 0 }

    /// The margins at the sides of the row: the safe area and the system's margins.
    var rowMargins: UIEdgeInsets {
        let side = BarMargin.side(window?.bounds.width ?? bounds.width)
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left + side, bottom: 0, right: safeAreaInsets.right + side)
    }

    func layOutBar() {
        barPlace.ground?.place(
            CGRect(x: 0, y: -barPlace.above, width: bounds.width, height: bounds.height + barPlace.above))
        barPlace.contents?.place(bounds)
        barPlace.contents?.setNeedsLayout()
    }

    /// A bar without a controller stands where its delegate says; attached to the top its ground goes up to the window's
    /// edge.
    func askForPosition() {
        guard barItems.controller == nil, window != nil else { return }
        setPosition(barItems.delegate?.position(for: self) ?? .any)
        if barPlace.position == .topAttached, let window {
            setAbove(convert(CGPoint.zero, to: window).y)
        }
    }

    func setPosition(_ position: UIBarPosition) {
        guard position != barPlace.position else { return }
        barPlace.position = position
        deriveLooksAnew()
        updateLooks()
    }

    func setAbove(_ above: CGFloat) {
        guard above != barPlace.above else { return }
        barPlace.above = max(0, above)
        setNeedsLayout()
    }

    func setRowHeight(_ height: CGFloat) {
        guard height != barPlace.rowHeight else { return }
        barPlace.rowHeight = height
        deriveLooksAnew()
        barPlace.contents?.reload()
        updateLooks()
        setNeedsLayout()
    }
}
