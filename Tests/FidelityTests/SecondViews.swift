// Views of the second set of pictures not seen before: a chain of views, a form, and a table with separators.
// No Apple page: this is ours. Each is built after the words of its public source, before any comparison.
import UIKit

/// Views in a row or below one another, by constraints, as a chat kit lays them out.
final class Chain: UIView {
    /// Where the views stand across the chain.
    enum Place { case fill, end, middle }

    /// Nil for `spacing` is the system's.
    init(_ views: [UIView], isAcross: Bool, _ place: Place = .fill, isEqual: Bool = false, spacing: CGFloat?) {
        super.init(frame: .zero)
        let guide = safeAreaLayoutGuide
        let size = UILayoutGuide()
        addLayoutGuide(size)
        var all: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            let before = index > 0 ? views[index - 1] : nil
            if isAcross {
                all.append(
                    before.map { before in
                        spacing.map { view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: $0) }
                            ?? view.leadingAnchor.constraint(equalToSystemSpacingAfter: before.trailingAnchor, multiplier: 1)
                    } ?? view.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
                all +=
                    place == .fill
                    ? [view.topAnchor.constraint(equalTo: guide.topAnchor)]
                    : [view.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor)]
                all +=
                    place == .middle
                    ? [view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)]
                    : [view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)]
                if place == .middle { all.append(view.centerYAnchor.constraint(equalTo: guide.centerYAnchor)) }
                if isEqual { all.append(view.widthAnchor.constraint(equalTo: size.widthAnchor)) }
            } else {
                all.append(
                    before.map { before in
                        spacing.map { view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: $0) }
                            ?? view.topAnchor.constraint(equalToSystemSpacingBelow: before.bottomAnchor, multiplier: 1)
                    } ?? view.topAnchor.constraint(equalTo: guide.topAnchor))
                all +=
                    place == .fill
                    ? [view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)]
                    : [view.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor)]
                all +=
                    place == .middle
                    ? [view.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor)]
                    : [view.trailingAnchor.constraint(equalTo: guide.trailingAnchor)]
                if place == .middle { all.append(view.centerXAnchor.constraint(equalTo: guide.centerXAnchor)) }
                if isEqual { all.append(view.heightAnchor.constraint(equalTo: size.heightAnchor)) }
            }
        }
        if let last = views.last {
            all.append(
                isAcross
                    ? last.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
                    : last.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        }
        NSLayoutConstraint.activate(all)
    }

    required init?(coder: NSCoder) { nil }
}

/// A number of messages in a capsule, at least as wide as it is high.
final class Count: UIView {
    init(_ number: Int) {
        super.init(frame: .zero)
        layer.masksToBounds = true
        backgroundColor = UIColor(red: 1, green: 0x37 / 255, blue: 0x42 / 255, alpha: 1)
        layoutMargins = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
        let label = UILabel()
        label.text = String(number)
        label.textColor = .white
        label.font = UIFont.preferredFont(forTextStyle: .footnote).bold
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

/// A custom button in a white capsule with a shadow.
final class Pill: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tintColor = .black
        setTitleColor(.black, for: .normal)
        layer.shadowColor = UIColor.black.cgColor
        titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}

/// A form's page: its items below one another, each with margins of 8 above, below and at the left and of 16 at the right, as
/// the recordings show them: they were made without safe areas.
final class FormPage: UIView {
    init(size: CGSize, items: [UIView]) {
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: items)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Empty space of 8 points, some times.
    static func space(_ times: CGFloat) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 8 * times).isActive = true
        return view
    }

    /// A view inside the margins of an item.
    static func padded(_ view: UIView) -> UIView {
        let host = UIView()
        host.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 16)
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        let margins = host.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: margins.topAnchor), view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return host
    }

    static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// A title over a text field that shows its placeholder, and a line 4 points below the field.
    static func field(_ title: String, placeholder: String) -> UIView {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = placeholder
        let height = field.heightAnchor.constraint(
            equalToConstant: field.sizeThatFits(CGSize(width: 0, height: UIView.layoutFittingExpandedSize.height)).height + 1)
        height.priority = .defaultHigh
        height.isActive = true
        let stack = UIStackView(arrangedSubviews: [label(title, .footnote, .secondaryLabel), field])
        stack.axis = .vertical
        stack.spacing = 8
        let host = padded(stack)
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: host.layoutMarginsGuide.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: host.trailingAnchor), line.heightAnchor.constraint(equalToConstant: 1),
            line.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
        ])
        return host
    }

    /// A blue button of 50 points.
    static func submit(_ title: String) -> UIView {
        let label = label(title, .headline, .white)
        label.numberOfLines = 1
        label.textAlignment = .center
        let ground = UIView()
        ground.backgroundColor = UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1)
        ground.layer.cornerRadius = 8
        ground.layer.cornerCurve = .continuous
        ground.layer.masksToBounds = true
        ground.heightAnchor.constraint(equalToConstant: 50).isActive = true
        Scene.fill(ground, label)
        return padded(ground)
    }
}

/// A plain table's page: a header as high as it needs, and cells of 11 and 16 points of margins, each with a separator below it
/// that begins at 20.
final class SeparatedPage: UIView {
    init(size: CGSize, top: CGFloat, header: UIView, rows: [UIView]) {
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = .systemBackground
        let host = UIView()
        Scene.fill(host, header)
        var y = top
        let needs = host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        host.frame = CGRect(x: 0, y: y, width: size.width, height: needs.height)
        addSubview(host)
        y += needs.height
        for row in rows {
            row.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
            let cell = UIView()
            Scene.fill(cell, row)
            let needs = cell.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            cell.frame = CGRect(x: 0, y: y, width: size.width, height: needs.height)
            addSubview(cell)
            y += needs.height
            let line = UIView(frame: CGRect(x: 20, y: y, width: size.width - 20, height: 0.5))
            line.backgroundColor = .separator
            addSubview(line)
            y += 0.5
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A button without a configuration whose title is the error, and next to no height without one.
final class InsetError: UIButton {
    init(_ message: String?) {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.999_514, green: 0.417_593, blue: 0.415_443, alpha: 1)
        titleLabel?.textColor = .white
        titleLabel?.textAlignment = .center
        titleLabel?.numberOfLines = 0
        titleLabel?.font = .preferredFont(forTextStyle: .body)
        titleLabel?.adjustsFontForContentSizeCategory = true
        setTitle(message ?? "", for: .normal)
        alpha = message == nil ? 0 : 1
        contentEdgeInsets =
            message == nil
            ? UIEdgeInsets(top: -2.5, left: 0, bottom: -2.5, right: 0) : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIFont {
    /// The font in bold.
    var bold: UIFont { fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self }
}
