// The safe area and the margins of this screen, drawn and written, as it is held now.
import UIKit

/// Rotate the device: the outlines follow.
@MainActor
final class SafeAreaController: UIViewController {
    private let safeRegion = UIView()
    private let margins = UIView()
    private let facts = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        safeRegion.layer.borderWidth = 2
        safeRegion.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.12)
        margins.layer.borderWidth = 2
        margins.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
        facts.numberOfLines = 0
        facts.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        facts.accessibilityIdentifier = "facts"
        for view in [safeRegion, margins, facts] { self.view.addSubview(view) }
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
        facts.frame = CGRect(x: margins.frame.minX + 16, y: margins.frame.minY + 20, width: width, height: height)
    }

    private var text: String {
        func insets(_ value: UIEdgeInsets) -> String {
            "top \(Int(value.top)) left \(Int(value.left)) bottom \(Int(value.bottom)) right \(Int(value.right))"
        }
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> String { value == .regular ? "regular" : "compact" }
        return """
            screen   \(Int(view.bounds.width)) × \(Int(view.bounds.height))
            safe     \(insets(view.safeAreaInsets))
            margins  \(insets(view.layoutMargins))
            width    \(sizeClass(traitCollection.horizontalSizeClass))
            height   \(sizeClass(traitCollection.verticalSizeClass))
            scale    \(Int(traitCollection.displayScale))
            """
    }
}
