// Bars that go away: at a tap, at a swipe, by a button, on low screens.
// Apple: "UINavigationController", hidesBarsOnTap, hidesBarsOnSwipe.
import UIKit

/// A switch for each way; the bars come back when the page goes.
@MainActor
final class HidingBarsPage: ListPage {
    init() { super.init(title: "Bars that hide") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        let ways: [(String, String, (UINavigationController, Bool) -> Void)] = [
            ("Hidden", "is-hidden", { $0.setNavigationBarHidden($1, animated: true) }),
            ("A tap hides and shows", "on-tap", { $0.hidesBarsOnTap = $1 }),
            ("A swipe hides and shows", "on-swipe", { $0.hidesBarsOnSwipe = $1 }),
            ("Hidden on low screens", "when-low", { $0.hidesBarsWhenVerticallyCompact = $1 }),
        ]
        addGroup(
            "Bars",
            ways.map { title, name, change in
                ListRow(
                    title,
                    control: makeSwitch(name) { [weak self] isOn in
                        if let navigation = self?.navigationController { change(navigation, isOn) }
                    })
            }, foot: "While the bar is hidden there is no back button.")
        addGroup(
            "Something to swipe",
            Painting.all.prefix(12).map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent, let navigation = navigationController else { return }
        navigation.hidesBarsOnTap = false
        navigation.hidesBarsOnSwipe = false
        navigation.hidesBarsWhenVerticallyCompact = false
        navigation.setNavigationBarHidden(false, animated: animated)
    }
}
