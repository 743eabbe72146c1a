// The safe area and the margins of this screen, drawn and written, as it is held now.
import UIKit

/// Rotate the device: the outlines follow.
@MainActor
final class SafeAreaController: UIViewController {
    private let safeRegion = UIView()
    private let margins = UIView()
    private let scroll = UIScrollView()
    private let facts = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        safeRegion.layer.borderWidth = 2
        safeRegion.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.12)
        margins.layer.borderWidth = 2
        margins.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
        facts.follow(.footnote, .monospacedSystemFont(ofSize: 13, weight: .regular))
        facts.accessibilityIdentifier = "facts"
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(facts)
        for view in [safeRegion, margins, scroll] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        safeRegion.layer.borderColor = UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor
        margins.layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
        safeRegion.frame = view.bounds.inset(by: view.safeAreaInsets)
        margins.frame = view.bounds.inset(by: view.layoutMargins)
        facts.text = text
        let width = margins.frame.width - 32
        let height = facts.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        scroll.frame = margins.frame
        facts.frame = CGRect(x: 16, y: 20, width: width, height: height)
        scroll.contentSize = CGSize(width: margins.frame.width, height: height + 40)
    }

    private var text: String {
        func insets(_ value: UIEdgeInsets) -> String {
            "top \(Int(value.top)) left \(Int(value.left)) bottom \(Int(value.bottom)) right \(Int(value.right))"
        }
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> String { value == .regular ? "regular" : "compact" }
        // A name and its value do not fit on one line at the large text sizes.
        func line(_ name: String, _ value: String) -> String {
            hasLargeText ? "\(name)\n\(value)" : name.padding(toLength: 9, withPad: " ", startingAt: 0) + value
        }
        return [
            line("screen", "\(Int(view.bounds.width)) × \(Int(view.bounds.height))"),
            line("safe", insets(view.safeAreaInsets)),
            line("margins", insets(view.layoutMargins)),
            line("width", sizeClass(traitCollection.horizontalSizeClass)),
            line("height", sizeClass(traitCollection.verticalSizeClass)),
            line("scale", "\(Int(traitCollection.displayScale))"),
        ].joined(separator: "\n")
    }
}
