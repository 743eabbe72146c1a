// The view of a split view controller: columns, lines between them, the shade over the content.
// No Apple page: this is ours; "UISplitViewController".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Holds the columns' views and tells the controller of window, traits and layout.
final class SplitView: UIView {
    weak var split: UISplitViewController?
    /// Over content that side columns cover or push away.
    let shade = DimmingView(light: SplitMeasures.shade, dark: DimmingMeasures.dark)
    private let lines = [UIView(), UIView()]

    init(_ split: UISplitViewController) {
        self.split = split
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.autoresizingMask = []
        shade.alpha = 0
        shade.isAccessibilityElement = true
        shade.accessibilityLabel = "Dismiss"
        shade.accessibilityTraits = .button
        addSubview(shade)
        for line in lines {
            line.backgroundColor = .separator
            line.isHidden = true
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != nil { split?.windowComes() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        split?.layoutColumns()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        split?.adaptToTraits()
    }

    /// The content lies lowest, then the shade, side columns, lines.
    func insert(_ view: UIView, isContent: Bool) {
        view.autoresizingMask = []
        if isContent { insertSubview(view, at: 0) } else { insertSubview(view, belowSubview: lines[0]) }
    }

    /// Moves the lines to the inner edges of side columns.
    func placeLines(at columns: [CGRect], width: CGFloat, isOnRight: Bool) {
        for (index, line) in lines.enumerated() {
            line.isHidden = index >= columns.count
            guard index < columns.count else { continue }
            let column = columns[index]
            line.frame = CGRect(
                x: isOnRight ? column.minX - width : column.maxX, y: 0, width: width, height: column.height)
        }
    }
}
