// What an app does outside of itself, told to a page without a browser.
import Browser
import Foundation
import Stage
import Testing

extension BrowserStageTests {
    @Suite("BrowserStage: outside", .serialized) @MainActor struct OutsideTests {
        @Test("addresses, copied and shared texts go to the page; without a page, or a way to share, nothing takes them")
        func everything() async throws {
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test")
            let client = PaintingClient()
            stage.client = client
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            defer { stage.stop() }
            let web = try #require(URL(string: "https://example.org/a?b=c"))
            let file = try #require(URL(string: "file:///etc/passwd"))
            #expect(!stage.canOpen(web))
            #expect(!stage.open(web))
            #expect(stage.shareTargets.isEmpty)
            stage.copied("nobody")
            stage.requestTurn()
            let page = try #require(TestPage(address))
            #expect(await until { page.texts.count >= 2 })
            #expect(stage.canOpen(web))
            #expect(stage.open(web))
            #expect(!stage.canOpen(file))
            #expect(!stage.open(file))
            stage.copied("copied")
            stage.copied(nil)
            #expect(stage.shareTargets.isEmpty)
            page.say(#"{"t":"set","k":"canShare","v":"true"}"#)
            #expect(await until { stage.shareTargets.count == 1 })
            let target = stage.shareTargets[0]
            #expect(!stage.share([.png(Data([1]))], with: target))
            #expect(!stage.share([.text("x")], with: StageShareTarget(identifier: "other", title: "Other")))
            #expect(stage.share([.text("one"), .url(web), .text("two")], with: target))
            #expect(await until { page.texts.contains { $0.contains(#""t":"share""#) } })
            #expect(
                page.texts.suffix(3) == [
                    #"{"t":"open","v":"https://example.org/a?b=c"}"#, #"{"t":"copy","v":"copied"}"#,
                    #"{"t":"share","u":"https://example.org/a?b=c","v":"one\ntwo"}"#,
                ])
            page.say(#"{"t":"clipboard","v":"pasted"}"#)
            #expect(await until { client.events.contains(.clipboard("pasted")) })
            #expect(PageMessage(json: #"{"t":"clipboard","v":""}"#) == nil)
            page.say(#"{"t":"set","k":"canShare","v":"false"}"#)
            #expect(await until { stage.shareTargets.isEmpty })
        }
    }

    @Suite("Outside in Chromium", .serialized, .enabled(if: DrivenPage.isPossible, "no Chromium here"))
    @MainActor struct OutsideDrivenTests {
        @Test("the page opens a tab, writes its clipboard and shares; refused it asks for a click")
        func driven() async throws {
            let client = PaintingClient()
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Painting")
            stage.client = client
            let address = try #require(stage.start())
            stage.requestTurn()
            defer { stage.stop() }
            var seen = 0
            client.onTurn = { [weak client, weak stage] in
                // Each tap on the button: an address, a text, a share.
                guard let stage, let client else { return }
                let begun = client.touches.filter { $0.phase == .began }.count
                guard begun > seen else { return }
                seen = begun
                _ = stage.open(URL(string: "https://example.org/x")!)
                stage.copied("copied")
                if let target = stage.shareTargets.first { _ = stage.share([.text("shared")], with: target) }
            }
            let result = try await DrivenPage.drive(
                address: address,
                """
                pixel 100 120 007aff
                expect (window.did = [], true)
                expect (window.open = (a, t) => { did.push(a + t); return { opener: 1 }; }, true)
                expect (navigator.clipboard.writeText = (v) => { did.push(v); return Promise.resolve(); }, true)
                expect (document.hasFocus = () => true, true)
                tap 100 120
                until did.length === 2
                expect did.join() === 'https://example.org/x_blank,copied'
                expect document.getElementById('offer').hidden
                expect (did = [], window.open = (a) => { did.push(a); return null; }, true)
                tap 100 120
                until !document.getElementById('offer').hidden
                expect document.querySelector('#offer button').textContent.startsWith('Open https://example.org')
                expect (window.open = (a, t) => { did.push('again'); return { opener: 1 }; }, true)
                click #offer button
                until did.includes('again')
                expect document.getElementById('offer').hidden
                """)
            #expect(result.status == 0, "\(result.output)")
        }
    }
}
