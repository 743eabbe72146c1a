// The elements of the screen in the order in which they are read.
// Apple: "UIAccessibilityContainer". Documented: an element hides what it holds; explicit elements stand in their order;
// a modal view hides its siblings. Observed: other elements are read by rows, from the leading edge.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// One element, or a container that has a meaning of its own.
@MainActor package final class AccessibilityNode {
    /// The object itself.
    package let object: UIResponder
    /// The element's frame in points of the screen.
    package let frame: CGRect
    /// The nodes inside, in the order of reading; none for an element.
    package nonisolated(unsafe) private(set) var children: [AccessibilityNode]
    /// Whether a scroll view holds it and shows nothing of it now.
    package let isScrolledAway: Bool
    /// The part of ``frame`` that nothing cuts off and no bar of a scroll view lies over; empty where none is.
    package let visible: CGRect

    init(
        _ object: UIResponder, _ frame: CGRect, _ children: [AccessibilityNode] = [], isScrolledAway: Bool = false,
        visible: CGRect? = nil
    ) {
        self.object = object
        self.frame = frame
        self.children = children
        self.isScrolledAway = isScrolledAway
        self.visible = visible ?? frame
    }

    deinit {
        guard !children.isEmpty else { return }
        var list = children
        children = []
        DeepWalk.whole { list = [] }
    }

    package var label: String? { object.accessibilityLabel }
    package var value: String? { object.accessibilityValue }
    package var hint: String? { object.accessibilityHint }
    package var traits: UIAccessibilityTraits { object.accessibilityTraits }
    package var isElement: Bool { object.isAccessibilityElement }
    package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }
}

