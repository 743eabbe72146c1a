// A screen that is drawn smaller than its device: with fewer pixels a point than layers are laid out for.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Synchronization

/// Whether a screen of the process was ever drawn smaller than its device; the layers of all others need not ask.
private let reduced = Atomic(false)

/// A layer's delegate that makes contents itself, and makes them anew for another ``CALayer/rasterFactor``.
package protocol RasterFollowing: AnyObject {
    /// ``CALayer/rasterFactor`` is another now.
    func rasterDidChange()
}

extension LayerHost {
    static var hasReduced: Bool { reduced.load(ordering: .relaxed) }
    static func noteReduced() { reduced.store(true, ordering: .relaxed) }

    /// Three quarters of a pixel of the device: a line that the device shows is shown.
    var thinnest: CGFloat { rasterFactor == 1 ? .infinity : rasterScale / scale * 0.75 }

    /// Runs a body while everything below a layer is drawn with the device's pixels. Pictures that the app takes of its screen
    /// have these pixels, even if the screen is shown smaller.
    func withWholeContents(of layer: CALayer, _ body: () -> Void) {
        let factor = rasterFactor
        exchangeFactor(1)
        layer.followRaster(of: self)
        body()
        exchangeFactor(factor)
        layer.followRaster(of: self)
    }
}

extension CALayer {
    /// The factor on the contents scale with which the layer is drawn now: 1, or less on a screen that is drawn smaller. A
    /// layer whose contents scale is below the screen's keeps its pixels.
    package var rasterFactor: Float {
        LayerHost.hasReduced ? host.map(rasterFactor(on:)) ?? 1 : 1
    }

    private func rasterFactor(on host: LayerHost) -> Float {
        if host.rasterFactor == 1 { return 1 }
        let full = contentsScale
        return Float(max(full * CGFloat(host.rasterFactor), min(full, host.rasterScale)) / full)
    }

    /// Has what was drawn for another factor drawn anew, here and below.
    func followRaster(of host: LayerHost) {
        DeepWalk.whole {
            let factor = rasterFactor(on: host)
            (delegate as? any RasterFollowing)?.rasterDidChange()
            switch values.contents {
            case .bitmap where values.contentsFactor != factor, .mask where values.contentsFactor != factor:
                if Swift.type(of: self) != CALayer.self || delegate != nil { mark(.display) }
            default: break
            }
            tree.mask?.followRaster(of: host)
            for layer in tree.sublayers { layer.followRaster(of: host) }
        }
    }
}
