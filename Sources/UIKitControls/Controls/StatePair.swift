// The states on both sides of a divider.
// No Apple page: this is ours.
import Foundation
import UIKitCore
import UIKitValues

/// The key of a divider's image.
struct StatePair: Hashable {
    var left: UIControl.State
    var right: UIControl.State
}

extension [StatePair: UIImage] {
    /// The image of two states, else that of normal ones.
    func image(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        self[StatePair(left: left, right: right)] ?? self[StatePair(left: .normal, right: .normal)]
    }
}
