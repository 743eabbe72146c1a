// The looks that an effect gives to the layers of an effect view.
// No Apple page: this is ours.
import PixelKernels
import QuartzCore

/// The looks of an effect view's two inner layers.
@_spi(Vitrine) public struct EffectLooks: Equatable, Sendable {
    /// The look of the layer behind the contents.
    package var backdrop = BackdropLook.none
    /// The look of the layer that holds the contents.
    package var vibrancy = VibrancyLook.none

    package init(backdrop: BackdropLook = .none, vibrancy: VibrancyLook = .none) {
        self.backdrop = backdrop
        self.vibrancy = vibrancy
    }

    package static let none = EffectLooks()
}
