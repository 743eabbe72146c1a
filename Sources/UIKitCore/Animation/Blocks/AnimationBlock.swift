// One animation block: where its changes go, and when it has ended.
// Apple: "UIView", animating views with block objects; completions.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// One animation block while it runs, and what came of it until all has ended.
@MainActor package final class AnimationBlock {
    static var isEnabled = true
    package static var current: AnimationBlock?

    /// The target of a block's changes.
    enum Sink {
        /// The animations of the layers, whose ends the block hears.
        case layers
        /// The keyframes of a block around, over a span of its time (0…1).
        case keyframes(KeyframeCollector, span: ClosedRange<Double>)
        /// The tracks of an animator.
        case tracks(AnimationTracks)
    }

    private(set) var settings: AnimationSettings
    let sink: Sink
    private var completion: ((Bool) -> Void)?
    /// Animations that have not ended.
    private var running = 0
    private var allFinished = true
    private var isClosed = false
    /// Views whose layers changed, in order, for `layoutSubviews`.
    private var changed: [UIView] = []
    /// The block around one that was begun by ``begin()``.
    private var outer: AnimationBlock?
    private var isOpen = false

    init(_ settings: AnimationSettings, _ sink: Sink, _ completion: ((Bool) -> Void)? = nil) {
        self.settings = settings
        self.sink = sink
        self.completion = completion
    }

    /// Runs a block of app code: nested ones take from the outer one what they do not override, and go where it goes.
    static func run(_ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let outer = current
        let block = AnimationBlock(settings.inside(outer?.settings), outer?.sink ?? .layers, completion)
        block.perform(animations)
        block.close()
    }

    /// For a trace.
    fileprivate var words: String {
        "a block of \(Trace.number(settings.duration)) s"
            + (settings.delay > 0 ? " after \(Trace.number(settings.delay)) s" : "")
    }

    /// The closure, then layout of what it changed if the options ask for it.
    func perform(_ animations: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        animations()
        guard settings.options.contains(.layoutSubviews) else { return }
        let views = changed
        changed = []
        for view in views { view.layoutIfNeeded() }
    }

    /// No more changes come. Without anything that moves the completion comes with the turn's end; within keyframes or an
    /// animator with theirs.
    func close() {
        isClosed = true
        guard let completion else { return }
        switch sink {
        case .layers:
            if running == 0 { AppSession.atEndOfTurn { self.end() } }
        case .keyframes(let collector, _):
            self.completion = nil
            collector.completions.append(completion)
        case .tracks(let tracks):
            self.completion = nil
            tracks.completions.append(completion)
        }
    }

    static func repeating(_ count: CGFloat, _ autoreverses: Bool, _ animations: () -> Void) {
        guard let block = current else { return animations() }
        let before = block.settings
        block.settings.repeatCount = count.isFinite ? Float(max(0, count)) : count > 0 ? .infinity : 0
        if autoreverses { block.settings.options.insert(.autoreverse) } else { block.settings.options.remove(.autoreverse) }
        defer { block.settings = before }
        animations()
    }

    // MARK: Changes

    /// Returns the action that animates a layer's value from the shown one to the new one. Called while the old value is set.
    func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
        guard LayerMotion.keys.contains(key), let view = layer.delegate as? UIView else { return nil }
        if settings.options.contains(.layoutSubviews), changed.last !== view { changed.append(view) }
        if case .layers = sink {
            // Nothing is shown of a view without a window; and what takes no time does not move.
            guard view.window != nil, settings.duration > 0 || settings.delay > 0 else { return nil }
        }
        return BlockAction(self, layer, key)
    }

    /// The new value stands.
    fileprivate func moved(_ layer: CALayer, _ key: String, old: Any?, shown: Any?) {
        switch sink {
        case .keyframes(let collector, let span): collector.note(layer, key, old, shown, span)
        case .tracks(let tracks):
            guard let motion = LayerMotion(layer, key, old: old, shown: shown) else { return }
            tracks.add(motion, settings)
        case .layers:
            let start = settings.options.contains(.beginFromCurrentState) ? endBlocks(layer, key, old, shown) : old
            guard let motion = LayerMotion(layer, key, old: start, shown: shown) else { return }
            if !motion.isAdditive { for name in LayerMotion.blockNames(key, in: layer) { layer.removeAnimation(forKey: name) } }
            for animation in motion.animations(settings.pace, duration: settings.duration) {
                add(animation, to: layer)
            }
        }
    }

    /// Ends what other blocks do to a key. Returns the value from which the model now would show what was shown.
    private func endBlocks(_ layer: CALayer, _ key: String, _ old: Any?, _ shown: Any?) -> Any? {
        let names = LayerMotion.blockNames(key, in: layer)
        guard !names.isEmpty, old != nil, let shown else { return old }
        Trace.note(
            .animation, Trace.name(layer),
            "\(key) is retargeted: \(names.count) animations of blocks begin anew from what is shown")
        for name in names { layer.removeAnimation(forKey: name) }
        // Of what animators add the shown value has its part already.
        guard let new = layer.value(forKey: key), let rest = layer.presented(key),
            let added = AnimationMix.difference(from: new, to: rest),
            let nothing = AnimationMix.difference(from: new, to: new),
            let alone = AnimationMix.difference(from: added, to: nothing)
        else { return shown }
        return AnimationMix.sum(shown, alone) ?? shown
    }

    /// Adds an animation with the block's times; the block hears of its end.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
        animation.setValue(true, forKey: LayerMotion.mark)
        add(animation, to: layer, named: LayerMotion.freeName(animation.keyPath ?? "", in: layer))
    }

    /// Adds an animation with the block's times under a name; the block hears of its end. One that stays shows its end
    /// until it is taken away.
    func add(_ animation: CAAnimation, to layer: CALayer, named name: String, stays: Bool = false) {
        settings.apply(to: animation, in: layer)
        if stays {
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
        }
        let blocks = !settings.options.contains(.allowUserInteraction)
        animation.delegate = BlockEnd(self, blocks ? layer : nil)
        if blocks { AnimationTouches.block(layer) }
        running += 1
        layer.add(animation, forKey: name)
    }

    /// One more thing that the block waits for; ``ended(_:)`` takes it off.
    func wait() { running += 1 }

    func ended(_ finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0, isClosed { end() }
    }

    private func end() {
        let completion = completion
        self.completion = nil
        Trace.note(.animation, words, "ends: \(allFinished ? "all" : "not all") of its animations finished")
        completion?(allFinished)
    }

    // MARK: The functions of old

    /// Begins an animation that ends with ``commit()``. Changes until then take 0.2 s unless ``set(_:delay:options:)`` says
    /// otherwise.
    static func begin() {
        let block = AnimationBlock(AnimationSettings(AnimationMeasures.oldBlock, 0, []).inside(nil), current?.sink ?? .layers)
        block.outer = current
        block.isOpen = true
        current = block
    }

    /// Changes what was begun last; nil keeps.
    static func set(_ duration: TimeInterval?, delay: TimeInterval? = nil, options: UIView.AnimationOptions? = nil) {
        guard let block = current, block.isOpen else { return }
        let now = block.settings
        block.settings = AnimationSettings(duration ?? now.duration, delay ?? now.delay, options ?? now.options)
    }

    static func commit() {
        guard let block = current, block.isOpen else { return }
        current = block.outer
        block.outer = nil
        block.close()
    }

    /// The options of what was begun last.
    static var openOptions: UIView.AnimationOptions { current.map { $0.isOpen ? $0.settings.options : [] } ?? [] }
}

