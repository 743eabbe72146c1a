// Paintings that slide past, a dot for each.
// Apple: "UIPageViewController".
import UIKit

/// Holds a page view controller whose pages slide; the words below say where one is.
@MainActor
final class GalleryPage: UIViewController {
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    private let words = UILabel("", .footnote, .secondaryLabel)
    private static let paintings = Array(Painting.all.prefix(6))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        words.textAlignment = .center
        words.accessibilityIdentifier = "page-words"
        pages.dataSource = self
        pages.delegate = self
        pages.setViewControllers([FramedPage(Self.paintings[0])], direction: .forward, animated: false)
        addChild(pages)
        view.addConstrained(pages.view)
        pages.didMove(toParent: self)
        view.addConstrained(words)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: area.topAnchor, constant: 10),
            words.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            words.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            pages.view.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 10),
            pages.view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            pages.view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            pages.view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        let dots = UIPageControl.appearance(whenContainedInInstancesOf: [GalleryPage.self])
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.currentPageIndicatorTintColor = .label
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", primaryAction: UIAction(title: "Next") { [weak self] _ in self?.goOn() })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "next-page"
        report()
    }

    private var number: Int { (pages.viewControllers?.first as? FramedPage)?.painting.number ?? 0 }

    /// To the next page, from the last one to the first.
    private func goOn() {
        let next = (number + 1) % Self.paintings.count
        pages.setViewControllers(
            [FramedPage(Self.paintings[next])], direction: next == 0 ? .reverse : .forward, animated: true
        ) { [weak self] _ in self?.report() }
    }

    private func report() { words.text = "\(Self.paintings[number].name), \(number + 1) of \(Self.paintings.count)" }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let painting = (controller as? FramedPage)?.painting else { return nil }
        let number = painting.number + step
        return Self.paintings.indices.contains(number) ? FramedPage(Self.paintings[number]) : nil
    }
}

extension GalleryPage: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { Self.paintings.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { number }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { report() }
}

/// A painting in a frame, in the middle of its page.
@MainActor
final class FramedPage: UIViewController {
    let painting: Painting
    private let margin: CGFloat

    init(_ painting: Painting, margin: CGFloat = 24) {
        self.painting = painting
        self.margin = margin
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FramedPage is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "page-\(painting.number)"
        let photo = PhotoView(number: painting.number)
        photo.layer.borderWidth = 6
        photo.layer.borderColor = UIColor.white.cgColor
        view.addConstrained(photo)
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            photo.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
            photo.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin),
        ])
    }
}
