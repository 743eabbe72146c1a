// The second set of pictures that nothing here was made or mended by: forms, comments, errors and the labels of a profile.
// No Apple page: this is ours. unseen2.csv says where each was recorded.
import Foundation
import QuartzCore
import UIKit
import UIKitTesting

extension Scene {
    static let secondForms: [Scene] = payment + remarks + corona + [profileLabels]

    // MARK: Adyen/adyen-ios, iOS 17.2, iPhone 15 Pro

    private static let margins = """
        Corrected after the first run: the recording has no safe areas, and margins of 8 points at the left and 16 at the right.
        """

    private static let payment: [Scene] = [
        Scene("Adyen+adyen-ios_testSubmitButtonLoading-iPhone16-1-iOS_17-2-en_US.stopped_loading", three(393, 852)) {
            FormPage(
                size: CGSize(width: 393, height: 852),
                items: [
                    FormPage.space(1), FormPage.padded(FormPage.label("Get the code from your banking app.", .body, .label)),
                    FormPage.space(1), FormPage.field("6-digit code", placeholder: "123–456"), FormPage.space(1),
                    FormPage.submit("Pay PLN\u{A0}0.02"), FormPage.space(2),
                ])
        }.with {
            $0.remark = margins + " The line below the field is being coloured in the recording and is left out."
            $0.ignored = [CGRect(x: 0, y: 108, width: 393, height: 4)]
            $0.probes = [
                Probe(isAcross: false, line: 150, start: 360, end: 440), Probe(isAcross: false, line: 150, start: 620, end: 500),
                Probe(isAcross: true, line: 470, start: 0, end: 60), Probe(isAcross: true, line: 470, start: 1178, end: 1100),
            ]
            $0.controls = [Control(frame: CGRect(x: 8, y: 131, width: 369, height: 50), least: 0.95)]
        },
        Scene(
            "Adyen+adyen-ios_testUIElementsForPayByAnyUPIAppFlowType-iPhone16-1-iOS_17-2-en_US.all_required_fields_exist#segments",
            three(393, 91)
        ) {
            let segments = UISegmentedControl(items: ["Pay by any UPI app", "Other UPI options"])
            segments.backgroundColor = .clear
            segments.tintColor = .white
            segments.setTitleTextAttributes([.font: UIFont.preferredFont(forTextStyle: .subheadline)], for: .normal)
            segments.selectedSegmentIndex = 0
            let label = FormPage.label("How would you like to use UPI?", .footnote, .secondaryLabel)
            label.textAlignment = .left
            return FormPage(
                size: CGSize(width: 393, height: 91),
                items: [FormPage.space(1), FormPage.padded(label), FormPage.space(1), FormPage.padded(segments)])
        }.with {
            $0.crop = CGRect(x: 0, y: 0, width: 1179, height: 273)
            $0.remark = margins
            $0.controls = [Control(frame: CGRect(x: 8, y: 55.6667, width: 369, height: 32), least: 0.95)]
            $0.probes = [
                Probe(isAcross: false, line: 590, start: 130, end: 200, step: 3),
                Probe(isAcross: false, line: 590, start: 271, end: 220, step: 3),
                Probe(isAcross: true, line: 215, start: 0, end: 60, step: 3),
                Probe(isAcross: true, line: 215, start: 1178, end: 1100, step: 3),
            ]
        },
    ]

    // MARK: EdwardPhaniOS/EssentialFeed, October 2023 to February 2024, 375 by 667 points at two pixels

    private static let gallery = """
        The East Side Gallery is an open-air gallery in Berlin. It consists of a series of murals painted directly on a \
        1,316 m long remnant of the Berlin Wall, located near the centre of Berlin, on Mühlenstraße in \
        Friedrichshain-Kreuzberg. The gallery has official status as a Denkmal, or heritage-protected landmark
        """

