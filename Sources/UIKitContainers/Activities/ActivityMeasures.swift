// The sizes of an activity sheet's list.
// No Apple page: this is ours.
import CoreGraphics

/// Points. Guessed: by eye of iOS 17.
enum ActivityMeasures {
    static let rowHeight: CGFloat = 52
    static let headHeight: CGFloat = 72
    /// At the sides, between the cards and below them, and beside what is in a row.
    static let margin: CGFloat = 16
    static let cardCorner: CGFloat = 10
    /// The size of a popover with the list, before it has one.
    static let size = CGSize(width: 375, height: 400)

    // MARK: Rows
    static let image: CGFloat = 24
    /// Of a row's width, what its title does not have.
    static let besideTitle: CGFloat = 72

    // MARK: Head
    static let picture: CGFloat = 40
    static let pictureCorner: CGFloat = 6
    /// From the left side to the texts beside a picture.
    static let textLeft: CGFloat = 68
    static let titleSize: CGFloat = 15
    /// The title's top with a second line below it and without, and the top of that line.
    static let titleTop: CGFloat = 16
    static let loneTitleTop: CGFloat = 26
    static let detailTop: CGFloat = 37
    static let titleHeight: CGFloat = 20
    static let detailHeight: CGFloat = 18
}
