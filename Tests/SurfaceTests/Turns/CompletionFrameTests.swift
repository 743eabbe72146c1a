// What a completion changes is on the screen with the frame of its turn.
// Apple: "UIView", animate(withDuration:animations:completion:).
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Turns: completions", .harness) struct CompletionFrameTests {
    @Test("A view that a completion takes away is gone from the screen, without another turn", arguments: [0.2, 0])
    func removal(duration: TimeInterval) {
        let screen = Screen()
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        box.backgroundColor = .black
        controller.view.addSubview(box)
        screen.show(controller)
        UIView.animate(withDuration: duration) {
            box.center.x += 20
        } completion: { _ in
            box.removeFromSuperview()
        }
        screen.stage.advance(by: 1)
        #expect(box.superview == nil)
        #expect(screen.pixel(145, 125) == 0xFF_FFFF)
    }
}
