// A UIKit app in a real browser, driven by script/drive-browser.
import Browser
import Stage
import Testing
import UIKit
import UIKitCore

extension PageDrivenTests {
    @Test("a UIKit app answers a tap, a drag, a pinch, a rotation and dark mode in the page")
    func uikit() async throws {
        let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Hello")
        UIApplication.install(stage: stage)
        UIApplication.shared.launch(delegate: nil)
        let app = TouchableApp()
        let address = try #require(stage.start())
        stage.requestTurn()
        defer { stage.stop() }
        let result = try await DrivenPage.drive(
            address: address,
            """
            pixel 45 190 007aff
            shot uikit-1-start
            tap 100 205
            pixel 60 200 34c759
            drag 85 345 235 585
            pixel 235 585 ff9500
            pixel 45 310 ffffff
            altdrag 240 400 320 300
            settle
            shot uikit-2-touched
            click #dark
            pixel 20 400 000000
            click #turnLeft
            until document.getElementById('canvas').width === 2532
            settle
            shot uikit-3-dark-landscape
            """)
        #expect(result.status == 0, "\(result.output)")
        #expect(app.taps == 1 && app.label.text == "Touched")
        #expect(abs(app.square.center.x - 235) < 2 && abs(app.square.center.y - 585) < 2)
        #expect(app.scale > 1.2)
        #expect(app.window.traitCollection.userInterfaceStyle == .dark)
        #expect(app.window.bounds.size == CGSize(width: 844, height: 390))
    }
}
