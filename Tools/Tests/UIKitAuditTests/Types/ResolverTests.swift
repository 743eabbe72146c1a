// Types of expressions.
import Testing
import UIKitAudit

@Suite("Types of expressions")
struct ResolverTests {
    private func type(of text: String, in source: String, file: Int = 0) -> String {
        Project(source).context(file).typeName(text)
    }

    @Test("A property made by an initializer call has its class, across files")
    func inferred() {
        let source = """
            class Box: UIView { func f() { use(self.boxView); use(boxView) } }
            // file: Other.swift
            extension Box { var boxView2: UIView { boxView } }
            // file: Base.swift
            class Unrelated { let boxView = UIView() }
            """
        #expect(type(of: "boxView", in: source) == "_")
        let declared =
            source
            + "\n// file: Part.swift\nclass Part: Box { let boxView = UIVisualEffectView(effect: nil); func g() { use(boxView) } }"
        #expect(type(of: "boxView", in: declared, file: 3) == "UIVisualEffectView")
    }

    @Test("An inherited property is found across files and extensions")
    func inherited() {
        let source = """
            class Details: Overlay { func f() { use(blur); use(self.card) } }
            // file: Overlay.swift
            class Overlay: UIViewController { let blur = UIVisualEffectView(effect: nil) }
            // file: Overlay+Card.swift
            extension Overlay { var card: UILabel { UILabel() } }
            """
        #expect(type(of: "blur", in: source) == "UIVisualEffectView")
        #expect(type(of: "self.card", in: source) == "UILabel")
    }

    @Test("A property named like an effect view that is a plain view from another file is a plain view")
    func plainViewOfEffectName() {
        let source = """
            class Box: Base { func f() { use(blurEffectView) } }
            // file: Base.swift
            class Base: UIView { var blurEffectView: UIView! }
            """
        #expect(type(of: "blurEffectView", in: source) == "UIView?")
    }

    @Test("A local hides the controller's view, and only inside its scope")
    func shadowing() {
        let source = """
            class C: UIViewController {
                func f() {
                    run { let view = UIVisualEffectView(effect: nil); inside(view) }
                    outside(view)
                }
            }
            """
        let context = Project(source).context()
        #expect(context.expressions("view").map { context.type(of: $0).description } == ["UIVisualEffectView", "UIView?"])
    }

    @Test("contentView is a view; a property of the same name in another class is that class's")
    func contentView() {
        let source = """
            class Card: UIView { let contentView = UIVisualEffectView(effect: nil) }
            func f(_ card: Card, _ effect: UIVisualEffectView) { use(card.contentView); use(effect.contentView) }
            """
        #expect(type(of: "card.contentView", in: source) == "UIVisualEffectView")
        #expect(type(of: "effect.contentView", in: source) == "UIView")
    }

    @Test("A closure that is called at once gives what it returns")
    func calledClosure() {
        let source = """
            class C: UIView {
                lazy var a: UIVisualEffectView = { let v = UIVisualEffectView(); return v }()
                let b = { () -> UILabel in let l = UILabel(); return l }()
                let c = { let v = UIVisualEffectView(effect: nil); v.alpha = 1; return v }()
                func f() { use(a, b, c) }
            }
            """
        let context = Project(source).context()
        #expect(["a", "b", "c"].map { context.typeName($0) } == ["UIVisualEffectView", "UILabel", "UIVisualEffectView"])
    }

