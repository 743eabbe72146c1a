// Code in Swift 6 does what it says.
import NewTimes
import Testing
import UIKit

@MainActor private final class Plain: PickerDelegate {
    var picks: [Int] = []
    func picker(_ picker: PickerController, picked index: Int) { picks.append(index) }
}

@MainActor private final class Closing: NSObject, PickerDelegate {
    var closed = 0
    func picker(_ picker: PickerController, picked index: Int) {}
    func pickerWillClose(_ picker: PickerController) { closed += 1 }
}

@MainActor @Suite struct NewTimesTests {
    @Test("picks go to the delegate, to observers and to an actor")
    func picks() async {
        let picker = PickerController(), plain = Plain()
        picker.delegate = plain
        var seen: [Int] = []
        let token = picker.observe(\.picked) { picker, _ in MainActor.assumeIsolated { seen.append(picker.picked) } }
        await picker.pick(3)
        await picker.pick(5)
        token.invalidate()
        #expect(plain.picks == [3, 5] && seen == [3, 5] && picker.saved == 2 && PickerController.kind == "picker")
    }

    @Test("an optional requirement is asked where it is fulfilled")
    func closing() {
        let picker = PickerController(), plain = Plain(), closing = Closing()
        picker.loadViewIfNeeded()
        for delegate in [plain, closing] as [any PickerDelegate] {
            picker.delegate = delegate
            picker.close?.sendActions(for: .touchUpInside)
        }
        #expect(closing.closed == 1)
    }
}
