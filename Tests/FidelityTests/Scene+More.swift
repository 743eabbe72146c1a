// The pictures of references/more.csv: whole screens of real devices, read from outside the repository.
// No Apple page: this is ours. NativeScript's are of an iPhone 15 with iOS 16.6 to 17.0.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    static let more: [Scene] = dialogs + lone + sheets + notCompared

    private static let phone = Setting(size: CGSize(width: 393, height: 852), scale: 3, device: .iPhone15)
    private static let table = "UITableView is there; the scene is not written."

    /// A part of a screen that `stage` shows.
    static func screen(
        _ file: String, _ setting: Setting, _ region: CGRect, _ remark: String = "",
        _ stage: @escaping @MainActor @Sendable (Harness) async throws -> Void
    ) -> Scene {
        Scene(file, setting, remark, build: nil).with {
            $0.stage = stage
            $0.region = region
            let part = Rendering.pixels(region, setting.scale)
            $0.crop = CGRect(x: part.minX, y: part.minY, width: part.width, height: part.height)
        }
    }

    /// A view alone on a white screen.
    private static func lone(
        _ name: String, _ region: CGRect, _ remark: String = "", _ make: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        screen("NativeScript+docs_\(name)", phone, region, remark) { harness in
            let page = UIViewController()
            page.view.backgroundColor = .white
            page.view.addSubview(make())
            try await harness.show(page)
        }
    }

    // MARK: Alerts

    private static let regular = """
        Its title and message are attributed strings in 17 points regular, in lines of 20.0 points; ours stand in one \
        title, semibold, in lines of 20.3: baselines do not count, and the card's height is the lines'.
        """

    private static let dialogs: [Scene] = [
        alert(
            "Dialogs-Alert", CGRect(x: 53.6667, y: 368.3333, width: 286, height: 140.3333), "Alert!\nPlease try again later.", nil
        )
        .with {
            $0.probes = [
                Probe(isAcross: false, line: 400, start: 1110, end: 1200),
                Probe(isAcross: false, line: 400, start: 1520, end: 1430),
                Probe(isAcross: true, line: 1400, start: 165, end: 220), Probe(isAcross: true, line: 1400, start: 1015, end: 960),
                Probe(isAcross: false, line: 200, start: 1480, end: 1300, step: 20),
            ]
            $0.breaks = ["Alert! Please try again later.": ["Alert!", "Please try again later."]]
        },
        alert(
            "Dialogs-Prompt", CGRect(x: 53.6667, y: 337, width: 286, height: 203.3333),
            "Prompt!\nEnter the name of\nthis framework:", "NativeScript"
        ).with {
            $0.probes = [
                Probe(isAcross: false, line: 400, start: 1015, end: 1100),
                Probe(isAcross: false, line: 400, start: 1610, end: 1500),
                Probe(isAcross: true, line: 1550, start: 165, end: 220), Probe(isAcross: true, line: 1550, start: 1015, end: 960),
                // The field: its border above and below, left and right, and the line below it.
                Probe(isAcross: false, line: 900, start: 1320, end: 1370, step: 12),
                Probe(isAcross: false, line: 900, start: 1445, end: 1380, step: 12),
                Probe(isAcross: true, line: 1400, start: 205, end: 245, step: 12),
                Probe(isAcross: true, line: 1400, start: 970, end: 930, step: 12),
                Probe(isAcross: false, line: 900, start: 1560, end: 1440, step: 20),
                Probe(isAcross: true, line: 1580, start: 560, end: 620, step: 20),
            ]
            $0.breaks = [
                "Prompt! Enter the name of this framework:": ["Prompt!", "Enter the name of", "this framework:"]
            ]
            // The caret blinks.
            $0.ignored = [CGRect(x: 156, y: 450, width: 5, height: 22)]
        },
    ]

    private static func alert(_ name: String, _ region: CGRect, _ title: String, _ field: String?) -> Scene {
        screen("NativeScript+docs_\(name)", phone, region, regular) { harness in
            let page = UIViewController()
            page.view.backgroundColor = .white
            try await harness.show(page)
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            if let field {
                alert.addTextField { $0.text = field }
                alert.addAction(UIAlertAction(title: "Cancel", style: .default))
            }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            page.present(alert, animated: false)
            try await harness.settle()
        }.with {
            $0.baselinesCount = false
            $0.isAsWideAsTitle = true
        }
    }

    // MARK: Controls by themselves

    private static let lone: [Scene] = [
        lone("SegmentedBar", CGRect(x: 0, y: 410, width: 393, height: 58)) {
            let control = UISegmentedControl(items: ["First", "Second", "Third"])
            control.frame = CGRect(x: 8, y: 1268.0 / 3, width: 377, height: 32)
            control.selectedSegmentIndex = 0
            return control
        }.with {
            $0.controls = [Control(frame: CGRect(x: 8, y: 1268.0 / 3, width: 377, height: 32), least: 0.95)]
            $0.probes = [
                Probe(isAcross: false, line: 700, start: 1240, end: 1300),
                Probe(isAcross: false, line: 700, start: 1400, end: 1330),
                Probe(isAcross: true, line: 1290, start: 45, end: 20, step: 5),
                Probe(isAcross: true, line: 1290, start: 370, end: 400, step: 5),
                // The divider, and where it begins.
                Probe(isAcross: true, line: 1316, start: 740, end: 790),
                Probe(isAcross: false, line: 778, start: 1275, end: 1310, step: 10),
                Probe(isAcross: false, line: 200, start: 1400, end: 1350),
            ]
        },
        lone(
            "DatePicker", CGRect(x: 240, y: 412, width: 153, height: 53), "The width is that of the date: the font's own."
        ) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = .date
            picker.date = Date(timeIntervalSince1970: 1_693_224_000)
            let size = picker.sizeThatFits(.zero)
            picker.frame = CGRect(x: 393 - size.width, y: (438.5 - size.height / 2), width: size.width, height: size.height)
            return picker
        }.with {
            $0.controls = [Control(frame: CGRect(x: 265.6667, y: 421.3333, width: 127.3333, height: 34.3333), least: 0.95)]
            $0.isAsWideAsTitle = true
            $0.probes = [
                Probe(isAcross: false, line: 1000, start: 1240, end: 1300),
                Probe(isAcross: false, line: 1000, start: 1390, end: 1330),
                Probe(isAcross: true, line: 1316, start: 730, end: 850),
            ]
        },
        lone("ListPicker", CGRect(x: 36, y: 330, width: 321, height: 217)) { colours() }.with {
            $0.probes = [
                Probe(isAcross: false, line: 200, start: 1240, end: 1290),
                Probe(isAcross: false, line: 200, start: 1400, end: 1340),
                Probe(isAcross: true, line: 1316, start: 115, end: 160), Probe(isAcross: true, line: 1316, start: 1065, end: 1010),
            ]
            $0.texts = [
                CGRect(x: 160, y: 424, width: 75, height: 32), CGRect(x: 150, y: 456.3333, width: 95, height: 29),
                CGRect(x: 150, y: 486, width: 95, height: 22),
            ]
        },
        lone("Progress", CGRect(x: 0, y: 430, width: 393, height: 18)) {
            let view = UIProgressView(progressViewStyle: .default)
            view.frame = CGRect(x: 0, y: 1310.0 / 3, width: 393, height: 4)
            view.progress = 0.75
            return view
        }.with {
            $0.controls = [Control(frame: CGRect(x: 0, y: 1310.0 / 3, width: 393, height: 4), least: 0.95)]
            $0.probes = [
                Probe(isAcross: false, line: 400, start: 1300, end: 1318),
                Probe(isAcross: false, line: 400, start: 1335, end: 1315),
                Probe(isAcross: true, line: 1316, start: 800, end: 920, step: 30),
            ]
        },
        screen("NativeScript+docs_ActionBar", phone, CGRect(x: 0, y: 64, width: 393, height: 50)) { harness in
            let page = UIViewController()
            page.view.backgroundColor = .white
            page.title = "MyApp"
            let navigation = UINavigationController(rootViewController: page)
            let look = UINavigationBarAppearance()
            look.configureWithDefaultBackground()
            navigation.navigationBar.standardAppearance = look
            navigation.navigationBar.scrollEdgeAppearance = look
            try await harness.show(navigation)
        }.with { $0.probes = [Probe(isAcross: false, line: 100, start: 250, end: 330, step: 20)] },
    ]

    /// A wheel of three tinted rows, 320 wide.
    @MainActor private static func colours() -> UIView {
        let picker = UIPickerView(frame: CGRect(x: 36.6667, y: 330.6667, width: 320, height: 216))
        picker.dataSource = TintedRows.shared
        picker.delegate = TintedRows.shared
        return picker
    }

    // MARK: What is not compared

    private static let notCompared: [Scene] = [
        .absent("NativeScript+docs_SearchBar", "UISearchBar: a later issue."),
        .absent("NativeScript+docs_ListView", table),
        .absent("ResearchKit+ResearchKit_creating-surveys-symptom-choice@3x", table),
        .absent("ResearchKit+ResearchKit_family-history-step-parent-added@3x", table),
        .absent("TiagoSAmaral+github-person_testNavigationLayout.1", "UISearchController: a later issue."),
        .absent("TiagoSAmaral+github-person_busca_result_l", "UISearchBar and UITableView: later issues."),
        .leftOut(
            "dominicstop+react-native-ios-context-menu_example-ContextMenuViewExample23",
            "A cut JPEG, enlarged by an unknown factor: no pixel of the device's is left."),
        .leftOut(
            "react-native-datetimepicker+datetimepicker_ios_date_new",
            "A capture of the simulator's window, reduced to 1.59 pixels a point: no pixel of the device's is left."),
        .leftOut(
            "pome-ta+pystaUIKitCatalogChallenge_1-1-1_Buttons",
            "A capture of the simulator's window, reduced to 1.27 pixels a point: no pixel of the device's is left."),
    ]
}

/// The rows of NativeScript's list picker.
private final class TintedRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    @MainActor static let shared = TintedRows()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        let color = UIColor(red: 56 / 255, green: 146 / 255, blue: 245 / 255, alpha: 1)
        return NSAttributedString(string: ["First", "Second", "Third"][row], attributes: [.foregroundColor: color])
    }
}
