// Where a wait was scheduled, for the test kit's list of what never ran.
// No Apple page: this is ours.
import Diagnostics

/// The caller of a function of UIKit that waits.
enum WaitSite {
    static func find(_ name: String) -> String { name }
}
