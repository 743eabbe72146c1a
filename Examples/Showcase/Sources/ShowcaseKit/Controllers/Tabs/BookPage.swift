// A book whose pages are turned by a drag or a tap at its edges; two pages beside each other where it is wide.
// Apple: "UIPageViewController", spineLocation.
import UIKit

/// Holds a page view controller of the style that curls.
@MainActor
final class BookPage: UIViewController {
    private let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    private let words = UILabel("", .footnote, .secondaryLabel)
    private static let count = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray4
        words.textAlignment = .center
        words.accessibilityIdentifier = "book-words"
        book.dataSource = self
        book.delegate = self
        book.setViewControllers([Leaf(0)], direction: .forward, animated: false)
        addChild(book)
        view.addConstrained(book.view)
        view.addConstrained(words)
        book.didMove(toParent: self)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            words.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -10),
            words.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            words.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            book.view.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            book.view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            book.view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            book.view.bottomAnchor.constraint(equalTo: words.topAnchor, constant: -10),
        ])
        report()
    }

    private func report() {
        let numbers = (book.viewControllers ?? []).compactMap { ($0 as? Leaf).map { "\($0.number + 1)" } }
        words.text = "\(numbers.count > 1 ? "Pages" : "Page") \(numbers.joined(separator: " and ")) of \(Self.count)"
    }

    private func leaf(beside controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let number = (controller as? Leaf)?.number, (0..<Self.count).contains(number + step) else { return nil }
        return Leaf(number + step)
    }
}

extension BookPage: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { leaf(beside: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { leaf(beside: viewController, 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { report() }

    /// Two pages lie open while the interface is on its side: an even one on the left.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let number = (pageViewController.viewControllers?.first as? Leaf)?.number ?? 0
        let even = number - number % 2
        let pages = orientation.isLandscape ? [Leaf(even), Leaf(even + 1)] : [Leaf(number)]
        pageViewController.setViewControllers(pages, direction: .forward, animated: false)
        defer { report() }
        return orientation.isLandscape ? .mid : .min
    }
}

/// One page of the book: a painting, its name, its number.
@MainActor
private final class Leaf: UIViewController {
    let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Leaf is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1)
        view.accessibilityIdentifier = "leaf-\(number)"
        let photo = PhotoView(number: number)
        let name = UILabel(Painting.all[number].name, .headline, .black)
        let page = UILabel("\(number + 1)", .footnote, .darkGray)
        for label in [name, page] { label.textAlignment = .center }
        for part in [photo, name, page] { view.addConstrained(part) }
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 28),
            photo.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -28),
            name.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
            page.topAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor, constant: 8),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            photo.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.6),
        ])
        for label in [name, page] {
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12).isActive = true
        }
    }
}
