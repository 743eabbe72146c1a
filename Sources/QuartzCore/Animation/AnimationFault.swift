// The reports about animations that cannot be followed.
// No Apple page: this is ours.
import Diagnostics

/// Reports of bad input to animations.
enum AnimationFault {
    /// A number outside of its domain: it is not taken over.
    static func value(_ member: String, _ value: String) {
        Catalogue.animationValue.report(cause: "\(member) was set to \(value).")
    }

    /// A list of a keyframe animation that does not fit its values.
    static func keyframes(_ cause: String) { Catalogue.keyframeLists.report(cause: cause) }

    /// A type of transition that there is not.
    static func transition(_ type: CATransitionType) {
        Catalogue.transitionType.report(cause: "CATransition.type is \"\(type.rawValue)\".")
    }
}
