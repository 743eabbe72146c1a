// Properties of layers that are stored and do nothing yet; each says so.
// Apple: "CALayer"; "CAMediaTiming".
import Diagnostics
import Foundation

extension CALayer {
    /// UIK1201 unless the value is the default.
    func stored(_ member: String, _ isDefault: Bool, _ missing: String) {
        Catalogue.stored("CALayer.\(member)", of: describe(self), isDefault: isDefault, missing)
    }

    func setContentsFormat(_ format: CALayerContentsFormat) {
        extras.change { $0.contentsFormat = format }
        stored("contentsFormat", format == .RGBA8Uint, "Bitmaps have 8 bits a channel, whatever the format.")
    }

    func setMinificationFilterBias(_ bias: Float) {
        extras.change { $0.minificationFilterBias = bias }
        stored("minificationFilterBias", bias == 0, "The trilinear filter is the linear one, without levels of detail.")
    }
}
