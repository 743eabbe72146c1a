// What the fixes of the rules about effect views write.
import Testing
import UIKitAudit

@Suite("Fixes of effect views")
struct EffectViewFixTests {
    private func expect(
        _ rule: any Rule.Type, _ text: String, _ expected: String, safeOnly: Bool = true,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let fixed = Project.fixed(text, by: rule, safeOnly: safeOnly)
        #expect(fixed == expected + "\n", sourceLocation: location)
        #expect(Project(fixed).findings(rule).isEmpty, sourceLocation: location)
        #expect(Project.fixed(fixed, by: rule, safeOnly: safeOnly) == fixed + "\n", sourceLocation: location)
    }

    @Test("vev-direct inserts contentView behind names, chains and functions as values")
    func direct() {
        expect(
            EffectViewDirectRule.self,
            """
            func fill(_ panel: UIVisualEffectView?, _ box: UIVisualEffectView, _ größe: [UIView]) {
                panel?.addSubview(größe[0])
                box . insertSubview(größe[0], at: 0)
                größe.forEach(box.addSubview)
            }
            """,
            """
            func fill(_ panel: UIVisualEffectView?, _ box: UIVisualEffectView, _ größe: [UIView]) {
                panel?.contentView.addSubview(größe[0])
                box.contentView . insertSubview(größe[0], at: 0)
                größe.forEach(box.contentView.addSubview)
            }
            """)
    }

    @Test("vev-subclass-self writes self where a local is named contentView")
    func hiddenContentView() {
        expect(
            EffectViewSelfRule.self,
            """
            class Panel: UIVisualEffectView {
                func fill() {
                    addSubview(UILabel())
                    self.addSubview(UILabel())
                }
                func other(_ contentView: UIView) { addSubview(contentView) }
            }
            """,
            """
            class Panel: UIVisualEffectView {
                func fill() {
                    contentView.addSubview(UILabel())
                    self.contentView.addSubview(UILabel())
                }
                func other(_ contentView: UIView) { self.contentView.addSubview(contentView) }
            }
            """)
    }

    @Test("vev-root-view names the property that holds the effect view, or casts view")
    func root() {
        expect(
            EffectViewRootRule.self,
            """
            class Overlay: UIViewController {
                let blurView = UIVisualEffectView(effect: nil)
                override func loadView() { self.view = blurView }
                override func viewDidLoad() {
                    view.addSubview(UILabel())
                    self.view.addSubview(UILabel())
                }
            }
            class Plain: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
                func add() { view?.addSubview(UILabel()) }
            }
            """,
            """
            class Overlay: UIViewController {
                let blurView = UIVisualEffectView(effect: nil)
                override func loadView() { self.view = blurView }
                override func viewDidLoad() {
                    blurView.contentView.addSubview(UILabel())
                    self.blurView.contentView.addSubview(UILabel())
                }
            }
            class Plain: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
                func add() { (view as! UIVisualEffectView).contentView.addSubview(UILabel()) }
            }
            """)
    }

    @Test("vev-inherited-root and vev-erased-type only suggest")
    func suggestions() {
        let inherited = """
            class Base: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            class Child: Base {
                override func viewDidLoad() { view.addSubview(UILabel()) }
            }
            """
        #expect(Project.fixed(inherited, by: EffectViewInheritedRootRule.self) == inherited + "\n")
        expect(
            EffectViewInheritedRootRule.self, inherited,
            inherited.replacing("{ view.add", with: "{ (view as! UIVisualEffectView).contentView.add"), safeOnly: false)
        let erased = """
            func fill(_ label: UILabel) {
                let box: UIView = UIVisualEffectView(effect: nil)
                box.addSubview(label)
            }
            """
        #expect(Project.fixed(erased, by: EffectViewErasedRule.self) == erased + "\n")
        expect(
            EffectViewErasedRule.self, erased,
            erased.replacing("box.add", with: "(box as! UIVisualEffectView).contentView.add"), safeOnly: false)
    }

    @Test("A finding about an inherited view leads to where the superclass made it")
    func flow() throws {
        let project = Project(
            """
            // file: Base.swift
            class Base: UIViewController {
                override func loadView() {
                    view = UIVisualEffectView(effect: nil)
                }
            }
            // file: Child.swift
            class Child: Base {
                override func viewDidLoad() { view.addSubview(UILabel()) }
            }
            """)
        let finding = try #require(project.findings(EffectViewInheritedRootRule.self).first)
        #expect(finding.context == "Child.viewDidLoad()")
        #expect(finding.flow.map(\.range.path) == ["Base.swift"])
        #expect(finding.flow.map(\.range.line) == [3])
    }
}
