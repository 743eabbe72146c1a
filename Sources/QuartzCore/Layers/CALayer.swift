// The layer: geometry, contents, appearance, tree and animations. Forwarders only; the logic is in the extensions.
// Apple: "CALayer".
import CoreGraphics
import Foundation

/// An object that shows contents inside a rectangle and arranges sublayers.
///
/// Lengths are points of the layer's own space (`bounds`) or its superlayer's (`position`, `frame`), y downwards on iOS.
/// Main thread for layers that are shown.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    /// What a commit copies. `CALayer+Change.swift` alone writes it.
    final var values = LayerModel()
    /// Place in the tree and what waits for a commit.
    final var tree = LayerTree()
    /// Names, actions, values by key, animations: what few layers use.
    final var extras = LayerExtras()
    private weak var weakDelegate: (any CALayerDelegate)?
    /// The view whose own layer this is, as delegate: it takes itself off before it goes. A weak reference to every view
    /// would make each retain of one slow.
    package final unowned(unsafe) var ownDelegate: (any CALayerDelegate)?

    public override init() { super.init() }

    /// A copy of another layer's values, for presentation copies; subclasses copy their own properties.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyModel(from: other) }
    }

    /// From an archive: geometry, corner, border, opacity, flags and name.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    deinit { detachSublayers() }

    /// True: only numbers and strings are read.
    open class var supportsSecureCoding: Bool { true }
    /// Writes geometry, corner, border, opacity, flags and name; contents and sublayers are not archived.
    open func encode(with coder: NSCoder) { encodeModel(to: coder) }

    // MARK: Classwide behaviour

    /// The value a key has before it is set; nil for keys that have none.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }
    /// Whether a change of the key redraws the contents. False unless a subclass says otherwise.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The action of a key where neither delegate nor dictionaries have one. Nil unless a subclass says otherwise.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// How far beyond the radius a curve reaches: 1 for circular, 1.528665 for continuous.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { expansionFactor(curve) }

    // MARK: Geometry

    /// The visible part of the layer's own space. Must be finite: UIK0402.
    open var bounds: CGRect { get { values.bounds } set { setBounds(newValue) } }
    /// Where the anchor point lies in the superlayer. Must be finite: UIK0401.
    open var position: CGPoint { get { values.position } set { setPosition(newValue) } }
    /// Place along the z axis; among siblings the greater is drawn later.
    open var zPosition: CGFloat { get { values.zPosition } set { setZPosition(newValue) } }
    /// In unit coordinates of the bounds; transforms turn about it.
    open var anchorPoint: CGPoint { get { values.anchorPoint } set { setAnchorPoint(newValue) } }
    /// Distance of the anchor from the layer's plane, points.
    open var anchorPointZ: CGFloat { get { values.rare.anchorPointZ } set { setAnchorPointZ(newValue) } }
    /// Applied to the layer about its anchor point.
    open var transform: CATransform3D { get { values.rare.transform } set { setTransform(newValue) } }
    /// The smallest rectangle around the transformed bounds, in the superlayer; setting moves and resizes.
    open var frame: CGRect { get { frameRect } set { setFrame(newValue) } }
    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool { get { values.flags.contains(.hidden) } set { setFlag(.hidden, newValue, "hidden") } }
    /// Whether the side turned away from the viewer is drawn.
    open var isDoubleSided: Bool { get { has(.doubleSided) } set { setFlag(.doubleSided, newValue, "doubleSided") } }
    /// Whether sublayers are laid out with y upwards.
    open var isGeometryFlipped: Bool {
        get { has(.geometryFlipped) }
        set { setFlag(.geometryFlipped, newValue, "geometryFlipped") }
    }
    /// Whether the contents are drawn upside down: an odd number of flipped layers from here to the root.
    open func contentsAreFlipped() -> Bool { countsFlips() }
    /// Applied to every sublayer about the anchor point of the bounds; `m34` gives them a common perspective.
    open var sublayerTransform: CATransform3D {
        get { values.rare.sublayerTransform }
        set { setSublayerTransform(newValue) }
    }
    /// The 2D part of `transform`.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets `transform` from a 2D matrix.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Tree

    /// The layer that this one is a sublayer or the mask of.
    open var superlayer: CALayer? { tree.owner }
    /// Nil where there is none; back to front.
    open var sublayers: [CALayer]? { get { sublayerArray } set { replaceSublayers(newValue ?? []) } }
    /// Moves to the front; leaves its old superlayer. A cycle is UIK0404 and has no effect.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    /// `idx` beyond the end means the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Behind a sibling; nil means at the back. A stranger is UIK0406 and has no effect.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }
    /// In front of a sibling; nil means at the front. A stranger is UIK0406 and has no effect.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }
    /// Puts a layer in the place of another, which leaves.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }
    /// Leaves the superlayer, or the layer it masks. Its animations end unfinished.
    open func removeFromSuperlayer() { leaveOwner() }
    /// Its alpha masks the layer with all its sublayers. It must have no superlayer.
    open var mask: CALayer? { get { tree.mask } set { setMask(newValue) } }
    /// Whether sublayers and contents are clipped to the bounds with their rounded corners.
    open var masksToBounds: Bool {
        get { has(.masksToBounds) }
        set { setFlag(.masksToBounds, newValue, "masksToBounds") }
    }

    // MARK: Conversion

    /// A point of another layer's space in this one's; nil stands for the root.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { mapPoint(p, from: l, to: self) }
    /// A point of this layer's space in another's; nil stands for the root.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { mapPoint(p, from: self, to: l) }
    /// The smallest rectangle around another layer's one, in this space.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { mapRect(r, from: l, to: self) }
    /// The smallest rectangle around this layer's one, in another space.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { mapRect(r, from: self, to: l) }
    /// Another layer's time in this one's, seconds; nil stands for the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(absoluteTime(t, l)) }
    /// This layer's time in another's, seconds; nil stands for the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { timeOut(t, to: l) }
    /// The deepest layer at a point of the superlayer's space, this one included; nil where there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
    /// Whether a point of the layer's own space lies in the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Contents

    /// A `CGImage`; nil for none. Other values are kept and draw nothing.
    open var contents: Any? { get { extras.contents } set { setContents(newValue) } }
    /// The part of the contents that is shown, unit coordinates.
    open var contentsRect: CGRect { get { values.rare.contentsRect } set { setContentsRect(newValue) } }
    /// Where the contents go in the bounds. `top…` means the greatest y: Apple's names are those of a space with y up.
    open var contentsGravity: CALayerContentsGravity {
        get { values.gravity.gravity }
        set { setGravity(newValue) }
    }
    /// Pixels a point of the contents and of the bitmap that is drawn.
    open var contentsScale: CGFloat { get { values.contentsScale } set { setContentsScale(newValue) } }
    /// The part of the contents that stretches, unit coordinates.
    open var contentsCenter: CGRect { get { values.rare.contentsCenter } set { setContentsCenter(newValue) } }
    /// Stored; bitmaps are BGRA8 here, other formats are UIK1201.
    open var contentsFormat: CALayerContentsFormat {
        get { extras.rare?.contentsFormat ?? .RGBA8Uint }
        set { setContentsFormat(newValue) }
    }
    /// How contents are sampled when they shrink; trilinear counts as linear.
    open var minificationFilter: CALayerContentsFilter { get { minifies } set { setMinification(newValue) } }
    /// How contents are sampled when they grow; trilinear counts as linear.
    open var magnificationFilter: CALayerContentsFilter { get { magnifies } set { setMagnification(newValue) } }
    /// Stored; the trilinear filter has no bias yet (UIK1201).
    open var minificationFilterBias: Float {
        get { extras.rare?.minificationFilterBias ?? 0 }
        set { setMinificationFilterBias(newValue) }
    }
    /// A promise that the contents have no transparency; drawing does not rely on it.
    open var isOpaque: Bool { get { has(.opaque) } set { setFlag(.opaque, newValue, "opaque") } }
    /// Called in the display pass: asks the delegate, else draws.
    open func display() { displayContentsNow() }
    /// Asks for the contents to be drawn in the next display pass.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// The whole contents are drawn again.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    /// Whether the next display pass draws the contents.
    open func needsDisplay() -> Bool { tree.dirty.contains(.display) }
    /// Draws the contents now where they wait for it.
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Whether another size draws the contents again.
    open var needsDisplayOnBoundsChange: Bool {
        get { has(.needsDisplayOnBoundsChange) }
        set { setFlag(.needsDisplayOnBoundsChange, newValue, nil) }
    }
    /// A hint that changes no pixel: drawing is synchronous either way.
    open var drawsAsynchronously: Bool {
        get { has(.drawsAsynchronously) }
        set { setFlag(.drawsAsynchronously, newValue, nil) }
    }
    /// Draws the contents; asks the delegate unless a subclass overrides it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and its sublayers as they are in the model, in the layer's own space; no 3D transforms.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    // MARK: Appearance

    /// Which edges are soft where the layer is turned or `allowsEdgeAntialiasing`; the bottom edge is that of the least y.
    /// Layers with round corners have soft edges all around.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { values.rare.edgeAntialiasingMask }
        set { setEdgeAntialiasingMask(newValue) }
    }
    /// Whether unturned layers that lie between pixels get soft edges; turned ones always do.
    open var allowsEdgeAntialiasing: Bool {
        get { has(.allowsEdgeAntialiasing) }
        set { setFlag(.allowsEdgeAntialiasing, newValue, nil) }
    }
    /// Fills the bounds with their rounded corners; nil for none.
    open var backgroundColor: CGColor? { get { currentBackground } set { setBackgroundColor(newValue) } }
    /// Points; shown no larger than half the shorter side. Clips sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat { get { values.cornerRadius } set { setCornerRadius(newValue) } }
    /// Which corners are round.
    open var maskedCorners: CACornerMask { get { values.rare.maskedCorners } set { setMaskedCorners(newValue) } }
    /// The line that round corners follow.
    open var cornerCurve: CALayerCornerCurve {
        get { has(.continuousCorners) ? .continuous : .circular }
        set { setFlag(.continuousCorners, newValue == .continuous, "cornerCurve") }
    }
    /// Points, inside the bounds, above contents and sublayers.
    open var borderWidth: CGFloat { get { values.rare.borderWidth } set { setBorderWidth(newValue) } }
    /// Black unless set; nil for none.
    open var borderColor: CGColor? { get { values.rare.borderColor } set { setBorderColor(newValue) } }
    /// 0…1; values outside draw as the nearest.
    open var opacity: Float { get { values.opacity } set { setOpacity(newValue) } }
    /// Whether the layer and its sublayers fade as one picture.
    open var allowsGroupOpacity: Bool {
        get { has(.allowsGroupOpacity) }
        set { setFlag(.allowsGroupOpacity, newValue, nil) }
    }
    /// Kept and without effect, as on iOS, unless filters are switched on: `drawsFilters`.
    open var compositingFilter: Any? {
        get { extras.rare?.compositingFilter }
        set { setFilters { $0.compositingFilter = newValue } }
    }
    /// Kept and without effect, as on iOS, unless filters are switched on: `drawsFilters`.
    open var filters: [Any]? {
        get { extras.rare?.filters }
        set { setFilters { $0.filters = newValue } }
    }
    /// Kept and without effect, as on iOS, unless filters are switched on: `drawsFilters`.
    open var backgroundFilters: [Any]? {
        get { extras.rare?.backgroundFilters }
        set { setFilters { $0.backgroundFilters = newValue } }
    }
    /// Whether the layer is drawn into a bitmap of `rasterizationScale` first.
    open var shouldRasterize: Bool {
        get { has(.shouldRasterize) }
        set { setFlag(.shouldRasterize, newValue, "shouldRasterize") }
    }
    /// Pixels a point of the bitmap of `shouldRasterize`; > 0.
    open var rasterizationScale: CGFloat {
        get { values.rare.rasterizationScale }
        set { setRasterizationScale(newValue) }
    }

    // MARK: Shadow

    /// Black unless set; nil for none.
    open var shadowColor: CGColor? { get { values.rare.shadowColor } set { setShadowColor(newValue) } }
    /// 0…1; 0, and so no shadow, unless set.
    open var shadowOpacity: Float { get { values.rare.shadowOpacity } set { setShadowOpacity(newValue) } }
    /// Points; (0, −3) unless set.
    open var shadowOffset: CGSize { get { values.rare.shadowOffset } set { setShadowOffset(newValue) } }
    /// Points; the shadow reaches twice as far.
    open var shadowRadius: CGFloat { get { values.rare.shadowRadius } set { setShadowRadius(newValue) } }
    /// The shape that casts the shadow, in the layer's own space; nil for what the layer shows.
    open var shadowPath: CGPath? { get { values.rare.shadowPath } set { setShadowPath(newValue) } }

    // MARK: Layout

    /// What the layer would like to be; its own size here.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Asks for `layoutSublayers()` in the next layout pass.
    open func setNeedsLayout() { mark(.layout) }
    /// Whether the next layout pass calls `layoutSublayers()`.
    open func needsLayout() -> Bool { tree.dirty.contains(.layout) }
    /// Lays out now, from the highest superlayer in an unbroken row that needs it.
    open func layoutIfNeeded() { layoutNowIfNeeded() }
    /// Called in the layout pass; asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Actions and animations

    /// The action of a key: delegate, `actions`, `style`, the class, else the implicit animation. Nil for none.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras.rare?.actions }
        set { extras.change { $0.actions = newValue } }
    }
    /// Adds a copy of the animation; the one with the same key goes.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
    /// Ends all animations unfinished.
    open func removeAllAnimations() { dropAllAnimations() }
    /// Ends the animation of a key unfinished.
    open func removeAnimation(forKey key: String) { dropAnimation(key) }
    /// Keys in the order of adding; nil where there is none.
    open func animationKeys() -> [String]? { animationKeyList }
    /// The layer's own copy of an animation; not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { extras.animation(key) }
    /// A copy of the layer as it is shown now; nil before it was first committed.
    open func presentation() -> Self? { presentationCopy() as? Self }
    /// The layer that this one is a presentation of; itself for others.
    open func model() -> Self { (extras.rare?.modelLayer as? Self) ?? self }

    // MARK: Names and values

    /// For people and diagnostics.
    open var name: String? { get { extras.rare?.name } set { extras.change { $0.name = newValue } } }
    /// Draws, lays out and animates for the layer. A view for its own layer.
    open weak var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? weakDelegate }
        set {
            if let newValue, newValue === ownDelegate { return }
            ownDelegate = nil
            weakDelegate = newValue
        }
    }
    /// Values of keys that are not set, and actions under `actions`.
    open var style: [AnyHashable: Any]? {
        get { extras.rare?.style }
        set { extras.change { $0.style = newValue } }
    }
    /// A property's or any other value by name.
    open func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by name, with its action, or keeps any other value.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Also reaches into points, sizes, rectangles and transforms: `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { keyedPathValue(keyPath) }
    /// Sets a property or a component of it, with its action.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedPathValue(value, keyPath) }

    // MARK: Scrolling

    /// The part of the bounds that no clipping superlayer hides.
    open var visibleRect: CGRect { computeVisibleRect() }

    // MARK: Timing

    /// Begin in the superlayer's time, seconds.
    open var beginTime: CFTimeInterval { get { timing.beginTime } set { setTiming { $0.beginTime = newValue } } }
    /// Length of one run, seconds, after which the layer is gone unless `fillMode` keeps it; infinite unless set.
    open var duration: CFTimeInterval { get { timing.duration } set { setTiming { $0.duration = newValue } } }
    /// Rate against the superlayer's time; 0 stops all animations below.
    open var speed: Float { get { timing.speed } set { setTiming { $0.speed = newValue } } }
    /// Added to the local time, seconds.
    open var timeOffset: CFTimeInterval { get { timing.timeOffset } set { setTiming { $0.timeOffset = newValue } } }
    /// Runs of a layer with a finite duration, each of which begins the local time anew.
    open var repeatCount: Float { get { timing.repeatCount } set { setTiming { $0.repeatCount = newValue } } }
    /// Seconds over which such runs repeat; 0 leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming { $0.repeatDuration = newValue } }
    }
    /// Whether local time goes back again in each run.
    open var autoreverses: Bool { get { timing.autoreverses } set { setTiming { $0.autoreverses = newValue } } }
    /// Whether the layer shows before its beginning and after its end.
    open var fillMode: CAMediaTimingFillMode { get { timing.fillMode } set { setTiming { $0.fillMode = newValue } } }

    /// Called on a presentation copy and by `presentation()`: a layer of the same drawing class with copied values.
    func makeCopy() -> CALayer { CALayer(layer: self) }
    /// A commit is about to copy the values. Nothing here.
    func prepareNode(_ animations: [AnimationRecord], at time: TimeInterval) {}
    /// Until when time alone changes the layer, in its own time; nil where it does not.
    func lastTick(at time: TimeInterval) -> TimeInterval? { nil }
    /// Whether a change of a key that is not of the model moves by itself.
    func movesImplicitly(_ key: String) -> Bool { false }
    /// Draws the layer's own contents when it displays and nobody draws for it.
    func displaySpecial() -> Bool { false }
}
