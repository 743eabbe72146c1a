// Two views of AFSnapshotTesting's tests, built after their words.
// No Apple page: this is ours.
import QuartzCore
import UIKit

extension CAGradientLayer {
    /// From red at the top left to blue, as a recording machine had them in Generic RGB.
    @MainActor static func diagonal() -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.colors = [GenericRGB.ends(.red).cgColor, GenericRGB.ends(.blue).cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        return gradient
    }
}

/// A gradient, a round view with a shadow, a title, a framed image and a button, one below the other.
final class Complex: UIView {
    private let circle = UIView()
    private let gradient = CAGradientLayer.diagonal()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.insertSublayer(gradient, at: 0)
        circle.backgroundColor = .yellow
        circle.layer.shadowColor = UIColor.black.cgColor
        circle.layer.shadowOpacity = 0.5
        circle.layer.shadowOffset = CGSize(width: 4, height: 4)
        circle.layer.shadowRadius = 10
        let label = UILabel()
        label.text = "Complex UI"
        label.font = .boldSystemFont(ofSize: 24)
        label.textColor = .black
        label.textAlignment = .center
        let image = UIImageView(image: UIImage(systemName: "star"))
        image.contentMode = .scaleAspectFit
        image.tintColor = .orange
        image.layer.borderColor = UIColor.black.cgColor
        image.layer.borderWidth = 2
        image.layer.cornerRadius = 10
        image.clipsToBounds = true
        let button = UIButton(type: .system)
        button.setTitle("Tap me", for: .normal)
        button.backgroundColor = .systemGreen
        button.setTitleColor(.white, for: .normal)
        button.layer.cornerRadius = 10
        for view in [circle, label, image, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            circle.centerYAnchor.constraint(equalTo: centerYAnchor),
            circle.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
            circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
            label.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 20),
            image.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
            image.widthAnchor.constraint(equalToConstant: 100), image.heightAnchor.constraint(equalToConstant: 100),
            button.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 20),
            button.widthAnchor.constraint(equalToConstant: 150), button.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        circle.layer.cornerRadius = circle.frame.width / 2
    }
}

/// A white circle on blue with two buttons below it.
final class Interactive: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        let circle = UIView()
        circle.backgroundColor = .white
        circle.layer.cornerRadius = 50
        let buttons = [("Change!", UIColor.systemGreen, 150.0), ("Cycle Animation", .systemOrange, 200)].map { text, color, width in
            let button = UIButton(type: .system)
            button.setTitle(text, for: .normal)
            button.backgroundColor = color
            button.setTitleColor(.white, for: .normal)
            button.layer.cornerRadius = 10
            button.widthAnchor.constraint(equalToConstant: width).isActive = true
            button.heightAnchor.constraint(equalToConstant: 50).isActive = true
            return button
        }
        for view in [circle] + buttons {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            circle.centerYAnchor.constraint(equalTo: centerYAnchor),
            circle.widthAnchor.constraint(equalToConstant: 100), circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
            buttons[0].topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 20),
            buttons[1].topAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 20),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
