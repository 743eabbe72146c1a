// What one animator moves: values recorded while its blocks run, and clocks turned as one.
// No Apple page: this is ours; "UIViewPropertyAnimator" is made of it.
import Foundation
import QuartzCore

/// What one animator moves. Its animations never remove themselves and have no delegate: natural ends are the
/// animator's own, which calls ``finish(at:)``.
///
/// A *fraction* is of time, 0…1 over the whole duration, delays not counted.
@MainActor package final class AnimationTracks {
    package init() {}

    /// Runs a block; what it changes becomes tracks from what is shown now to what is set, over the span `from…1` of the
    /// whole (0 for a block that was there at the start), each standing at the fraction `from`.
    /// - Parameters:
    ///   - duration: Seconds of the whole, that is of fraction 0…1, not of what is left.
    ///   - interactive: Whether views take touches while they move.
    package func record(
        from: Double, pace: AnimationPace, duration: TimeInterval, interactive: Bool, _ block: () -> Void
    ) {
        block()
    }

    package var isEmpty: Bool { true }
    /// True where there are tracks and none of their layers is in a window: such an animator completes at once.
    package var isOffscreen: Bool { false }

    /// Stands still and shows a fraction of the time; with `linear` a part of the way, without the curve.
    package func hold(at fraction: Double, linear: Bool) {}

    /// Runs from a fraction of the time, beginning now, to the end, or to the start if reversed, in `remaining` seconds;
    /// with a delay it stands first. A pace replaces the recorded one for what is left. What is shown never jumps: if a
    /// linear hold shows another part of the way than the pace has at the fraction, the pace is taken up where it has it.
    package func run(
        from fraction: Double, reversed: Bool, remaining: TimeInterval, after delay: TimeInterval, pace: AnimationPace?
    ) {}

    /// The part of the way shown now, of a track over the whole; springs may be beyond 1. An animator that pauses to be
    /// scrubbed linearly takes this as its fraction, so that nothing jumps.
    package var shownProgress: Double { 0 }

    /// Takes the animations off; the model is set to the end, the start, or what is shown.
    package func finish(at position: UIViewAnimatingPosition) {}

    /// The layers of a view and those below let go of their tracks and show the end.
    package func release(below view: UIView) {}
}
