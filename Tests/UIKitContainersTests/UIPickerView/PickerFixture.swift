// A picker on a headless stage with a source of rows, and fingers that spin it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import UIKit

/// Rows of so many components, and what the picker told.
@MainActor final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    private(set) var chosen: [String] = []
    init(_ counts: [Int]) { self.counts = counts }

    func took() -> [String] {
        defer { chosen = [] }
        return chosen
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component):\(row)")
    }
}

/// A view at (35, 100) of a screen of 390 × 844 points.
@MainActor final class PickerFixture {
    let app: StageFixture
    let view: UIView

    init(_ view: UIView, scale: CGFloat = 1, dark: Bool = false, rightToLeft: Bool = false) {
        self.view = view
        app = StageFixture(
            StageEnvironment(
                scale: scale, appearance: dark ? .dark : .light, safeAreaInsets: StageInsets(), cornerRadius: 0,
                rightToLeft: rightToLeft))
        view.frame.origin = CGPoint(x: 35, y: 100)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
        app.show(controller)
        app.turn()
    }

    /// A finger that goes from a place to another in points of the screen within so many seconds, and what follows.
    func drag(_ from: CGPoint, by way: CGVector, seconds: TimeInterval = 0.3, rest: Bool = true) {
        let steps = 12
        app.touch(1, .began, from.x, from.y)
        for step in 1...steps {
            app.advance(by: seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            app.touch(1, .moved, from.x + way.dx * part, from.y + way.dy * part)
        }
        if rest { app.advance(by: 0.3) }
        app.touch(1, .ended, from.x + way.dx, from.y + way.dy)
        settle()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        app.tap(x, y)
        settle()
    }

    /// Three seconds in frames.
    func settle() { for _ in 0..<90 { app.advance(by: 1.0 / 30) } }

    var picture: ViewPicture {
        app.turn()
        return ViewPicture(buffer: app.stage.lastFrame!.buffer.copy(), scale: 1)
    }
}
