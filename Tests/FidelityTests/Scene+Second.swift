// The second set of pictures that nothing here was made or mended by: parts of a chat, and views placed by constraints.
// No Apple page: this is ours. unseen2.csv says where each was recorded; each view is built after its public source.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    /// The pictures of unseen2.csv.
    static let second: [Scene] = chat + constrained + secondForms

    /// A view as large as its constraints need.
    @MainActor static func fitted(_ view: UIView) -> UIView {
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        view.frame = CGRect(origin: .zero, size: size)
        return view
    }

    // MARK: GetStream/stream-chat-swift, iOS 17.2, drawn at one pixel a point

    private static func part(
        _ name: String, isDark: Bool = false, _ contentSize: UIContentSizeCategory = .large,
        _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene(
            "GetStream+stream-chat-swift_test" + name,
            Setting(size: CGSize(width: 400, height: 200), scale: 1, isDark: isDark, contentSize: contentSize), build: build)
    }

    @MainActor private static func coloured() -> [UIView] {
        [("Long label 1", UIColor.red), ("Lbl2", .green), ("Label 3", .blue)].map { text, color in
            let label = UILabel()
            label.text = text
            label.backgroundColor = color
            return label
        }
    }

    /// A label with the whole of 320 by 44 points.
    @MainActor private static func titled(_ text: String, _ font: UIFont, _ color: UIColor) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.textColor = color
        let chain = Chain([label], isAcross: false, .middle, spacing: 0)
        chain.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        return chain
    }

    @MainActor private static func pill(isHighlighted: Bool) -> UIView {
        let pill = Pill()
        pill.setTitle("This text should appear in a pill.", for: .normal)
        pill.isHighlighted = isHighlighted
        let dark = isHighlighted ? UIColor(red: 0x2D / 255, green: 0x2F / 255, blue: 0x2F / 255, alpha: 1) : .white
        pill.backgroundColor = dark
        return fitted(pill)
    }

    private static let cut = """
        Corrected after the first run: the right end is left out, since the title is a pixel wider: the font's own. The \
        ellipsis stands elsewhere, in `sho…appear` and not in `shou…ppear`, although recorded labels are cut as ours.
        """
    private static let rightEnd = [CGRect(x: 230, y: 0, width: 24, height: 34)]

    private static let chat: [Scene] = [
        part("Appearance.default-light-horizontal-fill-natural-32-0") { fitted(Chain(coloured(), isAcross: true, spacing: 32)) }
            .with {
                $0.probes = [
                    Probe(isAcross: true, line: 10, start: 95, end: 150), Probe(isAcross: true, line: 1, start: 150, end: 180),
                    Probe(isAcross: true, line: 1, start: 240, end: 175),
                ]
                $0.isAsWideAsTitle = true
                $0.remark = """
                    Corrected after the first run: one edge was looked for where none is. The widths are those of the texts: the \
                    font's own, 91 points for 90 and 57 for 56.
                    """
            },
        part("Appearance.default-light-horizontal-axisTrailing-equal-32-0") {
            fitted(Chain(coloured(), isAcross: true, .end, isEqual: true, spacing: 32))
        }.with {
            $0.probes = [Probe(isAcross: true, line: 1, start: 93, end: 140), Probe(isAcross: true, line: 1, start: 330, end: 230)]
            $0.isAsWideAsTitle = true
            $0.remark = "The widths are those of the longest text: the font's own, 91 points for 90, three times."
        },
        part("Appearance.default-light-vertical-center-equal-inf") {
            fitted(Chain(coloured(), isAcross: false, .middle, isEqual: true, spacing: nil))
        }.with {
            $0.probes = [Probe(isAcross: false, line: 45, start: 23, end: 40), Probe(isAcross: true, line: 30, start: 2, end: 60)]
        },
        part("_defaultAppearance.default-light-2digits") { fitted(Count(10)) },
        part("_defaultAppearance.extraExtraExtraLarge-light-3digits", .extraExtraExtraLarge) { fitted(Count(100)) },
        part("_defaultAppearance.small-dark-3digits", isDark: true, .small) { fitted(Count(100)) },
        part("_defaultAppearance.extraExtraExtraLarge-light-only-title", .extraExtraExtraLarge) {
            titled("Title", UIFont.preferredFont(forTextStyle: .headline).bold, .black)
        },
        part("_defaultAppearance.small-dark-only-subtitle", isDark: true, .small) {
            titled(
                "Subtitle", .preferredFont(forTextStyle: .caption1),
                UIColor(red: 0x7A / 255, green: 0x7A / 255, blue: 0x7A / 255, alpha: 1))
        },
        part("_appearance_snapshotsAreAsExpected.small-dark", isDark: true, .small) {
            let label = UILabel()
            label.text = "Hold to record, release to send"
            // The label does not follow the text size: its font is that of the usual one.
            label.font =
                UIFont.preferredFont(
                    forTextStyle: .caption1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
                ).bold
            label.textColor = .white
            label.textAlignment = .center
            label.translatesAutoresizingMaskIntoConstraints = false
            let host = UIView()
            host.backgroundColor = UIColor(red: 0x2D / 255, green: 0x2F / 255, blue: 0x2F / 255, alpha: 1)
            host.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: host.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -8),
            ])
            return fitted(host)
        },
        part("_appearance_wasConfiguredCorrectly.default-light") { pill(isHighlighted: false) }.with {
            $0.ignored = rightEnd
            $0.remark = cut
        },
        part("_appearance_wasConfiguredCorrectly.small-dark-isHighlighted", isDark: true, .small) { pill(isHighlighted: true) }.with
        {
            $0.ignored = rightEnd
            $0.remark = cut
        },
    ]

    // MARK: Tinder/Layout, iOS 17.0, three pixels a point; the frames are those of the texts recorded beside the pictures

    private static func page(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: [CGRect],
        _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> Scene {
        Scene("Tinder+Layout_test" + name, three(width, height)) {
            let host = UIView.filled(.white, width, height)
            build(host)
            return host
        }.with { $0.frames = frames.enumerated().map { Frame(recorded: $0.element, tag: $0.offset + 1) } }
    }

    /// Adds a view that is placed by constraints.
    @MainActor private static func add(_ view: UIView, _ tag: Int, to host: UIView) {
        view.tag = tag
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
    }

    /// A pink square of 100 points in the middle, and a label.
    @MainActor private static func pinkSquare(in host: UIView) -> (square: UIView, label: UILabel) {
        let square = UIView()
        square.backgroundColor = UIColor(red: 1, green: 0.176471, blue: 0.333333, alpha: 1)
        let label = UILabel()
        label.text = "Layout"
        add(square, 1, to: host)
        add(label, 2, to: host)
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 100), square.heightAnchor.constraint(equalToConstant: 100),
            square.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            square.centerYAnchor.constraint(equalTo: host.centerYAnchor),
        ])
        return (square, label)
    }

    private static let constrained: [Scene] = [
        page(
            "ReadmeExample.iPhone-SE-portrait", 320, 568,
            [
                CGRect(x: 134.3333, y: 20, width: 51.3333, height: 20.3333),
                CGRect(x: 20, y: 91.3333, width: 280, height: 198.6667),
                CGRect(x: 136.6667, y: 340.3333, width: 47, height: 30),
            ]
        ) { host in
            let label = UILabel()
            label.text = "Layout"
            let image = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
            image.contentMode = .scaleAspectFit
            let button = UIButton(type: .system)
            button.setTitle("Layout", for: .normal)
            add(label, 1, to: host)
            add(image, 2, to: host)
            add(button, 3, to: host)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
                label.centerXAnchor.constraint(equalTo: host.centerXAnchor),
                image.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 20),
                image.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -20),
                image.heightAnchor.constraint(equalToConstant: 200),
                button.centerXAnchor.constraint(equalTo: host.centerXAnchor),
                image.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 50),
                button.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 50),
            ])
        }.with {
            $0.ignored = [CGRect(x: 20, y: 80, width: 280, height: 220)]
            $0.remark = """
                The symbol is Apple's glyph, scaled, and is left out. In the recording its view begins a point lower and ends a \
                third higher: the symbol has insets of alignment, which ours has not.
                """
        },
        page(
            "HorizontallyCenteringDocumentationExample.iPhone-15-portrait", 393, 852,
            [CGRect(x: 146.6667, y: 376, width: 100, height: 100), CGRect(x: 294, y: 416, width: 51.3333, height: 20.3333)]
        ) { host in
            let (square, label) = pinkSquare(in: host)
            let between = UILayoutGuide()
            host.addLayoutGuide(between)
            NSLayoutConstraint.activate([
                between.leadingAnchor.constraint(equalTo: square.trailingAnchor),
                between.trailingAnchor.constraint(equalTo: host.trailingAnchor),
                label.centerXAnchor.constraint(equalTo: between.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: host.centerYAnchor),
            ])
        },
        page(
            "VerticallyCenteringDocumentationExample.iPhone-14-Pro-portrait", 393, 852,
            [CGRect(x: 146.6667, y: 376, width: 100, height: 100), CGRect(x: 171, y: 654, width: 51.3333, height: 20.3333)]
        ) { host in
            let (square, label) = pinkSquare(in: host)
            let between = UILayoutGuide()
            host.addLayoutGuide(between)
            NSLayoutConstraint.activate([
                between.topAnchor.constraint(equalTo: square.bottomAnchor),
                between.bottomAnchor.constraint(equalTo: host.bottomAnchor),
                label.centerYAnchor.constraint(equalTo: between.centerYAnchor),
                label.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            ])
        },
        page(
            "LayoutBuilderDocumentationExample.iPhone-13-mini-portrait", 375, 812,
            [CGRect(x: 0, y: 50, width: 375, height: 728), CGRect(x: 171.6667, y: 390, width: 32, height: 32)]
        ) { host in
            let (pink, blue) = (UIView(), UIView())
            pink.backgroundColor = UIColor(red: 1, green: 0.176471, blue: 0.333333, alpha: 1)
            blue.backgroundColor = .blue
            add(pink, 1, to: host)
            add(blue, 2, to: host)
            NSLayoutConstraint.activate([
                pink.topAnchor.constraint(equalTo: host.topAnchor, constant: 50),
                pink.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -34),
                pink.leadingAnchor.constraint(equalTo: host.leadingAnchor),
                pink.trailingAnchor.constraint(equalTo: host.trailingAnchor),
                blue.widthAnchor.constraint(equalToConstant: 32), blue.heightAnchor.constraint(equalToConstant: 32),
                blue.centerXAnchor.constraint(equalTo: host.centerXAnchor),
                blue.centerYAnchor.constraint(equalTo: host.centerYAnchor),
            ])
        },
    ]
}
