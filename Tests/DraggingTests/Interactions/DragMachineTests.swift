// The states of a drag, all events in all states.
// No Apple page: this is ours; the order is lists.md's, L141 to L143.
import Testing
import UIKit
@testable import UIKitControls

@Suite("DragMachine") struct DragMachineTests {
    private static let events: [DragMachine.Event] = [
        .press(items: 0), .press(items: 2), .move, .add(items: 0), .add(items: 1), .release(.cancel), .release(.forbidden),
        .release(.copy), .release(.move), .interrupt, .arrive,
    ]

    /// A machine in a state.
    private func machine(_ phase: DragMachine.Phase) throws -> DragMachine {
        var machine = DragMachine()
        let way: [DragMachine.Event] =
            switch phase {
            case .idle: []
            case .lifted: [.press(items: 1)]
            case .dragging: [.press(items: 1), .move]
            case .dropping: [.press(items: 1), .move, .release(.copy)]
            case .returning: [.press(items: 1), .move, .release(.cancel)]
            case .over: [.press(items: 1), .move, .release(.copy), .arrive]
            }
        for event in way { _ = try machine.take(event) }
        #expect(machine.phase == phase)
        return machine
    }

    @Test("a lift, a drag and a drop, with their effects") func drop() throws {
        var machine = DragMachine()
        #expect(try machine.take(.press(items: 2)) == [.lift])
        #expect(try machine.take(.move) == [.begin, .follow])
        #expect(try machine.take(.move) == [.follow])
        #expect(try machine.take(.add(items: 1)) == [.join, .follow])
        #expect(machine.items == 3)
        #expect(try machine.take(.release(.move)) == [.drop(.move)])
        #expect(try machine.take(.arrive) == [.finish(.move, hasBegun: true)])
        #expect(machine.phase == .over)
    }

    @Test("cancel, forbidden and an interruption give the items back; before the drag they are put down") func backwards() throws {
        for event in [DragMachine.Event.release(.cancel), .release(.forbidden), .interrupt] {
            var machine = try machine(.dragging)
            #expect(try machine.take(event) == [.giveUp])
            #expect(try machine.take(.arrive) == [.finish(.cancel, hasBegun: true)])
            var lifted = try self.machine(.lifted)
            #expect(try lifted.take(event) == [.putBack])
            #expect(try lifted.take(.arrive) == [.finish(.cancel, hasBegun: false)])
        }
    }

    @Test("a copy over nothing that was dragged yet puts the items down") func releasedAtOnce() throws {
        var machine = try machine(.lifted)
        #expect(try machine.take(.release(.copy)) == [.putBack])
        #expect(machine.operation == .cancel)
    }

    @Test("every event in every state: taken as the table says, or refused without a change", arguments: DragMachine.Phase.allCases)
    func table(phase: DragMachine.Phase) throws {
        let taken: [DragMachine.Phase: [DragMachine.Event]] = [
            .idle: [.press(items: 2), .interrupt],
            .lifted: [.move, .release(.cancel), .release(.forbidden), .release(.copy), .release(.move), .interrupt],
            .dragging: [
                .move, .add(items: 1), .release(.cancel), .release(.forbidden), .release(.copy), .release(.move), .interrupt,
            ],
            .dropping: [.interrupt, .arrive], .returning: [.interrupt, .arrive], .over: [.interrupt],
        ]
        for event in Self.events {
            var machine = try machine(phase)
            let before = machine
            let isTaken = taken[phase]?.contains(event) ?? false
            do {
                _ = try machine.take(event)
                #expect(isTaken, "\(phase) took \(event)")
            } catch {
                #expect(!isTaken, "\(phase) refused \(event)")
                #expect(error == DragMachine.Refusal(phase: phase, event: event))
                #expect(machine == before)
            }
        }
    }
}
