// The values of a layer that a commit copies into its render node.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Booleans of a layer in one word.
struct LayerFlags: OptionSet, Hashable, Sendable {
    let rawValue: UInt32
    static let hidden = LayerFlags(rawValue: 1 << 0)
    static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    static let doubleSided = LayerFlags(rawValue: 1 << 2)
    static let geometryFlipped = LayerFlags(rawValue: 1 << 3)
    static let opaque = LayerFlags(rawValue: 1 << 4)
    static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 5)
    static let shouldRasterize = LayerFlags(rawValue: 1 << 6)
    static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 7)
    static let continuousCorners = LayerFlags(rawValue: 1 << 8)
    static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 9)
    static let drawsAsynchronously = LayerFlags(rawValue: 1 << 10)
    static let initial: LayerFlags = [.doubleSided, .allowsGroupOpacity]
}

/// The values that nearly every layer uses. Lengths are in points of the layer's own or its superlayer's space.
struct LayerModel: @unchecked Sendable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var contentsScale: CGFloat = 1
    var opacity: Float = 1
    var flags = LayerFlags.initial
    var gravity = ContentsPlacement.resize
    /// The factor on the contents scale with which the contents were drawn: below 1 on a screen that is drawn smaller.
    var contentsFactor: Float = 1
    var backgroundColor: CGColor?
    var contents = LayerContents.none
    /// The values that few layers use; copies share them until one of them writes.
    private var rareBox: RareBox?
    /// The drawing of a subclass of CALayer: a shape, a gradient, copies.
    var special: SpecialModel?

    /// Pixels of the contents a point.
    var pixelScale: CGFloat { contentsFactor == 1 ? contentsScale : contentsScale * CGFloat(contentsFactor) }

    var rare: RareModel { rareBox?.value ?? RareModel.initial }

    /// Whether any of the rarely used values was ever set.
    var hasRare: Bool { rareBox != nil }

    mutating func changeRare(_ body: (inout RareModel) -> Void) {
        if rareBox == nil {
            rareBox = RareBox(RareModel.initial)
        } else if !isKnownUniquelyReferenced(&rareBox) {
            rareBox = RareBox(rareBox!.value)
        }
        body(&rareBox!.value)
    }

    /// Core Image filters that are drawn; nil for none.
    var filters: LayerFilters? { rareBox?.value.filters }

    /// Whether it changes what lies somewhere else below it, given whether there is anything.
    var blursBelow: Bool { special?.blursBelow == true || filters?.background.isEmpty == false }

    /// Whether both share the same box of rare values; false says nothing.
    func sharesRare(with other: LayerModel) -> Bool { rareBox === other.rareBox }
}

private final class RareBox: @unchecked Sendable {
    var value: RareModel
    init(_ value: RareModel) { self.value = value }
}

/// The values that few layers use.
struct RareModel: @unchecked Sendable {
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    /// Whether each of the two is a 2D one, kept beside them.
    var transformIsIdentity = true
    var sublayerTransformIsIdentity = true
    var anchorPointZ: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = RareModel.black
    var shadowColor: CGColor? = RareModel.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var maskedCorners = CACornerMask.all
    var contentsRect = RareModel.unit
    var contentsCenter = RareModel.unit
    var nearestMagnification = false
    var nearestMinification = false
    var rasterizationScale: CGFloat = 1
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var backgroundPattern: CGColor?
    var timing = LayerTiming()
    /// Core Image filters, where they are switched on.
    var filters: LayerFilters?

    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let initial = RareModel()
}

/// A layer's clock against its superlayer's.
struct LayerTiming: Hashable, Sendable {
    var beginTime: TimeInterval = 0
    var duration: TimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    /// The parent's time at a local time; for a stopped clock, its beginning.
    func parent(_ local: TimeInterval) -> TimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / TimeInterval(speed) + beginTime
    }
}

/// The gravities as small numbers.
enum ContentsPlacement: UInt8, Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill

    init?(_ gravity: CALayerContentsGravity) {
        guard let index = Self.names.firstIndex(of: gravity) else { return nil }
        self.init(rawValue: UInt8(index))
    }

    var gravity: CALayerContentsGravity { Self.names[Int(rawValue)] }

    private static let names: [CALayerContentsGravity] = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
        .resizeAspect, .resizeAspectFill,
    ]
}
