// Wide screens: a wall of labels and buttons, and a tall column of cards.
import Stage
public import UIKit

/// So many labels and buttons in a grid, all of them within the view's bounds.
@MainActor public final class ControlWall: UIView {
    public private(set) var labels: [UILabel] = []
    public private(set) var buttons: [UIButton] = []

    public convenience init(labels count: Int, buttons buttonCount: Int, frame: CGRect) {
        self.init(frame: frame)
        backgroundColor = .systemBackground
        for index in 0..<count {
            let label = UILabel()
            label.text = "Label \(index)"
            label.font = .systemFont(ofSize: 11)
            labels.append(label)
            addSubview(label)
        }
        for index in 0..<buttonCount {
            var configuration: UIButton.Configuration = index % 2 == 0 ? .tinted() : .filled()
            configuration.title = "B\(index)"
            configuration.buttonSize = .mini
            let button = UIButton(configuration: configuration)
            buttons.append(button)
            addSubview(button)
        }
    }

    /// Labels above, buttons below, in columns.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let columns = 20
        let rows = (labels.count + columns - 1) / columns + (buttons.count + 9) / 10
        let height = bounds.height / CGFloat(max(1, rows))
        let width = bounds.width / CGFloat(columns)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * height, width: width, height: height)
        }
        let top = CGFloat((labels.count + columns - 1) / columns) * height
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index % 10) * width * 2, y: top + CGFloat(index / 10) * height, width: width * 2 - 2,
                height: height)
        }
    }
}

/// A scroll view of cards, 10,000 points high: each a rounded panel with a title, two lines and a button.
@MainActor public final class CardColumn: UIScrollView {
    public static let cardHeight: CGFloat = 125

    public convenience init(cards: Int, frame: CGRect) {
        self.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        contentInsetAdjustmentBehavior = .never
        contentSize = CGSize(width: frame.width, height: CGFloat(cards) * Self.cardHeight)
        for index in 0..<cards { addSubview(card(index, frame.width)) }
    }

    private func card(_ index: Int, _ width: CGFloat) -> UIView {
        let card = UIView(
            frame: CGRect(x: 12, y: CGFloat(index) * Self.cardHeight + 6, width: width - 24, height: Self.cardHeight - 12))
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        let title = UILabel(frame: CGRect(x: 16, y: 10, width: card.bounds.width - 32, height: 22))
        title.text = "Card number \(index)"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        let text = UILabel(frame: CGRect(x: 16, y: 34, width: card.bounds.width - 140, height: 40))
        text.text = "Two lines of a text that says what this card is about, and then some more of it."
        text.font = .systemFont(ofSize: 13)
        text.textColor = .secondaryLabel
        text.numberOfLines = 2
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Open"
        button.frame = CGRect(x: card.bounds.width - 110, y: 60, width: 94, height: 36)
        for view in [title, text, button] { card.addSubview(view) }
        return card
    }
}

extension BenchScreen {
    /// A finger that goes up by so many points within so many seconds and leaves.
    public func flick(from start: CGPoint, by distance: CGFloat, seconds: Double) {
        let steps = max(1, Int(seconds * 60))
        touch(.began, start)
        for step in 1...steps {
            pass(1.0 / 60)
            touch(.moved, CGPoint(x: start.x, y: start.y - distance * CGFloat(step) / CGFloat(steps)))
        }
        touch(.ended, CGPoint(x: start.x, y: start.y - distance))
    }

    /// Virtual time, without a turn.
    public func pass(_ seconds: Double) { stage.clock.advance(to: stage.clock.now + seconds) }

    private func touch(_ phase: TouchSamplePhase, _ place: CGPoint) {
        stage.turn(with: [.touches([TouchSample(id: 1, phase: phase, location: place)])])
    }
}
