// The window's place on the screen, conversion of coordinates, and its undo manager.
// Apple: "UIWindow", Converting coordinates.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIWindow {
    /// The screen's safe area as far as it reaches into the window.
    var screenSafeArea: UIEdgeInsets {
        let outer = screen.safeAreaInsets
        let area = screen.bounds
        let frame = self.frame
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
            bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
            right: max(0, outer.right - (area.maxX - frame.maxX)))
    }

    var madeUndoManager: UndoManager {
        if let made = windowState.undoManager { return made }
        let made = UndoManager()
        windowState.undoManager = made
        return made
    }

    // MARK: Conversion

    /// A point of the window in points of the screen.
    package func convertToScreen(_ point: CGPoint) -> CGPoint {
        layerStorage.superlayer.map { layerStorage.convert(point, to: $0) }
            ?? CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    }

    /// A point of the screen in the window's coordinates.
    package func convertFromScreen(_ point: CGPoint) -> CGPoint {
        layerStorage.superlayer.map { layerStorage.convert(point, from: $0) }
            ?? CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    func converted(_ point: CGPoint, to other: UIWindow?) -> CGPoint {
        let onScreen = convertToScreen(point)
        return other?.convertFromScreen(onScreen) ?? onScreen
    }

    func converted(_ point: CGPoint, from other: UIWindow?) -> CGPoint {
        convertFromScreen(other?.convertToScreen(point) ?? point)
    }

    func converted(_ rect: CGRect, to other: UIWindow?) -> CGRect {
        ScreenSpace.rect(rect) { self.converted($0, to: other) }
    }

    func converted(_ rect: CGRect, from other: UIWindow?) -> CGRect {
        ScreenSpace.rect(rect) { self.converted($0, from: other) }
    }
}
