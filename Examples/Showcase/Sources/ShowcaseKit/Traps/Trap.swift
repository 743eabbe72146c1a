// Traps as data: what each is called, how it looks in a program, what springs it and what came of that.
// No Apple page: this is ours.
import UIKit

/// One way to crash an app, tried on the kinds of its list.
@MainActor
struct Trap {
    /// The identifier of its button.
    let name: String
    /// What stands on its button.
    let title: String
    /// How it looks in a program, on a kind; nil where the outcome shows it.
    let code: (_ kind: Int) -> String?
    /// What its button does: springs it on a kind.
    let spring: (_ kind: Int) -> Outcome

    /// What came of it.
    struct Outcome {
        /// What Vitrine says, and how things stand then.
        var said: [String]
        /// What is to be seen of it, on the photo of its list.
        var exhibit: UIView?
        /// The controller whose view the exhibit is.
        var owner: UIViewController?
    }
}

/// The traps of a class of UIKit, to be tried on it and on the one of SafeUIKit that stands in for it.
@MainActor
struct TrapList {
    /// What they are tried on.
    let kinds: [String]
    /// The identifier of the choice between the kinds.
    let name: String
    /// The number of the photo on which exhibits stand; nil where there are none.
    var photo: Int?
    /// At least one.
    let traps: [Trap]
}
