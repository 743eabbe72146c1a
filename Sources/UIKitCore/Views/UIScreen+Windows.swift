// The windows on a screen, their order, and changes of the environment.
// Apple: "UIScreen".
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import QuartzCore
import Stage
import UIKitValues

extension UIScreen {
    /// The stage's description of the screen.
    package var environment: StageEnvironment { state.environment }

    /// The screen's safe area, in points. A hidden status bar leaves its room on a phone with a home button.
    package var safeAreaInsets: UIEdgeInsets {
        var insets = state.environment.safeAreaInsets
        if insets.top == ScreenMeasures.buttonStatusBar, state.environment.idiom == .phone, AppSession.isStatusBarHidden {
            insets.top = 0
        }
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    var nativeRect: CGRect {
        let size = state.environment.size
        let scale = state.environment.scale
        let turned = state.environment.orientation.isLandscape
        let upright = turned ? CGSize(width: size.height, height: size.width) : size
        return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
    }

    func setBrightness(_ value: CGFloat) {
        let value = min(max(value, 0), 1)
        guard value != state.brightness, value.isFinite else { return }
        state.brightness = value
        Catalogue.stored("UIScreen.brightness", isDefault: false, "No stage dims its screen yet.")
        NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }

    /// The view that a touch at a point of the screen would go to.
    func view(at screenPoint: CGPoint, with event: UIEvent? = nil) -> UIView? {
        for window in state.windows.reversed() {
            if let hit = window.hitTest(window.convertFromScreen(screenPoint), with: event) { return hit }
        }
        return nil
    }

    /// Visible windows, the back one first.
    package var windows: [UIWindow] { state.windows }

    func add(_ window: UIWindow) {
        state.lastOrder += 1
        window.windowState.order = state.lastOrder
        state.windows.append(window)
        if state.environment.slowAnimations { SlowAnimations.apply(true, to: window.layer) }
        arrange()
    }

    func remove(_ window: UIWindow) {
        state.windows.removeAll { $0 === window }
        window.layerStorage.removeFromSuperlayer()
    }

    func bringToFront(_ window: UIWindow) {
        state.lastOrder += 1
        window.windowState.order = state.lastOrder
        arrange()
    }

    /// Puts windows and their layers in order of level, then of coming to the front, the system's bars above all.
    func arrange() {
        state.windows.sort {
            ($0.windowLevel, $0.windowState.order) < ($1.windowLevel, $1.windowState.order)
        }
        let layers = state.windows.map(\.layerStorage) + systemBars.layers
        let root = layerHost.rootLayer
        guard !(root.sublayers ?? []).elementsEqual(layers, by: ===) else { return }
        for layer in layers { root.addSublayer(layer) }
    }

    /// Takes what the stage says; windows and traits follow in `UIApplication`.
    func setEnvironment(_ environment: StageEnvironment) {
        let before = state.environment
        state.environment = environment
        if before.size != environment.size || before.scale != environment.scale || before.rasterScale != environment.rasterScale {
            if StageContext.current.isMain { UIScreen.mainScale = environment.scale }
            layerHost.resize(
                width: Int((environment.size.width * environment.scale).rounded()),
                height: Int((environment.size.height * environment.scale).rounded()), scale: environment.scale,
                raster: environment.rasterScale)
        }
    }

    func setTraits(_ traits: UITraitCollection) {
        let before = state.traits
        guard traits != before else { return }
        state.traits = traits
        if StageContext.current.isMain { UITraitCollection.fallback = traits }
        traitCollectionDidChange(before)
    }

    /// The screen as it is now without status bar and home indicator; the shown frame where neither stands on `rect`.
    ///
    /// In pixels of the whole screen; `rect` in points.
    package func picture(of rect: CGRect, shown: PixelBuffer) -> PixelBuffer {
        guard systemBars.stand(on: rect) else { return shown }
        return systemBars.setAside(self) {
            layerHost.commit()
            return layerHost.renderFull(at: AppSession.clock.now)
        }
    }

    func snapshotOfWindows(_ afterUpdates: Bool) -> UIView {
        let snapshot = SnapshotView(frame: bounds)
        if afterUpdates { layerHost.commit() }
        let buffer = layerHost.renderFull(at: AppSession.clock.now)
        snapshot.show(CGImage(pixelBuffer: buffer.copy(), isOpaque: true), caps: .zero, size: bounds.size)
        return snapshot
    }
}

/// The screen's coordinates as a space.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    init(_ screen: UIScreen) { self.screen = screen }

    var bounds: CGRect { screen.bounds }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenSpace.toSpace(point, coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenSpace.fromSpace(point, coordinateSpace)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenSpace.rect(rect) { ScreenSpace.toSpace($0, coordinateSpace) }
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenSpace.rect(rect) { ScreenSpace.fromSpace($0, coordinateSpace) }
    }
}
