// Pages that come, say things, are slow and go; without a browser, over a WebSocket of our own.
import Diagnostics
import Foundation
import PixelKernels
import Stage
import Testing

import Browser

/// Stages own the process's clock: whatever makes one runs by itself.
@Suite("BrowserStage", .serialized) struct BrowserStageTests {}

extension BrowserStageTests {
    @Suite("BrowserStage: pages", .serialized) @MainActor struct PagesTests {
        private func make() throws -> (BrowserStage, PaintingClient, URL) {
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test")
            let client = PaintingClient()
            stage.client = client
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            stage.requestTurn()
            return (stage, client, address)
        }

        @Test("a page is told the devices and the screen, then sent the whole screen, then only what changes")
        func frames() async throws {
            let (stage, client, address) = try make()
            defer { stage.stop() }
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 && page.frames.count >= 1 })
            #expect(page.texts[0].contains("\"t\":\"hello\""))
            #expect(page.texts[0].contains("iphone-16-pro"))
            #expect(page.texts[1].contains("\"t\":\"status\""))
            #expect(page.texts[1].contains("\"width\":390"))
            let first = try #require(page.frames.first)
            #expect(first.size == (1170, 2532))
            #expect(first.parts.map(\.rect.area) == [1170 * 2532])
            page.say(#"{"t":"ack","n":1}"#)
            page.say(#"{"t":"touch","s":[{"i":1,"p":"b","x":100,"y":120}]}"#)
            #expect(await until { page.frames.count >= 2 })
            #expect(page.frames[1].parts.allSatisfy { $0.rect.area < 300_000 })
            #expect(await until { client.touches.count == 1 })
        }

        @Test("a page that does not acknowledge is sent nothing more, and the app goes on at its pace")
        func slowPage() async throws {
            let (stage, client, address) = try make()
            defer { stage.stop() }
            let page = try #require(TestPage(address))
            #expect(await until { page.frames.count >= 1 })
            let before = client.turns
            client.isAnimating = true
            stage.requestTurn()
            #expect(await until { client.turns >= before + 30 })
            client.isAnimating = false
            #expect(page.frames.count == 2, "two are under way at the most")
            page.say(#"{"t":"ack","n":1}"#)
            #expect(await until { page.frames.count == 3 })
        }

        @Test("an idle stage takes no turns and has no alarm set")
        func idle() async throws {
            let (stage, client, _) = try make()
            defer { stage.stop() }
            #expect(await until { client.turns >= 1 })
            let turns = client.turns
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { continuation.resume() }
            }
            #expect(client.turns == turns)
            #expect(stage.alarm.next == nil)
        }

        @Test("work due on the clock makes a turn at its time; an animation makes one every 60th of a second")
        func clock() async throws {
            let (stage, client, _) = try make()
            defer { stage.stop() }
            #expect(await until { client.turns >= 1 })
            nonisolated(unsafe) var ranAt = 0.0
            let due = stage.clock.now + 0.05
            client.onTurn = { _ = stage.clock.runDueWork() }
            stage.clock.schedule(at: due, site: "") { ranAt = due + 1 }
            #expect(await until { ranAt > 0 })
            #expect(stage.clock.now >= due)
            let (turns, begin) = (client.turns, stage.clock.now)
            client.isAnimating = true
            stage.requestTurn()
            #expect(await until { client.turns >= turns + 30 })
            #expect(stage.clock.now - begin > 29 * TurnSchedule.interval - 0.002)
            client.isAnimating = false
        }

        @Test("closing a page cancels its fingers and does not end the app; the next page gets the whole screen")
        func closing() async throws {
            let (stage, client, address) = try make()
            defer { stage.stop() }
            var page = TestPage(address)
            #expect(await until { page?.frames.count ?? 0 >= 1 })
            page?.say(#"{"t":"touch","s":[{"i":1,"p":"b","x":130,"y":310}]}"#)
            #expect(await until { client.touches.count == 1 })
            page?.hangUp()
            page = nil
            #expect(await until { client.touches.last?.phase == .cancelled })
            #expect(stage.viewerCount == 0)
            let again = try #require(TestPage(address))
            #expect(await until { again.frames.count >= 1 })
            #expect(again.frames[0].parts.map(\.rect.area) == [1170 * 2532])
        }

        @Test("controls change the screen: device, rotation, appearance, text size, background and memory")
        func controls() async throws {
            let (stage, client, address) = try make()
            defer { stage.stop() }
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 })
            for (name, value) in [
                ("device", "ipad-pro-13-inch-m4"), ("orientation", "landscapeLeft"), ("appearance", "dark"),
                ("contentSize", "AX1"), ("rightToLeft", "true"), ("increasedContrast", "true"), ("background", "true"),
                ("background", "true"), ("background", "false"),
            ] {
                page.say(#"{"t":"set","k":"\#(name)","v":"\#(value)"}"#)
            }
            page.say(#"{"t":"memory"}"#)
            #expect(await until { client.events.contains(.lifecycle(.memoryWarning)) })
            let environment = stage.environment
            #expect(environment.deviceName == "iPad Pro 13-inch (M4)")
            #expect(environment.size == CGSize(width: 1376, height: 1032))
            #expect(environment.appearance == .dark)
            #expect(environment.contentSize == .accessibilityMedium)
            #expect(environment.rightToLeft)
            #expect(environment.increasedContrast)
            let life = client.events.compactMap { event -> LifecycleChange? in
                if case .lifecycle(let change) = event { change } else { nil }
            }
            #expect(life == [.resignActive, .enterBackground, .enterForeground, .becomeActive, .memoryWarning])
        }

        @Test("a page that talks nonsense is hung up on")
        func nonsense() async throws {
            let (stage, _, address) = try make()
            defer { stage.stop() }
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 })
            page.say(#"{"t":"call","v":"exit"}"#)
            #expect(await until { page.isClosed })
            #expect(await until { stage.viewerCount == 0 })
        }

        @Test("a server that cannot begin is reported with its whole text")
        func report() {
            let diagnostic = Diagnostic(entry: Catalogue.serverCannotListen, cause: "The system reported: socket: No.")
            #expect(
                diagnostic.message == """
                    UIK0801 misuse: The browser stage cannot listen on 127.0.0.1.
                      cause    The system reported: socket: No.
                      fix      Allow sockets on 127.0.0.1, or run with --stage headless.
                    """)
        }
    }
}
