// Times and limits of collection views.
// No Apple page: each says where it is from.
import CoreGraphics
import Foundation

@MainActor enum CollectionMeasures {
    // MARK: Changes
    /// Seconds of an animated change. Guessed: that of tables.
    static let changeTime = TableMeasures.changeTime
    /// Seconds of the rest of an interactive transition. Guessed: the same.
    static let transitionTime = TableMeasures.changeTime

    // MARK: Limits
    /// So many passes of measuring at most. Guessed: ours; UIKit stops the app after about a hundred (lists.md, L84, L154).
    static let mostPasses = 10
    /// A scroll to an item that moves less is none. Observed by others (lists.md, L112).
    static let leastScroll: CGFloat = 0.5
    /// How often the end of a scroll is put right. Guessed: ours.
    static let mostArrivals = 20

    // MARK: Views
    /// The size of a view that is dequeued while nobody asked for one. Guessed: the item size of a flow layout.
    static let unaskedSize = CGSize(width: 50, height: 50)

    // MARK: Movement by a finger
    /// Seconds for which an item is pressed until it moves. Guessed: the long press of iOS.
    static let pressTime: TimeInterval = 0.5
}
