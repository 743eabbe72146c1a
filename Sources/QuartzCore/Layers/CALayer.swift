// The layer: geometry, contents, appearance, tree and animations. Forwarders only; the logic is in the extensions.
// Apple: "CALayer".
import CoreGraphics
import Foundation

/// An object that displays content in a rectangle and arranges sublayers.
///
/// Lengths are in points of the layer's own space (`bounds`) or its superlayer's (`position`, `frame`), with y downward on
/// iOS. Layers on the screen must be used on the main thread.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    /// The values that a commit copies into the render node.
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

    /// Creates a copy of another layer's values, for presentation copies. Subclasses copy their own properties.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyModel(from: other) }
    }

    /// Creates a layer from an archive: geometry, corner, border, opacity, flags and name.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    deinit { detachSublayers() }

    /// True: only numbers and strings are decoded.
    open class var supportsSecureCoding: Bool { true }
    /// Encodes geometry, corner, border, opacity, flags and name, but not contents and sublayers.
    open func encode(with coder: NSCoder) { encodeModel(to: coder) }

    // MARK: Classwide behaviour

    /// Returns the default value of a key; nil for keys without one.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }
    /// Returns whether a change of the key requires the contents to be redrawn; false by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the action for a key if neither delegate nor dictionaries have one; nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the expansion of a corner curve relative to its radius: 1 for circular, 1.528665 for continuous.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { expansionFactor(curve) }

    // MARK: Geometry

    /// The visible part of the layer's own space. Must be finite: UIK0402.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the anchor point in the superlayer's space. Must be finite: UIK0401.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }
    /// The position on the z axis. Among siblings, a layer with a greater value is drawn later.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { setZPosition(newValue) }
    }
    /// The anchor point in unit coordinates of the bounds, around which transforms are applied.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { setAnchorPoint(newValue) }
    }
    /// The distance of the anchor point from the layer's plane, in points.
    open var anchorPointZ: CGFloat {
        get { values.rare.anchorPointZ }
        set { setAnchorPointZ(newValue) }
    }
    /// The transform of the layer around its anchor point.
    open var transform: CATransform3D {
        get { values.rare.transform }
        set { setTransform(newValue) }
    }
    /// The smallest rectangle around the transformed bounds, in the superlayer's space. Setting it moves and resizes the layer.
    open var frame: CGRect {
        get { frameRect }
        set { setFrame(newValue) }
    }
    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { values.flags.contains(.hidden) }
        set { setFlag(.hidden, newValue, "hidden") }
    }
    /// Whether the side that faces away from the viewer is drawn.
    open var isDoubleSided: Bool {
        get { has(.doubleSided) }
        set { setFlag(.doubleSided, newValue, "doubleSided") }
    }
    /// Whether sublayers are laid out with y upward.
    open var isGeometryFlipped: Bool {
        get { has(.geometryFlipped) }
        set { setFlag(.geometryFlipped, newValue, "geometryFlipped") }
    }
    /// Returns whether the contents are drawn upside down: if the number of flipped layers from here to the root is odd.
    open func contentsAreFlipped() -> Bool { countsFlips() }
    /// The transform of every sublayer around the anchor point of the bounds. `m34` gives the sublayers a common perspective.
    open var sublayerTransform: CATransform3D {
        get { values.rare.sublayerTransform }
        set { setSublayerTransform(newValue) }
    }
    /// Returns the 2D part of `transform`.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets `transform` from a 2D matrix.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Tree

    /// The layer that contains this one as a sublayer or the mask.
    open var superlayer: CALayer? { tree.owner }
    /// The sublayers, from back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { sublayerArray }
        set { replaceSublayers(newValue ?? []) }
    }
    /// Adds a layer at the front, removing it from its old superlayer. A cycle is UIK0404 and has no effect.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    /// Inserts a layer at an index; an index beyond the end is the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer behind a sibling; nil is the back. A layer that is no sublayer is UIK0406 and has no effect.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }
    /// Inserts a layer in front of a sibling; nil is the front. A layer that is no sublayer is UIK0406 and has no effect.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }
    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }
    /// Removes the layer from its superlayer, or from the layer it masks. Its animations end unfinished.
    open func removeFromSuperlayer() { leaveOwner() }
    /// The layer whose alpha channel masks this layer with all its sublayers. It must have no superlayer.
    open var mask: CALayer? {
        get { tree.mask }
        set { setMask(newValue) }
    }
    /// Whether sublayers and contents are clipped to the bounds with their rounded corners.
    open var masksToBounds: Bool {
        get { has(.masksToBounds) }
        set { setFlag(.masksToBounds, newValue, "masksToBounds") }
    }

    // MARK: Conversion

    /// Converts a point from another layer's space to this layer's; nil is the root.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { mapPoint(p, from: l, to: self) }
    /// Converts a point from this layer's space to another layer's; nil is the root.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { mapPoint(p, from: self, to: l) }
    /// Converts a rectangle from another layer's space to this layer's, as the smallest enclosing rectangle; nil is the root.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { mapRect(r, from: l, to: self) }
    /// Converts a rectangle from this layer's space to another layer's, as the smallest enclosing rectangle; nil is the root.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { mapRect(r, from: self, to: l) }
    /// Converts a time from another layer's time to this layer's, in seconds; nil is the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(absoluteTime(t, l)) }
    /// Converts a time from this layer's time to another layer's, in seconds; nil is the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { timeOut(t, to: l) }
    /// Returns the deepest layer at a point of the superlayer's space, including this layer; nil if there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
    /// Returns whether a point of the layer's own space is in the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Contents

    /// The contents, a `CGImage`; nil for none. Other values are kept and draw nothing.
    open var contents: Any? {
        get { extras.contents }
        set { setContents(newValue) }
    }
    /// The part of the contents that is shown, in unit coordinates.
    open var contentsRect: CGRect {
        get { values.rare.contentsRect }
        set { setContentsRect(newValue) }
    }
    /// The position or scaling of the contents in the bounds. `top…` means the greatest y, as Apple's names assume y upward.
    open var contentsGravity: CALayerContentsGravity {
        get { values.gravity.gravity }
        set { setGravity(newValue) }
    }
    /// The number of pixels per point of the contents and of the drawn bitmap.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { setContentsScale(newValue) }
    }
    /// The part of the contents that stretches, in unit coordinates.
    open var contentsCenter: CGRect {
        get { values.rare.contentsCenter }
        set { setContentsCenter(newValue) }
    }
    /// The format of drawn contents; stored. Bitmaps are BGRA8 here, and other formats are UIK1201.
    open var contentsFormat: CALayerContentsFormat {
        get { extras.rare?.contentsFormat ?? .RGBA8Uint }
        set { setContentsFormat(newValue) }
    }
    /// The filter for contents that are scaled down; trilinear is treated as linear.
    open var minificationFilter: CALayerContentsFilter {
        get { minifies }
        set { setMinification(newValue) }
    }
    /// The filter for contents that are scaled up; trilinear is treated as linear.
    open var magnificationFilter: CALayerContentsFilter {
        get { magnifies }
        set { setMagnification(newValue) }
    }
    /// The bias of the trilinear filter; stored, as it has no effect yet (UIK1201).
    open var minificationFilterBias: Float {
        get { extras.rare?.minificationFilterBias ?? 0 }
        set { setMinificationFilterBias(newValue) }
    }
    /// Whether the contents promise to have no transparency. Drawing does not rely on it.
    open var isOpaque: Bool {
        get { has(.opaque) }
        set { setFlag(.opaque, newValue, "opaque") }
    }
    /// Provides the contents in the display pass: asks the delegate, else draws.
    open func display() { displayContentsNow() }
    /// Requests that the contents are drawn in the next display pass.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Requests that the whole contents are drawn in the next display pass.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    /// Returns whether the next display pass draws the contents.
    open func needsDisplay() -> Bool { tree.dirty.contains(.display) }
    /// Draws the contents immediately if that was requested.
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Whether a change of size redraws the contents.
    open var needsDisplayOnBoundsChange: Bool {
        get { has(.needsDisplayOnBoundsChange) }
        set { setFlag(.needsDisplayOnBoundsChange, newValue, nil) }
    }
    /// A hint without a visible effect: drawing is always synchronous.
    open var drawsAsynchronously: Bool {
        get { has(.drawsAsynchronously) }
        set { setFlag(.drawsAsynchronously, newValue, nil) }
    }
    /// Draws the contents; calls the delegate by default.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and its sublayers from the model values, in the layer's own space, without 3D transforms.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    // MARK: Appearance

    /// The edges that are antialiased if the layer is rotated or `allowsEdgeAntialiasing` is set. The bottom edge has the least
    /// y.
    /// All edges of layers with rounded corners are antialiased.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { values.rare.edgeAntialiasingMask }
        set { setEdgeAntialiasingMask(newValue) }
    }
    /// Whether the edges of layers between pixels are antialiased even without a rotation; rotated layers always are.
    open var allowsEdgeAntialiasing: Bool {
        get { has(.allowsEdgeAntialiasing) }
        set { setFlag(.allowsEdgeAntialiasing, newValue, nil) }
    }
    /// The colour that fills the bounds with their rounded corners; nil for none.
    open var backgroundColor: CGColor? {
        get { currentBackground }
        set { setBackgroundColor(newValue) }
    }
    /// The corner radius, in points; drawn as at most half of the shorter side. Sublayers are clipped only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { setCornerRadius(newValue) }
    }
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask {
        get { values.rare.maskedCorners }
        set { setMaskedCorners(newValue) }
    }
    /// The curve of rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { has(.continuousCorners) ? .continuous : .circular }
        set { setFlag(.continuousCorners, newValue == .continuous, "cornerCurve") }
    }
    /// The width of the border, in points, inside the bounds and above contents and sublayers.
    open var borderWidth: CGFloat {
        get { values.rare.borderWidth }
        set { setBorderWidth(newValue) }
    }
    /// The colour of the border; black by default, nil for none.
    open var borderColor: CGColor? {
        get { values.rare.borderColor }
        set { setBorderColor(newValue) }
    }
    /// The opacity, 0…1; other values are clamped for drawing.
    open var opacity: Float {
        get { values.opacity }
        set { setOpacity(newValue) }
    }
    /// Whether the opacity applies to the layer and its sublayers as a group.
    open var allowsGroupOpacity: Bool {
        get { has(.allowsGroupOpacity) }
        set { setFlag(.allowsGroupOpacity, newValue, nil) }
    }
    /// The compositing filter, stored and without effect as on iOS, unless `drawsFilters` enables filters.
    open var compositingFilter: Any? {
        get { extras.rare?.compositingFilter }
        set { setFilters { $0.compositingFilter = newValue } }
    }
    /// The filters, stored and without effect as on iOS, unless `drawsFilters` enables filters.
    open var filters: [Any]? {
        get { extras.rare?.filters }
        set { setFilters { $0.filters = newValue } }
    }
    /// The background filters, stored and without effect as on iOS, unless `drawsFilters` enables filters.
    open var backgroundFilters: [Any]? {
        get { extras.rare?.backgroundFilters }
        set { setFilters { $0.backgroundFilters = newValue } }
    }
    /// Whether the layer is drawn into a bitmap with `rasterizationScale` first.
    open var shouldRasterize: Bool {
        get { has(.shouldRasterize) }
        set { setFlag(.shouldRasterize, newValue, "shouldRasterize") }
    }
    /// The number of pixels per point of the bitmap for `shouldRasterize`; > 0.
    open var rasterizationScale: CGFloat {
        get { values.rare.rasterizationScale }
        set { setRasterizationScale(newValue) }
    }

    // MARK: Shadow

    /// The colour of the shadow; black by default, nil for none.
    open var shadowColor: CGColor? {
        get { values.rare.shadowColor }
        set { setShadowColor(newValue) }
    }
    /// The opacity of the shadow, 0…1; 0 by default, so that there is no shadow.
    open var shadowOpacity: Float {
        get { values.rare.shadowOpacity }
        set { setShadowOpacity(newValue) }
    }
    /// The offset of the shadow, in points; (0, −3) by default.
    open var shadowOffset: CGSize {
        get { values.rare.shadowOffset }
        set { setShadowOffset(newValue) }
    }
    /// The blur radius of the shadow, in points; the shadow extends twice as far.
    open var shadowRadius: CGFloat {
        get { values.rare.shadowRadius }
        set { setShadowRadius(newValue) }
    }
    /// The shape of the shadow in the layer's own space; nil for the shape of the layer's content.
    open var shadowPath: CGPath? {
        get { values.rare.shadowPath }
        set { setShadowPath(newValue) }
    }

    // MARK: Layout

    /// Returns the preferred size of the layer; its current size by default.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Requests `layoutSublayers()` in the next layout pass.
    open func setNeedsLayout() { mark(.layout) }
    /// Returns whether the next layout pass calls `layoutSublayers()`.
    open func needsLayout() -> Bool { tree.dirty.contains(.layout) }
    /// Performs layout immediately, from the topmost of the consecutive superlayers that need it.
    open func layoutIfNeeded() { layoutNowIfNeeded() }
    /// Lays out the sublayers in the layout pass; calls the delegate by default.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Actions and animations

    /// Returns the action for a key from the delegate, `actions`, `style` or the class, else the implicit animation. Nil for
    /// none.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
    /// The actions by key, which are searched after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras.rare?.actions }
        set { extras.change { $0.actions = newValue } }
    }
    /// Adds a copy of an animation, replacing one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
    /// Removes all animations, which end unfinished.
    open func removeAllAnimations() { dropAllAnimations() }
    /// Removes the animation with a key, which ends unfinished.
    open func removeAnimation(forKey key: String) { dropAnimation(key) }
    /// Returns the keys of the animations in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? { animationKeyList }
    /// Returns the layer's own copy of an animation, which must not be modified.
    open func animation(forKey key: String) -> CAAnimation? { extras.animation(key) }
    /// Returns a copy of the layer as it is currently shown; nil before its first commit.
    open func presentation() -> Self? { presentationCopy() as? Self }
    /// Returns the layer that this one is a presentation copy of; other layers return themselves.
    open func model() -> Self { (extras.rare?.modelLayer as? Self) ?? self }

    // MARK: Names and values

    /// A name for debugging and diagnostics.
    open var name: String? {
        get { extras.rare?.name }
        set { extras.change { $0.name = newValue } }
    }
    /// The delegate, which draws, lays out and animates the layer. A view is the delegate of its own layer.
    open weak var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? weakDelegate }
        set {
            if let newValue, newValue === ownDelegate { return }
            ownDelegate = nil
            weakDelegate = newValue
        }
    }
    /// The default values of keys, and actions under `actions`.
    open var style: [AnyHashable: Any]? {
        get { extras.rare?.style }
        set { extras.change { $0.style = newValue } }
    }
    /// Returns the value of a property or a custom key.
    open func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by name, with its action, or stores the value of a custom key.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Returns the value of a key path, including parts of points, sizes, rectangles and transforms: `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { keyedPathValue(keyPath) }
    /// Sets a property or a part of it by key path, with its action.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedPathValue(value, keyPath) }

    // MARK: Scrolling

    /// The part of the bounds that no superlayer clips.
    open var visibleRect: CGRect { computeVisibleRect() }

    // MARK: Timing

    /// The beginning in the superlayer's time, in seconds.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming { $0.beginTime = newValue } }
    }
    /// The duration of one cycle, in seconds, after which the layer disappears unless `fillMode` keeps it; infinite by default.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming { $0.duration = newValue } }
    }
    /// The speed relative to the superlayer's time; 0 stops all animations of the layer and its sublayers.
    open var speed: Float {
        get { timing.speed }
        set { setTiming { $0.speed = newValue } }
    }
    /// The offset of the local time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming { $0.timeOffset = newValue } }
    }
    /// The number of cycles of a layer with a finite duration; each cycle restarts the local time.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming { $0.repeatCount = newValue } }
    }
    /// The total duration of the cycles, in seconds; 0 uses `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming { $0.repeatDuration = newValue } }
    }
    /// Whether the local time runs backward after each cycle.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming { $0.autoreverses = newValue } }
    }
    /// Whether the layer is shown before its beginning and after its end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming { $0.fillMode = newValue } }
    }

    /// A layer of the same drawing class with copied values; called by `presentation()`.
    func makeCopy() -> CALayer { CALayer(layer: self) }
    /// Prepares the values for a commit that is about to copy them. The default does nothing.
    func prepareNode(_ animations: [AnimationRecord], at time: TimeInterval) {}
    /// The time, in the layer's own clock, until which time alone changes the layer; nil if it does not.
    func lastTick(at time: TimeInterval) -> TimeInterval? { nil }
    /// Whether a change of a key outside of the model is animated implicitly.
    func movesImplicitly(_ key: String) -> Bool { false }
    /// Draws the layer's own contents if it must display and no delegate draws them.
    func displaySpecial() -> Bool { false }
}
