// Pictures that nothing here was made or mended by: labels placed by their capitals, and the parts of a form.
// No Apple page: this is ours. unseen.csv says where each was recorded.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    // MARK: Paralayout, iOS 17.5, 393 by 852 points

    private static func paralayout(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene("square+Paralayout_\(name)393x852-17-5-3x", three(width, height), build: build)
    }

    /// What stands above the capitals and below the baseline of a label's line, in whole device pixels.
    @MainActor static func insets(_ font: UIFont) -> UIEdgeInsets {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
        let line = ((font.ascender - font.descender) * 3).rounded(.up) / 3
        let bottom = line - rounded(font.ascender)
        return UIEdgeInsets(top: line - bottom - rounded(font.capHeight), left: 0, bottom: bottom, right: 0)
    }

    static func pixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

    static let placed: [Scene] = [
        paralayout("testAlignmentUsingCapInsets.", 250, 100) {
            let host = UIView.filled(.white, 250, 100)
            let target = UIView.filled(UIColor.green.withAlphaComponent(0.1), 210, 60)
            target.frame.origin = CGPoint(x: 20, y: 20)
            host.addSubview(target)
            for (right, bottom) in [(false, false), (true, false), (true, true), (false, true)] {
                let label = UILabel()
                label.text = "HÉLLÖ Worldy"
                label.font = .systemFont(ofSize: 14)
                label.textColor = .black
                label.backgroundColor = UIColor.red.withAlphaComponent(0.1)
                label.sizeToFit()
                let inset = insets(label.font)
                label.frame.origin = CGPoint(
                    x: pixel(right ? 230 - label.bounds.width : 20),
                    y: pixel(bottom ? 80 - label.bounds.height + inset.bottom : 20 - inset.top))
                host.addSubview(label)
            }
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: false, line: 75, start: 30, end: 70, step: 3),
                Probe(isAcross: false, line: 75, start: 280, end: 225, step: 3),
            ]
        },
        paralayout("testAlignmentUsingFirstLine.", 250, 100) {
            let host = UIView.filled(.white, 250, 100)
            let dot = UIView.filled(.blue, 8, 8)
            dot.frame.origin = CGPoint(x: 20, y: 20)
            dot.layer.cornerRadius = 4
            host.addSubview(dot)
            let label = UILabel().tagged(1)
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 14)
            label.text = "Some text that needs to wrap to multiple lines"
            label.textColor = .black
            label.backgroundColor = .lightGray
            var size = label.sizeThatFits(CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
            size.width = min(size.width, 160)
            label.bounds.size = size
            let first = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
            label.frame.origin = CGPoint(x: pixel(20 + 16 - first.minX), y: pixel(24 - first.midY))
            host.addSubview(label)
            for (right, bottom) in [(false, false), (true, false), (true, true), (false, true)] {
                let corner = UIView.filled(.red, 1, 1)
                corner.frame.origin = CGPoint(
                    x: pixel(label.frame.minX + (right ? first.maxX - 1 : first.minX)),
                    y: pixel(label.frame.minY + (bottom ? first.maxY - 1 : first.minY)))
                host.addSubview(corner)
            }
            return host
        }.with {
            $0.lines = [1: ["Some text that needs to", "wrap to multiple lines"]]
            $0.isAsWideAsTitle = true
            $0.remark = "The width is that of the first line: the font's own, 159.67 points for 158.33."
            $0.probes = [
                Probe(isAcross: true, line: 145, start: 90, end: 130), Probe(isAcross: true, line: 145, start: 620, end: 540),
                Probe(isAcross: false, line: 540, start: 20, end: 80), Probe(isAcross: false, line: 540, start: 200, end: 120),
            ]
        },
        paralayout("testHorizontalDistributionAlongBaseline.", 400, 64) {
            let host = UIView.filled(.white, 400, 64)
            let ground = UIView(frame: CGRect(x: 0, y: 56, width: 400, height: 8))
            ground.backgroundColor = .black.withAlphaComponent(0.1)
            host.addSubview(ground)
            let labels = [UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 16), .boldSystemFont(ofSize: 14)].map { font in
                let label = UILabel()
                label.font = font
                label.text = "Hello worldy"
                label.textColor = .black
                label.sizeToFit()
                host.addSubview(label)
                return label
            }
            let gap = (400 - labels.reduce(0) { $0 + $1.bounds.width }) / 4
            var edge = gap
            for label in labels {
                let inset = insets(label.font)
                let capitals = label.bounds.height - inset.top - inset.bottom
                label.frame.origin = CGPoint(x: pixel(edge), y: pixel(56 - capitals) - inset.top)
                edge += label.bounds.width + gap
            }
            return host
        },
        paralayout("testDistributionIgnoresTransform.", 100, 200) {
            let host = UIView.filled(.white, 100, 200)
            let turned = UIView(frame: CGRect(x: 45, y: 90, width: 10, height: 30))
            turned.backgroundColor = .blue
            turned.transform = CGAffineTransform(scaleX: 3, y: 3).rotated(by: .pi / 3)
            host.addSubview(turned)
            let first = UIView.filled(.red, 20, 20)
            first.frame.origin = CGPoint(x: 40, y: 35)
            host.addSubview(first)
            let third = UIView.filled(.green, 30, 10)
            third.frame.origin = CGPoint(x: 35, y: 155)
            host.addSubview(third)
            return host
        },
        paralayout("testAlignmentWithLayoutMargins.bothLayoutMargins_", 200, 200) {
            let host = UIView.filled(.white, 200, 200)
            for (frame, margin, color) in [
                (CGRect(x: 25, y: 25, width: 150, height: 150), 20.0, UIColor.red),
                (CGRect(x: 85, y: 85, width: 80, height: 80), 10, .green),
            ] {
                let view = UIView(frame: frame)
                view.backgroundColor = color.withAlphaComponent(0.2)
                let inside = UIView(frame: view.bounds.insetBy(dx: margin, dy: margin))
                inside.backgroundColor = color.withAlphaComponent(0.2)
                view.addSubview(inside)
                host.addSubview(view)
            }
            return host
        },
    ]

    // MARK: A calculator of tips, July 2023, 393 points wide

    private static let mint = UIColor(red: 0x1C / 255, green: 0xC9 / 255, blue: 0xBE / 255, alpha: 1)

    private static func tip(_ name: String, _ height: CGFloat, _ build: @escaping @MainActor @Sendable () -> UIView) -> Scene {
        Scene(
            "trungnghia2009+Swift_MVVM_Snapkit_CombineCocoa_SnapshotTest_test\(name).1", three(393, height),
            "Avenir Next is not here: its baselines do not count.", build: build
        ).with { $0.baselinesCount = false }
    }

    @MainActor private static func avenir(_ name: String, _ size: CGFloat) -> UIFont {
        UIFont(name: "AvenirNext-\(name)", size: size) ?? .systemFont(ofSize: size)
    }

    @MainActor private static func text(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = .black
        label.textAlignment = .center
        return label
    }

    /// Two lines beside a form's row, 4 points closer than their lines.
    @MainActor private static func header(_ top: String, _ bottom: String) -> UIView {
        let spacers = [UIView(), UIView()]
        let stack = UIStackView(
            arrangedSubviews: [spacers[0], text(top, avenir("Bold", 18)), text(bottom, avenir("Regular", 16)), spacers[1]])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = -4
        let host = UIView()
        fill(host, stack)
        spacers[0].heightAnchor.constraint(equalTo: spacers[1].heightAnchor).isActive = true
        return host
    }

    /// Adds a view that takes the whole of another.
    @MainActor static func fill(_ host: UIView, _ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor), view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
    }

    /// A form's row: the header, 68 points wide, and 24 points right of it what it is about.
    @MainActor private static func row(
        _ header: UIView, _ body: UIView, _ height: CGFloat, middle: UIView? = nil, headerHeight: CGFloat? = nil
    ) -> UIView {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
        for view in [header, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
        }
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: host.topAnchor), body.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            header.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: body.leadingAnchor, constant: -24),
            header.widthAnchor.constraint(equalToConstant: 68),
            header.centerYAnchor.constraint(equalTo: (middle ?? body).centerYAnchor),
        ])
        if let headerHeight { header.heightAnchor.constraint(equalToConstant: headerHeight).isActive = true }
        return host
    }

    static let tips: [Scene] = [
        tip("InitialSplitInputView", 56) {
            @MainActor func button(_ text: String, _ corners: CACornerMask) -> UIButton {
                let button = UIButton()
                button.setTitle(text, for: .normal)
                button.titleLabel?.font = avenir("Bold", 28)
                button.layer.cornerRadius = 8
                button.layer.maskedCorners = corners
                button.backgroundColor = mint
                button.tintColor = .white
                button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
                return button
            }
            let quantity = text("1", avenir("Bold", 20))
            quantity.backgroundColor = .white
            let stack = UIStackView(arrangedSubviews: [
                button("-", [.layerMinXMaxYCorner, .layerMinXMinYCorner]), quantity,
                button("+", [.layerMaxXMaxYCorner, .layerMaxXMinYCorner]),
            ])
            stack.axis = .horizontal
            return row(header("Split", "the total"), stack, 56)
        }.with {
            $0.controls = [
                Control(frame: CGRect(x: 92, y: 0, width: 56, height: 56), least: 0.95),
                Control(frame: CGRect(x: 337, y: 0, width: 56, height: 56), least: 0.95),
            ]
            $0.probes = [
                Probe(isAcross: true, line: 30, start: 240, end: 300), Probe(isAcross: true, line: 30, start: 400, end: 470),
            ]
        },
        tip("InitialTipInputView", 124) {
            @MainActor func title(_ text: String, _ color: UIColor?) -> NSMutableAttributedString {
                var attributes: [NSAttributedString.Key: Any] = [.font: avenir("Bold", 20)]
                if let color { attributes[.foregroundColor] = color }
                return NSMutableAttributedString(string: text, attributes: attributes)
            }
            @MainActor func button(_ text: NSMutableAttributedString) -> UIButton {
                let button = UIButton(type: .custom)
                button.backgroundColor = mint
                button.layer.cornerRadius = 8
                button.setAttributedTitle(text, for: .normal)
                return button
            }
            let tips = UIStackView(
                arrangedSubviews: ["10%", "15%", "20%"].map { text in
                    let title = title(text, .white)
                    title.addAttributes([.font: avenir("DemiBold", 14)], range: NSRange(location: 2, length: 1))
                    return button(title)
                })
            tips.axis = .horizontal
            tips.spacing = 8
            tips.distribution = .fillEqually
            let custom = button(title("Custom tip", nil))
            custom.tintColor = .white
            let stack = UIStackView(arrangedSubviews: [tips, custom])
            stack.axis = .vertical
            stack.spacing = 8
            stack.distribution = .fillEqually
            return row(header("Choose", "your tip"), stack, 124, middle: tips)
        }.with {
            $0.remark += " Corrected after the first run: one edge was looked for where none is."
            $0.controls = [
                Control(frame: CGRect(x: 92, y: 0, width: 95, height: 58), least: 0.95),
                Control(frame: CGRect(x: 92, y: 66, width: 301, height: 58), least: 0.95),
            ]
            $0.probes = [
                Probe(isAcross: true, line: 40, start: 400, end: 600), Probe(isAcross: true, line: 40, start: 700, end: 900),
                Probe(isAcross: false, line: 340, start: 80, end: 190), Probe(isAcross: false, line: 340, start: 280, end: 180),
            ]
        },
        tip("BillInputViewWithValue", 56) {
            let box = UIView()
            box.backgroundColor = .white
            box.layer.cornerRadius = 8
            let sign = text("$", avenir("Bold", 24))
            sign.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            let field = UITextField()
            field.borderStyle = .none
            field.font = avenir("DemiBold", 28)
            field.setContentHuggingPriority(.defaultLow, for: .horizontal)
            field.tintColor = .black
            field.textColor = .black
            field.text = "500"
            for view in [sign, field] {
                view.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(view)
                view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                sign.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
                field.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
            ])
            return row(header("Enter", "your bill"), box, 56, headerHeight: 24)
        },
    ]
}
