// The place of a subview's layer among sublayers of the app's own.
// Apple: "UIView", insertSubview(_:aboveSubview:) and its siblings. Observed: above a sibling is next to its layer.
import Foundation
import QuartzCore

/// The place of a subview's layer that a call asks for.
enum LayerSpot {
    /// A number in the list: below the layer of the next subview.
    case index
    /// Above everything, layers of the app's own included.
    case front
    /// Directly below a sibling's layer.
    case below(UIView)
    /// Directly above a sibling's layer.
    case above(UIView)
}

extension UIView {
    /// Puts a subview's layer beside the one that the call names, so that other sublayers keep their places.
    func placeLayer(of view: UIView, at index: Int, _ spot: LayerSpot) {
        let layer = view.layerStorage
        CALayer.arrangesViews = true
        defer { CALayer.arrangesViews = false }
        if case .above(let sibling) = spot, sibling !== view, sibling.layerStorage.superlayer === layerStorage {
            layerStorage.insertSublayer(layer, above: sibling.layerStorage)
        } else if index + 1 < hierarchy.subviews.count {
            layerStorage.insertSublayer(layer, below: hierarchy.subviews[index + 1].layerStorage)
        } else {
            layerStorage.addSublayer(layer)
        }
    }

    func exchangeLayers(_ one: CALayer, _ two: CALayer) {
        let list = layerStorage.sublayerList
        guard let first = layerStorage.sublayerIndex(of: one), let second = layerStorage.sublayerIndex(of: two) else { return }
        let (low, high) = first < second ? (first, second) : (second, first)
        let (lower, upper) = (list[low], list[high])
        CALayer.arrangesViews = true
        defer { CALayer.arrangesViews = false }
        // An index counts the list as it is before the layer leaves its old place.
        layerStorage.insertSublayer(upper, at: UInt32(low))
        layerStorage.insertSublayer(lower, at: UInt32(high + 1))
    }
}