/// Finds the elements of windows.
@MainActor package struct AccessibilityTree {
    /// The top nodes in the order of reading.
    package let roots: [AccessibilityNode]

    /// The elements of windows, the back one first; a window in front with a modal view hides the ones behind it.
    package init(windows: [UIWindow]) {
        var lists: [[AccessibilityNode]] = []
        for window in windows.reversed() {
            let place = Place(clip: window.screenFrame, open: window.screenFrame, presented: Self.wayToPresented(in: window))
            lists.append(Self.order(Self.units(of: window, place), window))
            if window.accessibilityViewIsModal || window.hierarchy.subviews.contains(where: \.accessibilityViewIsModal) {
                break
            }
        }
        roots = lists.reversed().flatMap { $0 }
    }

    /// The elements and containers of the tree, each before its contents.
    package var all: [AccessibilityNode] {
        var result: [AccessibilityNode] = []
        var waiting = Array(roots.reversed())
        while let node = waiting.popLast() {
            result.append(node)
            waiting.append(contentsOf: node.children.reversed())
        }
        return result
    }

    /// Nodes that are read without a break.
    private struct Unit {
        var nodes: [AccessibilityNode]
        var frame: CGRect
    }

    /// The rectangles that cut elements off.
    private struct Place {
        /// The visible rectangle in points of the screen.
        var clip: CGRect
        /// The visible rectangle without the insets of scroll views, which bars cover.
        var open: CGRect
        /// The view presented last and what holds it, up to the window; what stands beside them is covered.
        var presented: Set<ObjectIdentifier> = []
        var isInScroll = false
    }

    /// Steps: 1. hidden ones have none; 2. an element is one; 3. explicit elements in their order; 4. the subviews',
    /// those of a modal one alone; 5. what groups them makes one unit.
    private static func units(of view: UIView, _ place: Place) -> [Unit] {
        if view.isHidden || view.alpha < ViewMeasures.faintestAlpha || view.accessibilityElementsHidden { return [] }
        if view.isAccessibilityElement { return leaf(view, place) }
        var place = place
        if let scroll = view as? UIScrollView {
            place.isInScroll = place.isInScroll || !scroll.screenFrame.intersection(place.clip).isEmpty
            let frame = scroll.screenFrame
            place.clip = frame.intersection(place.clip)
            let inner = frame.inset(by: scroll.adjustedContentInset)
            place.open = (inner.width > 0 && inner.height > 0 ? inner : frame).intersection(place.open)
        } else if view.clipsToBounds {
            place.clip = view.screenFrame.intersection(place.clip)
            place.open = view.screenFrame.intersection(place.open)
        }
        let explicit = elements(of: view) ?? elements(of: view.hierarchy.controller)
        let groups = view.accessibilityContainerType != .none
        var found: [AccessibilityNode]
        if let explicit {
            found = explicit.flatMap { units(of: $0, place).flatMap(\.nodes) }
        } else {
            let inner = modal(among: view.hierarchy.subviews, place).flatMap { view in
                DeepWalk.level(ObjectName.of(view), or: []) { units(of: view, place) }
            }
            guard groups || view.shouldGroupAccessibilityChildren else { return inner }
            found = order(inner, view)
        }
        guard !found.isEmpty else { return [] }
        if groups { found = [AccessibilityNode(view, view.accessibilityFrame, found)] }
        return [Unit(nodes: found, frame: found.reduce(CGRect.null) { $0.union($1.frame) })]
    }

    /// An explicit element: a view, an element that is no view, or a container of further ones.
    private static func units(of element: Any, _ place: Place) -> [Unit] {
        if let view = element as? UIView { return units(of: view, place) }
        guard let object = element as? UIResponder, !object.accessibilityElementsHidden else { return [] }
        if object.isAccessibilityElement { return leaf(object, place) }
        return (elements(of: object) ?? []).flatMap { units(of: $0, place) }
    }

    private static func leaf(_ object: UIResponder, _ place: Place) -> [Unit] {
        let frame = object.accessibilityFrame
        guard frame.width > 0, frame.height > 0, frame.minX.isFinite, frame.minY.isFinite else { return [] }
        let isSeen = !frame.intersection(place.clip).isEmpty
        guard isSeen || place.isInScroll else { return [] }
        if object.isElementOnlyWithLabel, object.accessibilityLabel?.isEmpty ?? true { return [] }
        let visible = frame.intersection(place.open)
        let node = AccessibilityNode(
            object, frame, isScrolledAway: !isSeen,
            visible: visible.isEmpty ? place.isInScroll ? .zero : frame.intersection(place.clip) : visible)
        return [Unit(nodes: [node], frame: frame)]
    }

    /// The elements that a container states itself, as a list, or as a count with a method.
    private static func elements(of object: UIResponder?) -> [Any]? {
        guard let object else { return nil }
        if let list = object.accessibilityElements { return list }
        let count = object.accessibilityElementCount()
        guard count > 0, count < 100_000 else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) }
    }

    /// The frontmost modal view alone where there is one. A presented view is modal to the presenting one.
    private static func modal(among views: [UIView], _ place: Place) -> [UIView] {
        if let modal = views.last(where: { !$0.isHidden && $0.accessibilityViewIsModal }) { return [modal] }
        guard !place.presented.isEmpty,
            let way = views.last(where: { place.presented.contains(ObjectIdentifier($0)) && !$0.isHidden })
        else { return views }
        return [way]
    }

    /// The topmost presented controller's view and all that holds it below the window; none without one in the window.
    private static func wayToPresented(in window: UIWindow) -> Set<ObjectIdentifier> {
        func top(of controller: UIViewController) -> UIViewController? {
            if let presented = controller.modal.presented { return top(of: presented) ?? presented }
            for child in controller.children { if let found = top(of: child) { return found } }
            return nil
        }
        guard let root = window.rootViewController, let view = top(of: root)?.viewIfLoaded, view.window === window else {
            return []
        }
        var way: Set<ObjectIdentifier> = []
        var current: UIView? = view
        while let there = current, there !== window {
            way.insert(ObjectIdentifier(there))
            current = there.hierarchy.superview
        }
        return way
    }

    /// Orders units by rows from the top and within a row from the leading edge. A unit that begins above the middle of a row's
    /// first unit belongs to the row.
    private static func order(_ units: [Unit], _ view: UIView) -> [AccessibilityNode] {
        let rightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sorted = units.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        .map(\.element)
        var result: [AccessibilityNode] = []
        var index = 0
        while index < sorted.count {
            let first = sorted[index].frame
            var end = index + 1
            while end < sorted.count, sorted[end].frame.minY < first.midY { end += 1 }
            let row = sorted[index..<end].enumerated().sorted { one, two in
                let (a, b) = (one.element.frame, two.element.frame)
                if a.minX == b.minX, a.maxX == b.maxX { return one.offset < two.offset }
                return rightToLeft ? (-a.maxX, a.minX) < (-b.maxX, b.minX) : (a.minX, a.maxX) < (b.minX, b.maxX)
            }
            result += row.flatMap(\.element.nodes)
            index = end
        }
        return result
    }
}
