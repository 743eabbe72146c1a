// Windows on the screen.
// Apple: "UIWindow".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIWindow: showing", .harness) struct UIWindowShowingTests {
    // Covers: UIWindow.makeKeyAndVisible, UIWindow.rootViewController, UIView.backgroundColor, UIView.addSubview
    @Test("A coloured view in a key window is on the screen after one turn")
    func pixels() {
        let app = StageFixture()
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        controller.view.addSubview(square)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        app.turn()
        #expect(app.pixel(9, 20) == 0xFFFF_FFFF)
        #expect(app.pixel(10, 20) == 0xFFFF_0000)
        #expect(app.pixel(39, 59) == 0xFFFF_0000)
        #expect(app.pixel(40, 60) == 0xFFFF_FFFF)
        #expect(window.isKeyWindow)
    }

    // Covers: UIWindow.windowLevel
    @Test("a level is raised and lowered by a number: .alert + 1")
    func levels() {
        let window = UIWindow()
        window.windowLevel = .alert + 1
        #expect(window.windowLevel > .alert)
        #expect(window.windowLevel - 1 == .alert)
    }
}
