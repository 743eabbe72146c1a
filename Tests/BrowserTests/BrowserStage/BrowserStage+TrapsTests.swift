// What the app does wrong reaches its pages, the ones that come later too.
import Browser
import Diagnostics
import Foundation
import Stage
import Testing

extension BrowserStageTests {
    @Suite("BrowserStage: traps", .serialized) @MainActor struct TrapsTests {
        @Test("a report goes to the page with its place, and to a page that comes later")
        func reports() async throws {
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test")
            let client = PaintingClient()
            stage.client = client
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            defer {
                stage.stop()
                Diagnostics.listener = nil
            }
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 })
            let site = CallSite(path: "/home/me/Cart/Sources/Cart.swift", line: 42, column: 7)
            Diagnostics.hand(Diagnostic(entry: Catalogue.runNeverSettled, object: "Cart", site: site), to: .crash)
            let text = """
                {"cause":"An animation or scheduled work never ends.","code":"UIK0803","column":7,\
                "fix":"Stop the repeating work, or take the picture in a test with advance(by:).","line":42,"object":"Cart",\
                "path":"/home/me/Cart/Sources/Cart.swift","severity":"misuse","t":"trap",\
                "title":"A headless run did not become idle."}
                """
            #expect(await until { page.texts.last == text })
            let later = try #require(TestPage(address))
            #expect(await until { later.texts.contains(text) })
        }

        @Test(
            "the page lists a report with a link to its line: copied, or in the editor of the user's choice",
            .enabled(if: DrivenPage.isPossible, "no Chromium here"))
        func list() async throws {
            let client = PaintingClient()
            defer { Diagnostics.listener = nil }
            var isReported = false
            client.onTurn = {
                guard !isReported, !client.touches.isEmpty else { return }
                isReported = true
                let site = CallSite(path: "/home/me/My Cart/Cart.swift", line: 42, column: 7)
                for _ in 0..<3 { Diagnostics.hand(Diagnostic(entry: Catalogue.runNeverSettled, site: site), to: .crash) }
            }
            let result = try await DrivenPage.drive(
                client, environment: StageDevice.standard.environment(),
                """
                pixel 100 120 007aff
                expect document.getElementById('problems').hidden
                tap 100 120
                until document.querySelectorAll('#problems li').length === 1
                expect document.querySelector('#problems .label').textContent === '1 problem'
                until document.querySelector('#problems .count').textContent === '3 times'
                expect document.querySelector('#problems a').textContent === 'Cart.swift:42'
                click #problems a
                until document.querySelector('#problems a').dataset.copied || document.querySelector('#problems a').textContent === '/home/me/My Cart/Cart.swift:42'
                choose #editor vscode
                expect JSON.parse(localStorage.view).editor === 'vscode'
                shot 7-problems
                """)
            #expect(result.status == 0, "\(result.output)")
        }

        @Test("in the background nobody touches the app, no key reaches it, and fingers that were down are cancelled")
        func background() async throws {
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test")
            let client = PaintingClient()
            stage.client = client
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            defer { stage.stop() }
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 })
            page.say(#"{"t":"touch","s":[{"i":1,"p":"b","x":130,"y":310}]}"#)
            page.say(#"{"t":"set","k":"background","v":"true"}"#)
            page.say(#"{"t":"touch","s":[{"i":2,"p":"b","x":100,"y":120}]}"#)
            page.say(#"{"t":"touch","s":[{"i":2,"p":"e","x":100,"y":120}]}"#)
            page.say(#"{"t":"key","d":true,"u":4,"c":"a","ci":"a"}"#)
            page.say(#"{"t":"open","v":"cart://item/7"}"#)
            page.say(#"{"t":"set","k":"background","v":"false"}"#)
            page.say(#"{"t":"memory"}"#)
            #expect(await until { client.events.contains(.lifecycle(.memoryWarning)) })
            #expect(client.touches.map(\.phase) == [.began, .cancelled])
            #expect(client.keys.isEmpty)
            #expect(client.events.contains { if case .open(let url) = $0 { url.absoluteString == "cart://item/7" } else { false } })
        }

        @Test("the page takes the status bar and the home indicator away and brings them back")
        func statusBar() async throws {
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test")
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            defer { stage.stop() }
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 })
            #expect(page.texts[1].contains("\"systemBars\":true"))
            page.say(#"{"t":"set","k":"systemBars","v":"false"}"#)
            #expect(await until { page.texts.last?.contains("\"systemBars\":false") == true })
        }
    }
}
