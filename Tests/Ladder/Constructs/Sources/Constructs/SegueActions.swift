// Controllers that a segue's action makes.
// Apple: "IBSegueAction".
import UIKit

public final class PersonController: UIViewController {
    public let person: String
    public init?(coder: NSCoder, person: String) {
        self.person = person
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError("a person is needed") }
}

public final class PeopleController: UIViewController {
    public var chosen = "Ada"
    public private(set) var identifiers: [String?] = []

    @IBSegueAction func showPerson(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> PersonController? {
        identifiers.append(segueIdentifier)
        return PersonController(coder: coder, person: sender as? String ?? chosen)
    }
    @IBSegueAction private func showNobody(_ coder: NSCoder) -> UIViewController? { nil }
}
