// The numbers of swiped and dragged rows.
// No Apple page gives them. Each says whether it is documented, observed or guessed.
import Foundation
import UIKitCore

/// Lengths are points, speeds points a second.
package enum ListMotionMeasures {
    /// The give of content beyond its edge: that of scroll views.
    package static let give = ScrollMeasures.rubberBand
    /// A part of the length that no pull reaches counts as this one: as in scroll views.
    package static let mostPulled = ScrollMeasures.mostPulled
    /// A swipe's button is at least so wide: as in tables.
    package static let leastButton = SwipeMeasures.leastButton
    /// A swipe further than this part of the row's width performs the first action: as in tables.
    package static let fullSwipePart = SwipeMeasures.fullPart
    /// A faster release opens or closes the actions whatever the distance. Guessed.
    package static let swipeFlick: CGFloat = 200
    /// Less fast, more than this part of the actions' width keeps them open. Guessed.
    package static let openPart: CGFloat = 0.5
    /// The spring of a released row: radians a second, critically damped; at rest after about 0.4 s. Guessed.
    package static let settleFrequency: CGFloat = 18
    /// A row nearer to its place than this is there. Guessed.
    package static let nearness: CGFloat = 0.25
    /// A faster release turns a page of a section that scrolls across. Guessed; scroll views here have the same.
    package static let pageFlick: CGFloat = 200
}
