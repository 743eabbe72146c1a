// A page with a toolbar below: buttons, room between them, and a title in the middle.
// Apple: "UIToolbar", "UIViewController", toolbarItems.
import UIKit

/// A painting that the toolbar's buttons change.
@MainActor
final class ToolbarPage: UIViewController {
    private var shown: PhotoView?
    private let words = UILabel("", .headline)
    private var number = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Toolbar"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ToolbarPage is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        words.numberOfLines = 1
        words.accessibilityIdentifier = "toolbar-title"
        func step(_ symbol: String, _ name: String, _ by: Int) -> UIBarButtonItem {
            let item = UIBarButtonItem(
                image: UIImage(systemName: symbol),
                primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
                    guard let self else { return }
                    show(number + by)
                })
            item.accessibilityIdentifier = name
            item.accessibilityLabel = by < 0 ? "Back" : "Forward"
            return item
        }
        toolbarItems = [
            step("chevron.backward", "step-back", -1), .flexibleSpace(), UIBarButtonItem(customView: words),
            .flexibleSpace(), step("chevron.forward", "step-forward", 1),
        ]
        show(0)
    }

    private func show(_ number: Int) {
        self.number = (number + Painting.all.count) % Painting.all.count
        shown?.removeFromSuperview()
        let photo = PhotoView(number: self.number)
        view.addFilling(photo, of: view.safeAreaLayoutGuide)
        shown = photo
        words.text = Painting.all[self.number].name
        words.sizeToFit()
        toolbarItems?.first?.isEnabled = self.number > 0
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
