// Whether layers draw Core Image filters.
// Apple: "CALayer", filters: on iOS they are kept and have no effect.
import Foundation
import Synchronization

extension CALayer {
    private static let filterSwitch = Atomic<Bool>(false)

    /// Whether layers draw the filters that are assigned from now on; false by default, as on iOS.
    ///
    /// If true, `filters` apply to the layer with all its sublayers as one picture, `backgroundFilters` to the content below its
    /// bounds, and `compositingFilter` (one with a background picture) composes the layer with the content below. A layer copies
    /// its filters: assign a changed filter again. Not supported on transform layers, and not animatable.
    /// Differs from Apple in: neither macOS's units nor its colour space are known; see `LayerFilters`.
    @_spi(Vitrine) public static var drawsFilters: Bool {
        get { filterSwitch.load(ordering: .relaxed) }
        set { filterSwitch.store(newValue, ordering: .relaxed) }
    }

    /// Keeps filters, and has them drawn where that is switched on.
    func setFilters(_ change: (inout RareExtras) -> Void) {
        extras.change(change)
        guard Self.drawsFilters || (values.hasRare && values.rare.filters != nil), let rare = extras.rare else { return }
        let filters =
            Self.drawsFilters
            ? LayerFilters(own: rare.filters, background: rare.backgroundFilters, compositing: rare.compositingFilter) : nil
        values.changeRare { $0.filters = filters }
        mark(.node)
    }
}
