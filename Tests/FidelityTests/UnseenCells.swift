// Cells, headers and a page of a public course's app, built after the storyboards of its clones.
// No Apple page: this is ours.
import UIKit

/// What a plain table without separators shows: a header as high as it needs, and cells as high as they need below it.
///
/// The margins of a cell are those of its storyboard, 11 points above and below; those at the sides are 16.
final class ListPage: UIView {
    init(size: CGSize, top: CGFloat, header: UIView, rows: [UIView]) {
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = .systemBackground
        var y = top
        for view in [header] + rows {
            if view !== header { view.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
            let host = UIView()
            Scene.fill(host, view)
            let needs =
                view === header
                ? host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                : host.systemLayoutSizeFitting(
                    CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            host.frame = CGRect(x: 0, y: y, width: size.width, height: needs.height)
            addSubview(host)
            y += needs.height
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A button with a configuration that shows an error, and nothing without one.
final class TitledError: UIButton {
    init(message: String?) {
        super.init(frame: .zero)
        var look = UIButton.Configuration.plain()
        look.titlePadding = 0
        look.baseForegroundColor = .white
        look.background.backgroundColor = UIColor(red: 1, green: 0.415_686, blue: 0.415_686, alpha: 1)
        look.background.cornerRadius = 0
        look.contentInsets = .zero
        alpha = 0
        if let message {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            var attributes = AttributeContainer()
            attributes.paragraphStyle = style
            attributes.font = UIFont.preferredFont(forTextStyle: .body)
            look.attributedTitle = AttributedString(message, attributes: attributes)
            look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            alpha = 1
        }
        configuration = look
    }

    required init?(coder: NSCoder) { nil }
}

/// A button without a configuration and without a title.
final class PlainError: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.textColor = .white
        titleLabel?.textAlignment = .center
        titleLabel?.numberOfLines = 0
        titleLabel?.font = .preferredFont(forTextStyle: .body)
        titleLabel?.adjustsFontForContentSizeCategory = true
        setTitle(nil, for: .normal)
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }
}

/// A view with a label between its margins.
final class FramedError: UIView {
    init(message: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 34))
        backgroundColor = UIColor(red: 0.996_078, green: 0.411_765, blue: 0.411_765, alpha: 1)
        let label = UILabel()
        label.text = message
        label.font = .systemFont(ofSize: 17)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        alpha = message == nil ? 0 : 1
    }

    required init?(coder: NSCoder) { nil }
}

/// A name, a date and a message. The labels have the tags 1, 2 and 3 above that of the cell.
final class CommentCell: UIView {
    init(_ name: String, _ date: String, _ message: String, tag: Int) {
        super.init(frame: .zero)
        @MainActor func label(_ text: String, _ style: UIFont.TextStyle, _ number: Int) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.tag = tag + number
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            return label
        }
        let (first, second, third) = (label(name, .headline, 1), label(date, .subheadline, 2), label(message, .body, 3))
        first.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        first.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        second.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
        second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        second.textAlignment = .right
        second.textColor = .secondaryLabel
        third.numberOfLines = 0
        third.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let line = UIStackView(arrangedSubviews: [first, second])
        line.spacing = 8
        let stack = UIStackView(arrangedSubviews: [line, third])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: margins.topAnchor), stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A place, a square picture and what it shows. Place and description have the tags 1 and 2 above that of the cell.
final class FeedCell: UIView {
    /// What differs from clone to clone.
    struct Look {
        var location: UIFont
        var description: UIFont
        var locationColor: UIColor
        var ground: UIColor
        var gap: CGFloat
        var pinGap: CGFloat
        var inset: CGFloat
        var isCentred: Bool
    }

    init(_ look: Look, _ place: String, _ description: String, _ color: UIColor, tag: Int) {
        super.init(frame: .zero)
        @MainActor func label(_ text: String, _ font: UIFont, _ color: UIColor, _ lines: Int, _ number: Int) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = lines
            label.tag = tag + number
            label.adjustsFontForContentSizeCategory = look.isCentred
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            return label
        }
        // The pin's own image is left out.
        let pin = UIView()
        pin.widthAnchor.constraint(equalToConstant: 10).isActive = true
        if look.isCentred { pin.heightAnchor.constraint(equalToConstant: 14).isActive = true }
        let line = UIStackView(arrangedSubviews: [pin, label(place, look.location, look.locationColor, 2, 1)])
        line.spacing = look.pinGap
        line.alignment = look.isCentred ? .center : .top
        let square = UIView()
        square.clipsToBounds = true
        square.layer.cornerRadius = 22
        square.backgroundColor = look.ground
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        let image = UIImageView(
            image: UIGraphicsImageRenderer(size: one.size, format: format).image { context in
                color.setFill()
                context.fill(one)
            })
        image.contentMode = .scaleAspectFit
        image.clipsToBounds = true
        Scene.fill(square, image)
        let stack = UIStackView(arrangedSubviews: [line, square, label(description, look.description, .secondaryLabel, 6, 2)])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = look.gap
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let margins = layoutMarginsGuide
        let ends = [
            stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: look.inset),
            margins.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: look.inset),
        ]
        ends.forEach { $0.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            ends + [
                line.widthAnchor.constraint(equalTo: stack.widthAnchor), square.widthAnchor.constraint(equalTo: stack.widthAnchor),
                square.heightAnchor.constraint(equalTo: square.widthAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
    }

    required init?(coder: NSCoder) { nil }
}
