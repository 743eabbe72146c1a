// The laws of scrolling as numbers, and the sizes and times of indicators and of the refresh control.
// Apple: "UIScrollView", "UIRefreshControl", which publish none.
import CoreGraphics
import Foundation

/// Points, seconds, and points a second.
package enum ScrollMeasures {
    // MARK: Beyond the edge
    /// Content begins to follow a finger by this part of its way. Observed: a tweet by @chpwn, since then in many public projects.
    package static let rubberBand: CGFloat = 0.55
    /// A part of the length that no pull reaches counts as this one. Guessed: ours.
    package static let mostPulled: CGFloat = 0.999

    // MARK: Coming to rest
    // Guessed: ours.

    /// Radians a second of a bounce's spring; it is over after about half a second.
    static let springFrequency: CGFloat = 15
    /// An axis nearer to its end than this is there.
    static let nearness: CGFloat = 0.5
    /// Slower release than this does not go on.
    static let slowest: CGFloat = 20
    /// A decay that is to reach a place of the app's choice may be so much weaker or stronger than the rate says.
    static let leniency: CGFloat = 8
    /// A faster release turns the page whatever the distance.
    static let pageFlick: CGFloat = 200

    // MARK: Movement by itself
    /// An animated change of the offset. Guessed: by memory of iOS, about that.
    static let glide: TimeInterval = 0.3
    /// An animated change of scale. Guessed.
    static let zoom: TimeInterval = 0.3

    // MARK: Fingers
    /// A finger must stay so long before content gets it. Guessed: by memory of iOS, about that.
    static let contentDelay: TimeInterval = 0.15
    /// A drag nearer to a diagonal than this, as a ratio of its sides, moves both axes in spite of the lock. Guessed.
    static let diagonal: CGFloat = 0.6

    // MARK: Wheels and keys
    // Guessed: ours.

    /// Without an event for so long, a row of a wheel's events has ended.
    static let wheelPause: TimeInterval = 0.15
    /// One press of an arrow.
    static let keyLine: CGFloat = 40
    /// What stays visible when a page is turned.
    static let keyOverlap: CGFloat = 40
}

/// Points and seconds of a scroll indicator.
enum IndicatorMeasures {
    // MARK: Size
    // Observed: flutter/flutter, cupertino, on iOS 13.1.

    /// Guessed: by memory of iOS 13 and later.
    static let thickness: CGFloat = 3
    /// Between the indicator and the edges. Guessed: by memory of iOS 13 and later.
    static let inset: CGFloat = 3
    /// However long the content is. Observed: as the group.
    static let shortest: CGFloat = 36
    /// Content pulled past its edge shortens the indicator down to this.
    static let shortestPastEdge: CGFloat = 8

    // MARK: Colour
    // Observed: flutter/flutter, cupertino, from Xcode's view debugger on iOS 13.1.

    /// The alphas of white and of black.
    static let whiteAlpha: CGFloat = 0.5
    static let blackAlpha: CGFloat = 0.35

    // MARK: Time
    // Observed: flutter/flutter, cupertino.

    /// How long indicators stay after scrolling, and how long they fade.
    static let stay: TimeInterval = 1.2
    static let fading: TimeInterval = 0.25

    // MARK: Dragging
    // Guessed: ours.

    /// While a finger holds the indicator.
    static let heldThickness: CGFloat = 8
    /// A touch takes the indicator so far beyond it.
    static let reach: CGFloat = 12
    /// A finger rests on the indicator for so long.
    static let rest: TimeInterval = 0.3
}

/// Points and seconds of the refresh control. Guessed: by memory of iOS (60 high, a pull of 110 to 130); the ticks by eye.
enum RefreshMeasures {
    static let height: CGFloat = 60
    /// How much higher the control is with a title.
    static let titleHeight: CGFloat = 20
    /// How far the title reaches up into the height without it.
    static let titleOverlap: CGFloat = 12
    /// The distance by which the content must be pulled for a refresh to start.
    static let threshold: CGFloat = 110
    /// The first ticks appear from this pull on.
    static let firstTick: CGFloat = 30
    static let closing: TimeInterval = 0.3

    // MARK: Ticks
    static let side: CGFloat = 20
    static let count = 8
    static let tick = CGSize(width: 2.5, height: 6)
    /// From the ring's middle to the middle of a tick.
    static let ring: CGFloat = 7
    /// One turn, and the opacity of a tick at its end.
    static let turn: CFTimeInterval = 1
    static let faint: Float = 0.25
}
