// The page in a real browser: headless Chromium driven by script/drive-browser.
import Browser
import Foundation
import Stage
import Testing

extension BrowserStageTests {
    @Suite("Page in Chromium", .serialized, .enabled(if: DrivenPage.isPossible, "no Chromium here"))
    @MainActor struct PageDrivenTests {
        @Test("a tap, a drag, a rotation and dark mode reach the app, and its pixels reach the page exactly")
        func everything() async throws {
            let client = PaintingClient()
            let result = try await DrivenPage.drive(
                client, environment: StageDevice.standard.environment(),
                """
                pixel 100 120 007aff
                shot 1-start
                tap 100 120
                pixel 100 120 34c759
                drag 160 340 260 600
                pixel 260 600 ff9500
                pixel 130 310 f2f2f7
                shot 2-dragged
                click #turnRight
                until document.body.dataset.screen === '844x390@3'
                click #dark
                pixel 500 20 1c1c1e
                settle
                shot 3-dark-landscape
                scheme dark
                choose #model ipad-pro-11-inch-m4
                until document.body.dataset.screen === '1210x834@2'
                settle
                shot 4-ipad
                """)
            #expect(result.status == 0, "\(result.output)")
            let phases = client.touches.map(\.phase)
            #expect(phases.first == .began)
            #expect(phases.last == .ended)
        }
    }
}
