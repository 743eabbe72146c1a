// Commands of the hardware keyboard, by selector.
// Apple: "UIKeyCommand"; "UIResponder", keyCommands.
import UIKit

public final class Notes: UIViewController {
    public private(set) var log: [String] = []
    public override var canBecomeFirstResponder: Bool { true }
    public override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(add(_:))),
            UIKeyCommand(title: "Close", action: #selector(close), input: UIKeyCommand.inputEscape),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(Notes.up(command:))),
        ]
    }
    @objc func add(_ command: UIKeyCommand) { log.append("add \(command.input ?? "")") }
    @objc private func close() { log.append("close") }
    @objc func up(command: UIKeyCommand) { log.append("up") }
}
