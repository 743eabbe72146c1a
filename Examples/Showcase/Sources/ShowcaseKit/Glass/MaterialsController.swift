// Every material and every vibrancy over a photo that stands still while the panes scroll: light beside dark.
import UIKit

/// Two columns of panes, one in light and one in dark; a choice between materials and vibrancies in a bar of glass.
@MainActor
final class MaterialsController: UIViewController {
    private let photo = PhotoView(number: 0)
    private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let choice = UISegmentedControl(items: ["Materials", "Vibrancy"])
    private let scroll = UIScrollView()
    private let columns = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addFilling(photo)
        columns.spacing = 12
        columns.distribution = .fillEqually
        turn()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: MaterialsController, _) in
            controller.turn()
        }
        columns.isLayoutMarginsRelativeArrangement = true
        columns.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 16, trailing: 16)
        scroll.accessibilityIdentifier = "panes"
        view.addScrolling(columns, in: scroll)
        scroll.contentInset.top = 52

        bar.accessibilityIdentifier = "choice-bar"
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "material-choice"
        choice.addAction(UIAction { [weak self] _ in self?.fill() }, for: .valueChanged)
        view.addConstrained(bar)
        bar.contentView.addConstrained(choice)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: area.topAnchor), bar.heightAnchor.constraint(equalToConstant: 52),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            choice.centerYAnchor.constraint(equalTo: bar.contentView.centerYAnchor),
            choice.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            choice.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
        fill()
    }

    /// Two columns; one below the other at the large text sizes.
    private func turn() {
        columns.axis = hasLargeText ? .vertical : .horizontal
        columns.distribution = hasLargeText ? .fill : .fillEqually
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        turn()
    }

    private func fill() {
        for old in columns.arrangedSubviews { old.removeFromSuperview() }
        for style in [UIUserInterfaceStyle.light, .dark] {
            let column = UIStackView()
            column.axis = .vertical
            column.spacing = 8
            column.overrideUserInterfaceStyle = style
            column.accessibilityIdentifier = style == .light ? "light-column" : "dark-column"
            let panes =
                choice.selectedSegmentIndex == 0 ? Material.all.map(makePane) : Vibrancy.all.map(makePane)
            for pane in panes { column.addArrangedSubview(pane) }
            columns.addArrangedSubview(column)
        }
        scroll.contentOffset.y = -scroll.adjustedContentInset.top
    }

    private func makePane(_ material: Material) -> UIView {
        let pane = UIVisualEffectView(pane: material.style, cornerRadius: 12)
        pane.accessibilityIdentifier = material.name
        pane.addVibrancy(.label).contentView.addFilling(UILabel(onGlass: material.name), inset: 10)
        pane.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
        return pane
    }

    private func makePane(_ vibrancy: Vibrancy) -> UIView {
        let pane = UIVisualEffectView(pane: .systemMaterial, cornerRadius: 12)
        pane.accessibilityIdentifier = vibrancy.name
        let effect = pane.addVibrancy(vibrancy.style)
        let name = UILabel(onGlass: vibrancy.name, .subheadline)
        switch vibrancy.use {
        case .text:
            effect.contentView.addFilling(name, inset: 12)
        case .fill:
            let shape = UIView()
            shape.backgroundColor = .white
            shape.layer.cornerRadius = 8
            shape.layer.cornerCurve = .continuous
            effect.contentView.addFilling(shape, inset: 8)
            pane.contentView.addFilling(name, inset: 16)
        case .line:
            let line = UIView()
            line.backgroundColor = .white
            effect.contentView.addConstrained(line)
            NSLayoutConstraint.activate([
                line.heightAnchor.constraint(equalToConstant: 1),
                line.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 12),
                line.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -12),
                line.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -10),
            ])
            pane.contentView.addFilling(name, inset: 12)
        }
        pane.heightAnchor.constraint(greaterThanOrEqualToConstant: 56).isActive = true
        return pane
    }
}
