// How a navigation bar looks.
// Apple: "UINavigationBarAppearance".
import CoreGraphics
import Foundation
import UIKitValues

/// The appearance of a navigation bar: its background, titles, buttons and back indicator.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    package struct Titles {
        package var title: [NSAttributedString.Key: Any] = [:]
        package var large: [NSAttributedString.Key: Any] = [:]
        var offset = UIOffset.zero
        package var back: UIImage?
        var backMask: UIImage?
    }
    package final var titles = Titles()
    package final var buttons = ButtonAppearances()

    /// The attributes of the small title, such as font and colour; defaults apply to missing ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.title }
        set { changeTitles { $0.title = newValue } }
    }
    /// The offset of the small title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { titles.offset }
        set { changeTitles { $0.offset = newValue } }
    }
    /// The attributes of the large title, such as font and colour; defaults apply to missing ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.large }
        set { changeTitles { $0.large = newValue } }
    }
    /// The appearance of plain items. Assigned values are copied.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.looks(\.plain) { [weak self] in self?.onChange?() } }
        set {
            buttons.plain = newValue.duplicate()
            onChange?()
        }
    }
    /// The appearance of done items. Assigned values are copied.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.looks(\.done) { [weak self] in self?.onChange?() } }
        set {
            buttons.done = newValue.duplicate()
            onChange?()
        }
    }
    /// The appearance of the back button. Assigned values are copied.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.looks(\.back) { [weak self] in self?.onChange?() } }
        set {
            buttons.back = newValue.duplicate()
            onChange?()
        }
    }
    /// The image beside the back button's title; an arrow by default.
    open var backIndicatorImage: UIImage { titles.back ?? BackIndicator.image }
    /// The mask that hides titles below the image; stored only, as titles fade here.
    open var backIndicatorTransitionMaskImage: UIImage { titles.backMask ?? titles.back ?? BackIndicator.image }
    /// Sets both images; nil for the default.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        changeTitles {
            $0.back = backIndicatorImage
            $0.backMask = transitionMaskImage
        }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titles = other.titles
        buttons = other.buttons.copied()
    }

    private func changeTitles(_ change: (inout Titles) -> Void) {
        change(&titles)
        onChange?()
    }
}

/// The looks of the three kinds of buttons; nil is the default.
@MainActor package struct ButtonAppearances {
    package var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    package var back: UIBarButtonItemAppearance?

    func copied() -> ButtonAppearances {
        ButtonAppearances(plain: plain?.duplicate(), done: done?.duplicate(), back: back?.duplicate())
    }

    /// Returns the looks of a kind, and creates them if there are none. `onChange` is called when they change.
    mutating func looks(
        _ kind: WritableKeyPath<ButtonAppearances, UIBarButtonItemAppearance?>, onChange: @escaping () -> Void
    ) -> UIBarButtonItemAppearance {
        let made = self[keyPath: kind] ?? UIBarButtonItemAppearance(style: kind == \.done ? .done : .plain)
        made.onChange = onChange
        self[keyPath: kind] = made
        return made
    }

    /// The looks of an item's style.
    package func of(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { style == .done ? done : plain }
}

/// The arrow back.
@MainActor enum BackIndicator {
    private static var made: [CGFloat: UIImage] = [:]

    /// Made once for each scale of a screen; drawn in the tint, turned round from right to left.
    ///
    /// Observed: the outline, on the bars of `mssun+passforios_screenshot4` and others (iOS 16.2): its ink is 33 × 56 pixels of
    /// three a point.
    static var image: UIImage {
        let scale = UIScreen.mainScale
        if let image = made[scale] { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: BackIndicatorMeasures.size, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.84, y: 2.55))
            path.addLine(to: CGPoint(x: 2.57, y: 10.58))
            path.addLine(to: CGPoint(x: 10.84, y: 18.61))
            path.lineWidth = BackIndicatorMeasures.line
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
        made[scale] = image
        return image
    }
}

/// Points of the arrow back. Observed: recorded bars of iOS 16 and 17, the strokes with round ends.
enum BackIndicatorMeasures {
    static let size = CGSize(width: 46.0 / 3, height: 22)
    static let line: CGFloat = 2.46
}
