// The elements of the app in a real browser: a tree that readers and tools find, and that acts.
import Browser
import Foundation
import PixelKernels
import Stage
import Testing

/// Shows a button, a switch, a slider in a list; keeps what it is asked.
@MainActor private final class ElementClient: StageClient {
    var asked: [String] = []
    var touches = 0
    private var isOn = false
    private var volume = 40
    private var frames = 0
    var needsTurn: Bool { false }

    func stage(_ stage: any Stage, turnWith events: [StageEvent]) {
        for event in events {
            if case .element(let id, let action) = event { take(id, action, stage) }
            if case .touches(let samples) = event, samples.contains(where: { $0.phase == .began }) { touches += 1 }
        }
        if frames == 0 {
            let size = stage.environment.pixelSize
            if let buffer = PixelBuffer(width: size.width, height: size.height) {
                stage.present(StageFrame(buffer: buffer, damage: [buffer.bounds], time: 0))
            }
            frames += 1
        }
        if stage.wantsElements { stage.present(elements) }
    }

    private func take(_ id: Int, _ action: StageElementAction, _ stage: any Stage) {
        asked.append("\(id) \(action)")
        if id == 2, action == .activate { isOn.toggle() }
        if id == 3, action == .increment { volume += 10 }
        if action == .activate { stage.announce("Done <b> \(id)") }
    }

    private var elements: StageElements {
        func make(_ id: Int, _ role: StageElement.Role, _ label: String, _ y: CGFloat) -> StageElement {
            var element = StageElement(id: id, role: role, frame: CGRect(x: 40, y: y, width: 160, height: 44))
            element.label = label
            return element
        }
        var buy = make(1, .button, "Buy <i>now</i>", 100)
        buy.identifier = "buy"
        buy.actions = ["Later"]
        var toggle = make(2, .toggle, "Gift", 200)
        toggle.states = isOn ? .on : []
        var slider = make(3, .slider, "Volume", 300)
        slider.value = "\(volume)%"
        var list = StageElement(id: 4, role: .list, frame: CGRect(x: 20, y: 400, width: 300, height: 100))
        list.label = "Items"
        list.children = [5]
        var result = StageElements()
        result.roots = [1, 2, 3, 4]
        for element in [buy, toggle, slider, list, make(5, .text, "Tea", 420)] { result.all[element.id] = element }
        return result
    }
}

extension BrowserStageTests {
    @Suite("Elements in Chromium", .serialized, .enabled(if: DrivenPage.isPossible, "no Chromium here"))
    @MainActor struct PageElementsTests {
        @Test("roles, names, states and places are in the page; clicks touch, keys activate and adjust")
        func elements() async throws {
            let client = ElementClient()
            let result = try await DrivenPage.drive(
                client, environment: StageDevice.standard.environment(),
                """
                until document.getElementById('elements').dataset.count === '5'
                expect document.querySelector('[data-testid=buy]').getAttribute('role') === 'button'
                expect document.querySelector('[data-testid=buy]').getAttribute('aria-label') === 'Buy <i>now</i>'
                expect document.querySelector('#elements i') === null
                expect document.querySelector('[role=switch]').getAttribute('aria-checked') === 'false'
                expect document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '40'
                expect document.querySelector('[role=list]').textContent === 'Tea'
                expect document.querySelector('[data-testid=buy]').style.left === '40px'
                expect [...document.querySelectorAll('#elements > .element')].map((e) => e.dataset.element).join() === '1,2,3,4'
                tap 120 122
                print document.querySelector('[role=switch]').focus()
                key Enter
                until document.querySelector('[role=switch]').getAttribute('aria-checked') === 'true'
                expect document.activeElement.getAttribute('role') === 'switch'
                until document.getElementById('says').textContent === 'Done <b> 2'
                print document.querySelector('[role=slider]').focus()
                key ArrowRight
                until document.querySelector('[role=slider]').getAttribute('aria-valuetext') === '50%'
                print document.querySelector('.extra').click()
                print document.querySelector('[data-testid=buy]').click()
                until document.getElementById('says').textContent === 'Done <b> 1'
                settle
                shot 5-elements
                """)
            #expect(result.status == 0, "\(result.output)")
            #expect(client.touches == 1)
            #expect(client.asked == ["2 focus", "2 activate", "3 focus", "3 increment", "1 custom(0)", "1 activate"])
        }
    }
}
