// A small shop that can be used without looking at it, and a reader that steps through its elements.
import UIKit

/// Bars that are drawn; each of them is an element.
@MainActor
private final class ChartView: UIView {
    private let values: [CGFloat] = [0.35, 0.6, 0.9, 0.5]
    private let months = ["May", "June", "July", "August"]
    private var bars: [UIAccessibilityElement] = []

    private func rect(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(values.count)
        let height = (bounds.height - 8) * values[index]
        return CGRect(x: CGFloat(index) * width + 6, y: bounds.height - height, width: width - 12, height: height)
    }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        for index in values.indices { UIBezierPath(roundedRect: self.rect(index), cornerRadius: 6).fill() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityContainerType = .semanticGroup
        accessibilityLabel = "Sales by month"
        bars = values.indices.map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = months[index]
            bar.accessibilityValue = "\(Int(values[index] * 100)) sold"
            bar.accessibilityTraits = .image
            bar.accessibilityFrameInContainerSpace = rect(index)
            return bar
        }
        accessibilityElements = bars
        setNeedsDisplay()
    }
}

/// Labels, values, hints, further actions, drawn elements; the frame shows where the reader is.
@MainActor
final class AccessibilityController: PanelController {
    private let heading = UILabel()
    private let buy = UIButton(configuration: .filled())
    private let gift = UISwitch()
    private let giftName = UILabel()
    private let tip = UISlider()
    private let chart = ChartView()
    private let spoken = UILabel()
    private let nextButton = UIButton(type: .system)
    private let frameView = UIView()
    private var place = -1
    private var rows: [ObjectIdentifier: (UIView) -> Void] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        addShop()
        addChart()
        addReader()
        frameView.isUserInteractionEnabled = false
        frameView.layer.borderWidth = 3
        frameView.layer.cornerRadius = 6
        frameView.isHidden = true
        scroll.addSubview(frameView)
    }

    override func layoutContent(of content: UIView) {
        rows[ObjectIdentifier(content)]?(content)
        moveFrame()
    }

    private func addShop() {
        let panel = addPanel("A shop", height: 196)
        heading.text = "Your cart"
        heading.follow(.title3, .systemFont(ofSize: 20, weight: .bold))
        heading.accessibilityTraits = .header
        giftName.text = "Wrap as a gift"
        giftName.follow(.body)
        giftName.isAccessibilityElement = false
        gift.accessibilityLabel = "Wrap as a gift"
        gift.accessibilityIdentifier = "gift"
        tip.value = 0.1
        tip.accessibilityLabel = "Tip"
        tip.accessibilityIdentifier = "tip"
        buy.configuration?.title = "Buy for 12 €"
        buy.accessibilityHint = "Pays at once"
        buy.accessibilityIdentifier = "buy"
        buy.addAction(UIAction { [weak self] _ in self?.say("Bought") }, for: .touchUpInside)
        buy.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Save for later") { [weak self] _ in
                self?.say("Saved for later")
                return true
            }
        ]
        for view in [heading, giftName, gift, tip, buy] { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            guard let self else { return }
            let width = content.bounds.width - 32
            heading.frame = CGRect(x: 16, y: 10, width: width, height: max(28, heading.height(in: width)))
            let top = heading.frame.maxY + 10
            let line = max(32, giftName.height(in: width - 64))
            giftName.frame = CGRect(x: 16, y: top, width: width - 64, height: line)
            gift.frame.origin = CGPoint(x: 16 + width - 51, y: top + ((line - 32) / 2).rounded())
            if content.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                giftName.frame.origin.x = 80
                gift.frame.origin.x = 16
            }
            tip.frame = CGRect(x: 16, y: giftName.frame.maxY + 12, width: width, height: 34)
            buy.frame = CGRect(x: 16, y: tip.frame.maxY + 12, width: width, height: max(48, buy.height(in: width)))
            fit(content, buy.frame.maxY + 10)
        }
    }

    private func addChart() {
        let panel = addPanel("Drawn elements", height: 130)
        chart.backgroundColor = .clear
        chart.isOpaque = false
        panel.addSubview(chart)
        rows[ObjectIdentifier(panel)] = { [chart] in chart.frame = $0.bounds.insetBy(dx: 12, dy: 10) }
    }

    private func addReader() {
        let panel = addPanel("Screen reader output", height: 112)
        spoken.follow(.subheadline)
        spoken.text = "Step through the elements"
        spoken.accessibilityIdentifier = "spoken"
        spoken.accessibilityTraits = [.staticText, .updatesFrequently]
        nextButton.setTitle("Next element", for: .normal)
        nextButton.followTitle(.body)
        nextButton.accessibilityIdentifier = "next-element"
        nextButton.addAction(UIAction { [weak self] _ in self?.step() }, for: .touchUpInside)
        panel.addSubview(spoken)
        panel.addSubview(nextButton)
        rows[ObjectIdentifier(panel)] = { [weak self, spoken, nextButton] content in
            let width = content.bounds.width - 32
            spoken.frame = CGRect(x: 16, y: 8, width: width, height: max(48, spoken.height(in: width)))
            nextButton.frame = CGRect(
                x: 16, y: spoken.frame.maxY + 4, width: width, height: max(44, nextButton.height(in: width)))
            self?.fit(content, nextButton.frame.maxY + 8)
        }
    }

    private func say(_ text: String) {
        spoken.text = text
        view.setNeedsLayout()
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    private var stops: [UIResponder] {
        [heading, gift, tip, buy] + (chart.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
    }

    private func step() {
        let stops = stops
        place = (place + 1) % stops.count
        let element = stops[place]
        var parts = [element.accessibilityLabel ?? "no label"]
        if let value = element.accessibilityValue { parts.append(value) }
        let kinds: [(UIAccessibilityTraits, String)] = [
            (.toggleButton, "switch"), (.button, "button"), (.adjustable, "adjustable"), (.header, "heading"), (.image, "image"),
        ]
        if let kind = kinds.first(where: { element.accessibilityTraits.contains($0.0) }) { parts.append(kind.1) }
        if let hint = element.accessibilityHint { parts.append(hint) }
        if element.accessibilityCustomActions != nil { parts.append("actions available") }
        spoken.text = parts.joined(separator: ", ")
        view.setNeedsLayout()
        moveFrame()
    }

    private func moveFrame() {
        frameView.isHidden = place < 0
        guard place >= 0 else { return }
        frameView.layer.borderColor = UIColor.systemOrange.cgColor
        frameView.frame = scroll.convert(stops[place].accessibilityFrame, from: nil).insetBy(dx: -4, dy: -4)
        scroll.bringSubviewToFront(frameView)
    }
}
