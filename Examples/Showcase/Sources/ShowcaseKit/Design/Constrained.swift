// Short forms for what every screen with constraints does.
import UIKit

extension UIView {
    /// Adds a view that constraints will place.
    func addConstrained(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }

    /// Adds a view whose edges are this view's own.
    func addFilling(_ view: UIView, inset: CGFloat = 0) {
        addConstrained(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    /// Adds a view whose edges are a guide's.
    func addFilling(_ view: UIView, of guide: UILayoutGuide) {
        addConstrained(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}
