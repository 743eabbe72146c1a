// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Split/SplitDoubleShowRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let splitDoubleShow = RulePage(
        id: "split-double-show", severity: .warning, isOn: true, isFixable: true,
        summary: "One controller is set for the secondary column and shown as detail as well.",
        text: #"""
        One controller is set for the secondary column and shown as detail as well.

        ## What goes wrong
        `setViewController(detail, for: .secondary)` and `showDetailViewController(detail, sender:)` both put the controller into the
        secondary column. Done one after the other the second finds the controller in a navigation stack already: at best nothing
        happens, at worst it is shown twice or taken out of where it was.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao; Apple, "UISplitViewController", `setViewController(_:for:)` and `showDetailViewController(_:sender:)`.

        ## Triggering
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController) {
                splitViewController?.↓setViewController(detail, for: .secondary)
                splitViewController?.showDetailViewController(detail, sender: self)
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            let navigation = UINavigationController()
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                guard let split = splitViewController else { return }
                split.↓setViewController(navigation, for: .secondary)
                if split.isCollapsed {
                    showDetailViewController(self.navigation, sender: nil)
                }
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {
            func open(_ größe: Int) {
                let detail = UINavigationController(rootViewController: UIViewController())
                let alias = detail
                showDetailViewController(detail, sender: nil)
                self.↓setViewController(alias, for: .secondary)
            }
        }
        ```
        ```swift
        // file: Split.swift
        class Split: UISplitViewController {}
        // file: Split+Open.swift
        extension Split {
            func open(_ controllers: [UIViewController]) {
                controllers.forEach { controller in
                    ↓setViewController(controller, for: .secondary)
                    #if DEBUG
                    print(controller)
                    #endif
                    showDetailViewController(controller, sender: self)
                }
            }
        }
        ```
        ```swift
        class Coordinator {
            weak var split: UISplitViewController?
            func start<Detail: UIViewController>(_ detail: Detail) {
                DispatchQueue.main.async { [weak self] in
                    self?.split?.↓setViewController(detail, for: .secondary)
                    self?.split?.showDetailViewController(detail, sender: self)
                }
            }
        }
        ```
        ```swift
        class Master: UIViewController {
            var detail: UIViewController?
            @IBAction func open() {
                if let detail = detail {
                    splitViewController!.↓setViewController(detail, for: UISplitViewController.Column.secondary)
                }
                splitViewController!.showDetailViewController(detail!, sender: nil)
            }
        }
        ```

        ## Not triggering
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController) {
                guard let split = splitViewController else { return }
                if split.isCollapsed {
                    split.showDetailViewController(detail, sender: self)
                } else {
                    split.setViewController(detail, for: .secondary)
                }
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController) {
                splitViewController?.setViewController(detail, for: .secondary)
                splitViewController?.show(.secondary)
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController, _ other: UIViewController) {
                splitViewController?.setViewController(detail, for: .secondary)
                splitViewController?.showDetailViewController(other, sender: self)
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController) {
                splitViewController?.setViewController(detail, for: .supplementary)
                splitViewController?.showDetailViewController(detail, sender: self)
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController) {
                // splitViewController?.setViewController(detail, for: .secondary)
                print("setViewController(detail, for: .secondary)")
                splitViewController?.showDetailViewController(detail, sender: self)
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            func open(_ row: Int) {
                var detail = UIViewController()
                splitViewController?.setViewController(detail, for: .secondary)
                detail = UIViewController()
                splitViewController?.showDetailViewController(detail, sender: self)
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            func open(_ detail: UIViewController) {
                if let split = splitViewController {
                    split.setViewController(detail, for: .secondary)
                    return
                }
                showDetailViewController(detail, sender: self)
            }
        }
        ```
        ```swift
        struct Columns {
            func setViewController(_ name: String, for column: Column) {}
            func showDetailViewController(_ name: String, sender: Any?) {}
            enum Column { case primary, secondary }
        }
        func open(_ columns: Columns, _ name: String) {
            columns.setViewController(name, for: .secondary)
            columns.showDetailViewController(name, sender: nil)
        }
        ```

        ## Cure
        Keep one of the two calls; `show(.secondary)` brings the column to the front.
        """#)
}
