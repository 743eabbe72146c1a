// Scroll views in a scroll view: a pager, a picture to zoom, a list to pull.
import UIKit

/// A column of sections that scrolls and refreshes, with a horizontal pager and a zoomable picture in it.
@MainActor
final class ScrollingController: UIViewController {
    private let column = UIScrollView()
    private let refresh = UIRefreshControl()
    private let pager = PhotoPager()
    private let zoom = ZoomPanel()
    private var captions: [UILabel] = []
    private var rows: [ScrollingRow] = []
    private let report = UILabel()
    private var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        column.alwaysBounceVertical = true
        column.accessibilityIdentifier = "column"
        column.refreshControl = refresh
        refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        view.addSubview(column)
        for title in ["Swipe: pages", "Pinch or double-tap: zoom", "Pull: refresh"] { addCaption(title) }
        column.addSubview(pager)
        column.addSubview(zoom)
        report.text = "Not refreshed yet"
        report.follow(.footnote)
        report.textColor = .secondaryLabel
        report.accessibilityIdentifier = "refreshes"
        column.addSubview(report)
        for index in 0..<12 {
            let row = ScrollingRow(number: index)
            column.addSubview(row)
            rows.append(row)
        }
    }

    private func addCaption(_ title: String) {
        let caption = UILabel()
        caption.text = title
        caption.follow(.footnote)
        caption.textColor = .secondaryLabel
        column.addSubview(caption)
        captions.append(caption)
    }

    private func reload() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            MainActor.assumeIsolated { self?.reloaded() }
        }
    }

    private func reloaded() {
        refreshes += 1
        report.text = refreshes == 1 ? "Refreshed once" : "Refreshed \(refreshes) times"
        view.setNeedsLayout()
        refresh.endRefreshing()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        column.frame = view.bounds
        let insets = view.safeAreaInsets
        let left = insets.left + 16
        let width = view.bounds.width - left - insets.right - 16
        var y: CGFloat = 12
        func place(_ caption: UILabel, _ content: UIView, _ height: CGFloat) {
            caption.frame = CGRect(
                x: left + 16, y: y, width: width - 32, height: max(18, caption.height(in: width - 32)))
            content.frame = CGRect(x: left, y: caption.frame.maxY + 8, width: width, height: height)
            y = content.frame.maxY + 22
        }
        place(captions[0], pager, 190)
        place(captions[1], zoom, 200)
        let pull = captions[2]
        pull.frame = CGRect(x: left + 16, y: y, width: width - 32, height: max(18, pull.height(in: width - 32)))
        report.frame = pull.frame
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        report.textAlignment = isMirrored ? .left : .right
        if hasLargeText {
            // Both do not fit on one line.
            report.textAlignment = .natural
            report.frame.origin.y = pull.frame.maxY + 4
            report.frame.size.height = report.height(in: width - 32)
        }
        y = report.frame.maxY + 8
        for row in rows {
            row.frame = CGRect(x: left, y: y, width: width, height: row.height(in: width))
            y = row.frame.maxY + 10
        }
        column.contentSize = CGSize(width: view.bounds.width, height: y + 6)
    }
}

/// Photos side by side, a page each, with dots below.
@MainActor
final class PhotoPager: UIView, UIScrollViewDelegate {
    private static let count = 5
    private let pages = UIScrollView()
    private var photos: [UIImageView] = []
    private var dots: [UIView] = []

    init() {
        super.init(frame: .zero)
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.delegate = self
        pages.layer.cornerRadius = 16
        pages.layer.cornerCurve = .continuous
        pages.accessibilityIdentifier = "pager"
        addSubview(pages)
        for index in 0..<Self.count {
            let photo = UIImageView(image: PhotoPainter.image(index + 1, size: CGSize(width: 343, height: 166)))
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            pages.addSubview(photo)
            photos.append(photo)
            let dot = UIView()
            dot.layer.cornerRadius = 3.5
            addSubview(dot)
            dots.append(dot)
        }
        showPage(0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PhotoPager is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: bounds.height - 24)
        guard pages.frame.size != size else { return }
        let page = (pages.contentOffset.x / max(pages.bounds.width, 1)).rounded()
        pages.frame = CGRect(origin: .zero, size: size)
        pages.contentSize = CGSize(width: size.width * CGFloat(Self.count), height: size.height)
        pages.contentOffset.x = page * size.width
        for (index, photo) in photos.enumerated() {
            photo.frame = CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
        }
        for (index, dot) in dots.enumerated() {
            let x = bounds.midX + (CGFloat(index) - CGFloat(Self.count - 1) / 2) * 16 - 3.5
            dot.frame = CGRect(x: x, y: bounds.height - 14, width: 7, height: 7)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        showPage(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
    }

    private func showPage(_ page: Int) {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == page ? .label : .tertiaryLabel
        }
    }
}

/// A picture that two fingers or a double tap scale.
@MainActor
final class ZoomPanel: UIView, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let picture = UIImageView(image: PhotoPainter.image(7, size: CGSize(width: 343, height: 200)))
    private let scale = UILabel()

