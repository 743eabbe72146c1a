// A long list under a large title, which gets small as the list scrolls.
// Apple: "UINavigationItem", largeTitleDisplayMode.
import UIKit

/// All paintings; above them the choice when the title is large.
@MainActor
final class LargeTitlePage: ListPage {
    private static let modes: [(String, UINavigationItem.LargeTitleDisplayMode)] = [
        ("As before", .automatic), ("Always", .always), ("Never", .never),
    ]

    init() { super.init(title: "Paintings") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonTitle = "All"
        let choice = makeChoice(Self.modes.map(\.0), "title-mode") { [weak self] in
            self?.navigationItem.largeTitleDisplayMode = Self.modes[$0].1
        }
        addGroup("Large title", [makeRow(choice)])
        addGroup(
            "Paintings",
            Painting.all.map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }
}
