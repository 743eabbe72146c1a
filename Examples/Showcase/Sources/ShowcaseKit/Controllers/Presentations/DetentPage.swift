// A sheet of three heights, whose list scrolls; the height is chosen by a drag or by the control.
// Apple: "UISheetPresentationController".
import UIKit

/// Says at which detent it stands, and moves itself to others.
@MainActor
final class DetentPage: ListPage {
    private static let peek = UISheetPresentationController.Detent.Identifier("peek")
    private static let names: [UISheetPresentationController.Detent.Identifier] = [peek, .medium, .large]
    private var choice: UISegmentedControl?

    init() { super.init(title: "Three detents") }

    /// Gives the sheet its detents.
    func configure(_ sheet: UISheetPresentationController) {
        sheet.detents = [.custom(identifier: Self.peek) { _ in 180 }, .medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 20
        sheet.delegate = self
    }

    private var sheet: UISheetPresentationController? { navigationController?.sheetPresentationController }

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        done.accessibilityIdentifier = "done"
        navigationItem.rightBarButtonItem = done
        let choice = makeChoice(["Peek", "Half", "Whole"], "detent", chosen: 1) { [weak self] index in
            self?.sheet?.animateChanges { [weak self] in self?.sheet?.selectedDetentIdentifier = Self.names[index] }
        }
        self.choice = choice
        let undimmed = makeSwitch("undimmed") { [weak self] isOn in
            self?.sheet?.animateChanges { [weak self] in
                self?.sheet?.largestUndimmedDetentIdentifier = isOn ? .medium : nil
            }
        }
        let expands = makeSwitch("expands", isOn: true) { [weak self] in
            self?.sheet?.prefersScrollingExpandsWhenScrolledToEdge = $0
        }
        addGroup(
            "Detent",
            [
                makeRow(choice), ListRow("No dimming up to half", control: undimmed),
                ListRow("Scrolling at the top expands", control: expands),
            ])
        addGroup(
            "Paintings",
            Painting.all.prefix(16).map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }
}

extension DetentPage: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        choice?.selectedSegmentIndex =
            sheetPresentationController.selectedDetentIdentifier.flatMap { Self.names.firstIndex(of: $0) } ?? 1
    }
}

/// A sheet that does not go by itself while something is written in it.
@MainActor
final class DraftPage: ListPage, UIAdaptivePresentationControllerDelegate {
    /// Told how it ended.
    var finished: (String) -> Void = { _ in }
    private let field = UITextField()

    init() { super.init(title: "New name") }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Write something, then drag the sheet"
        field.accessibilityIdentifier = "draft"
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                isModalInPresentation = field.text?.isEmpty == false
            }, for: .editingChanged)
        addGroup(nil, [makeRow(field)], foot: "If the field has text, the sheet asks before it closes.")
        func item(_ system: UIBarButtonItem.SystemItem, _ name: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
            let item = UIBarButtonItem(systemItem: system, primaryAction: UIAction { _ in action() })
            item.accessibilityIdentifier = name
            return item
        }
        navigationItem.leftBarButtonItem = item(.cancel, "cancel") { [weak self] in
            self?.isModalInPresentation == true ? self?.ask() : self?.end("Cancelled")
        }
        navigationItem.rightBarButtonItem = item(.save, "save") { [weak self] in self?.end("Saved: \(self?.field.text ?? "")") }
        navigationController?.presentationController?.delegate = self
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { ask() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finished("Dragged away") }

    private func ask() {
        let sheet = UIAlertController(title: "Discard your text?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Throw away", style: .destructive) { [weak self] _ in self?.end("Thrown away") })
        sheet.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    private func end(_ words: String) {
        field.resignFirstResponder()
        finished(words)
        (navigationController ?? self).dismiss(animated: true)
    }
}
