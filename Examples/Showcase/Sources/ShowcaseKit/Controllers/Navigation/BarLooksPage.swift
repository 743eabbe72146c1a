// What appearances do to a bar: UIKit's own, opaque, clear, in a colour, with a picture.
// Apple: "UINavigationBarAppearance", "Customizing your app's navigation bar".
import UIKit

/// A choice of looks, each set on the page's own item, over paintings that scroll below the bar.
@MainActor
final class BarLooksPage: ListPage {
    /// One look: what is done to the appearance while content is below the bar, and what at its edge; nil is UIKit's.
    @MainActor private struct Look {
        let name: String
        let title: String
        var ink: UIColor?
        var atEdge: Bool = true
        let configure: (UINavigationBarAppearance) -> Void

        static let all = [
            Look(name: "system", title: "UIKit's own", atEdge: false) { $0.configureWithDefaultBackground() },
            Look(name: "opaque", title: "Opaque") { $0.configureWithOpaqueBackground() },
            Look(name: "clear", title: "Clear") { $0.configureWithTransparentBackground() },
            Look(name: "indigo", title: "Indigo with a yellow line", ink: .white) {
                $0.configureWithOpaqueBackground()
                $0.backgroundColor = .systemIndigo
                $0.shadowColor = .systemYellow
            },
            Look(name: "picture", title: "A picture", ink: .white) {
                $0.configureWithOpaqueBackground()
                $0.backgroundImage = PhotoPainter.image(8, size: CGSize(width: 400, height: 120))
                $0.backgroundImageContentMode = .scaleAspectFill
            },
            Look(name: "glass", title: "Thin glass", ink: .systemPurple) {
                $0.configureWithTransparentBackground()
                $0.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
            },
        ]
    }

    private var rows: [ListRow] = []

    init() { super.init(title: "Looks") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = Look.all.enumerated().map { index, look in
            ListRow(look.title, named: look.name, ending: .check) { [weak self] in self?.choose(index) }
        }
        let isLarge = makeSwitch("large", isOn: true) { [weak self] in
            self?.navigationItem.largeTitleDisplayMode = $0 ? .always : .never
        }
        addGroup("Bar", rows)
        addGroup(nil, [ListRow("Large title", control: isLarge)])
        addGroup("Scroll them below the bar", (0..<6).map { self.makePicture($0) })
        navigationItem.largeTitleDisplayMode = .always
        choose(0)
    }

    private func makePicture(_ number: Int) -> UIView {
        let photo = PhotoView(number: number)
        photo.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return photo
    }

    private func choose(_ index: Int) {
        for (other, row) in rows.enumerated() { row.isChecked = other == index }
        let look = Look.all[index]
        let appearance = UINavigationBarAppearance()
        look.configure(appearance)
        if let ink = look.ink {
            appearance.titleTextAttributes = [.foregroundColor: ink]
            appearance.largeTitleTextAttributes = [.foregroundColor: ink]
            let button = UIBarButtonItemAppearance()
            button.normal.titleTextAttributes = [.foregroundColor: ink]
            appearance.buttonAppearance = button
            appearance.backButtonAppearance = button
        }
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = look.atEdge ? appearance : nil
        tint = look.ink
        navigationController?.navigationBar.tintColor = tint
    }

    private var tint: UIColor?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = tint
    }

    /// The bar is the other pages' too.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.tintColor = nil
    }
}