    init() {
        super.init(frame: .zero)
        scroll.delegate = self
        scroll.maximumZoomScale = 4
        scroll.layer.cornerRadius = 16
        scroll.layer.cornerCurve = .continuous
        scroll.accessibilityIdentifier = "zoom"
        scroll.addSubview(picture)
        addSubview(scroll)
        scale.follow(.footnote, .monospacedDigitSystemFont(ofSize: 13, weight: .semibold))
        scale.textColor = .white
        scale.textAlignment = .center
        scale.backgroundColor = UIColor(white: 0, alpha: 0.45)
        scale.layer.cornerRadius = 12
        scale.clipsToBounds = true
        scale.accessibilityIdentifier = "scale"
        addSubview(scale)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        scroll.on(tap) { [weak self] in self?.toggle($0) }
        showScale()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ZoomPanel is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = scale.sizeThatFits(bounds.size)
        let width = max(60, size.width.rounded(.up) + 20), height = max(24, size.height.rounded(.up) + 4)
        scale.frame = CGRect(x: bounds.width - width - 10, y: bounds.height - height - 10, width: width, height: height)
        guard scroll.frame.size != bounds.size else { return }
        scroll.zoomScale = 1
        scroll.frame = bounds
        picture.frame = bounds
        scroll.contentSize = bounds.size
    }

    private func toggle(_ recognizer: UITapGestureRecognizer) {
        if scroll.zoomScale > 1 { return scroll.setZoomScale(1, animated: true) }
        let place = recognizer.location(in: picture)
        scroll.zoom(
            to: CGRect(x: place.x, y: place.y, width: 0, height: 0)
                .insetBy(dx: -bounds.width / 6, dy: -bounds.height / 6), animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { showScale() }

    private func showScale() { scale.text = String(format: "%.1f×", Double(scroll.zoomScale)) }
}

/// A card of the list: a small landscape, a title, a line.
@MainActor
final class ScrollingRow: UIView {
    private let photo = UIImageView()
    private let title = UILabel()
    private let line = UILabel()
    private static let places = [
        "Aldgate", "Bergen", "Cadaqués", "Delft", "Évora", "Fez", "Ghent", "Hvar", "Ischia", "Jaffa", "Kotor", "Lucca",
    ]

    init(number: Int) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        accessibilityIdentifier = "row-\(number)"
        photo.image = PhotoPainter.image(number, size: CGSize(width: 44, height: 44))
        photo.layer.cornerRadius = 8
        photo.clipsToBounds = true
        title.text = Self.places[number % Self.places.count]
        title.follow(.headline)
        line.text = "Card \(number + 1) of \(Self.places.count)"
        line.follow(.footnote)
        line.textColor = .secondaryLabel
        for view in [photo, title, line] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ScrollingRow is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = mirrored(CGRect(x: 10, y: 10, width: 44, height: 44))
        let frames = wordFrames(in: bounds.width)
        title.frame = mirrored(frames.title)
        line.frame = mirrored(frames.line)
    }

    private func wordFrames(in width: CGFloat) -> (title: CGRect, line: CGRect) {
        let room = width - 78
        let title = CGRect(x: 66, y: 11, width: room, height: max(22, self.title.height(in: room)))
        return (title, CGRect(x: 66, y: title.maxY + 1, width: room, height: max(18, line.height(in: room))))
    }

    /// At least 64 points; as high as the words need.
    func height(in width: CGFloat) -> CGFloat { max(64, wordFrames(in: width).line.maxY + 11) }
}
