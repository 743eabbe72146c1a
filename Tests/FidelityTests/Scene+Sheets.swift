// Page sheets of real devices with their bars, a wheel and a keyboard below them.
// No Apple page: this is ours. ResearchKit's are of a simulator with iOS 17, passforios's of one with iOS 16.2.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    private static let phone = Setting(size: CGSize(width: 393, height: 852), scale: 3, device: .iPhone15)
    private static let wide = Setting(size: CGSize(width: 430, height: 932), scale: 3, device: .iPhone15ProMax)
    private static let kit = "ResearchKit+ResearchKit_creating-surveys"

    static let sheets: [Scene] = [
        survey("time-of-day", "5 of 10"), survey("slider", "8 of 10"),
        screen(
            "\(kit)-time-of-day@3x#wheels", phone, CGRect(x: 0, y: 636, width: 393, height: 176),
            "The ground is the keyboard's, tinted by what lies below: no pixel counts."
        ) { harness in
            let page = UIViewController()
            page.view.backgroundColor = UIColor(red: 208 / 255, green: 211 / 255, blue: 218 / 255, alpha: 1)
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 636, width: 393, height: 216))
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .time
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 1_715_353_320)
            page.view.addSubview(picker)
            try await harness.show(page)
        }.with {
            $0.pixelsCount = false
            $0.probes = [
                // The band.
                Probe(isAcross: true, line: 2270, start: 0, end: 60, step: 4),
                Probe(isAcross: true, line: 2270, start: 1178, end: 1120, step: 4),
                Probe(isAcross: false, line: 600, start: 2165, end: 2220),
                Probe(isAcross: false, line: 600, start: 2298, end: 2240),
            ]
            // Hours, minutes, halves, row by row; hours without the glyph 1, whose foot is the font's.
            $0.texts = [2, 3, 4, 5].flatMap { row -> [CGRect] in
                let middles: [CGFloat] = [0, 0, 2136.5, 2230.5, 2325, 2406.5]
                let (middle, half): (CGFloat, CGFloat) = (middles[row] / 3, row == 5 ? 10 : 13)
                return [110, 175].map { CGRect(x: $0, y: middle - half, width: 45, height: 2 * half) }
            }
        },
        screen(
            "\(kit)-time-of-day@3x#toolbar", phone, CGRect(x: 0, y: 584, width: 393, height: 52),
            "The bar of this app has the ground of the page, and ours gets it."
        ) { harness in
            let page = UIViewController()
            page.view.backgroundColor = .systemGroupedBackground
            let bar = UIToolbar(frame: CGRect(x: 0, y: 592, width: 393, height: 44))
            bar.items = [
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            ]
            let look = UIToolbarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .systemGroupedBackground
            bar.standardAppearance = look
            bar.scrollEdgeAppearance = look
            page.view.addSubview(bar)
            try await harness.show(page)
        }.with { $0.probes = [Probe(isAcross: false, line: 100, start: 1760, end: 1800)] },
        screen(
            "\(kit)-age@3x#keyboard", phone.with { $0.showsKeyboard = true }, CGRect(x: 0, y: 561.3333, width: 393, height: 216),
            """
            The lower rows of the ground are tinted by the app's button below the keyboard: as large as in \
            `creating-surveys-slider@3x`, its height on the screen fitted.
            """
        ) { harness in
            let page = UIViewController()
            page.view.backgroundColor = .systemGroupedBackground
            let button = UIView(frame: CGRect(x: 20, y: 712.5, width: 353.3333, height: 50))
            button.backgroundColor = .systemBlue
            button.layer.cornerRadius = 14
            page.view.addSubview(button)
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.keyboardType = .numberPad
            page.view.addSubview(field)
            try await harness.show(page)
            field.becomeFirstResponder()
            try await harness.settle()
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 1720, start: 4, end: 60), Probe(isAcross: true, line: 1720, start: 200, end: 400),
                Probe(isAcross: false, line: 100, start: 1690, end: 1720),
                Probe(isAcross: false, line: 100, start: 1720, end: 1860),
                Probe(isAcross: false, line: 100, start: 1850, end: 1880),
                Probe(isAcross: false, line: 100, start: 2010, end: 2040),
            ]
        },
        screen(
            "ResearchKit+ResearchKit_psat-task-1@3x", Setting(size: CGSize(width: 390, height: 844), scale: 3, device: .iPhone14),
            CGRect(x: 0, y: 44, width: 390, height: 68), "Recorded on iOS 15."
        ) { harness in
            try await sheet(harness, behind: UIColor(white: 245 / 255, alpha: 1)) { _, page in
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
            }
        }.with {
            $0.probes = [
                Probe(isAcross: false, line: 585, start: 134, end: 150), Probe(isAcross: false, line: 585, start: 160, end: 190),
                Probe(isAcross: true, line: 160, start: 20, end: 80), Probe(isAcross: true, line: 160, start: 1150, end: 1090),
            ]
        },
        screen("mssun+passforios_screenshot4#bar", wide, CGRect(x: 0, y: 54, width: 430, height: 68)) { harness in
            try await sheet(harness, behind: .systemGroupedBackground) { _, page in
                page.title = "Edit Password"
                page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
            }
        }.with { $0.probes = cards(646) },
        screen(
            "mssun+passforios_screenshot4#segments", wide, CGRect(x: 240, y: 327, width: 160, height: 44),
            "The thumb's shadow is darker here (iOS 16.2) than in `NativeScript+docs_SegmentedBar` (16.6), which is followed."
        ) { harness in
            let segments = UISegmentedControl(items: ["Random", "XKCD"])
            segments.frame = CGRect(x: 251, y: 335, width: 139, height: 32)
            segments.selectedSegmentIndex = 1
            try await showing([segments], harness)
        }.with {
            $0.controls = [Control(frame: CGRect(x: 251, y: 335, width: 139, height: 32), least: 0.95)]
            $0.probes = [
                Probe(isAcross: false, line: 800, start: 990, end: 1020), Probe(isAcross: true, line: 1010, start: 730, end: 800),
            ]
        },
        // The app scales the slider and the switches by 0.8; the slider's frame is fitted to its ends.
        screen("mssun+passforios_screenshot4#slider", wide, CGRect(x: 120, y: 373, width: 220, height: 39)) { harness in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 259.55, height: 34))
            slider.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            slider.center = CGPoint(x: 230.8333, y: 393.8333)
            try await showing([slider], harness)
        }.with {
            $0.controls = [Control(frame: CGRect(x: 126, y: 381, width: 210, height: 25), least: 0.95)]
            $0.probes = [
                Probe(isAcross: true, line: 1181, start: 1015, end: 960), Probe(isAcross: false, line: 700, start: 1165, end: 1185),
                Probe(isAcross: false, line: 700, start: 1200, end: 1180),
            ]
        },
        screen(
            "mssun+passforios_screenshot4#switches", wide, CGRect(x: 240, y: 417, width: 164, height: 122),
            "Scaled by 0.8, so that the edges are a scaled image's: they differ by up to 48 levels, all else agrees."
        ) { harness in
            let knobs = [435.1667, 477.1667, 519.1667].map { y in
                let knob = UISwitch()
                knob.onTintColor = .systemBlue
                knob.isOn = true
                knob.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                knob.center = CGPoint(x: 370.5, y: y)
                return knob
            }
            try await showing(knobs, harness)
        }.with {
            $0.controls = [435.1667, 477.1667, 519.1667].map {
                Control(frame: CGRect(x: 350, y: $0 - 12.4, width: 40.8, height: 24.8))
            }
            $0.probes = [
                Probe(isAcross: true, line: 1306, start: 1035, end: 1070),
                Probe(isAcross: true, line: 1306, start: 1185, end: 1150),
                Probe(isAcross: false, line: 1095, start: 1255, end: 1290),
                Probe(isAcross: true, line: 1306, start: 1060, end: 1130, step: 60),
            ]
            // The lines between the rows.
            $0.ignored = [455.3333, 497.3333].map { CGRect(x: 120, y: $0, width: 284, height: 1) }
        },
        screen("mssun+passforios_screenshot1#title", wide, CGRect(x: 0, y: 103, width: 430, height: 38)) { harness in
            let page = UIViewController()
            page.view.backgroundColor = .systemGroupedBackground
            page.title = "Password Store"
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            try await harness.show(navigation)
        },
        screen(
            "mssun+passforios_screenshot1#tabs", wide, CGRect(x: 0, y: 840, width: 430, height: 60),
            """
            The images are the app's own: they are left out. Over grey the recorded ground is lighter (250) than over white \
            (247 in `NativeScript+docs_ActionBar`): no colour of ours does that, and white is followed.
            """
        ) { harness in
            let tabs = UITabBarController()
            tabs.viewControllers = ["Passwords", "Settings"].map { title in
                let page = UIViewController()
                page.view.backgroundColor = .systemGroupedBackground
                let cell = UIView(frame: CGRect(x: 20, y: 780, width: 394, height: 152))
                cell.backgroundColor = .white
                page.view.addSubview(cell)
                page.tabBarItem = UITabBarItem(title: title, image: blank(), tag: 0)
                return page
            }
            let look = UITabBarAppearance()
            look.configureWithDefaultBackground()
            tabs.tabBar.standardAppearance = look
            tabs.tabBar.scrollEdgeAppearance = look
            try await harness.show(tabs)
        }.with {
            $0.probes = [Probe(isAcross: false, line: 645, start: 2522, end: 2570, step: 20)]
            $0.ignored = [
                CGRect(x: 92, y: 852, width: 32, height: 31), CGRect(x: 306, y: 852, width: 32, height: 31),
                CGRect(x: 0, y: 840, width: 430, height: 8.6667),
            ]
        },
    ]

    /// Views on a white page.
    @MainActor private static func showing(_ views: [UIView], _ harness: Harness) async throws {
        let page = UIViewController()
        page.view.backgroundColor = .white
        for view in views { page.view.addSubview(view) }
        try await harness.show(page)
    }

    @MainActor private static func blank() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in }
    }

    /// The edges of the sheet and of the card behind it, on ResearchKit's and passforios's screens.
    private static func cards(_ middle: Int) -> [Probe] {
        [
            Probe(isAcross: false, line: middle, start: 170, end: 190), Probe(isAcross: false, line: middle, start: 195, end: 230),
            Probe(isAcross: true, line: 195, start: 20, end: 90),
            Probe(isAcross: true, line: 195, start: 2 * middle - 20, end: 2 * middle - 90),
        ]
    }

    private static func survey(_ name: String, _ title: String) -> Scene {
        screen("\(kit)-\(name)@3x#bar", phone, CGRect(x: 0, y: 56, width: 393, height: 62)) { harness in
            try await sheet(harness, behind: .systemGroupedBackground) { navigation, page in
                let next = UIViewController()
                next.view.backgroundColor = .systemGroupedBackground
                next.title = title
                next.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
                next.navigationItem.largeTitleDisplayMode = .never
                page.navigationItem.backButtonTitle = "Back"
                navigation.pushViewController(next, animated: false)
            }
        }.with {
            $0.probes = cards(589)
            // The chevron of the back button: left and top.
            $0.probes += [
                Probe(isAcross: true, line: 291, start: 4, end: 60, step: 60),
                Probe(isAcross: false, line: 57, start: 240, end: 290, step: 60),
            ]
            $0.ignored = [CGRect(x: 8, y: 86, width: 16, height: 22)]
        }
    }

    /// A navigation controller in a page sheet over a page of a colour.
    @MainActor private static func sheet(
        _ harness: Harness, behind color: UIColor, _ configure: (UINavigationController, UIViewController) -> Void
    ) async throws {
        let root = UIViewController()
        root.view.backgroundColor = color
        // A window has no colour of its own, as in an app: black stands around the card.
        harness.window.backgroundColor = nil
        try await harness.show(root)
        let page = UIViewController()
        page.view.backgroundColor = .systemGroupedBackground
        let navigation = UINavigationController(rootViewController: page)
        configure(navigation, page)
        navigation.modalPresentationStyle = .pageSheet
        root.present(navigation, animated: false)
        try await harness.settle()
    }
}

extension Scene.Setting {
    func with(_ change: (inout Scene.Setting) -> Void) -> Scene.Setting {
        var copy = self
        change(&copy)
        return copy
    }
}
