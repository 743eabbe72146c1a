// The pictures of controls.
// No Apple page: this is ours.
import Foundation
import UIKit

extension Scene {
    private static let point = Setting(scale: 3)
    private static let later = "The look of iOS 26, which is not the one followed here (iOS 17)."

    static let controls: [Scene] = [
        Scene(
            "pointfreeco_SnapshotTestingTests_testUIView.1", point,
            """
            A glyph of Apple's symbol font, ours is drawn by us: the strokes' edges differ by up to 39 levels of coverage, \
            one end of the plus by 92; size and place agree.
            """
        ) {
            let button = UIButton(type: .contactAdd)
            button.sizeToFit()
            return button
        }.with { $0.isGlyph = true },
        Scene(
            "uber_FBSnapshotTestCaseDemoTests_testViewSnapshotWithUIAppearance@3x", point,
            "The thumb's shadow is that of iOS 10 to 14, narrower than the one of iOS 16 that is followed here."
        ) {
            let control = UISwitch()
            control.isOn = true
            control.onTintColor = .blue
            control.thumbTintColor = .lightGray
            control.sizeToFit()
            return control
        }.with {
            $0.controls = [Control(frame: CGRect(x: 0, y: 0, width: 51, height: 31))]
            $0.isOtherRelease = true
        },
        Scene(
            "uber_FBSnapshotTestCaseDemoTests_testViewSnapshotWithUIAppearanceResizing@3x", point,
            "The width is that of the title: the font's own, 63 points for 64."
        ) {
            let button = UIButton(type: .system)
            button.setTitle("Click me!", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            button.sizeToFit()
            return button
        }.with { $0.isAsWideAsTitle = true },
        burnt(
            "SegmentedControl_17_5_393x852", 393, recorded: CGRect(x: 65, y: 10, width: 263, height: 32),
            "The width is that of the titles: the font's own, 88 points a segment for 87."
        ) { segments() }.with { $0.isAsWideAsTitle = true },
        burnt("SegmentedControl_26_2_402x874", 402, recorded: nil, later) { segments() }.with { $0.isOtherRelease = true },
        burnt("Slider_17_5_393x852", 393, recorded: CGRect(x: 10, y: 10, width: 373, height: 34)) { slider(373) },
        burnt("Slider_26_2_402x874", 402, recorded: nil, later) { slider(382) }.with { $0.isOtherRelease = true },
        burnt("Stepper_17_5_393x852", 393, recorded: CGRect(x: 449.0 / 3, y: 10, width: 94, height: 32)) { stepper() },
        burnt("Stepper_26_2_402x874", 402, recorded: nil, later) { stepper() }.with { $0.isOtherRelease = true },
        burnt("PageControl_18_5_402x874", 402, recorded: CGRect(x: 494.0 / 3, y: 10, width: 73, height: 77.0 / 3)) {
            let control = UIPageControl()
            control.numberOfPages = 3
            control.currentPage = 1
            control.pageIndicatorTintColor = .darkGray
            control.currentPageIndicatorTintColor = .black
            return control
        },
        blurred(2), blurred(3),
        Scene("cashapp_DefaultControlsTests_testTextFieldHidesCursor_18_5_402x874@3x", point) {
            let field = UITextField()
            field.text = "Hello world"
            let host = UIView.filled(.white, 120, 44)
            let size = field.sizeThatFits(CGSize(width: 120, height: 44))
            field.frame = CGRect(
                x: ((120 - size.width) / 2 * 3).rounded() / 3, y: ((44 - size.height) / 2 * 3).rounded() / 3,
                width: size.width, height: size.height)
            host.addSubview(field)
            return host
        },
        Scene("square_TextFieldTests_test_snapshots_simple_iOS-17") { field { $0.text = "Hello, world" } },
        Scene("square_TextFieldTests_test_snapshots_placeholder_iOS-17") { field { $0.placeholder = "Type something..." } },
        Scene(
            "johnxnguyen_InlineStyleTests_testThat_StrongEmphasizedText_IsStyled.1", point
        ) {
            let bold = UIFont.boldSystemFont(ofSize: 17)
            let slanted = bold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]).map {
                UIFont(descriptor: $0, size: 17)
            }
            let text = NSMutableAttributedString()
            for (words, font) in [
                ("Text ", UIFont.systemFont(ofSize: 17)), ("strong ", bold), ("emphasized", slanted ?? bold), (" strong", bold),
                (" text.", UIFont.systemFont(ofSize: 17)),
            ] {
                text.append(NSAttributedString(string: words, attributes: [.font: font]))
            }
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
            view.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            view.attributedText = text
            view.frame.size.height = view.sizeThatFits(CGSize(width: 600, height: 1000)).height
            return view
        },
    ]

    /// A light blur over a red half. Its size counts and no pixel does: the two recorded pictures are not alike.
    private static func blurred(_ scale: CGFloat) -> Scene {
        Scene(
            "uber_FBSnapshotTestCaseDemoTests_testViewSnapshotWithVisualEffects@\(Int(scale))x", Setting(scale: scale),
            "The two recorded pictures differ from one another, and their test is disabled where they come from: no pixel counts."
        ) {
            let host = UIView.filled(.white, 40, 40)
            host.addSubview(.filled(.red, 20, 40))
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            blur.frame = host.bounds
            host.addSubview(blur)
            return host
        }.with {
            $0.drawsHierarchy = true
            $0.pixelsCount = false
            $0.isOtherRelease = true
        }
    }

    @MainActor private static func field(_ configure: (UITextField) -> Void) -> UIView {
        let host = UIView.filled(.white, 200, 44)
        let field = UITextField(frame: host.bounds)
        field.font = .systemFont(ofSize: 17)
        configure(field)
        host.addSubview(field)
        return host
    }

    /// A control in the middle of a white container as wide as the screen; the legend below is cut off.
    private static func burnt(
        _ name: String, _ width: CGFloat, recorded: CGRect?, _ remark: String = "",
        _ make: @escaping @MainActor @Sendable () -> UIControl
    ) -> Scene {
        Scene(
            "cashapp_DefaultControlsTests_test\(name)@3x", Setting(size: CGSize(width: width, height: 852), scale: 3),
            remark
        ) {
            let control = make().tagged(1)
            if control.bounds.isEmpty { control.sizeToFit() }
            let host = UIView.filled(.white, width, control.bounds.height + 20)
            func snapped(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
            control.frame.origin = CGPoint(
                x: snapped((width - control.bounds.width) / 2), y: snapped((host.bounds.height - control.bounds.height) / 2))
            host.addSubview(control)
            return host
        }.with {
            $0.treatment = .monochrome
            $0.sizeCounts = false
            if let recorded {
                $0.frames = [Frame(recorded: recorded, tag: 1)]
                $0.controls = [Control(frame: recorded, least: name.hasPrefix("Stepper") ? 0.97 : 0.95)]
                $0.crop = CGRect(x: 0, y: 0, width: width * 3, height: ((recorded.height + 20) * 3).rounded())
            } else {
                $0.crop = CGRect(x: 0, y: 0, width: width * 3, height: 150)
            }
        }
    }

    @MainActor private static func segments() -> UIControl {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        return control
    }

    @MainActor private static func slider(_ width: CGFloat) -> UIControl {
        let slider = UISlider()
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 75
        slider.frame = CGRect(x: 0, y: 0, width: width, height: slider.sizeThatFits(.zero).height)
        return slider
    }

    @MainActor private static func stepper() -> UIControl {
        let stepper = UIStepper()
        stepper.minimumValue = -1
        stepper.maximumValue = 1
        stepper.value = 0
        return stepper
    }
}
