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
        let margin = ActivityMeasures.margin, side = ActivityMeasures.image
        label.frame = mirrored(
            CGRect(x: margin, y: 0, width: bounds.width - ActivityMeasures.besideTitle, height: bounds.height), in: bounds)
        picture.frame = mirrored(
            CGRect(x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side), in: bounds)
        line.frame = mirrored(
            CGRect(x: margin, y: bounds.height - hairline, width: bounds.width - margin, height: hairline), in: bounds)
    }
}

/// The list of an activity sheet, below a header with the shared items.
final class ActivityView: SlideSurface {
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
        title.font = .systemFont(ofSize: ActivityMeasures.titleSize, weight: .semibold)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = ActivityMeasures.pictureCorner
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
            card.layer.cornerRadius = ActivityMeasures.cardCorner
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
        let margin = ActivityMeasures.margin
        return cards.reduce(ActivityMeasures.headHeight) {
            $0 + CGFloat($1.subviews.count) * ActivityMeasures.rowHeight + margin
        } + margin
    }

    override func chose(_ row: SlideRow) { (row as? ActivityRow).map { controller?.choose($0.activity) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let width = bounds.width
        let area = CGRect(x: 0, y: 0, width: width, height: ActivityMeasures.headHeight)
        let margin = ActivityMeasures.margin, side = ActivityMeasures.picture
        let left = picture.image == nil ? margin : ActivityMeasures.textLeft
        picture.frame = mirrored(CGRect(x: margin, y: margin, width: side, height: side), in: area)
        let hasDetail = detail.text != nil
        title.frame = mirrored(
            CGRect(
                x: left, y: hasDetail ? ActivityMeasures.titleTop : ActivityMeasures.loneTitleTop, width: width - left - margin,
                height: ActivityMeasures.titleHeight), in: area)
        detail.frame = mirrored(
            CGRect(
                x: left, y: ActivityMeasures.detailTop, width: width - left - margin, height: ActivityMeasures.detailHeight),
            in: area)
        var y = ActivityMeasures.headHeight
        for card in cards {
            let height = CGFloat(card.subviews.count) * ActivityMeasures.rowHeight
            card.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
            for (index, row) in card.subviews.enumerated() {
                row.frame = CGRect(
                    x: 0, y: CGFloat(index) * ActivityMeasures.rowHeight, width: width - 2 * margin,
                    height: ActivityMeasures.rowHeight)
            }
            y += height + margin
        }
        scroll.contentSize = CGSize(width: width, height: y)
    }
}
