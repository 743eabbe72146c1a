// The sizes and times of a stepper.
// Apple: "UIStepper", which publishes none.
import CoreGraphics
import Foundation

/// Points and seconds.
enum StepperMeasures {
    // MARK: Sizes
    // Observed: cashapp/AccessibilitySnapshot's `testStepper`, iOS 17.5.

    static let size = CGSize(width: 94, height: 32)
    static let corner: CGFloat = 8
    static let dividerSize = CGSize(width: 1, height: 18)
    /// The width of the minus and of the plus, and the thickness of their lines.
    static let glyph: CGFloat = 13.6
    static let line: CGFloat = 1.5
    /// From the middle of its half to a glyph's middle.
    static let minusOffset = CGPoint(x: -0.32, y: -0.08)
    static let plusOffset = CGPoint(x: 0.22, y: 0.15)

    // MARK: Repeating
    // Guessed: ours.

    /// Until the first repeated step of a held button, the following ones, the faster and the fastest ones.
    static let delays: [TimeInterval] = [0.5, 0.25, 0.1, 0.05]
    /// The repeated steps after which the faster and the fastest ones begin.
    static let fasterAfter = 4
    static let fastestAfter = 14
}
