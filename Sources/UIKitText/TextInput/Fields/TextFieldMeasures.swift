// The sizes of a text field and of its clear button.
// Apple: "UITextField", which publishes none of them.
import CoreGraphics

/// Points.
enum TextFieldMeasures {
    /// The font of a field that was given none. Observed: cashapp/AccessibilitySnapshot's `testTextFieldHidesCursor`, iOS 18.5.
    static let fontSize: CGFloat = 17

    // MARK: Border
    /// Left and right of the text within a border that is drawn as a frame. Guessed: by memory of iOS.
    static let framedInset = CGSize(width: 7, height: 2)
    /// Around the text within a line. Guessed: by memory of iOS.
    static let linedInset = CGSize(width: 2, height: 2)
    /// The radius of the round border. Guessed: by memory of iOS.
    static let cornerRadius: CGFloat = 5
    /// The least height within a frame. Observed: frames that Interface Builder wrote since iOS 13, 132 of them.
    static let framedHeight: CGFloat = 34
    /// How much a frame adds to the line, 6 at each side. Observed: 22 points without and 34 with it, at the system font of 17.
    static let framedExtra: CGFloat = 12
    /// A width for side views that are asked before the field has one. Guessed: any that is wide enough does.
    static let roomForSides: CGFloat = 1000

    // MARK: Clear button
    // Guessed: by memory of iOS, and the cross by eye.
    static let clearSide: CGFloat = 19
    /// The diameter of the grey disc.
    static let clearDisc: CGFloat = 14
    /// From the cross's middle to an end, across and down.
    static let crossArm: CGFloat = 2.6
    static let crossLine: CGFloat = 1.25
    /// Touches count so far around the button.
    static let clearOutset: CGFloat = 5
    /// From the button to the border.
    static let clearInset: CGFloat = 5
}
