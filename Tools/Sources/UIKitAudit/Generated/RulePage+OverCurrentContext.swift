// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Split/OverCurrentContextRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let overCurrentContext = RulePage(
        id: "over-current-context", severity: .note, isOn: false, isFixable: true,
        summary: "An alert-like controller is presented over the current context in a project with split view controllers.",
        text: #"""
        An alert-like controller is presented over the current context in a project with split view controllers.

        ## What goes wrong
        `.overCurrentContext` puts the controller into the column that presents it. When a split view controller turns, collapses or
        changes its columns meanwhile, a dimming alert covers the wrong part of the screen. The auditor takes a controller for
        alert-like that fades in (`.crossDissolve`) or whose view is clear or half transparent.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao; Apple, "UIModalPresentationStyle".

        ## Triggering
        ```swift
        class AlertController: UIViewController {}
        class Split: UISplitViewController {}
        class Detail: UIViewController {
            func warn() {
                let alert = AlertController()
                alert.modalPresentationStyle = .↓overCurrentContext
                alert.modalTransitionStyle = .crossDissolve
                present(alert, animated: true)
            }
        }
        ```
        ```swift
        // file: Split.swift
        final class Split: UISplitViewController {}
        // file: Alert.swift
        class Alert: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            }
        }
        // file: Detail.swift
        extension Detail {
            @objc func warn() {
                let größe = Alert()
                größe.modalPresentationStyle = UIModalPresentationStyle.↓overCurrentContext
                self.present(größe, animated: false)
            }
        }
        class Detail: UIViewController {}
        ```
        ```swift
        class Split: UISplitViewController {}
        class Alert: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                modalTransitionStyle = .crossDissolve
                modalPresentationStyle = .↓overCurrentContext
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        func makeRoot() -> UIViewController { UISplitViewController(style: .doubleColumn) }
        class Sheet<Content>: UIViewController {
            override func viewDidLoad() { self.view.backgroundColor = .clear }
        }
        class Presenter: UIViewController {
            var sheet: Sheet<Int>?
            func show() {
                sheet?.modalPresentationStyle = .↓overCurrentContext
                #if os(iOS)
                sheet!.modalPresentationStyle = (.↓overCurrentContext)
                #endif
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        class Presenter: UIViewController {
            func show(_ alert: UIViewController) {
                DispatchQueue.main.async { [weak self] in
                    alert.modalPresentationStyle = .↓overCurrentContext
                    alert.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
                    self?.present(alert, animated: true)
                }
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        class Base: UIViewController {
            override func loadView() {
                view = UIView()
                view.backgroundColor = UIColor(white: 0, alpha: 0.5)
            }
        }
        class Prompt: Base {}
        class Presenter: UIViewController {
            lazy var prompt: Prompt = {
                let prompt = Prompt()
                prompt.modalPresentationStyle = .↓overCurrentContext
                return prompt
            }()
        }
        ```

        ## Not triggering
        ```swift
        class Split: UISplitViewController {}
        class Detail: UIViewController {
            func warn(_ alert: UIViewController) {
                alert.modalPresentationStyle = .overFullScreen
                alert.modalTransitionStyle = .crossDissolve
                present(alert, animated: true)
            }
        }
        ```
        ```swift
        class Detail: UIViewController {
            func warn(_ alert: UIViewController) {
                alert.modalPresentationStyle = .overCurrentContext
                alert.modalTransitionStyle = .crossDissolve
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        class Form: UIViewController {
            override func viewDidLoad() { view.backgroundColor = .white }
        }
        class Detail: UIViewController {
            func edit() {
                let form = Form()
                form.modalPresentationStyle = .overCurrentContext
                form.modalTransitionStyle = .coverVertical
                present(form, animated: true)
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        class Detail: UIViewController {
            func warn(_ alert: UIViewController, _ other: UIViewController) {
                alert.modalPresentationStyle = .overCurrentContext
                other.modalTransitionStyle = .crossDissolve
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        class Detail: UIViewController {
            func warn(_ alert: UIViewController) {
                // alert.modalPresentationStyle = .overCurrentContext
                print("alert.modalPresentationStyle = .overCurrentContext")
                alert.modalTransitionStyle = .crossDissolve
            }
        }
        ```
        ```swift
        // class Split: UISplitViewController {}
        class Detail: UIViewController {
            func warn(_ alert: UIViewController) {
                alert.modalPresentationStyle = .overCurrentContext
                alert.modalTransitionStyle = .crossDissolve
                print("UISplitViewController")
            }
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        struct Options {
            enum Style { case overCurrentContext, crossDissolve }
            var modalPresentationStyle = Style.crossDissolve
            var modalTransitionStyle = Style.crossDissolve
        }
        func warn(_ options: inout Options) {
            options.modalPresentationStyle = .overCurrentContext
            options.modalTransitionStyle = .crossDissolve
        }
        ```
        ```swift
        class Split: UISplitViewController {}
        class Player: UIViewController {
            override func viewDidLoad() {
                overlay.backgroundColor = .clear
                view.addSubview(overlay)
            }
            let overlay = UIView()
        }
        func open(_ player: Player) { player.modalPresentationStyle = .overCurrentContext }
        ```

        ## Cure
        Present with `.overFullScreen`.
        """#)
}