    @Test("Function and method results, static members, casts and optionals")
    func values() {
        let source = """
            class Kit { static let shared = Kit(); func make() -> UIVisualEffectView { fatalError() } }
            func build() -> UILabel? { nil }
            func f(_ any: Any) {
                let a = Kit.shared.make()
                let b = build()
                if let c = build() { use(c) }
                guard let d = any as? UIVisualEffectView else { return }
                let e = any as! UILabel
                use(a, b, d, e)
            }
            """
        let context = Project(source).context()
        #expect(
            ["a", "b", "c", "d", "e"].map { context.typeName($0) }
                == ["UIVisualEffectView", "UILabel?", "UILabel", "UIVisualEffectView", "UILabel"])
    }

    @Test("A generic parameter is unknown, whatever it is called")
    func generics() {
        let source = "class UIBox<UILabel> { func f(_ x: UILabel) { use(x) } }\nfunc g<UIView>(_ y: UIView) { use(y) }"
        #expect(type(of: "x", in: source) == "_")
        #expect(type(of: "y", in: source) == "_")
    }

    @Test("A typealias is followed; a nested type wins over an outer one of the same name")
    func aliases() {
        let source = """
            typealias Effect = UIVisualEffectView
            class Outer { class Panel: UIVisualEffectView {}; let panel = Panel(); let effect = Effect(effect: nil); func f() { use(panel, effect) } }
            class Panel: UILabel {}
            """
        let context = Project(source).context()
        #expect(context.typeName("panel") == "Outer.Panel")
        #expect(context.typeName("effect") == "UIVisualEffectView")
        #expect(context.isSubclass(context.type(of: context.expressions("panel").last!), of: "UIVisualEffectView") == true)
    }

    @Test("self in a nested type is the nested one, and outer instance members are out of reach")
    func nestedSelf() {
        let source = """
            class Outer: UIView {
                let label = UILabel()
                class Inner: NSObject { func f() { use(self, label) } }
            }
            """
        let context = Project(source).context()
        #expect(context.typeName("self") == "Outer.Inner")
        #expect(context.typeName("label") == "_")
    }

    @Test("A class that two files declare alike near is nobody's guess; the nearer one is meant")
    func twoDeclarations() {
        let source = """
            // file: A/Use.swift
            func f(_ c: Screen) { use(c.panel) }
            // file: A/Screen.swift
            class Screen { let panel = UIVisualEffectView(effect: nil) }
            // file: B/Screen.swift
            class Screen { let panel = UIView() }
            // file: C/Use.swift
            func g(_ c: Screen) { use(c.panel) }
            """
        #expect(type(of: "c.panel", in: source, file: 0) == "UIVisualEffectView")
        #expect(type(of: "c.panel", in: source, file: 3) == "_")
    }

    @Test("Elements of arrays in for, forEach and map")
    func elements() {
        let source = """
            func f(_ views: [UIVisualEffectView]) {
                for a in views { use(a) }
                views.forEach { use($0) }
                views.map { b in use(b) }
                if let c = views.first { use(c) }
                use(views[0])
            }
            """
        let context = Project(source).context()
        #expect(["a", "$0", "b", "c", "views[0]"].map { context.typeName($0) } == Array(repeating: "UIVisualEffectView", count: 5))
    }

    @Test("Captured self, weak or unwrapped again, is still self")
    func weakSelf() {
        let source = """
            class C: UIViewController {
                let panel = UIVisualEffectView(effect: nil)
                func f() {
                    run { [weak self] in
                        guard let self = self else { return }
                        use(self.panel)
                    }
                    run { [weak self] in
                        guard let strong = self else { return }
                        use(strong.panel)
                        use(self?.panel)
                    }
                }
            }
            """
        let context = Project(source).context()
        #expect(
            ["self.panel", "strong.panel", "self?.panel"].map { context.typeName($0) }
                == Array(repeating: "UIVisualEffectView", count: 3))
        let paths = ["self.panel", "strong.panel", "self?.panel"].map {
            context.path(of: context.expressions($0).last!)?.description
        }
        #expect(paths == ["self.panel", "self.panel", "self.panel"])
    }

    @Test("Subclass tests: proven, refuted, and unknown where a superclass is not read")
    func subclasses() {
        let source = """
            class A: UINavigationController {}
            class B: A {}
            class C: Vendor {}
            func f(_ a: A, _ b: B, _ c: C) { use(a, b, c) }
            """
        let context = Project(source).context()
        let answers = ["a", "b", "c"].map {
            context.isSubclass(context.type(of: context.expressions($0).last!), of: "UINavigationController")
        }
        #expect(answers == [true, true, nil])
        #expect(context.isSubclass(context.type(of: context.expressions("a").last!), of: "UISplitViewController") == false)
    }

    @Test("A class of the project named like a framework's is not that")
    func namesake() {
        let source = "class UIVisualEffectView: UIView {}\nfunc f(_ v: UIVisualEffectView) { use(v) }"
        let context = Project(source).context()
        #expect(context.isSubclass(context.type(of: context.expressions("v").last!), of: "UIVisualEffectView") == false)
    }

    @Test("The superclass named only in a comment is no superclass")
    func commentedSuperclass() {
        let source = "class Panel /*: UIVisualEffectView*/: UIView {} // : UIVisualEffectView\nfunc f(_ v: Panel) { use(v) }"
        let context = Project(source).context()
        #expect(context.isSubclass(context.type(of: context.expressions("v").last!), of: "UIVisualEffectView") == false)
    }

    @Test("Implicit members take the type that is asked for")
    func implicitMembers() {
        let source = """
            func f() {
                let a: UIVisualEffectView = .init(effect: nil)
                use(a)
                let s: UISplitViewController.Column = .secondary
                use(s)
            }
            """
        #expect(type(of: "a", in: source) == "UIVisualEffectView")
        #expect(type(of: "s", in: source) == "UISplitViewController.Column")
    }

    @Test("A switch binds the payload of the project's cases")
    func payload() {
        let source = """
            enum Item { case panel(UIVisualEffectView), text(String) }
            func f(_ item: Item) { switch item { case .panel(let p): use(p)
            case let .text(t): use(t) } }
            """
        #expect(type(of: "p", in: source) == "UIVisualEffectView")
        #expect(type(of: "t", in: source) == "String")
    }

    @Test("Observers know the old and the new value, closures the parameters of the function they go to")
    func accessorsAndClosures() {
        let source = """
            class C { var panel = UIVisualEffectView(effect: nil) { didSet { use(oldValue) } willSet(next) { use(next) } } }
            func configure(_ body: (UIVisualEffectView) -> Void) {}
            func f() { configure { use($0) }; configure { panel in use(panel) } }
            """
        let context = Project(source).context()
        #expect(
            ["oldValue", "next", "$0", "panel"].map { context.typeName($0) } == Array(repeating: "UIVisualEffectView", count: 4))
    }
}
