// The states of a drag and what leads from one to the next, without views.
// Apple: "UIDragInteractionDelegate", "UIDropInteractionDelegate"; the order of calls is lists.md's, L67, L141 to L143.

/// A drag as a value: each event gives the effects that whoever owns the machine carries out, in order.
package struct DragMachine: Equatable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        /// No finger has lifted anything.
        case idle
        /// The items are lifted and the finger rests.
        case lifted
        /// The items follow the finger.
        case dragging
        /// The items go to their place after a drop.
        case dropping
        /// The items go back to where they were.
        case returning
        /// All is over.
        case over
    }

    package enum Event: Equatable, Sendable {
        /// A finger has rested on this many items.
        case press(items: Int)
        /// The finger has moved further than it may while it rests.
        case move
        /// A tap added this many items.
        case add(items: Int)
        /// The finger was lifted over what would do this.
        case release(UIDropOperation)
        /// The system took the finger away.
        case interrupt
        /// The pictures are where they go.
        case arrive
    }

    package enum Effect: Equatable, Sendable {
        /// Show the pictures over their sources.
        case lift
        /// Tell that the drag begins.
        case begin
        /// The pictures follow; ask what is below the finger.
        case follow
        /// Further pictures join.
        case join
        /// Let the pictures down again, before a drag has begun.
        case putBack
        /// Perform the drop.
        case drop(UIDropOperation)
        /// Send the pictures back.
        case giveUp
        /// Tell that all is over.
        case finish(UIDropOperation, hasBegun: Bool)
    }

    /// An event that has no meaning in the phase.
    package struct Refusal: Error, Equatable, Sendable {
        package let phase: Phase
        package let event: Event
    }

    package private(set) var phase = Phase.idle
    package private(set) var items = 0
    /// What the drag ended with.
    package private(set) var operation = UIDropOperation.cancel
    /// Whether it was told that it began.
    package private(set) var hasBegun = false

    package init() {}

    /// Takes an event and gives its effects.
    /// - Throws: ``Refusal``; the machine stays as it is.
    package mutating func take(_ event: Event) throws(Refusal) -> [Effect] {
        switch (phase, event) {
        case (.idle, .press(let count)) where count > 0:
            items = count
            phase = .lifted
            return [.lift]
        case (.lifted, .move):
            phase = .dragging
            hasBegun = true
            return [.begin, .follow]
        case (.dragging, .move):
            return [.follow]
        case (.dragging, .add(let count)) where count > 0:
            items += count
            return [.join, .follow]
        case (.lifted, .release), (.lifted, .interrupt):
            phase = .returning
            return [.putBack]
        case (.dragging, .release(let wanted)) where wanted.takes:
            phase = .dropping
            operation = wanted
            return [.drop(wanted)]
        case (.dragging, .release), (.dragging, .interrupt):
            phase = .returning
            return [.giveUp]
        // Nothing is left to interrupt: the pictures are on their way.
        case (.dropping, .interrupt), (.returning, .interrupt), (.over, .interrupt), (.idle, .interrupt):
            return []
        case (.dropping, .arrive), (.returning, .arrive):
            phase = .over
            return [.finish(operation, hasBegun: hasBegun)]
        default:
            throw Refusal(phase: phase, event: event)
        }
    }
}
