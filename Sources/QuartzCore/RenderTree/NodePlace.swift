// The place of a node: its matrices from its own space to device pixels.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Where a node's own space lies: its matrix into the plane of the layer that flattens it, and that plane's projection
/// to device pixels.
struct NodePlace {
    var matrix: CATransform3D
    var outer: Projection
    /// From the node's own space to device pixels.
    let projection: Projection

    init(matrix: CATransform3D, outer: Projection) {
        self.matrix = matrix
        self.outer = outer
        projection = Projection(matrix).then(outer)
    }

    /// A plain move inside a plane.
    private init(offset: CGPoint, in plane: Projection) {
        matrix = CATransform3DMakeTranslation(offset.x, offset.y, 0)
        outer = plane
        var moved = plane
        moved.tx += offset.x * plane.a + offset.y * plane.c
        moved.ty += offset.x * plane.b + offset.y * plane.d
        projection = moved
    }

    /// The place of a sublayer.
    func child(_ child: LayerModel, of parent: LayerModel, _ sublayerMatrix: CATransform3D?) -> NodePlace {
        let isSolid = parent.special?.isTransform == true
        if !isSolid && sublayerMatrix == nil && child.isPlainMove && projection.isAffine {
            return NodePlace(offset: child.offset, in: projection)
        }
        var matrix = child.matrix
        if let sublayerMatrix { matrix = CATransform3DConcat(matrix, sublayerMatrix) }
        if isSolid { return NodePlace(matrix: CATransform3DConcat(matrix, self.matrix), outer: outer) }
        return NodePlace(matrix: matrix, outer: projection)
    }
}
