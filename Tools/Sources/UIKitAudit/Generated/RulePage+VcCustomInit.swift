// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/ControllerCustomInitRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vcCustomInit = RulePage(
        id: "vc-custom-init", severity: .note, isOn: false, isFixable: false,
        summary: "A view controller takes what it shows in an initializer of its own.",
        text: #"""
        A view controller takes what it shows in an initializer of its own.

        ## What goes wrong
        A controller that can only be made with `init(model:)` cannot come from a storyboard, another controller's nib or state
        restoration, which call `init(coder:)`. One whose model is a property that can be set at any time works with all of them, as
        does one with an `init(coder:)` or `init(nibName:bundle:)` of its own that does not refuse. This is an opinion; many projects
        prefer the initializer. Off unless it is asked for.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog ios-coding.com; Apple, "UIViewController", `init(nibName:bundle:)`.

        ## Triggering
        ```swift
        class Profile: UIViewController {
            let model: String
            ↓init(model: String) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        // file: Base.swift
        class Base: UITableViewController {}
        // file: Rows.swift
        struct Größe {}
        class Rows: Base {
            private var sizes: [Größe] = []
            ↓init(_ sizes: [Größe], title: String = "") {
                self.sizes = sizes
                super.init(style: .plain)
                self.title = title
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        class Form<Model>: UIViewController {
            var model: Model?
            public required ↓init(with value: Model) {
                super.init(nibName: nil, bundle: nil)
                model = value
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        final class Detail: UIViewController {
            private let viewModel: DetailModel
            #if DEBUG
            ↓init(name: String) {
                viewModel = DetailModel(name: name)
                super.init(nibName: "Detail", bundle: nil)
            }
            #endif
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        class Player: UIViewController {
            private let url: URL
            private let onEnd: () -> Void
            ↓init(url: URL, onEnd: @escaping () -> Void) {
                (self.url, self.onEnd) = (url, onEnd)
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        enum Screens {
            class Grid: UICollectionViewController {
                var store: Store
                ↓init?(store: Store?) {
                    guard let store = store else { return nil }
                    self.store = store
                    super.init(collectionViewLayout: UICollectionViewFlowLayout())
                }
                required init?(coder: NSCoder) { fatalError() }
            }
        }
        ```

        ## Not triggering
        ```swift
        class Profile: UIViewController {
            var model: String? { didSet { if isViewLoaded { update() } } }
            func update() {}
        }
        ```
        ```swift
        class Profile: UIViewController {
            init() { super.init(nibName: "Profile", bundle: nil) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var name = ""
            convenience init(name: String) {
                self.init(nibName: nil, bundle: nil)
                self.name = name
            }
        }
        ```
        ```swift
        class Profile: UIViewController {
            let model: String
            init?(coder: NSCoder, model: String) {
                self.model = model
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var nib: String?
            override init(nibName: String?, bundle: Bundle?) {
                nib = nibName
                super.init(nibName: nibName, bundle: bundle)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        ```
        ```swift
        class ProfileView: UIView {
            let model: String
            init(model: String) {
                self.model = model
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        class ProfileViewController {
            let model: String
            init(model: String) { self.model = model }
        }
        ```
        ```swift
        class Profile: UIViewController {
            // init(model: String) { self.model = model }
            let text = "init(model: String) { self.model = model }"
            init(isAnimated: Bool) {
                super.init(nibName: nil, bundle: nil)
                print(isAnimated)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        class Stack: UINavigationController {
            var first: UIViewController?
            init(first: UIViewController) {
                super.init(rootViewController: first)
                self.first = first
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        class Cast: UIViewController {
            var theme: String?
            init(theme: String?) {
                self.theme = theme
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        ```
        ```swift
        class Transcript: UIViewController {
            let manager: Manager
            init(manager: Manager) {
                self.manager = manager
                super.init(nibName: nil, bundle: nil)
            }
            override init(nibName: String?, bundle: Bundle?) {
                manager = Manager()
                super.init(nibName: nibName, bundle: bundle)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        class Manager {}
        ```

        ## Cure
        Make the model a property, optional or with a default, and configure the view from it when both are there.
        """#)
}
