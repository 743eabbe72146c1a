// Every control of UIKit that is here, each of which changes another one.
import UIKit

/// Switches, sliders, steppers, segments, pages, progress and buttons.
@MainActor
final class ControlsController: PanelController {
    private let report = UILabel()
    private let wifi = UISwitch()
    private let alarm = UISwitch()
    private let off = UISwitch()
    private let slider = UISlider()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let stepper = UIStepper()
    private let count = UILabel()
    private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    private let pages = UIPageControl()
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let largeWheel = UIActivityIndicatorView(style: .large)
    private var buttons: [UIButton] = []
    private var classics: [UIButton] = []
    private var rows: [ObjectIdentifier: (UIView) -> Void] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        let heading = addPanel("Last change", height: 44)
        report.text = "Nothing yet"
        report.accessibilityIdentifier = "controls-report"
        heading.addSubview(report)
        report.follow(.body)
        rows[ObjectIdentifier(heading)] = { [weak self] content in
            guard let self else { return }
            fit(content, max(44, report.height(in: content.bounds.width - 32) + 16))
            report.frame = content.bounds.insetBy(dx: 16, dy: 0)
        }
        addSwitches()
        addValues()
        addChoices()
        addButtons()
        addClassics()
    }

    override func layoutContent(of content: UIView) { rows[ObjectIdentifier(content)]?(content) }

    private func say(_ text: String) {
        report.text = text
        view.setNeedsLayout()
    }

    private func addSwitches() {
        let panel = addPanel("Switches and indicators", height: 56)
        wifi.isOn = true
        alarm.onTintColor = .systemOrange
        off.isEnabled = false
        wheel.hidesWhenStopped = false
        largeWheel.hidesWhenStopped = false
        largeWheel.color = .systemPurple
        for (view, name) in [(wifi, "wifi"), (alarm, "alarm"), (off, "off")] {
            view.accessibilityIdentifier = name
            view.addAction(
                UIAction { [weak self] action in
                    let isOn = (action.sender as? UISwitch)?.isOn == true
                    self?.say("\(name) is \(isOn ? "on" : "off")")
                    if name == "alarm" { self?.turnWheels(isOn) }
                }, for: .valueChanged)
        }
        let views: [UIView] = [wifi, alarm, off, wheel, largeWheel]
        for view in views { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            var x: CGFloat = 16
            for view in views {
                view.frame.origin = CGPoint(x: x, y: (content.bounds.height - view.bounds.height) / 2)
                x += view.bounds.width + 16
            }
            self?.mirror(views, in: content)
        }
    }

    private func turnWheels(_ turn: Bool) {
        for view in [wheel, largeWheel] { turn ? view.startAnimating() : view.stopAnimating() }
    }

    private func addValues() {
        let panel = addPanel("Slider, progress, stepper", height: 136)
        slider.value = 0.4
        slider.accessibilityIdentifier = "slider"
        slider.minimumValueImage = dot(8)
        slider.maximumValueImage = dot(18)
        progress.progress = 0.4
        progress.accessibilityIdentifier = "progress"
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                progress.progress = slider.value
                say("Slider at \(Int((slider.value * 100).rounded())) %")
            }, for: .valueChanged)
        stepper.maximumValue = 5
        stepper.value = 2
        stepper.accessibilityIdentifier = "stepper"
        count.follow(.body, .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        count.text = "2 guests"
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                count.text = "\(Int(stepper.value)) guests"
                pages.currentPage = Int(stepper.value)
                say("Stepper at \(Int(stepper.value))")
            }, for: .valueChanged)
        for view in [slider, progress, stepper, count] { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            guard let self else { return }
            let width = content.bounds.width - 32
            slider.frame = CGRect(x: 16, y: 10, width: width, height: 34)
            progress.frame = CGRect(x: 16, y: 62, width: width, height: 4)
            let room = hasLargeText ? width : width - 110
            let high = max(32, count.height(in: room))
            count.frame = CGRect(x: 16, y: 88, width: room, height: high)
            // Below the words at the large text sizes.
            stepper.frame.origin =
                hasLargeText
                ? CGPoint(x: 16, y: 96 + high) : CGPoint(x: content.bounds.width - 110, y: 88)
            mirror([count, stepper], in: content)
            fit(content, hasLargeText ? stepper.frame.maxY + 16 : 104 + high)
        }
    }

    /// A disc as an image in the tint.
    private func dot(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIColor.systemGray.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
        }
    }

    private func addChoices() {
        let panel = addPanel("Segments and pages", height: 96)
        segments.selectedSegmentIndex = 0
        segments.accessibilityIdentifier = "segments"
        segments.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                say("Segment \(segments.titleForSegment(at: segments.selectedSegmentIndex) ?? "")")
            }, for: .valueChanged)
        pages.numberOfPages = 6
        pages.currentPage = 2
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.currentPageIndicatorTintColor = .label
        pages.accessibilityIdentifier = "pages"
        pages.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                stepper.value = Double(min(pages.currentPage, 5))
                count.text = "\(Int(stepper.value)) guests"
                say("Page \(pages.currentPage + 1) of \(pages.numberOfPages)")
            }, for: .valueChanged)
        for view in [segments, pages] { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            let width = content.bounds.width - 32
            self?.segments.frame = CGRect(x: 16, y: 12, width: width, height: 32)
            self?.pages.frame = CGRect(x: 16, y: 56, width: width, height: 26)
        }
    }

    private func addButtons() {
        let panel = addPanel("Configured buttons", height: 152)
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        for (name, style) in styles {
            var configuration = style
            configuration.title = name
            // Four in a row of the smallest phone.
            configuration.contentInsets.leading = 4
            configuration.contentInsets.trailing = 4
            buttons.append(add(configuration, name, to: panel))
        }
        var capsule = UIButton.Configuration.borderedProminent()
        capsule.title = "Download"
        capsule.subtitle = "42 MB"
        capsule.image = arrow()
        capsule.imagePadding = 8
        capsule.cornerStyle = .capsule
        let download = add(capsule, "Download", to: panel)
        download.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = button.isSelected
            button.configuration?.subtitle = button.isSelected ? "Loading" : "42 MB"
        }
        download.configuration?.automaticallyUpdateForSelection = false
        download.addAction(UIAction { [weak download] _ in download?.isSelected.toggle() }, for: .touchUpInside)
        var disabled = UIButton.Configuration.filled()
        disabled.title = "Disabled"
        let rest = add(disabled, "Disabled", to: panel)
        rest.isEnabled = false
        buttons += [download, rest]
        rows[ObjectIdentifier(panel)] = { [weak self] content in self?.layoutButtons(content) }
    }

    private func add(_ configuration: UIButton.Configuration, _ name: String, to panel: UIView) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = "button-\(name.lowercased())"
        button.addAction(UIAction { [weak self] _ in self?.say("\(name) tapped") }, for: .touchUpInside)
        panel.addSubview(button)
        return button
    }

    private func layoutButtons(_ content: UIView) {
        if hasLargeText {
            var y: CGFloat = 16
            for button in buttons {
                let width = content.bounds.width - 32
                button.frame = CGRect(x: 16, y: y, width: width, height: max(44, button.height(in: width)))
                y = button.frame.maxY + 12
            }
            return fit(content, y + 4)
        }
        fit(content, 152)
        let quarter = (content.bounds.width - 32 - 24) / 4
        for (index, button) in buttons.prefix(4).enumerated() {
            button.frame = CGRect(x: 16 + CGFloat(index) * (quarter + 8), y: 16, width: quarter, height: 40)
        }
        let half = (content.bounds.width - 32 - 8) / 2
        for (index, button) in buttons.suffix(2).enumerated() {
            button.frame = CGRect(x: 16 + CGFloat(index) * (half + 8), y: 72, width: half, height: 60)
        }
        mirror(buttons, in: content)
    }

    private func arrow() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 2))
            path.addLine(to: CGPoint(x: 10, y: 16))
            path.move(to: CGPoint(x: 4, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 16))
            path.addLine(to: CGPoint(x: 16, y: 10))
            path.lineWidth = 2
            path.lineCapStyle = .round
            path.stroke()
        }
    }

    private func addClassics() {
        let panel = addPanel("Classic buttons", height: 60)
        for type in [UIButton.ButtonType.system, .contactAdd, .infoLight, .close] {
            let button = UIButton(type: type)
            if type == .system {
                button.setTitle("System", for: .normal)
                button.titleLabel?.follow(.subheadline)
            }
            button.addAction(UIAction { [weak self] _ in self?.say("Classic tapped") }, for: .touchUpInside)
            panel.addSubview(button)
            classics.append(button)
        }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            guard let self else { return }
            let sizes = classics.map(\.intrinsicContentSize)
            // Beside each other where there is room.
            let isLow = sizes.map(\.width).reduce(0) { $0 + $1 + 28 } <= content.bounds.width
            fit(content, isLow ? sizes.map { $0.height + 16 }.reduce(60, max) : sizes.reduce(12) { $0 + $1.height + 12 })
            var (x, y): (CGFloat, CGFloat) = (16, 12)
            for (button, size) in zip(classics, sizes) {
                let top = isLow ? (content.bounds.height - size.height) / 2 : y
                button.frame = CGRect(x: x, y: top, width: size.width, height: size.height)
                if isLow { x += size.width + 28 } else { y += size.height + 12 }
            }
            mirror(classics, in: content)
        }
    }

    /// Turns a row round where the interface runs from right to left.
    private func mirror(_ views: [UIView], in content: UIView) {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in views { view.frame.origin.x = content.bounds.width - view.frame.maxX }
    }
}
