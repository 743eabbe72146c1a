// The examples of the guides of Documentation/Guides, each line as it stands there, so that they compile.
// GuideTests compares the two; what the examples speak of without showing it is declared here beside them.
import Foundation
import FoundationNetworking
import SafeUIKit
import UIKit

// MARK: CustomAlert.md

private final class BookController: UIViewController {
    final class StarsView: UIView { var value = 3 }

    func rate() {
        let stars = StarsView()
        func send(_ value: Int) {}
        let alert = CustomAlertController(title: "Rate This Book", message: "What did you think of it?", content: stars)
        alert.addAction(CustomAlertAction("Not Now", style: .cancel))
        alert.addAction(CustomAlertAction("Send") { _ in send(stars.value) })
        alert.show(over: self)
    }
}

// MARK: ErrorRecovery.md

private final class DocumentController: UIViewController {
    struct Document { func save() throws {} }
    let document = Document()

    func save() {
        do { try document.save() } catch {
            presentError(error) { [weak self] recovered in
                if recovered { self?.save() }
            }
        }
    }

    func open() async {
        if await presentError(DiskFull()) { save() }
    }
}

private struct WrongPassword: Error {}
private struct DiskFull: Error {}

private final class LoginController: UIViewController, ErrorResponder {
    let hint = UILabel()
    func willPresentError(_ error: any Error) -> (any Error)? {
        guard error is WrongPassword else { return error }
        hint.text = "That is not the password."  // shown here: no alert
        return nil
    }
}

private func fail() throws {
    enum library { static func prune() async -> Bool { true } }
    enum chooser { static func run() async -> Bool { true } }
    throw DiskFull().withRecovery([
        RecoveryOption("Delete Old Pictures", style: .destructive) { await library.prune() },
        RecoveryOption("Choose Another Place") { await chooser.run() },
        .cancel(),
    ])
}

private final class Scripted: ErrorPresenter {
    var shown: [ErrorMessage] = []
    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void) {
        shown.append(message)
        choose(0)
    }
}

@MainActor private func setPresenter(_ scripted: Scripted) {
    ErrorRecovery.shared.presenter = scripted
}

// MARK: Loading.md

private struct Profile: Sendable { var name: String }
private struct User: Sendable, Decodable { var name: String }
private struct Refused: Error {}

private enum Shown {
    final class ProfileController: ModelController<Profile> {
        private let name = UILabel()
        override func buildViewHierarchy() { view.addSubview(name) }
        override func updateViewWithCurrentModel() { name.text = model?.name }
    }
}

private enum Before {
    enum API { static func profile(_ id: Int) async throws -> Profile { Profile(name: "\(id)") } }

    final class ProfileController: ModelController<Profile>, Preloadable {
        static func fetch(_ id: Int) async throws -> Profile { try await API.profile(id) }
    }

    final class ListController: UIViewController {
        func showProfile(_ id: Int) {
            preload(id, into: ProfileController()) { [weak self] in
                self?.navigationController?.pushViewController($0, animated: true)
            }
        }
    }
}

private final class UserController: LoadingController<User> {
    var id = 0
    override func makeLoader() -> Loader<User>? {
        Loader(policy: RetryPolicy(attempts: 3), timeout: 20) { [id] in try await API.user(id) }
    }
}

private enum API {
    static func url(_ id: Int) -> URL { URL(fileURLWithPath: "/\(id)") }
    static func user(_ id: Int) async throws -> User {
        let (data, response) = try await URLSession.shared.data(from: url(id))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Refused() }
        return try JSONDecoder().decode(User.self, from: data)
    }
}

// MARK: SplitViews.md

private final class NoteController: UIViewController {
    convenience init(_ note: String) {
        self.init(nibName: nil, bundle: nil)
        title = note
    }
}

@MainActor private func columns(_ folders: UIViewController, _ notes: UIViewController) {
    do {
        let note = UIViewController()
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(folders, for: .primary)
        split.setViewController(notes, for: .supplementary)
        split.setViewController(note, for: .secondary)

        // One look for every bar: both orientations, scrolled or not, collapsed or not. No background image, so no doubled space.
        split.safeColumns.styleBars(ColumnBarStyle(background: .systemBlue, title: .white, tint: .systemYellow))
    }
    let (split, note) = (UISplitViewController(style: .tripleColumn), "Note")
    // A row was chosen: the content is replaced, never pushed, and shown. The new bar looks as the old one did.
    split.safeColumns.replace(NoteController(note), in: .secondary)
}

// MARK: Deck.md

@MainActor private func deck(
    _ window: UIWindow, _ inbox: UIViewController, _ folders: UIViewController, _ friends: UIViewController
) {
    let burger = UIView()
    let deck = DeckViewController(center: UINavigationController(rootViewController: inbox), left: folders, right: friends)
    window.rootViewController = deck

    deck.open(.left)  // or a drag from the left edge
    deck.open(.right) { outcome in print(outcome) }  // closes the left side first
    folders.deckViewController?.close()  // the nearest deck above a controller

    Task {
        for await offset in deck.offsets() { burger.transform = CGAffineTransform(rotationAngle: offset.fraction * .pi / 2) }
    }
}

private final class TiltDeck: DeckViewController {
    override func animator(for context: DeckTransitionContext) -> any DeckTransitionAnimator { TiltAnimator() }
}

private final class TiltAnimator: DeckTransitionAnimator {
    func update(_ context: DeckTransitionContext, progress: CGFloat) {
        context.place(at: progress)
        context.sideView.alpha = context.isAppearing ? progress : 1 - progress
    }
    func animate(_ context: DeckTransitionContext, velocity: CGPoint) {
        UIView.animate(withDuration: 0.3) {
            self.update(context, progress: context.isCancelled ? 0 : 1)
        } completion: { _ in
            context.complete()
        }
    }
}
