// Pictures that nothing here was made or mended by: lists of three clones of a public course's app.
// No Apple page: this is ours. There are no table views here: their cells, built after the storyboards, stand below one another.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    private static let small = Setting(size: CGSize(width: 375, height: 667), scale: 2, contentSize: .medium)
    private static let tall = Setting(size: CGSize(width: 390, height: 844), scale: 3, contentSize: .medium)

    /// A list below the status bar.
    private static func list(
        _ name: String, _ setting: Setting, header: @escaping @MainActor @Sendable () -> UIView,
        rows: @escaping @MainActor @Sendable () -> [UIView] = { [] }
    ) -> Scene {
        Scene(name, setting) {
            ListPage(size: setting.size, top: setting.size.height == 844 ? 47 : 20, header: header(), rows: rows())
        }
    }

    private static let gallery = """
        The East Side Gallery is an open-air gallery in Berlin. It consists of a series of murals painted directly on a \
        1,316 m long remnant of the Berlin Wall, located near the centre of Berlin, on Mühlenstraße in \
        Friedrichshain-Kreuzberg. The gallery has official status as a Denkmal, or heritage-protected landmark.
        """
    private static let rounded = """
        Corrected after the first run: the recording has 8 bits of Display P3, in which sRGB's green is 3 levels off: ours is \
        rounded so too.
        """
    private static let pier = "Garth Pier is a Grade II listed structure in Bangor, Gwynedd, North Wales."
    private static let place = "East Side Gallery\nMemorial in Berlin, Germany"
    private static let placeLines = ["East Side Gallery", "Memorial in Berlin, Germany"]

    static let lists: [Scene] = comments + loads + [failure] + feed

    // MARK: tzc1234/EssentialFeed, May 2023, 375 by 667 points at two pixels

    @MainActor private static func commentRows() -> [UIView] {
        let rows = [
            ("a long long long long username", "1000 years ago", gallery), ("a username", "10 days ago", place),
            ("a.", "1 hour ago", "nice"),
        ]
        return rows.enumerated().map { index, row in CommentCell(row.0, row.1, row.2, tag: 10 * index) }
    }

    private static let comments: [Scene] = [
        list("tzc1234+EssentialFeed_IMAGE_COMMENTS_light", small, header: { TitledError(message: nil) }, rows: commentRows).with {
            $0.lines = [
                3: [
                    "The East Side Gallery is an open-air gallery in", "Berlin. It consists of a series of murals painted",
                    "directly on a 1,316 m long remnant of the Berlin", "Wall, located near the centre of Berlin, on",
                    "Mühlenstraße in Friedrichshain-Kreuzberg. The", "gallery has official status as a Denkmal, or",
                    "heritage-protected landmark.",
                ], 13: placeLines,
            ]
        },
        list(
            "tzc1234+EssentialFeed_IMAGE_COMMENTS_light_extraExtraExtraLarge",
            small.with { $0.contentSize = .extraExtraExtraLarge }, header: { TitledError(message: nil) }, rows: commentRows
        ).with {
            $0.lines = [
                1: ["a long long long l…"],
                3: [
                    "The East Side Gallery is an open-", "air gallery in Berlin. It consists of a",
                    "series of murals painted directly",
                    "on a 1,316 m long remnant of the", "Berlin Wall, located near the centre", "of Berlin, on Mühlenstraße in",
                    "Friedrichshain-Kreuzberg. The", "gallery has official status as a", "Denkmal, or heritage-protected",
                    "landmark.",
                ], 13: placeLines,
            ]
        },
        list(
            "tzc1234+EssentialFeed_LIST_WITH_ERROR_MESSAGE_light", small,
            header: { TitledError(message: "This is a\nmulti-line\nerror message") }
        ).with {
            $0.breaks = ["This is a multi-line error message": ["This is a", "multi-line", "error message"]]
            $0.probes = [
                Probe(isAcross: false, line: 20, start: 0, end: 120), Probe(isAcross: false, line: 20, start: 400, end: 100),
            ]
        },
    ]

    // MARK: igdutra/EssentialFeed, iOS 16.4, iPhone 14, drawn as 375 by 667 points at two pixels

    private static func load(_ name: String, _ cell: @escaping @MainActor @Sendable () -> UIView) -> Scene {
        list("igdutra+EssentialFeed_FEED_WITH_LOAD_MORE_\(name)_light", small, header: { PlainError(frame: .zero) }) {
            let look = FeedCell.Look(
                location: .preferredFont(forTextStyle: .subheadline), description: .preferredFont(forTextStyle: .body),
                locationColor: UIColor(white: 0.607_843, alpha: 1), ground: UIColor(white: 0.890_196, alpha: 1), gap: 12, pinGap: 8,
                inset: 8, isCentred: true)
            return [FeedCell(look, "Garth Pier", pier, .green, tag: 0), cell()]
        }.with {
            $0.lines = [2: ["Garth Pier is a Grade II listed structure in", "Bangor, Gwynedd, North Wales."]]
            $0.breaks = ["This is a multiline error message": ["This is a multiline", "error message"]]
            $0.probes = [
                Probe(isAcross: false, line: 375, start: 170, end: 240), Probe(isAcross: false, line: 375, start: 897, end: 800),
            ]
            $0.treatment = .displayP3
            $0.remark = rounded
            // The pin is a glyph of Apple's symbol font.
            $0.ignored = [CGRect(x: 15, y: 70, width: 12, height: 18)]
        }
    }

    private static let loads: [Scene] = [
        load("ERROR") {
            let content = UIView()
            let label = UILabel()
            label.textColor = .tertiaryLabel
            label.font = .preferredFont(forTextStyle: .footnote)
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            label.text = "This is a multiline\nerror message"
            label.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
                content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            ])
            return content
        },
        load("INDICATOR") {
            let content = UIView()
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            spinner.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(spinner)
            NSLayoutConstraint.activate([
                spinner.centerXAnchor.constraint(equalTo: content.centerXAnchor),
                spinner.centerYAnchor.constraint(equalTo: content.centerYAnchor),
                content.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            ])
            return content
        },
    ]

    // MARK: MohamedFetyany/essential_feed_case_study, iOS 17.0.1, 390 by 844 points

    private static let course = "MohamedFetyany+essential_feed_case_study_FEED_WITH"

    private static let failure = list(
        "\(course)_ERROR_light", tall, header: { FramedError(message: "This a\nmulti-line\nerror message") }
    ).with {
        $0.breaks = ["This a multi-line error message": ["This a", "multi-line", "error message"]]
        $0.probes = [Probe(isAcross: false, line: 20, start: 0, end: 300), Probe(isAcross: false, line: 20, start: 700, end: 200)]
    }

    private static let feed: [Scene] = [
        list("\(course)_CONTENT_light", tall, header: { FramedError(message: nil) }) {
            let look = FeedCell.Look(
                location: .systemFont(ofSize: 15), description: .systemFont(ofSize: 16), locationColor: .secondaryLabel,
                ground: .secondarySystemBackground, gap: 10, pinGap: 6, inset: 6, isCentred: false)
            return [FeedCell(look, place, gallery, .red, tag: 0), FeedCell(look, "Garth Pier", pier, .green, tag: 10)]
        }.with {
            $0.lines = [
                1: placeLines,
                2: [
                    "The East Side Gallery is an open-air gallery in", "Berlin. It consists of a series of murals painted",
                    "directly on a 1,316 m long remnant of the Berlin", "Wall, located near the centre of Berlin, on",
                    "Mühlenstraße in Friedrichshain-Kreuzberg. The", "gallery has official status as a Denkmal, or herit…",
                ],
            ]
            $0.probes = [
                Probe(isAcross: false, line: 585, start: 340, end: 420), Probe(isAcross: false, line: 585, start: 1480, end: 1400),
                Probe(isAcross: false, line: 585, start: 1980, end: 2050),
            ]
            $0.treatment = .displayP3
            $0.remark = rounded
            // The pins are the app's own image.
            $0.ignored = [CGRect(x: 15, y: 82, width: 12, height: 18), CGRect(x: 15, y: 644, width: 12, height: 18)]
        }
    ]
}
