// The pieces of the confetti: paper of six colours and two shapes.
// Apple: "CAEmitterCell".
import UIKit

/// Makes the kinds of confetti.
@MainActor
enum ConfettiCell {
    private static let tints: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]

    /// A cell for each colour.
    static var all: [CAEmitterCell] { tints.enumerated().map { make($1, isRound: $0.isMultiple(of: 2)) } }

    private static func make(_ tint: UIColor, isRound: Bool) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = paper(tint, isRound).cgImage
        cell.contentsScale = 2
        cell.birthRate = 60
        cell.lifetime = 3.4
        cell.lifetimeRange = 0.6
        cell.velocity = 150
        cell.velocityRange = 160
        cell.emissionLongitude = .pi / 2
        cell.emissionRange = .pi / 4
        cell.yAcceleration = 110
        cell.scale = 0.9
        cell.scaleRange = 0.5
        cell.spin = 3
        cell.spinRange = 10
        cell.alphaSpeed = -0.25
        return cell
    }

    private static func paper(_ tint: UIColor, _ isRound: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = isRound ? CGSize(width: 8, height: 8) : CGSize(width: 11, height: 6)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            tint.setFill()
            let outline = CGRect(origin: .zero, size: size)
            (isRound ? UIBezierPath(ovalIn: outline) : UIBezierPath(roundedRect: outline, cornerRadius: 1)).fill()
        }
    }
}
