// A screen's tree: commits it, and draws what changed.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Stage

/// Shows one layer tree in one buffer of pixels.
///
/// A turn: `commit()` (through `CATransaction.flush()`), then `renderFrame(at:)`. Main thread.
package final class LayerHost {
    /// The root layer. Its bounds are the screen's, in points; the buffer's size follows from them and ``rasterScale``.
    package let rootLayer = CALayer()
    /// The buffer's width and height in pixels.
    package private(set) var width: Int
    package private(set) var height: Int
    /// The screen's size in points.
    private var size: CGSize
    package private(set) var scale: CGFloat
    /// The buffer's pixels per point: ``scale``, or less on a screen that is shown smaller than the device is.
    package private(set) var rasterScale: CGFloat
    /// The factor on the contents scale of layers with which they are drawn.
    private(set) var rasterFactor: Float = 1
    /// The pixel below the root layer, `0xAARRGGBB` premultiplied: black, as on a screen.
    package var backgroundPixel: UInt32 = 0xFF00_0000 { didSet { shown = nil } }
    let compositor = Compositor()
    /// Called when the first change after a commit comes, on the changing thread.
    package var onFirstChange: (@Sendable () -> Void)?
    /// The least number of pixels of a part that is moved by copying; a smaller part is drawn again.
    var smallestMove = 4096

    /// The last commit.
    private(set) var committed: RenderNode?
    /// The tree that the buffer shows; nil if the whole buffer must be drawn.
    private var shown: RenderNode?
    /// The backdrops of `shown`.
    private var shownBackdrops: [BackdropPlace] = []
    /// The commit to which `shown` belongs. `isShownForGood` says that no clock ran then, so `shown` is right for every time.
    private var shownCommit: RenderNode?
    private var isShownForGood = false
    private var buffer: PixelBuffer
    /// What the commit under way did, for a trace.
    var told = CommitCounts()
    private var needsCommit = true
    /// Whether the last commit left layers out, and the first whose sublayers this one leaves out.
    private var isTooDeep = false
    private var cutLayer: CALayer?
    /// Layers with animations that have not ended, and what is known of their ends.
    var watch = AnimationWatch()

    /// Sizes in pixels of the device, clamped to 1…16,384; `scale` is its pixels a point. With `raster` the buffer has so many
    /// pixels a point; layers, their contents scales and what is laid out to pixels stay those of the device.
    package init(width: Int, height: Int, scale: CGFloat, raster: CGFloat? = nil) {
        let scale = Self.scale(scale)
        rasterScale = Self.raster(raster, scale)
        let factor = rasterScale / scale
        (self.width, self.height, buffer) = Self.makeBuffer(width, height, factor)
        self.scale = scale
        size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        rootLayer.tree.host = self
        rootLayer.delegate = nil
        layOutRoot()
        TransactionState.current.add(self)
        setRasterFactor(factor)
    }

    deinit {
        for layer in watch.layers { layer.extras.rare?.isWatched = false }
    }

    package func resize(width: Int, height: Int, scale: CGFloat, raster: CGFloat? = nil) {
        let scale = Self.scale(scale), raster = Self.raster(raster, scale)
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        if size == self.size && scale == self.scale && raster == rasterScale { return }
        (self.width, self.height, buffer) = Self.makeBuffer(width, height, raster / scale)
        (self.size, self.scale, rasterScale) = (size, scale, raster)
        setRasterFactor(raster / scale)
        shown = nil
        layOutRoot()
        compositor.dropCaches()
        treeDidChange()
    }

    private static func scale(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

    /// Never more than the device has: nothing would be seen of it.
    private static func raster(_ raster: CGFloat?, _ scale: CGFloat) -> CGFloat {
        guard let raster, raster > 0, raster.isFinite else { return scale }
        return min(raster, scale)
    }

    func exchangeFactor(_ factor: Float) { rasterFactor = factor }

    private func setRasterFactor(_ factor: CGFloat) {
        guard Float(factor) != rasterFactor else { return }
        rasterFactor = Float(factor)
        if factor != 1 { Self.noteReduced() }
        rootLayer.followRaster(of: self)
    }

    private static func makeBuffer(_ width: Int, _ height: Int, _ factor: CGFloat) -> (Int, Int, PixelBuffer) {
        func side(_ pixels: Int) -> Int { min(max(1, Int((CGFloat(min(pixels, 16_384)) * factor).rounded())), 16_384) }
        let w = side(width), h = side(height)
        return (w, h, PixelBuffer(width: w, height: h)!)
    }

    private func layOutRoot() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.anchorPoint = .zero
        rootLayer.position = .zero
        rootLayer.bounds = CGRect(origin: .zero, size: size)
        rootLayer.contentsScale = scale
        CATransaction.commit()
    }

    // MARK: Commit

    /// Called at the first change after a commit and at later ones.
    func treeDidChange() {
        guard !needsCommit else { return }
        needsCommit = true
        onFirstChange?()
    }

    /// Layout, display, and the new render tree; ends animations whose time is over.
    package func commit() {
        let now = CACurrentMediaTime()
        // Where nothing changed, no animation can end before the time that was found at the last look.
        var ended = needsCommit || now >= watch.nextEnd ? takeEnded(at: now) : []
        markCustomKeys()
        if needsCommit {
            rootLayer.layoutTree()
            rootLayer.displayTree()
            // Layers that drawing changed come with the same commit, once.
            rootLayer.layoutTree()
            needsCommit = false
            told = CommitCounts()
            committed = rootLayer.commitNode(CommitContext(host: self, now: now))
            reportDepth()
            if !rootLayer.tree.dirty.isDisjoint(with: .own.union(.below)) { treeDidChange() }
            ended += takeLeft()
            lookAhead(at: now)
            Trace.note(
                .commit, "screen",
                "commits: \(told.nodes) layers changed or hold one that did, \(ended.count) animations ended")
            checkNodes()
        }
        for one in watch.takeStarted() { one.animation.delegate?.animationDidStart(one.animation) }
        for (one, layer, finished) in ended { layer.end(one, finished: finished) }
    }

    /// A commit leaves out the sublayers of a layer.
    func noteCut(_ layer: CALayer) { if cutLayer == nil { cutLayer = layer } }

    /// Reports what was left out, once until all is shown again. Not from the depth, where the caller is out of sight.
    private func reportDepth() {
        if let cutLayer, !isTooDeep { DeepWalk.reportDepth(of: cutLayer.describe(cutLayer)) }
        isTooDeep = committed?.isCut == true
        cutLayer = nil
    }

    /// Whether something waits for a commit.
    package var hasChanges: Bool { needsCommit }

    // MARK: Frames

    /// Draws what differs from the last frame at a time, after moving inside the buffer what merely moved. Nil where
    /// nothing differs. The copies' ends and the damage are disjoint.
    ///
    /// The buffer is the host's own: valid until the next frame.
    package func renderFrame(
        at time: TimeInterval
    ) -> (buffer: PixelBuffer, damage: PixelRegion, copies: [PixelCopy])? {
        guard let committed else { return nil }
        let stands = !watch.isTicking
        if shown != nil, shownCommit === committed, !committed.traits.contains(.animates) || (isShownForGood && stands) {
            return nil
        }
        shownCommit = committed
        isShownForGood = stands
        let next = Presentation.tree(committed, at: time)
        let area = buffer.bounds
        let stores = compositor.backdrops
        let frame = BackdropFrame(
            shown == nil ? [] : shownBackdrops, next, scale: rasterScale, thinnest: thinnest, screen: area, stores: stores)
        if frame?.isTangled == false { stores.keep(frame!.new) } else { stores.drop() }
        let (damage, copies) =
            shown.flatMap { shown in
                frame?.isTangled == true
                    ? nil
                    : Damage.between(
                        shown, next, scale: rasterScale, thinnest: thinnest, area: area, smallestMove: smallestMove,
                        backdrops: frame)
            } ?? (PixelRegion(area), [])
        shown = next
        shownBackdrops = frame?.new ?? []
        if damage.isEmpty && copies.isEmpty { return nil }
        for copy in copies { buffer.move(copy) }
        let places = frame?.isTangled == false ? frame!.new : []
        for rect in places.isEmpty ? damage.rects : frame!.drawn(damage) {
            compositor.draw(
                next, into: buffer, rect: rect, scale: rasterScale, background: backgroundPixel, thinnest: thinnest,
                places: places)
        }
        Trace.note(.commit, "screen", "draws \(Self.words(damage, copies))")
        CacheCheck.look(.pixels, nil) { pixelDifference(next) }
        return (buffer, damage, copies)
    }

    /// What the buffer shows, if it is not what drawing the whole picture anew shows.
    private func pixelDifference(_ node: RenderNode) -> String? {
        guard let whole = PixelBuffer(width: width, height: height) else { return nil }
        Compositor().draw(
            node, into: whole, rect: whole.bounds, scale: rasterScale, background: backgroundPixel, thinnest: thinnest)
        return Self.difference(buffer, whole)
    }

    /// Resolves the animations of the last commit at a time and lets go of the result: what they cost of a frame, for
    /// benchmarks. Whether there are any.
    package func resolveAnimations(at time: TimeInterval) -> Bool {
        guard let committed else { return false }
        return Presentation.tree(committed, at: time) !== committed
    }

    /// The whole picture of the last commit at a time, in a buffer of its own.
    package func renderFull(at time: TimeInterval) -> PixelBuffer {
        let target = PixelBuffer(width: width, height: height)!
        guard let committed else {
            Kernels.fill(target, target.bounds, pixel: backgroundPixel, blend: .copy)
            return target
        }
        compositor.draw(
            Presentation.tree(committed, at: time), into: target, rect: target.bounds, scale: rasterScale,
            background: backgroundPixel, thinnest: thinnest)
        return target
    }

    /// Bytes that the caches of masks, shadows and pooled buffers hold now.
    package var cachedBytes: Int { compositor.cachedBytes }

    /// Drops caches, as for a memory warning.
    package func dropCaches() { compositor.dropCaches() }
}