    private static func list(
        _ name: String, isDark: Bool, _ contentSize: UIContentSizeCategory = .medium, error: String? = nil, hasRows: Bool = true
    ) -> Scene {
        let size = CGSize(width: 375, height: 667)
        return Scene(
            "EdwardPhaniOS+EssentialFeed_" + name, Setting(size: size, scale: 2, isDark: isDark, contentSize: contentSize),
            hasRows
                ? """
                Corrected after the first run: separators begin at 20 points. The texts' edges are soft in the recording, drawn at \
                three pixels a point and scaled to two (guessed), and stand up to 1.3 pixels lower in cells of the same height.
                """ : ""
        ) {
            let rows =
                hasRows
                ? [
                    ("a long long long username", "1000 years ago", gallery),
                    ("a username", "10 days ago", "East Side Gallery\nMemorial in Berlin, Germany"), ("a.", "1 hour ago", "nice"),
                ] : []
            return SeparatedPage(
                size: size, top: 20, header: InsetError(error),
                rows: rows.enumerated().map { CommentCell($0.element.0, $0.element.1, $0.element.2, tag: 10 * $0.offset) })
        }
    }

    private static let remarks: [Scene] = [
        list("IMAGE_COMMENTS_dark", isDark: true).with {
            $0.lines = [
                3: [
                    "The East Side Gallery is an open-air gallery in", "Berlin. It consists of a series of murals painted",
                    "directly on a 1,316 m long remnant of the Berlin", "Wall, located near the centre of Berlin, on",
                    "Mühlenstraße in Friedrichshain-Kreuzberg. The", "gallery has official status as a Denkmal, or",
                    "heritage-protected landmark",
                ], 13: ["East Side Gallery", "Memorial in Berlin, Germany"],
            ]
        },
        list("IMAGE_COMMENTS_light_extraExtraExtraLarge", isDark: false, .extraExtraExtraLarge).with {
            $0.lines = [
                1: ["a long long long…"],
                3: [
                    "The East Side Gallery is an open-", "air gallery in Berlin. It consists of a",
                    "series of murals painted directly",
                    "on a 1,316 m long remnant of the", "Berlin Wall, located near the centre", "of Berlin, on Mühlenstraße in",
                    "Friedrichshain-Kreuzberg. The", "gallery has official status as a", "Denkmal, or heritage-protected",
                    "landmark",
                ], 13: ["East Side Gallery", "Memorial in Berlin, Germany"],
            ]
        },
        list("LIST_WITH_ERROR_MESSAGE_dark", isDark: true, error: "This is a\nmulti-line\nerror message", hasRows: false).with {
            $0.breaks = ["This is a multi-line error message": ["This is a", "multi-line", "error message"]]
            $0.probes = [
                Probe(isAcross: false, line: 20, start: 0, end: 120), Probe(isAcross: false, line: 20, start: 400, end: 100),
            ]
        },
    ]

    // MARK: minvws/nl-covid19-coronacheck-app-ios, iOS 16.4, iPhone 14

