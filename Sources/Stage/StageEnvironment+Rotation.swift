// The same screen held another way, and the device behind an environment.
// No Apple page: this is ours.
import Foundation

extension StageEnvironment {
    /// The model of the table that this screen belongs to, also one at another scale or without bars; nil for a screen
    /// of a size of its own.
    public var device: StageDevice? {
        let name = deviceName.replacingOccurrences(of: StageDevice.withoutBars, with: "").prefix { $0 != "@" }
        guard let device = StageDevice.named(String(name)), device.size(orientation) == size else { return nil }
        return device
    }

    /// The device behind this screen, made up from its size where the table has none.
    public var effectiveDevice: StageDevice {
        device
            ?? StageDevice.fitting(
                orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size, scale: scale)
    }

    /// The same device held another way: size, safe area and size classes follow; all else stays.
    ///
    /// A screen of a size of its own keeps its name and corners.
    public func rotated(to orientation: StageOrientation) -> StageEnvironment {
        guard orientation != self.orientation else { return self }
        let turned = effectiveDevice.environment(orientation: orientation)
        var result = self
        result.orientation = orientation
        guard orientation.isLandscape != self.orientation.isLandscape else { return result }
        result.size = turned.size
        result.safeAreaInsets = turned.safeAreaInsets
        result.isRegularWidth = turned.isRegularWidth
        result.isRegularHeight = turned.isRegularHeight
        return result
    }

    /// Another device held the same way; appearance, text size and settings stay.
    public func moved(to device: StageDevice) -> StageEnvironment {
        var result = device.environment(
            orientation: orientation, appearance: appearance, contentSize: contentSize)
        result.increasedContrast = increasedContrast
        result.rightToLeft = rightToLeft
        result.onScreenKeyboard = onScreenKeyboard
        result.showsSystemBars = showsSystemBars
        result.fullKeyboardAccess = fullKeyboardAccess
        result.reducedMotion = reducedMotion
        result.boldText = boldText
        result.slowAnimations = slowAnimations
        result.languages = languages
        result.timeZone = timeZone
        result.rasterScale = rasterScale
        return result
    }

    /// ``showsSystemBars`` turned round, for an option that takes them away.
    var hidesSystemBars: Bool {
        get { !showsSystemBars }
        set { showsSystemBars = !newValue }
    }

    /// Pixels a point of the frames: ``rasterScale`` where that is less than ``scale``.
    public var frameScale: CGFloat { min(rasterScale ?? scale, scale) }

    /// Width and height of the frames in pixels, rounded.
    public var pixelSize: (width: Int, height: Int) {
        (Int((size.width * frameScale).rounded()), Int((size.height * frameScale).rounded()))
    }
}