/// The action that a layer runs after a value is set. It remembers the old value.
private final class BlockAction: CAAction {
    private let block: AnimationBlock
    private let old: Any?
    private let shown: Any?

    @MainActor init(_ block: AnimationBlock, _ layer: CALayer, _ key: String) {
        self.block = block
        old = layer.value(forKey: key)
        shown = layer.animationKeys() == nil ? nil : layer.presented(key)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        nonisolated(unsafe) let (layer_, old, shown) = (layer, old, shown)
        let block = block
        MainActor.assumeIsolated { block.moved(layer_, event, old: old, shown: shown) }
    }
}

/// Hears of the end of one animation.
@MainActor private final class BlockEnd: @preconcurrency CAAnimationDelegate, TraceNamed {
    private let block: AnimationBlock
    /// The layer that takes no touches meanwhile.
    private weak var layer: CALayer?
    private nonisolated(unsafe) var isOver = false

    init(_ block: AnimationBlock, _ layer: CALayer?) {
        self.block = block
        self.layer = layer
    }

    func animationDidStart(_ anim: CAAnimation) {}

    nonisolated var traceName: String {
        MainExecutor.isCurrent ? MainActor.assumeIsolated { block.words } : "a block"
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        isOver = true
        if let layer { AnimationTouches.unblock(layer) }
        block.ended(flag)
    }

    /// The layer went with its animation, as when a view is made anew on the way: nobody else will say that it has ended.
    deinit {
        guard !isOver, MainExecutor.isCurrent else { return }
        let block = block
        MainActor.assumeIsolated { AppSession.atEndOfTurn { block.ended(false) } }
    }
}
