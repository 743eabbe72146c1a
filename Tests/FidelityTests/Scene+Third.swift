// The third set of pictures that nothing here was made or mended by: texts, fields, boxes and rows of Blueprint.
// No Apple page: this is ours. unseen3.csv says where each was recorded; each view is built after its public source.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    /// The pictures of unseen3.csv.
    static let third: [Scene] =
        blueprintTexts + blueprintBoxes + thirdPlaced + thirdLayers + thirdForms + thirdKits + leftOutOfThird

    static let ownWidth = "The size is that of the text: the font's own."

    // MARK: square/Blueprint, iOS 17, iPhone SE (3rd generation), drawn at one pixel a point where nothing else is said

    private static func blueprint(
        _ folder: String, _ name: String, scale: CGFloat = 1, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene("square+Blueprint_\(folder)_test_\(name)_iOS-17", Setting(scale: scale), build: build)
    }

    /// White ground as large as a label needs, in whole points, with the label all over it.
    @MainActor private static func fitting(_ label: UILabel, width: CGFloat = 4000, inset: CGFloat = 0) -> UIView {
        let needs = label.sizeThatFits(CGSize(width: width, height: 4000))
        let size = CGSize(
            width: (min(needs.width, width) + 2 * inset).rounded(.up), height: (needs.height + 2 * inset).rounded(.up))
        let host = UIView.filled(.white, size.width, size.height)
        label.frame = host.bounds.insetBy(dx: inset, dy: inset)
        host.addSubview(label)
        return host
    }

    @MainActor private static func worded(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> OffsetLabel {
        let label = OffsetLabel().tagged(1)
        var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        all.merge(attributes) { $1 }
        label.attributedText = NSAttributedString(string: text, attributes: all)
        label.numberOfLines = 0
        return label
    }

    @MainActor private static func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private static let joke = """
        Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by \
        adding a joke or something. Alright, it's been fun!
        """

    /// The joke in a square of 300 points.
    private static func square(
        _ name: String, _ lines: [String], color: UIColor, mode: NSLineBreakMode = .byTruncatingTail, count: Int = 0
    ) -> Scene {
        blueprint("LabelTests", "snapshots_" + name) {
            let host = UIView.filled(.white, 300, 300)
            let style = paragraph {
                $0.alignment = .left
                $0.lineBreakMode = mode
            }
            let one = worded(joke, [.paragraphStyle: style, .foregroundColor: color])
            one.numberOfLines = count
            one.frame = host.bounds
            host.addSubview(one)
            return host
        }.with { $0.lines = [1: lines] }
    }

    private static let blueprintTexts: [Scene] = [
        blueprint("AttributedLabelTests", "displaysText_") {
            let text = NSMutableAttributedString()
            for (words, font, color) in [
                ("H", UIFont.boldSystemFont(ofSize: 24), UIColor.red), ("e", .systemFont(ofSize: 14), .blue),
                ("llo, ", .italicSystemFont(ofSize: 13), .magenta),
                ("World!", .monospacedDigitSystemFont(ofSize: 32, weight: .black), .yellow),
            ] {
                text.append(NSAttributedString(string: words, attributes: [.font: font, .foregroundColor: color]))
            }
            let label = UILabel()
            label.attributedText = text
            label.numberOfLines = 0
            return fitting(label)
        }.with {
            $0.isAsWideAsTitle = true
            $0.remark =
                "The size is that of the text, 2 points narrower here: the font's own. So are the pixels beside the last letters."
        },
        blueprint("AttributedLabelTests", "linkAttribute_") {
            fitting(worded("Some text", [.foregroundColor: UIColor.red, .backgroundColor: UIColor.black]))
        }.with {
            $0.isAsWideAsTitle = true
            $0.remark = ownWidth
        },
        blueprint("AttributedLabelTests", "numberOfLines_two") {
            let label = worded("Hello, world. This is some long text that runs onto several lines.")
            label.numberOfLines = 2
            return fitting(label, width: 100)
        }.with {
            $0.lines = [1: ["Hello, world.", "This is som…"]]
            $0.isAsWideAsTitle = true
            $0.remark = ownWidth
        },
        blueprint("AttributedLabelTests", "shadows_") {
            let label = worded("Spooky text", [.font: UIFont.boldSystemFont(ofSize: 24)])
            label.layer.shadowRadius = 4
            label.layer.shadowOpacity = 0.75
            label.layer.shadowOffset = CGSize(width: 1, height: 4)
            label.layer.shadowColor = UIColor.red.cgColor
            label.layer.shouldRasterize = true
            label.layer.rasterizationScale = label.layer.contentsScale
            return fitting(label, inset: 8)
        }.with {
            $0.isAsWideAsTitle = true
            $0.remark =
                "The size is that of the text, 3 points wider here: the font's own. The shadow stands where the letters stand."
        },
        blueprint("AttributedLabelTests", "textRectOffset_") {
            let style = paragraph {
                $0.minimumLineHeight = 50
                $0.maximumLineHeight = 50
            }
            let label = worded("This text should be centered within the line height", [.paragraphStyle: style])
            label.offset = (UIFont.systemFont(ofSize: 17).lineHeight - 50) / 2
            return fitting(label, width: 150)
        }.with {
            $0.lines = [1: ["This text should be", "centered within the", "line height"]]
            $0.isAsWideAsTitle = true
            $0.remark = ownWidth
        },
        blueprint("AttributedLabelTests", "fontSizeAdjustment_squishes") {
            let label = worded("Hello! What's up y'all")
            label.numberOfLines = 1
            let host = fitting(label, width: 100)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            return host
        },
        blueprint("LabelTests", "customLineHeight_center", lineHeights).with {
            $0.baselinesCount = false
            $0.remark =
                "Corrected after the first run: the rules between the labels mislead the measure of baselines; the ink's rows agree within one."
        },
        square(
            "color",
            [
                "Hello, world. This is a long run of text", "that should wrap at some point.",
                "Someone should improve this test by",
                "adding a joke or something. Alright, it's", "been fun!",
            ], color: .green),
        // More than one line is cut at its end, as the source says.
        square(
            "truncating-middle", ["Hello, world. This is a long run of text", "that should wrap at some point. Som…"],
            color: .black,
            count: 2),
        field("blue-text-color", "Blue text color") { $0.textColor = .blue },
        field("disabled", "Disabled") { $0.isEnabled = false },
        field("right-aligned", "Right Aligned") { $0.textAlignment = .right },
        field("title-font", "Title font") { $0.font = .preferredFont(forTextStyle: .title1) },
    ]

    private static func field(
        _ name: String, _ text: String, _ change: @escaping @MainActor @Sendable (UITextField) -> Void
    ) -> Scene {
        blueprint("TextFieldTests", "snapshots_" + name) {
            let host = UIView.filled(.white, 200, 44)
            let field = UITextField(frame: host.bounds)
            field.backgroundColor = .clear
            field.text = text
            field.textAlignment = .left
            field.font = .preferredFont(forTextStyle: .body)
            field.textColor = .black
            change(field)
            host.addSubview(field)
            return host
        }
    }

    /// Labels with lines twice as high as their small font's, one for each way to break and count lines, between red lines half a
    /// point wide. Every edge stands on half a point.
    private static let lineHeights: @MainActor @Sendable () -> UIView = {
        func snapped(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            let (left, top) = (snapped(x), snapped(y))
            return CGRect(x: left, y: top, width: snapped(x + width) - left, height: snapped(y + height) - top)
        }
        let font = UIFont.systemFont(ofSize: 17)
        let height = UIFont.systemFont(ofSize: 14).lineHeight * 2
        let host = UIView.filled(.white, 302, 204)
        @MainActor func rule(_ frame: CGRect) {
            let view = UIView(frame: frame)
            view.backgroundColor = .red
            host.addSubview(view)
        }
        let modes: [(String, NSLineBreakMode)] = [
            ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
            ("byTruncatingMiddle", .byTruncatingMiddle), ("byTruncatingTail", .byTruncatingTail),
            ("byWordWrapping", .byWordWrapping),
        ]
        for column in 0...3 { rule(rect(100.5 * CGFloat(column), 0, 0.5, 204)) }
        for column in 0..<3 {
            let x = 0.5 + 100.5 * CGFloat(column)
            for row in 0...6 { rule(rect(x, CGFloat(row) * (height + 0.5), 100, 0.5)) }
            for (row, (name, mode)) in modes.enumerated() {
                let isWrapped = mode == .byCharWrapping || mode == .byWordWrapping
                let isCutWithin = mode == .byTruncatingHead || mode == .byTruncatingMiddle
                let style = paragraph {
                    $0.minimumLineHeight = height
                    $0.maximumLineHeight = height
                    $0.alignment = .left
                    $0.lineBreakMode =
                        column == 1 && isWrapped ? .byClipping : column != 1 && isCutWithin ? .byTruncatingTail : mode
                }
                let label = worded("\(column) \(name)", [.paragraphStyle: style, .foregroundColor: UIColor.black])
                label.tag = 0
                label.numberOfLines = column
                label.offset = -(height - font.lineHeight) / 2
                // A label's origin and its size are rounded each by itself.
                label.frame = CGRect(
                    x: snapped(x), y: snapped(0.5 + CGFloat(row) * (height + 0.5)), width: 100, height: snapped(height))
                host.addSubview(label)
            }
        }
        return host
    }

    // MARK: The same, rows of boxes

    /// Boxes of colours on white.
    @MainActor private static func boxes(_ width: CGFloat, _ height: CGFloat, _ all: [(CGRect, UIColor)]) -> UIView {
        let host = UIView.filled(.white, width, height)
        for (frame, color) in all {
            let view = UIView(frame: frame)
            view.backgroundColor = color
            host.addSubview(view)
        }
        return host
    }

    /// A flow's boxes, line by line, from where each line begins, 2 points apart.
    @MainActor private static func flow(_ lines: [(x: CGFloat, y: CGFloat, sizes: [(CGFloat, CGFloat, UIColor)])]) -> [(
        CGRect, UIColor
    )] {
        lines.flatMap { line in
            var x = line.x
            return line.sizes.map { width, height, color in
                defer { x += width + 2 }
                return (CGRect(x: x, y: line.y, width: width, height: height), color)
            }
        }
    }

    private static let blueprintBoxes: [Scene] = [
        blueprint("FlowTests", "aligned_trailing_top") {
            boxes(
                200, 180,
                flow([
                    (2, 0, [(50, 40, .green), (20, 20, .red), (30, 30, .blue), (40, 40, .green), (50, 20, .red)]),
                    (68, 50, [(60, 30, .blue), (70, 40, .green)]), (28, 100, [(80, 20, .red), (90, 30, .blue)]),
                    (100, 140, [(100, 40, .green)]),
                ]))
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 10, start: 0, end: 30), Probe(isAcross: true, line: 60, start: 0, end: 120),
                Probe(isAcross: false, line: 150, start: 92, end: 130),
            ]
        },
        blueprint("FlowTests", "priority_two-scaling") {
            boxes(
                200, 90,
                flow([
                    (0, 0, [(100, 40, .green), (90, 40, .red)]), (0, 50, [(66, 40, .purple), (132, 40, .lightGray)]),
                ]))
        }.with {
            $0.probes = [Probe(isAcross: true, line: 70, start: 10, end: 90), Probe(isAcross: false, line: 20, start: 10, end: 60)]
        },
        blueprint("FlowTests", "tooWide_") {
            let host = UIView.filled(.white, 200, 100)
            let box = boxes(
                100, 100,
                [
                    (CGRect(x: 0, y: 0, width: 100, height: 40), .green), (CGRect(x: 0, y: 45, width: 100, height: 20), .red),
                    (CGRect(x: 0, y: 70, width: 100, height: 30), .blue),
                ])
            box.frame.origin.x = 50
            box.backgroundColor = .clear
            box.layer.borderColor = UIColor.black.cgColor
            box.layer.borderWidth = 1
            host.addSubview(box)
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 50, start: 10, end: 80), Probe(isAcross: true, line: 50, start: 190, end: 110),
            ]
        },
        blueprint("PixelBoundarySnapshotTests", "fractionRow_flat", scale: 2) {
            // Edges are rounded to whole pixels, each by itself.
            func snapped(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
            let host = UIView.filled(.yellow, 13, 5)
            for index in 0..<5 {
                let x = 2.75 * CGFloat(index)
                let box = UIView(frame: CGRect(x: snapped(x), y: 0, width: snapped(x + 2) - snapped(x), height: 5))
                box.backgroundColor = .red
                host.addSubview(box)
            }
            return host
        },
        blueprint("RuleTests", "horizontal_") { boxes(10, 22, [(CGRect(x: 0, y: 10, width: 10, height: 2), .red)]) }.with {
            $0.probes = [Probe(isAcross: false, line: 5, start: 0, end: 20), Probe(isAcross: false, line: 5, start: 21, end: 2)]
        },
        blueprint("ScrollViewTests", "infiniteContent_fittingContent") {
            let host = UIView.filled(.white, 100, 100)
            let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
            scroll.contentSize = CGSize(width: 80, height: 80)
            scroll.addSubview(.filled(.red, 80, 80))
            host.addSubview(scroll)
            return host
        }.with {
            $0.probes = [Probe(isAcross: true, line: 50, start: 0, end: 40), Probe(isAcross: false, line: 50, start: 99, end: 60)]
        },
    ]
}
