// What the fixes of the rules about controllers write.
import Testing
import UIKitAudit

@Suite("Fixes of controllers")
struct ControllerFixTests {
    private func expect(
        _ rule: any Rule.Type, _ text: String, _ expected: String, _ location: SourceLocation = #_sourceLocation
    ) {
        let fixed = Project.fixed(text, by: rule)
        #expect(fixed == expected + "\n", sourceLocation: location)
        #expect(Project(fixed).findings(rule).isEmpty, sourceLocation: location)
        #expect(Project.fixed(fixed, by: rule) == fixed + "\n", sourceLocation: location)
    }

    @Test("loadview-super deletes the call with its line")
    func superDeleted() {
        expect(
            LoadViewSuperRule.self,
            """
            class Profile: UIViewController {
                override func loadView() {
                    super.loadView()
                    view = UIScrollView()
                }
            }
            """,
            """
            class Profile: UIViewController {
                override func loadView() {
                    view = UIScrollView()
                }
            }
            """)
    }

    @Test(
        "loadview-super deletes nothing where the view that super made is used, or stays",
        arguments: [
            "let frame = view.frame; view = UIScrollView(frame: frame)", "view.addSubview(UILabel())",
            "if isWide { view = UIScrollView() }", "prepare(); view = UIView()",
        ])
    func superKept(_ rest: String) {
        let text = """
            class Profile: UIViewController {
                var isWide = false
                func prepare() { view.isHidden = true }
                override func loadView() {
                    super.loadView()
                    \(rest)
                }
            }
            """
        let found = Project(text).findings(LoadViewSuperRule.self)
        #expect(found.count == 1)
        #expect(found.flatMap(\.fixes).isEmpty)
    }

    @Test("loadview-subviews-only turns the override into viewDidLoad")
    func moved() {
        expect(
            LoadViewSubviewsRule.self,
            """
            class Profile: UIViewController {
                override func loadView() {
                    view = UIView()
                    view.addSubview(UILabel())
                }
            }
            """,
            """
            class Profile: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                }
            }
            """)
    }

    @Test("split-secondary-push wraps what is set")
    func wrapped() {
        expect(
            SplitSecondaryPushRule.self,
            """
            class Detail: UIViewController {}
            class List: UITableViewController {
                @objc func open() { splitViewController?.setViewController(Detail(), for: .secondary) }
            }
            """,
            """
            class Detail: UIViewController {}
            class List: UITableViewController {
                @objc func open() { splitViewController?.setViewController(UINavigationController(rootViewController: Detail()), for: .secondary) }
            }
            """)
    }

    @Test("split-double-show keeps what shows the detail")
    func shownOnce() {
        expect(
            SplitDoubleShowRule.self,
            """
            class List: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.setViewController(detail, for: .secondary)
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            """,
            """
            class List: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            """)
    }

    @Test("over-current-context is asked for by name and writes overFullScreen")
    func fullScreen() {
        #expect(!OverCurrentContextRule.isOnByDefault)
        #expect(!ControllerCustomInitRule.isOnByDefault)
        expect(
            OverCurrentContextRule.self,
            """
            class Split: UISplitViewController {}
            func warn(_ alert: UIViewController) {
                alert.modalTransitionStyle = .crossDissolve
                alert.modalPresentationStyle = .overCurrentContext
            }
            """,
            """
            class Split: UISplitViewController {}
            func warn(_ alert: UIViewController) {
                alert.modalTransitionStyle = .crossDissolve
                alert.modalPresentationStyle = .overFullScreen
            }
            """)
    }
}
