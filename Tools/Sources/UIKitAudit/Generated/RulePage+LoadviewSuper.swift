// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/LoadViewSuperRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let loadviewSuper = RulePage(
        id: "loadview-super", severity: .warning, isOn: true, isFixable: true,
        summary: "An override of `loadView()` calls `super.loadView()`.",
        text: #"""
        An override of `loadView()` calls `super.loadView()`.

        ## What goes wrong
        A controller that overrides `loadView()` promises to set `view` itself. `super.loadView()` first makes another view, from the
        nib or the storyboard or empty, which is thrown away as soon as `view` is set; where `view` is not set, the work belongs into
        `viewDidLoad()`.

        ## Apple's message
        none: silent

        ## Rests on
        Public reports: onmyway133, issue 124 of the blog (BlurView) and the blog ios-coding.com; Apple, "UIViewController", `loadView()`: a custom implementation should not call `super`.

        ## Triggering
        ```swift
        class Profile: UIViewController {
            override func loadView() {
                ↓super.loadView()
                view = ProfileView()
            }
        }
        ```
        ```swift
        class Base: UIViewController {}
        class Profile: Base {
            override func loadView() {
                if compact { ↓super.loadView() }
                view = UIView()
            }
        }
        ```
        ```swift
        class OverlayController: UIViewController {
            let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            override func loadView() {
                ↓super.loadView(); title = "Größe"
                self.view = blurView
            }
        }
        ```
        ```swift
        // file: Shared/Screen.swift
        class Screen: UIViewController {
            override func viewDidLoad() { super.viewDidLoad() }
        }
        // file: Profile/Profile.swift
        class Profile: Screen {}
        // file: Profile/Profile+View.swift
        extension Profile {
            override func loadView() {
                ↓super.loadView()
                view.addSubview(UILabel())
            }
        }
        ```
        ```swift
        class Framed: UIViewController {
            override func loadView() {
                ↓super.loadView()
                let frame = view.frame
                view = UIScrollView(frame: frame)
            }
        }
        ```
        ```swift
        class Pages: UIViewController {
            override func loadView() {
                #if DEBUG
                print("loading")
                #endif
                ↓super.loadView()
                setUp()
            }
            private func setUp() { view.backgroundColor = .white }
        }
        ```
        ```swift
        class Form<Model>: UIViewController {
            override func loadView() {
                defer { view = UIView() }
                ↓super.loadView()
            }
        }
        ```

        ## Not triggering
        ```swift
        class Profile: UIViewController {
            override func loadView() { view = ProfileView() }
        }
        ```
        ```swift
        class Base: UIViewController {
            override func loadView() { view = UIView() }
        }
        class Profile: Base {
            override func loadView() {
                super.loadView()
                view.backgroundColor = .white
            }
        }
        ```
        ```swift
        class Table: UITableViewController {
            override func loadView() {
                super.loadView()
                tableView.rowHeight = 60
            }
        }
        ```
        ```swift
        class Loader {
            func loadView() {}
        }
        class Special: Loader {
            override func loadView() { super.loadView() }
        }
        ```
        ```swift
        class Profile: UIViewController {
            override func loadView() {
                // super.loadView()
                print("super.loadView()")
                view = UIView()
            }
            override func viewDidLoad() { super.viewDidLoad() }
        }
        ```
        ```swift
        import ViewKit
        class Profile: KitController {
            override func loadView() {
                super.loadView()
                view.addSubview(UILabel())
            }
        }
        ```
        ```swift
        class Video: AVPlayerViewController {
            override func loadView() {
                super.loadView()
                contentOverlayView?.addSubview(UILabel())
            }
        }
        class Stack: UINavigationController {
            override func loadView() { super.loadView() }
        }
        class Pages: UIPageViewController {
            override func loadView() { super.loadView() }
        }
        ```
        ```swift
        class Profile: UIViewController {
            func reload() {
                loadView()
                viewDidLoad()
            }
        }
        ```

        ## Cure
        Delete the call and set `view`, or move the code to `viewDidLoad()`.
        """#)
}
