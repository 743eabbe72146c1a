// Gestures, keys and timers of the sample package, on the test kit's screen and clock.
// No Apple page: these are tests of our own.
import Testing
import UIKit
import UIKitTesting
@testable import Constructs

@Suite(.harness) @MainActor struct TimeTests {
    @Test("a tap calls the recognizer's method")
    func tap() async throws {
        let harness = try await Harness(device: .iPhone14)
        let board = Board()
        try await harness.show(board)
        try await harness.tap(at: CGPoint(x: 100, y: 300))
        #expect(board.taps == 1)
    }

    @Test("the text field asks a delegate whose superclass conforms")
    func inheritedDelegate() async throws {
        let harness = try await Harness(device: .iPhone14)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), form = StrictForm()
        field.delegate = form
        try await harness.show(field)
        field.becomeFirstResponder()
        try await harness.press(.keyboardReturnOrEnter)
        #expect(form.asked == 1)
        #expect((form as UITextFieldDelegate).textFieldShouldReturn?(field) == false)
    }

    @Test("timers, display links and calls that were put off run on the clock")
    func clock() async throws {
        let harness = try await Harness(device: .iPhone14)
        let clock = Clock()
        clock.start()
        try await harness.advance(by: 3.25)
        #expect(clock.ticks == 3)
        #expect(clock.blocks == 1)
        #expect(clock.late == 1)
        #expect(clock.frames > 100)
        clock.stop()
        try await harness.advance(by: 3)
        #expect(clock.ticks == 3)
    }
}
