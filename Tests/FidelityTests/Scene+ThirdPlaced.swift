// The third set of pictures that nothing here was made or mended by: views placed by arithmetic and by constraints.
// No Apple page: this is ours. unseen3.csv says where each was recorded; each view is built after its public source.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    static let thirdPlaced: [Scene] = distributed + constrainedAgain

    // MARK: square/Paralayout, iOS 17.5, 393 by 852 points at three pixels and 820 by 1180 at two

    private static func placed(
        _ folder: String, _ name: String, isWide: Bool = false, _ width: CGFloat, _ height: CGFloat,
        _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene(
            "square+Paralayout_View\(folder)SnapshotTests_test\(name)\(isWide ? "820x1180-17-5-2x" : "393x852-17-5-3x")",
            Setting(size: CGSize(width: width, height: height), scale: isWide ? 2 : 3), build: build)
    }

    @MainActor private static func add(_ color: UIColor, _ frame: CGRect, to host: UIView) {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        host.addSubview(view)
    }

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private static let distributed: [Scene] = [
        placed("Alignment", "LayoutDirection.", 100, 100) {
            let host = UIView.filled(.white, 100, 100)
            add(.lightGray, rect(25, 25, 50, 50), to: host)
            add(.red, rect(75, 25, 20, 20), to: host)
            add(.green, rect(5, 25, 20, 20), to: host)
            add(.blue, rect(75, 55, 20, 20), to: host)
            add(.orange, rect(5, 55, 20, 20), to: host)
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 200, start: 2, end: 40), Probe(isAcross: true, line: 110, start: 298, end: 240),
            ]
        },
        placed("Alignment", "NonZeroBoundsOrigin.", isWide: true, 200, 200) {
            let host = UIView.filled(.white, 200, 200)
            let part = UIView.filled(.lightGray, 100, 100)
            part.frame.origin = CGPoint(x: 50, y: 50)
            part.bounds.origin = CGPoint(x: 25, y: 25)
            host.addSubview(part)
            let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 90), CGPoint(x: 90, y: 90)]
            for corner in corners { add(.red, rect(50 + corner.x, 50 + corner.y, 10, 10), to: host) }
            for corner in corners { add(.blue, rect(corner.x, corner.y, 10, 10), to: part) }
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 60, start: 10, end: 80), Probe(isAcross: false, line: 240, start: 140, end: 300),
            ]
        },
        placed("Alignment", "SiblingAlignment.aligningCenterToTopRight_positiveHorizontalOffset_", 200, 200) {
            let host = UIView.filled(.white, 200, 200)
            add(.green, rect(60, 80, 50, 70), to: host)
            add(.red, rect(115, 60, 30, 40), to: host)
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 210, start: 200, end: 400), Probe(isAcross: false, line: 400, start: 100, end: 250),
            ]
        },
        placed("Distribution", "Distribution.vertical_", isWide: true, 100, 200) {
            let host = UIView.filled(.white, 100, 200)
            add(.blue, rect(45, 90, 10, 30), to: host)
            add(.red, rect(40, 35, 20, 20), to: host)
            add(.green, rect(35, 155, 30, 10), to: host)
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: false, line: 100, start: 120, end: 220), Probe(isAcross: false, line: 100, start: 399, end: 300),
            ]
        },
        placed("Distribution", "DistributionUsingCapInsets.", 100, 80) {
            let host = UIView.filled(.white, 100, 80)
            let label = UILabel()
            label.text = "HÉLLÖ Worldy"
            label.font = .systemFont(ofSize: 14)
            label.textColor = .black
            label.sizeToFit()
            let inset = insets(label.font)
            let capitals = label.bounds.height - inset.top - inset.bottom
            let gap = (80 - 40 - capitals) / 2
            add(.red, rect(0, pixel(gap), 100, 20), to: host)
            add(.green, rect(0, pixel(gap + 20 + capitals), 100, 20), to: host)
            label.frame.origin = CGPoint(x: pixel((100 - label.bounds.width) / 2), y: pixel(gap + 20 - inset.top))
            host.addSubview(label)
            return host
        }.with {
            $0.probes = [Probe(isAcross: false, line: 2, start: 5, end: 80), Probe(isAcross: false, line: 2, start: 239, end: 160)]
        },
        placed("Distribution", "HorizontalDistributionFollowsLayoutDirection.RTL_", 160, 60) {
            let host = UIView.filled(.white, 160, 60)
            for (x, color) in [(110.0, UIColor.red), (60, .green), (10, .blue)] { add(color, rect(x, 10, 40, 40), to: host) }
            return host
        }.with {
            $0.probes = [Probe(isAcross: true, line: 90, start: 5, end: 80), Probe(isAcross: true, line: 90, start: 475, end: 400)]
        },
        placed("Spreading", "HorizontallySpreadSubviews.nonZeroMargin_RTL_", 400, 100) {
            let host = UIView.filled(.white, 400, 100)
            let width: CGFloat = 320 / 3
            for (index, color) in [UIColor.green, .blue, .red].enumerated() {
                add(color, rect(CGFloat(index) * (width + 40), 0, width, 100), to: host)
            }
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 150, start: 340, end: 480), Probe(isAcross: true, line: 150, start: 1100, end: 800),
            ]
        },
        placed("Spreading", "VerticallySpreadSubviews.trailingWithPositiveInset_RTL_", 400, 100) {
            let host = UIView.filled(.white, 400, 100)
            for (index, (width, color)) in [(100.0, UIColor.red), (50, .blue), (70, .green)].enumerated() {
                add(color, rect(10, CGFloat(index) * 100 / 3, width, 100 / 3), to: host)
            }
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 150, start: 2, end: 100), Probe(isAcross: false, line: 250, start: 5, end: 150),
            ]
        },
    ]

    // MARK: Tinder/Layout, iOS 17.0, three pixels a point; the frames are those of the texts recorded beside the pictures

    private static let pink = UIColor(red: 1, green: 0.176471, blue: 0.333333, alpha: 1)

    private static func page(
        _ folder: String, _ name: String, _ width: CGFloat, _ height: CGFloat, margins: UIEdgeInsets = .zero, _ colors: [UIColor],
        _ frames: [CGRect], _ constraints: @escaping @MainActor @Sendable (UIView, [UIView]) -> [NSLayoutConstraint]
    ) -> Scene {
        Scene("Tinder+Layout_\(folder)_test\(name)", three(width, height)) {
            let host = UIView.filled(.white, width, height)
            host.layoutMargins = margins
            let views = colors.enumerated().map { index, color in
                let view = UIView().tagged(index + 1)
                view.backgroundColor = color
                view.translatesAutoresizingMaskIntoConstraints = false
                host.addSubview(view)
                return view
            }
            NSLayoutConstraint.activate(constraints(host, views))
            return host
        }.with { $0.frames = frames.enumerated().map { Frame(recorded: $0.element, tag: $0.offset + 1) } }
    }

    @MainActor private static func edges(
        _ view: UIView, _ guide: UILayoutGuide, _ insets: NSDirectionalEdgeInsets, _ priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
        weighed(
            [
                view.topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.leading),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -insets.bottom),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -insets.trailing),
            ], priority)
    }

    @MainActor private static func weighed(_ all: [NSLayoutConstraint], _ priority: UILayoutPriority) -> [NSLayoutConstraint] {
        all.forEach { $0.priority = priority }
        return all
    }

    @MainActor private static func size(
        _ view: UIView, _ width: CGFloat, _ height: CGFloat, _ priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
        weighed(
            [view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height)], priority)
    }

    @MainActor private static func sides(
        _ view: UIView, _ host: UIView, _ inset: CGFloat, _ priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
        let margins = host.layoutMarginsGuide
        return weighed(
            [
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: inset),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -inset),
            ], priority)
    }

    private static let constrainedAgain: [Scene] = [
        page(
            "LayoutItemTests", "ToSideMarginsInsetPriority.iPhone-15-portrait", 393, 852,
            margins: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16), [pink, .blue, .orange],
            [rect(16, 0, 361, 100), rect(36, 376, 321, 100), rect(56, 752, 281, 100)]
        ) { host, views in
            var all = [
                views[0].topAnchor.constraint(equalTo: host.topAnchor),
                views[1].centerYAnchor.constraint(equalTo: host.centerYAnchor),
                views[2].bottomAnchor.constraint(equalTo: host.bottomAnchor),
            ]
            all += views.map { $0.heightAnchor.constraint(equalToConstant: 100) }
            all += sides(views[0], host, 0) + sides(views[0], host, 20, .defaultHigh)
            all += sides(views[1], host, 20)
            return all + sides(views[2], host, 20, .defaultLow) + sides(views[2], host, 40, .defaultHigh)
        },
        page(
            "LayoutItemTests", "ToMarginsInsetsPriorityDirectional.iPhone-13-landscape", 844, 390,
            margins: UIEdgeInsets(top: 0, left: 63, bottom: 21, right: 63), [pink, .blue],
            [rect(63, 0, 718, 369), rect(93, 20, 598, 299)]
        ) { host, views in
            let guide = host.layoutMarginsGuide
            let ten = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            return edges(views[0], guide, ten, .defaultHigh) + edges(views[0], guide, .zero)
                + edges(views[1], guide, .zero, .defaultLow)
                + edges(views[1], guide, NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 50, trailing: 90), .defaultHigh)
        },
        page(
            "LayoutItemTests", "ToSafeAreaInsetsPriorityDirectional.iPhone-14-Pro-landscape", 852, 393, [pink, .yellow],
            [rect(64, 0, 714, 362), rect(109, 50, 634, 272)]
        ) { host, views in
            // The safe area of the device that the recording pretends.
            let guide = UILayoutGuide()
            host.addLayoutGuide(guide)
            let area = [
                guide.topAnchor.constraint(equalTo: host.topAnchor),
                guide.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 59),
                guide.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -21),
                guide.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -59),
            ]
            let five = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let fifty = NSDirectionalEdgeInsets(top: 50, leading: 50, bottom: 50, trailing: 50)
            return area + edges(views[0], guide, five, .defaultHigh)
                + edges(views[0], guide, NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 10, trailing: 15))
                + edges(views[1], guide, five, .defaultLow) + edges(views[1], guide, fifty, .defaultHigh)
        },
        page(
            "LayoutItemTests", "CenterWithAxisOffsetMultiplierPriority.iPhone-SE-portrait", 320, 568,
            [pink, .yellow, .blue, .green, .orange],
            [
                rect(0, 234, 100, 100), rect(110, 0, 100, 100), rect(0, 334, 100, 100), rect(190, 0, 100, 100),
                rect(0, 134, 100, 100),
            ]
        ) { host, views in
            @MainActor func center(
                _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ offset: CGFloat = 0, _ multiplier: CGFloat = 1,
                _ priority: UILayoutPriority = .required
            ) -> [NSLayoutConstraint] {
                weighed(
                    [
                        NSLayoutConstraint(
                            item: view, attribute: attribute, relatedBy: .equal, toItem: host, attribute: attribute,
                            multiplier: multiplier, constant: offset)
                    ], priority)
            }
            var all = views.flatMap { size($0, 100, 100) }
            for index in [0, 2, 4] { all.append(views[index].leadingAnchor.constraint(equalTo: host.leadingAnchor)) }
            for index in [1, 3] { all.append(views[index].topAnchor.constraint(equalTo: host.topAnchor)) }
            all += center(views[0], .centerY, 50, 0.5, .defaultHigh) + center(views[0], .centerY)
            all += center(views[1], .centerX, 50, 0.5, .defaultHigh) + center(views[1], .centerX)
            all += center(views[2], .centerY, 100) + center(views[3], .centerX, 0, 1.5)
            return all + center(views[4], .centerY, -350, 1, .defaultLow) + center(views[4], .centerY, -100, 1, .defaultHigh)
        },
        page(
            "NSLayoutConstraintTests", "ConstraintsFormatsViewsMetricsOptions_givenRightToLeftFormatOption.iPhone-8-portrait", 375,
            667,
            [pink], [rect(315, 20, 50, 100)]
        ) { _, views in
            ["H:|-leftMargin-[subview(width)]", "V:|-topMargin-[subview(height)]"].flatMap {
                NSLayoutConstraint.constraints(
                    withVisualFormat: $0, options: .directionRightToLeft,
                    metrics: ["leftMargin": 10, "width": 50, "topMargin": 20, "height": 100], views: ["subview": views[0]])
            }
        },
        page(
            "LayoutTests", "VerticalViewsSpacingPriorityAlignment.iPhone-X-portrait", 375, 812, [pink, .yellow, .blue, .green],
            [rect(0, 0, 100, 100), rect(25, 100, 50, 50), rect(275, 0, 100, 100), rect(300, 112, 50, 50)]
        ) { host, views in
            @MainActor func below(_ index: Int, _ spacing: CGFloat, _ priority: UILayoutPriority = .required)
                -> [NSLayoutConstraint]
            {
                weighed(
                    [
                        views[index].topAnchor.constraint(equalTo: views[index - 1].bottomAnchor, constant: spacing),
                        views[index].centerXAnchor.constraint(equalTo: views[index - 1].centerXAnchor),
                    ], priority)
            }
            var all = size(views[0], 100, 100) + size(views[1], 50, 50) + size(views[2], 100, 100) + size(views[3], 50, 50)
            all += [
                views[0].topAnchor.constraint(equalTo: host.topAnchor),
                views[0].leadingAnchor.constraint(equalTo: host.leadingAnchor),
                views[2].topAnchor.constraint(equalTo: host.topAnchor),
                views[2].trailingAnchor.constraint(equalTo: host.trailingAnchor),
            ]
            return all + below(1, 20, .defaultHigh) + below(1, 0) + below(3, 20, .defaultLow) + below(3, 12, .defaultHigh)
        },
        page(
            "LayoutItemTests", "AspectRatioWithRatioPriority.iPhone-13-mini-portrait", 375, 812, [pink, .yellow],
            [rect(0, 0, 75, 100), rect(300, 0, 75, 100)]
        ) { host, views in
            @MainActor func ratio(_ view: UIView, _ value: CGFloat, _ priority: UILayoutPriority = .required)
                -> [NSLayoutConstraint]
            {
                weighed([view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: value)], priority)
            }
            var all = views.flatMap {
                [$0.topAnchor.constraint(equalTo: host.topAnchor), $0.heightAnchor.constraint(equalToConstant: 100)]
            }
            all += [
                views[0].leadingAnchor.constraint(equalTo: host.leadingAnchor),
                views[1].trailingAnchor.constraint(equalTo: host.trailingAnchor),
            ]
            return all + ratio(views[0], 0.5, .defaultHigh) + ratio(views[0], 0.75) + ratio(views[1], 0.25, .defaultLow)
                + ratio(views[1], 0.75, .defaultHigh)
        },
    ]
}
