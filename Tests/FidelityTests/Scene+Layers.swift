// The pictures of layers, paths and gradients.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Scene {
    private static let point = Setting(scale: 3)
    private static let interpolated =
        "The recording machine interpolated in Generic RGB (gamma 1.8), so that red is (255, 38, 0): ours are read so too."

    static let layers: [Scene] = [
        Scene("pointfreeco_SnapshotTestingTests_testCALayer.1", point) {
            let view = UIView.filled(.red, 100, 100)
            view.layer.borderWidth = 4
            view.layer.borderColor = UIColor.black.cgColor
            return view
        },
        Scene(
            "pointfreeco_SnapshotTestingTests_testCALayerWithGradient.1", point,
            interpolated
        ) { gradient(from: .red, to: .yellow, horizontal: false) }.with { $0.treatment = .genericRGB },
        Scene("pointfreeco_SnapshotTestingTests_testCGPath.iOS", Setting(scale: 1)) { PathView(usesBezier: false) },
        Scene("pointfreeco_SnapshotTestingTests_testUIBezierPath.iOS", Setting(scale: 1)) { PathView(usesBezier: true) },
        Scene("uber_FBSnapshotTestCaseSwiftTests_testExample@3x", point) { UIView.filled(.blue, 64, 64) },
        Scene(
            "skyweb07_SnapTests_reference_test_box_with_gradient_layer@2x", Setting(scale: 2),
            interpolated
        ) { gradient(from: .red, to: .white, horizontal: true) }.with { $0.treatment = .genericRGB },
        Scene(
            "artsy_Tests_line_drawing_supports_different_solid_coloured_borders@2x", Setting(scale: 2)
        ) {
            let view = UIView.filled(.white, 40, 40)
            for y in [0, 39.5] {
                let line = CALayer()
                line.frame = CGRect(x: 0, y: y, width: 40, height: 0.5)
                line.backgroundColor = UIColor.green.cgColor
                view.layer.addSublayer(line)
            }
            return view
        },
        Scene(
            "cashapp_SnapshotTestingTests_testRenderingMethods.false-393x852-17-5-3x", point,
            "render(in:): the transform in space is left out. The frame of the marker and the legend are not compared."
        ) { turned() }.with {
            $0.treatment = .monochrome
            $0.crop = CGRect(x: 408, y: 84, width: 132, height: 132)
            $0.sizeCounts = false
        },
        Scene(
            "cashapp_SnapshotTestingTests_testRenderingMethods.true-393x852-17-5-3x", point,
            "drawHierarchy: the transform in space is drawn. The frame of the marker and the legend are not compared."
        ) { turned() }.with {
            $0.treatment = .monochrome
            $0.drawsHierarchy = true
            $0.crop = CGRect(x: 408, y: 84, width: 132, height: 132)
            $0.sizeCounts = false
        },
    ]

    @MainActor private static func gradient(from start: UIColor, to end: UIColor, horizontal: Bool) -> UIView {
        let view = UIView().sized(100, 100)
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.colors = [GenericRGB.ends(start).cgColor, GenericRGB.ends(end).cgColor]
        if horizontal {
            layer.startPoint = CGPoint(x: 0, y: 0)
            layer.endPoint = CGPoint(x: 1, y: 0)
        }
        view.layer.addSublayer(layer)
        return view
    }

    /// 44 × 44 points around a red square of 40 turned in space.
    @MainActor private static func turned() -> UIView {
        let host = UIView.filled(.white, 44, 44)
        let square = UIView.filled(.red, 40, 40)
        square.center = CGPoint(x: 22, y: 22)
        square.layer.transform = CATransform3DMakeRotation(.pi / 4, 1, 1, 1)
        host.addSubview(square)
        return host
    }
}

/// The heart and the dot whose elements references/text/testCGPath.iOS.txt lists.
private final class PathView: UIView {
    private let usesBezier: Bool

    init(usesBezier: Bool) {
        self.usesBezier = usesBezier
        super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        backgroundColor = .clear
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    private var outline: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 60))
        path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
        path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
        path.addCurve(
            to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
        path.addCurve(to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
        return path
    }

    override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        if usesBezier {
            UIBezierPath(cgPath: outline).fill()
        } else if let context = UIGraphicsGetCurrentContext() {
            context.addPath(outline)
            context.fillPath()
        }
    }
}
