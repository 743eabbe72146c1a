// How animation blocks run: options and curves.
// Apple: "UIView.AnimationOptions", "UIView.AnimationCurve", "UIView.KeyframeAnimationOptions".
import Foundation
import QuartzCore

extension UIView {
    /// The options of an animation block.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the changed views at the end of the block, within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views receive touches, at their final positions.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins with the currently shown values; earlier animations of the views end.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation endlessly.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Also runs the animation backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration within another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve within another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows live views during a transition, instead of pictures of them.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Uses the block's own options within another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// A curve that is slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// A curve that is slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A curve that is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A curve with constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A flip around the vertical axis, with the left side to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A flip around the vertical axis, with the right side to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page curl from the bottom. Here the old page turns flat around its top edge (UIK1201).
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page curl from the top. Here the new page turns flat around its top edge (UIK1201).
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A dissolve from the old view to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A flip around the horizontal axis, with the top to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A flip around the horizontal axis, with the bottom to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The system's frame rate. Has no effect here: every frame is drawn.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// A preferred frame rate of 60. Has no effect here: every frame is drawn.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A preferred frame rate of 30. Has no effect here: every frame is drawn.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Numbers above 3 are those of private curves, as keyboards' notifications have them: slow at both ends.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut }
        /// The options that a block inherits from the block around it.
        static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Constant speed.
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

    /// The options of a keyframe animation.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the changed views at the end of the block, within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views receive touches, at their final positions.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins with the currently shown values.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation endlessly.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Also runs the animation backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration within another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own options within another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between values.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps between values.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly at a constant speed; times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates on a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates on a smooth curve at a constant speed; times are ignored.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The bits that both kinds of options share, and a curve, which code puts in by its number.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & (0x3FF | 0xF << 16)) }

        var mode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// The animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Shrinks and fades views, and removes them from their superview.
        case delete = 0
    }
}
