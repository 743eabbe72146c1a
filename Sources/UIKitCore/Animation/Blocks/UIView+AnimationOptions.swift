// How animation blocks run: options and curves.
// Apple: "UIView.AnimationOptions", "UIView.AnimationCurve", "UIView.KeyframeAnimationOptions".
import Foundation
import QuartzCore

extension UIView {
    /// How an animation block runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out what the block changed at its end, within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move, at the place where they will be.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// From where the views are shown now; blocks that moved them end.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// For ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// And back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Its own duration within another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Its own curve within another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows views as they change, not a picture of them.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition hides and shows views, it does not remove and add them.
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
        /// A turn about the upright axis, the left side to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A turn about the upright axis, the right side to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old page rolls up from the bottom. Here it turns up about its top edge, flat (UIK1201).
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new page rolls down from the top. Here it turns down about its top edge, flat (UIK1201).
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old view fades into the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A turn about the level axis, the top to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A turn about the level axis, the bottom to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Frames a second are the system's choice; changes nothing here: every frame is drawn.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// A wish for 60 frames a second; changes nothing here: every frame is drawn.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish for 30 frames a second; changes nothing here: every frame is drawn.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Numbers above 3 are those of private curves, as keyboards' notifications have them: slow at both ends.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut }
        /// What a block takes from the one around it.
        static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
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

    /// How a keyframe animation runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out what the block changed at its end, within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move, at the place where they will be.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// From where the views are shown now.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// For ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// And back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Its own duration within another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Its own options within another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from value to value.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From value to value in jumps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, at an even speed all along; times do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Through the values on a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve at an even speed; times do not count.
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

    /// Animations that UIKit knows by name.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade, and leave their superview.
        case delete = 0
    }
}
