// What an effect asks of the layers of an effect view.
// No Apple page: this is ours.
import PixelKernels
import QuartzCore

/// The looks of an effect view's two inner layers.
package struct EffectLooks: Equatable, Sendable {
    /// Of the layer behind the contents.
    package var backdrop = BackdropLook.none
    /// Of the layer that holds the contents.
    package var vibrancy = VibrancyLook.none

    package static let none = EffectLooks()
}