    private static func failure(_ name: String, _ lines: [String]) -> Scene {
        Scene("minvws+nl-covid19-coronacheck-app-ios_test_\(name).1", three(390, 100)) {
            let host = UIView.filled(.white, 390, 100)
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = .byWordWrapping
            style.alignment = .left
            style.minimumLineHeight = 18
            let label = UILabel().tagged(1)
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: lines.joined(separator: " "),
                attributes: [
                    .paragraphStyle: style, .kern: -0.24,
                    .foregroundColor: UIColor(red: 0xB3 / 255, green: 9 / 255, blue: 0, alpha: 1),
                ])
            label.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(
                    equalTo: host.topAnchor, constant: 18 - UIFont.preferredFont(forTextStyle: .subheadline).ascender),
                label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 24),
                label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            ])
            return host
        }.with {
            $0.lines = [1: lines]
            $0.ignored = [CGRect(x: 0, y: 4, width: 18, height: 18)]
            $0.remark = "The icon is the app's own and is left out."
        }
    }

    private static let corona: [Scene] = [
        Scene("minvws+nl-covid19-coronacheck-app-ios_test_numberOfPages.1", three(150, 80)) {
            let dots = UIStackView(
                arrangedSubviews: (0..<5).map { index in
                    let dot = UIView()
                    dot.backgroundColor =
                        index == 0
                        ? UIColor(red: 0x15 / 255, green: 0x40 / 255, blue: 0xEB / 255, alpha: 1)
                        : UIColor(red: 0x8F / 255, green: 0x8F / 255, blue: 0x93 / 255, alpha: 1)
                    dot.layer.cornerRadius = 1.5
                    dot.widthAnchor.constraint(equalToConstant: 3).isActive = true
                    dot.heightAnchor.constraint(equalToConstant: 3).isActive = true
                    if index == 0 { dot.transform = CGAffineTransform(scaleX: 2.85, y: 2.85) }
                    return dot
                })
            dots.alignment = .center
            dots.distribution = .equalSpacing
            dots.spacing = 13
            dots.translatesAutoresizingMaskIntoConstraints = false
            let control = UIView()
            control.addSubview(dots)
            NSLayoutConstraint.activate([
                dots.leadingAnchor.constraint(equalTo: control.leadingAnchor, constant: 40),
                dots.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: -40),
                dots.topAnchor.constraint(equalTo: control.topAnchor), dots.bottomAnchor.constraint(equalTo: control.bottomAnchor),
            ])
            let host = UIStackView(arrangedSubviews: [control])
            host.backgroundColor = .white
            host.frame = CGRect(x: 0, y: 0, width: 150, height: 80)
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 120, start: 60, end: 130), Probe(isAcross: true, line: 120, start: 440, end: 300),
            ]
        },
        failure("singleLine", ["Deze code is niet geldig. Een code ziet er bijvoorbeeld", "zo uit: BRB-YYYYYYYYY1-Z2."]),
        failure(
            "multiLine", ["Deze testlocatie is (nog) niet bij ons bekend. Neem", "contact op met de locatie waar je bent getest."]),
    ]

    // MARK: ephread/Instructions, iOS 17.0, iPhone SE (3rd generation)

    /// The labels at the foot of the page, below the overlay of a tour.
    private static let profileLabels = Scene(
        "ephread+Instructions_testFlowInController_controller_0_portrait_iPhone_SE__3rd_generation__17_0@2x#labels",
        Setting(size: CGSize(width: 375, height: 82), scale: 2)
    ) {
        let host = UIView.filled(UIColor(red: 0.949_02, green: 0.949_02, blue: 0.968_627, alpha: 1), 375, 82)
        let labels = [("34\nposts", 2), ("jane@doe.com", 1), ("29\nkarma", 2)].enumerated().map { index, one in
            let label = UILabel().tagged(index + 1)
            label.text = one.0
            label.numberOfLines = one.1
            label.font = .systemFont(ofSize: 15)
            label.textAlignment = .center
            label.textColor = .white
            label.backgroundColor = .systemGreen
            label.clipsToBounds = true
            label.layer.cornerRadius = 4
            label.heightAnchor.constraint(equalToConstant: 50).isActive = true
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        fill(host, stack)
        for label in [labels[0], labels[2]] {
            label.widthAnchor.constraint(equalTo: labels[1].widthAnchor, multiplier: 0.5).isActive = true
        }
        let overlay = UIView.filled(UIColor(red: 0.909_804, green: 0.909_804, blue: 0.909_804, alpha: 0.65), 375, 82)
        host.addSubview(overlay)
        return host
    }.with {
        $0.crop = CGRect(x: 0, y: 1130, width: 750, height: 164)
        $0.lines = [1: ["34", "posts"], 3: ["29", "karma"]]
        $0.probes = [
            Probe(isAcross: true, line: 1180, start: 0, end: 60), Probe(isAcross: true, line: 1180, start: 194, end: 240),
            Probe(isAcross: false, line: 375, start: 1131, end: 1200),
        ]
    }
}
