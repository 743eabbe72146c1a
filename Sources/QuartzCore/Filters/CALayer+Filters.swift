// Whether layers draw Core Image filters.
// Apple: "CALayer", filters: on iOS they are kept and have no effect.
import Foundation
import Synchronization

extension CALayer {
    private static let filterSwitch = Atomic<Bool>(false)

    /// Whether layers draw the filters that they are given from now on; off unless set, as on iOS.
    ///
    /// With it `filters` change the layer with all its sublayers as one picture, `backgroundFilters` what lies below its
    /// bounds, and `compositingFilter` (one with a background picture) puts the layer on what lies below. A layer takes
    /// copies: a changed filter is set again. Not on transform layers, and not animated.
    /// Differs from Apple in: neither macOS's units nor its colour space are known; see `LayerFilters`.
    @_spi(Vitrine) public static var drawsFilters: Bool {
        get { filterSwitch.load(ordering: .relaxed) }
        set { filterSwitch.store(newValue, ordering: .relaxed) }
    }

    /// Keeps filters, and has them drawn where that is switched on.
    func setFilters(_ change: (inout RareExtras) -> Void) {
        extras.change(change)
        guard Self.drawsFilters || (values.hasRare && values.rare.filters != nil), let rare = extras.rare else { return }
        let filters = Self.drawsFilters
            ? LayerFilters(own: rare.filters, background: rare.backgroundFilters, compositing: rare.compositingFilter) : nil
        values.changeRare { $0.filters = filters }
        mark(.node)
    }
}
