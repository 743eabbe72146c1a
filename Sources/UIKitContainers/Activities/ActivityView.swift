// The list of an activity sheet: what is shared, and what can be done with it.
// No Apple page: this is ours; sizes by eye of iOS 17, guessed.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
import UIKitCore
import UIKitValues

/// One activity.
final class ActivityRow: SlideRow {
    let activity: UIActivity
    private let label = UILabel()
    private let picture = UIImageView()
    private let line = UIView()
    var showsLine = false { didSet { line.isHidden = !showsLine } }

    init(_ activity: UIActivity) {
        self.activity = activity
        super.init(frame: .zero)
        accessibilityLabel = activity.activityTitle
        label.text = activity.activityTitle
        label.font = .preferredFont(forTextStyle: .body)
        picture.image = activity.activityImage
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = true
        for view in [label, picture, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        stateChanged()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func stateChanged() {
        super.stateChanged()
        backgroundColor = isPressed ? .systemGray4 : .secondarySystemGroupedBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = mirrored(CGRect(x: 16, y: 0, width: bounds.width - 72, height: bounds.height), in: bounds)
        picture.frame = mirrored(
            CGRect(x: bounds.width - 40, y: (bounds.height - 24) / 2, width: 24, height: 24), in: bounds)
        line.frame = mirrored(
            CGRect(x: 16, y: bounds.height - hairline, width: bounds.width - 16, height: hairline), in: bounds)
    }
}

/// The list of an activity sheet, below a header with the shared items.
final class ActivityView: SlideSurface {
    private static let rowHeight: CGFloat = 52
    private static let headHeight: CGFloat = 72
    weak var controller: UIActivityViewController?
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private let scroll = UIScrollView()
    private var cards: [UIView] = []

    init(_ controller: UIActivityViewController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        scroll.delaysContentTouches = false
        addSubview(scroll)
        for view in [title, detail, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            scroll.addSubview(view)
        }
        reload()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stage's targets in one card, the rest in another.
    func reload() {
        for card in cards { card.removeFromSuperview() }
        guard let controller else { return }
        showItems(controller.placeholders)
        let all = controller.activities
        let groups = [all.filter { $0 is StageActivity }, all.filter { !($0 is StageActivity) }].filter { !$0.isEmpty }
        rows = []
        cards = groups.map { group in
            let card = UIView()
            card.clipsToBounds = true
            card.layer.cornerRadius = 10
            for (index, activity) in group.enumerated() {
                let row = ActivityRow(activity)
                row.showsLine = index + 1 < group.count
                rows.append(row)
                card.addSubview(row)
            }
            scroll.addSubview(card)
            return card
        }
        setNeedsLayout()
    }

    private func showItems(_ items: [Any]) {
        let texts = items.compactMap { item -> String? in
            switch item {
            case let text as String: text
            case let text as NSAttributedString: text.string
            default: nil
            }
        }
        let url = items.lazy.compactMap { $0 as? URL }.first
        picture.image = items.lazy.compactMap { $0 as? UIImage }.first
        title.text = texts.first ?? url?.lastPathComponent ?? (picture.image == nil ? "\(items.count) items" : "Image")
        detail.text = url?.host() ?? (items.count > 1 ? "\(items.count) items" : nil)
    }

    func naturalHeight(_ width: CGFloat) -> CGFloat {
        cards.reduce(Self.headHeight) { $0 + CGFloat($1.subviews.count) * Self.rowHeight + 16 } + 16
    }

    override func chose(_ row: SlideRow) { (row as? ActivityRow).map { controller?.choose($0.activity) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let width = bounds.width
        let area = CGRect(x: 0, y: 0, width: width, height: Self.headHeight)
        let left: CGFloat = picture.image == nil ? 16 : 68
        picture.frame = mirrored(CGRect(x: 16, y: 16, width: 40, height: 40), in: area)
        let hasDetail = detail.text != nil
        title.frame = mirrored(
            CGRect(x: left, y: hasDetail ? 16 : 26, width: width - left - 16, height: 20), in: area)
        detail.frame = mirrored(CGRect(x: left, y: 37, width: width - left - 16, height: 18), in: area)
        var y = Self.headHeight
        for card in cards {
            let height = CGFloat(card.subviews.count) * Self.rowHeight
            card.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            for (index, row) in card.subviews.enumerated() {
                row.frame = CGRect(
                    x: 0, y: CGFloat(index) * Self.rowHeight, width: width - 32, height: Self.rowHeight)
            }
            y += height + 16
        }
        scroll.contentSize = CGSize(width: width, height: y)
    }
}
