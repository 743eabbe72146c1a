// A control on a headless stage, and the events that it tells of.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import UIKit

/// One control at (20, 20) of a screen of 320 × 200 points.
@MainActor package final class ControlFixture {
    package let app: StageFixture
    package private(set) var events: [String] = []

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag"), (.touchDragOutside, "dragOutside"), (.touchDragExit, "exit"),
        (.touchDragEnter, "enter"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    package init(
        _ view: UIView, scale: CGFloat = 1, dark: Bool = false, rightToLeft: Bool = false,
        background: UIColor = .systemBackground
    ) {
        app = StageFixture(
            StageEnvironment(
                size: CGSize(width: 320, height: 200), scale: scale, appearance: dark ? .dark : .light,
                safeAreaInsets: StageInsets(), cornerRadius: 0, rightToLeft: rightToLeft))
        view.frame.origin = CGPoint(x: 20, y: 20)
        let controller = UIViewController()
        controller.view.backgroundColor = background
        controller.view.addSubview(view)
        app.show(controller)
        guard let control = view as? UIControl else { return }
        for (event, name) in Self.names {
            control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
        }
    }

    package func took() -> [String] {
        defer { events = [] }
        return events
    }

    /// Points of the control's superview.
    package func tap(_ x: CGFloat, _ y: CGFloat) { app.tap(x, y) }

    package func drag(_ points: (CGFloat, CGFloat)...) {
        app.touch(1, .began, points[0].0, points[0].1)
        for point in points.dropFirst() { app.touch(1, .moved, point.0, point.1) }
        let last = points[points.count - 1]
        app.touch(1, .ended, last.0, last.1)
        app.advance(by: 1)
    }

    /// The last frame.
    package var picture: ViewPicture {
        app.turn()
        return ViewPicture(buffer: app.stage.lastFrame!.buffer.copy(), scale: 1)
    }
}

extension ViewPicture {
    /// Whether a pixel is a colour within two levels a channel.
    package func has(_ color: UInt32, _ x: Int, _ y: Int, within tolerance: Int = 2) -> Bool {
        Self.distance(pixel(x, y), color) <= tolerance
    }
}

/// Plain images for controls.
@MainActor package enum TestImage {
    package static func of(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(
            size: CGSize(width: width, height: height), format: .init(for: UITraitCollection(displayScale: 1))
        ).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
}

/// An archive and back.
@MainActor package func archived<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    guard let read = object as? View else { throw CocoaError(.coderReadCorrupt) }
    return read
}
