// Points and rectangles from one view's coordinates to another's, across windows too.
// Apple: "UIView", Converting between view coordinate systems.
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The view at the top: the window, or the topmost superview of a view outside windows.
    var topView: UIView {
        var view = self
        while let above = view.superview { view = above }
        return view
    }

    /// Whether the layers' own conversion does it: in one tree, and between two trees without a window.
    private func sharesLayers(with other: UIView) -> Bool {
        let (mine, theirs) = (topView, other.topView)
        return mine === theirs || !(mine is UIWindow) && !(theirs is UIWindow)
    }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return layerStorage.convert(point, to: topView.layer) }
        if target === self { return point }
        if target === superview || sharesLayers(with: target) { return layerStorage.convert(point, to: target.layer) }
        let top = layerStorage.convert(point, to: topView.layer)
        return target.layer.convert(Self.cross(top, from: topView, to: target.topView), from: target.topView.layer)
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? window else { return layerStorage.convert(point, from: topView.layer) }
        return source === self ? point : source.converted(point, to: self)
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = view ?? window else { return layerStorage.convert(rect, to: topView.layer) }
        if target === self { return rect }
        if sharesLayers(with: target) { return layerStorage.convert(rect, to: target.layer) }
        return ScreenSpace.rect(rect) { converted($0, to: target) }
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? window else { return layerStorage.convert(rect, from: topView.layer) }
        return source === self ? rect : source.converted(rect, to: self)
    }

    /// Between two trees: windows meet on the screen, and a tree without one stands there as its root's frame says.
    private static func cross(_ point: CGPoint, from source: UIView, to target: UIView) -> CGPoint {
        let onScreen = (source as? UIWindow)?.convertToScreen(point) ?? source.layerStorage.convert(point, to: nowhere)
        return (target as? UIWindow)?.convertFromScreen(onScreen) ?? target.layerStorage.convert(onScreen, from: nowhere)
    }

    /// A tree of its own at the origin: what is converted to it is in the space around the other's root.
    private static let nowhere = CALayer()

    // MARK: Coordinate spaces

    func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, to: Optional(view)) }
        return ScreenSpace.toSpace(screenPoint(point), space)
    }

    func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, from: Optional(view)) }
        return fromScreenPoint(ScreenSpace.fromSpace(point, space))
    }

    func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, to: Optional(view)) }
        return ScreenSpace.rect(rect) { ScreenSpace.toSpace(screenPoint($0), space) }
    }

    func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, from: Optional(view)) }
        return ScreenSpace.rect(rect) { fromScreenPoint(ScreenSpace.fromSpace($0, space)) }
    }

    /// A point of the view in points of the screen.
    package func screenPoint(_ point: CGPoint) -> CGPoint {
        guard let window = (self as? UIWindow) ?? window else { return converted(point, to: nil as UIView?) }
        return window.convertToScreen(self === window ? point : converted(point, to: window))
    }

    /// A point of the screen in the view's coordinates.
    package func fromScreenPoint(_ point: CGPoint) -> CGPoint {
        guard let window = (self as? UIWindow) ?? window else { return converted(point, from: nil as UIView?) }
        let inWindow = window.convertFromScreen(point)
        return self === window ? inWindow : converted(inWindow, from: window)
    }
}

/// The screen as the space through which all others meet.
@MainActor enum ScreenSpace {
    static func toSpace(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.fromScreenPoint(point) ?? point
    }

    static func fromSpace(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.screenPoint(point) ?? point
    }

    /// The box around a rectangle's four converted corners.
    static func rect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let minX = xs.min() ?? 0
        let minY = ys.min() ?? 0
        return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
    }
}
