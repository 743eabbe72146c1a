// Animation blocks: changes of layers within them move over time.
// Apple: "UIView", Animating views with block objects.
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// How an animation block runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out at the block's end, within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// From where the views are shown now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// For ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// And back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Its own duration within another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Its own curve within another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views are drawn anew on their way.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Views are hidden and shown, not removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Its own options within another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At an even pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut }
    }

    /// How an animation speeds up and slows down.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// At an even pace.
        case linear = 3

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// Moves what the closure changes over a time in seconds.
    ///
    /// Frame, bounds, centre, transform, alpha, background colour and the layer's other animatable values take part.
    /// - Parameter completion: Called when all of it has ended; false if something was taken away before.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration, delay, options, animations, completion)
    }

    /// Moves what the closure changes over a time in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration, 0, [], animations, completion)
    }

    /// Moves what the closure changes over a time in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock.run(duration, 0, [], animations, nil)
    }

    /// Changes what the closure changes at once, also within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.isEnabled
        AnimationBlock.isEnabled = false
        defer { AnimationBlock.isEnabled = before }
        actionsWithoutAnimation()
    }

    /// Whether animation blocks move anything.
    public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }
    /// Switches animation blocks on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
    /// The duration of the block that is running, 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    private static let noAction = NSNull()

    /// Outside a block layers of views do not move by themselves.
    func layerAction(_ layer: CALayer, _ event: String) -> (any CAAction)? {
        guard let block = AnimationBlock.current, AnimationBlock.isEnabled else { return Self.noAction }
        return block.action(for: layer, event) ?? Self.noAction
    }
}

/// One animation block while it runs, and what came of it until all has ended.
@MainActor final class AnimationBlock: NSObject, @preconcurrency CAAnimationDelegate {
    static var isEnabled = true
    private(set) static var current: AnimationBlock?

    private(set) var duration: TimeInterval
    private var delay: TimeInterval
    private var options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    private var isClosed = false
    /// The block around one that was begun by ``begin()``.
    private var outer: AnimationBlock?
    private var isOpen = false

    private init(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.completion = completion
    }

    /// Steps: 1. nested blocks take the outer one's time unless they say otherwise; 2. the closure; 3. layout within,
    /// if asked for; 4. without anything that moves, the completion comes with the turn.
    static func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let outer = current
        var time = duration.isFinite ? max(0, duration) : 0
        var wait = delay.isFinite ? max(0, delay) : 0
        var flags = options
        if let outer, !options.contains(.overrideInheritedDuration) {
            time = outer.duration
            wait = outer.delay
        }
        if let outer, !options.contains(.overrideInheritedCurve) {
            flags.remove(.curveLinear)
            flags.formUnion(outer.options.intersection(.curveLinear))
        }
        let block = AnimationBlock(time, wait, flags, completion)
        current = block
        animations()
        current = outer
        block.isClosed = true
        if block.running == 0 { block.endWithTurn() }
    }

    // MARK: The functions of old

    /// What changes from here to ``commit()`` moves, in 0.2 s unless ``set(_:delay:options:)`` says otherwise.
    static func begin() {
        let block = AnimationBlock(0.2, 0, [], nil)
        block.outer = current
        block.isOpen = true
        current = block
    }

    /// Changes what was begun last; nil keeps.
    static func set(_ duration: TimeInterval?, delay: TimeInterval? = nil, options: UIView.AnimationOptions? = nil) {
        guard let block = current, block.isOpen else { return }
        if let duration { block.duration = duration.isFinite ? max(0, duration) : 0 }
        if let delay { block.delay = delay.isFinite ? max(0, delay) : 0 }
        if let options { block.options = options }
    }

    static func commit() {
        guard let block = current, block.isOpen else { return }
        current = block.outer
        block.outer = nil
        block.isClosed = true
    }

    /// The options of what was begun last.
    static var openOptions: UIView.AnimationOptions { current.map { $0.isOpen ? $0.options : [] } ?? [] }

    /// What moves a layer's value from where it is shown to where it is set.
    func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
        guard duration > 0 || delay > 0, Self.keys.contains(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        let shown = layer.animationKeys() == nil ? nil : layer.presentation()
        animation.fromValue = (shown ?? layer).value(forKey: key)
        animation.duration = duration
        animation.timingFunction = options.curve.timingFunction
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.delegate = self
        running += 1
        return animation
    }

    private static let keys: Set<String> = [
        "position", "bounds", "opacity", "transform", "backgroundColor", "anchorPoint", "cornerRadius", "borderWidth",
        "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "zPosition", "sublayerTransform",
        "contentsRect",
    ]

    func animationDidStart(_ animation: CAAnimation) {}

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0, isClosed { end() }
    }

    private func endWithTurn() {
        guard completion != nil else { return }
        UIApplication.shared.turnLoop.atEndOfTurn { self.end() }
    }

    private func end() {
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }
}
