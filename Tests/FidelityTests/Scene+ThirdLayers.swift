// The third set of pictures that nothing here was made or mended by: transforms and layers.
// No Apple page: this is ours. unseen3.csv says where each was recorded; each view is built after its public source.
import Foundation
import QuartzCore
import UIKit
import UIKitTesting

extension Scene {
    static let thirdLayers: [Scene] = transforms + layersAgain

    // MARK: cashapp/stagehand, iOS 18.0, 402 by 874 points at three pixels

    private static func stage(
        _ suite: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene(
            "cashapp+stagehand_Stagehand_UnitTests.\(suite)SnapshotTests_test\(name)_18_0_402x874@3x", three(width, height),
            build: build)
    }

    private static func grid(
        _ suite: String, _ name: String, _ transforms: @escaping @MainActor @Sendable () -> [CATransform3D]
    ) -> Scene {
        stage(suite + "Interpolation", name, 150, 150) { TransformGrid(transforms()) }.with { $0.drawsHierarchy = true }
    }

    private static let transforms: [Scene] = [
        grid("CGAffineTransform", "Rotation") {
            [CGFloat.pi / 4, -.pi / 4, .pi - 0.5, 0.5 - .pi].map {
                CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: $0))
            }
        },
        grid("CGAffineTransform", "SkewedTransforms") {
            let one = CGAffineTransform(a: 1, b: 0, c: 4, d: 1, tx: 0, ty: 0)
            let two = CGAffineTransform(a: 1, b: 0, c: -4, d: 1, tx: 0, ty: 0)
            return [one, two, two.scaledBy(x: 2, y: 2)].map(CATransform3DMakeAffineTransform)
        },
        grid("CGAffineTransform", "MultipleFactorTransforms") {
            let moved = CGAffineTransform(translationX: 20, y: 40)
            return [
                moved, moved.scaledBy(x: 3, y: 2), moved.rotated(by: .pi / 4).scaledBy(x: 3, y: 2),
                CGAffineTransform(translationX: -20, y: -40).rotated(by: .pi / 4).scaledBy(x: 3, y: 2),
            ].map(CATransform3DMakeAffineTransform)
        },
        grid("CATransform3D", "Shear") {
            func sheared(_ xy: CGFloat, _ yx: CGFloat) -> CATransform3D {
                var transform = CATransform3DIdentity
                transform.m12 = yx
                transform.m21 = xy
                return transform
            }
            return [
                sheared(2, 0), sheared(-2, 0), sheared(0, 0), sheared(0, 2), sheared(0, 0), sheared(0.5, 0.5), sheared(-0.5, 0),
            ]
        },
        grid("CATransform3D", "Perspective") {
            [0, 20, -20].map { eye in
                var transform = CATransform3DIdentity
                if eye != 0 { transform.m34 = -1 / eye }
                return CATransform3DRotate(CATransform3DScale(transform, 2, 2, 1), .pi / 3, 0, 1, 0)
            }
        },
        stage("Animation", "AnimationWithPartialTransparency", 200, 200) {
            let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            for (x, y, color) in [(1.0, 1.0, UIColor.red), (4, 1, .green), (1, 4, .blue), (4, 4, .yellow)] {
                let view = UIView(frame: CGRect(x: 200 * x / 7, y: 200 * y / 7, width: 400 / 7, height: 400 / 7))
                view.backgroundColor = color
                host.addSubview(view)
            }
            return host
        }.with {
            $0.drawsHierarchy = true
            $0.probes = [
                Probe(isAcross: true, line: 120, start: 40, end: 130, step: 60),
                Probe(isAcross: false, line: 480, start: 580, end: 450, step: 60),
            ]
        },
        stage("Animation", "AnimationWithExecutionBlocksSnapshot_middle", 200, 40) {
            let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.transform = CGAffineTransform(translationX: 80, y: 0)
            view.backgroundColor = .green
            host.addSubview(view)
            return host
        }.with { $0.probes = [Probe(isAcross: true, line: 60, start: 200, end: 320)] },
    ]

    // MARK: AFSnapshotTesting, Xcode 15.3, three pixels a point

    private static func drawn(
        _ folder: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene("afanasykoryakin+AFSnapshotTesting_\(folder)_\(name)", three(width, height), build: build)
    }

    @MainActor private static func translucent(_ text: String, alpha: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.text = text
        label.font = .systemFont(ofSize: 36, weight: .bold)
        label.textAlignment = .center
        label.alpha = alpha
        return label
    }

    private static let layersAgain: [Scene] = [
        drawn("CornerRadiusRenderingTests", "testCornerRadiusWithBorder", 200, 200) {
            let view = UIView.filled(.red, 200, 200)
            view.layer.cornerRadius = 30
            view.layer.borderWidth = 5
            view.layer.borderColor = UIColor.black.cgColor
            return view
        }.with { $0.probes = [Probe(isAcross: true, line: 300, start: 2, end: 60)] },
        drawn("CustomShapeImageViewTests", "OvalImageViewWithGradient", 200, 120) {
            let bounds = CGRect(x: 0, y: 0, width: 200, height: 120)
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: bounds).cgPath
            shape.fillColor = UIColor.systemTeal.cgColor
            let view = UIImageView(frame: bounds)
            view.layer.mask = shape
            let gradient = CAGradientLayer.diagonal()
            gradient.frame = view.bounds
            view.layer.insertSublayer(gradient, at: 0)
            return view
        }.with {
            // The first set showed that this machine interpolated gradients in Generic RGB.
            $0.treatment = .genericRGB
            $0.remark = "Corrected after the first run: what is clear stays clear when ours is read as Generic RGB."
        },
        drawn("TransparentTextTests", "TransparentTextWithShadow", 300, 100) {
            let label = translucent("Shadow Text", alpha: 0.5)
            label.layer.shadowColor = UIColor.black.cgColor
            label.layer.shadowOpacity = 0.5
            label.layer.shadowRadius = 3
            label.layer.shadowOffset = CGSize(width: 2, height: 2)
            return label
        },
        drawn("TransparentTextTests", "TransparentTextWithGradientMask", 300, 100) {
            let label = translucent("Gradient Mask", alpha: 1)
            let gradient = CAGradientLayer()
            gradient.frame = label.bounds
            gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 0, y: 1)
            let mask = CALayer()
            mask.frame = label.bounds
            mask.addSublayer(gradient)
            label.layer.mask = mask
            return label
        },
        drawn("TransparentTextTests", "TransparentTextWithBackground", 300, 100) {
            let host = UIView.filled(.blue, 300, 100)
            let label = translucent("Transparent Text", alpha: 0.5)
            label.center = host.center
            host.addSubview(label)
            return host
        },
    ]
}
