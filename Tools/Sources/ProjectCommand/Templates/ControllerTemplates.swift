// `vitrine new NAME --template model|loading|errors`: controllers over UIKit alone, for any project.
// The ways are those of ios-coding.com: "Model handling", "Connection handling", "Error handling" in view controllers.

enum ControllerTemplates {
    static func text(_ template: NewCommand.Template, name: String, model: String = "Model") -> String {
        switch template {
        case .loading: loading(name, model)
        case .errors: errors(name)
        default: self.model(name, model)
        }
    }

    private static func model(_ name: String, _ model: String) -> String {
        """
        import UIKit

        struct \(model) {
            var title: String
        }

        /// Shows a model, which may be set at any time: before the view is loaded, while it is shown, and again later.
        final class \(name): UIViewController {
            var model: \(model)? {
                didSet {
                    // Setting the model never loads the view.
                    if isViewLoaded { updateView() }
                }
            }

            private let titleLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                titleLabel.font = .preferredFont(forTextStyle: .title1)
                titleLabel.adjustsFontForContentSizeCategory = true
                titleLabel.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(titleLabel)
                NSLayoutConstraint.activate([
                    titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
                updateView()
            }

            /// Updates the whole view from the model. May be called at any time.
            private func updateView() {
                titleLabel.text = model?.title
            }
        }

        """
    }

    private static func loading(_ name: String, _ model: String) -> String {
        """
        import UIKit

        struct \(model) {
            var title: String
        }

        /// Loads its model when it first appears, with an activity indicator, and an error with a retry button.
        final class \(name): UIViewController {
            /// Loads the model.
            var load: () async throws -> \(model) = { \(model)(title: "Loaded") }

            private(set) var model: \(model)? {
                didSet { if isViewLoaded { updateView() } }
            }

            private var task: Task<Void, Never>?
            private let titleLabel = UILabel()
            private let retryButton = UIButton(type: .system)
            private let wheel = UIActivityIndicatorView(style: .large)

            deinit { task?.cancel() }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                titleLabel.textAlignment = .center
                titleLabel.numberOfLines = 0
                retryButton.setTitle("Try again", for: .normal)
                retryButton.addTarget(self, action: #selector(reload), for: .touchUpInside)
                let stack = UIStackView(arrangedSubviews: [wheel, titleLabel, retryButton])
                stack.axis = .vertical
                stack.spacing = 12
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                ])
                updateView()
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if model == nil, task == nil { reload() }
            }

            @objc private func reload() {
                task?.cancel()
                show(error: nil)
                wheel.startAnimating()
                task = Task { [weak self, load] in
                    let result: Result<\(model), Error>
                    do { result = .success(try await load()) } catch { result = .failure(error) }
                    guard !Task.isCancelled, let self else { return }
                    wheel.stopAnimating()
                    switch result {
                    case .success(let model): self.model = model
                    case .failure(let error): show(error: error)
                    }
                    task = nil
                }
            }

            private func updateView() {
                titleLabel.text = model?.title
                retryButton.isHidden = true
            }

            private func show(error: Error?) {
                titleLabel.text = error?.localizedDescription ?? model?.title
                retryButton.isHidden = error == nil
            }
        }

        """
    }

    private static func errors(_ name: String) -> String {
        """
        import UIKit

        /// An error with its recovery options.
        struct RecoverableFailure: LocalizedError {
            var errorDescription: String?
            var recoverySuggestion: String?
            /// The titles of the buttons, each with its action.
            var options: [(title: String, recover: () -> Void)]
        }

        extension UIResponder {
            /// Travels up the responder chain until a responder shows the error.
            @objc func presentError(_ error: Error) { next?.presentError(error) }
        }

        /// Shows every error that reaches it along the responder chain.
        class \(name): UIViewController {
            override func presentError(_ error: Error) {
                let failure = error as? RecoverableFailure
                let alert = UIAlertController(
                    title: error.localizedDescription, message: failure?.recoverySuggestion, preferredStyle: .alert)
                for option in failure?.options ?? [] {
                    alert.addAction(UIAlertAction(title: option.title, style: .default) { _ in option.recover() })
                }
                alert.addAction(UIAlertAction(title: failure == nil ? "OK" : "Cancel", style: .cancel))
                present(alert, animated: true)
            }
        }

        """
    }
}
