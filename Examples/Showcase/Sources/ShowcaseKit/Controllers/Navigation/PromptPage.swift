// A line above the title, and a control in the title's place.
// Apple: "UINavigationItem", prompt, titleView.
import UIKit

/// Switches for the prompt and the title view; the title view chooses the room.
@MainActor
final class PromptPage: ListPage {
    init() { super.init(title: "Prompt") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        let rooms = Painting.Room.allCases.prefix(3)
        let choice = makeChoice(rooms.map(\.rawValue), "room-choice") { [weak self] in
            self?.show(Painting.Room.allCases[$0])
        }
        choice.sizeToFit()
        navigationItem.titleView = choice
        navigationItem.prompt = "Choose a room"
        show(.evening)
    }

    private func show(_ room: Painting.Room) {
        removeGroups()
        let hasPrompt = makeSwitch("has-prompt", isOn: navigationItem.prompt != nil) { [weak self] in
            self?.navigationItem.prompt = $0 ? "Choose a room" : nil
        }
        addGroup("Bar", [ListRow("Prompt", control: hasPrompt)])
        addGroup(
            room.rawValue,
            room.paintings.map { painting in
                ListRow(painting.name, named: "painting-\(painting.number)", image: painting.thumbnail) { [weak self] in
                    self?.show(PaintingPage(painting), sender: self)
                }
            })
    }
}
