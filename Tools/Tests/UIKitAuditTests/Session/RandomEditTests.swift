// Cached runs after edits by chance.
import Foundation
import Testing
import UIKitAudit

@Suite("Cached runs after edits by chance")
struct RandomEditTests {
    /// What a file may say; the names meet across files.
    private static let pieces = [
        "class Base: UIView { let panel = UIVisualEffectView(effect: nil) }", "class Base: UIView { let panel = UIView() }",
        "class Base: Other {}", "struct Base: Other {}", "typealias Base = Other", "class Other: UIView { let panel = make() }",
        "class Other: UIKit.UIView { var panel: Panel { Panel() } }", "typealias Panel = UIVisualEffectView",
        "class Panel: UIView {}",
        "func make() -> Panel { Panel() }", "func make() -> UIVisualEffectView { UIVisualEffectView() }",
        "private func make() -> UILabel { UILabel() }",
        "class Use: Base { func f(_ label: UILabel) { panel.addSubview(label) } }",
        "class Use: Base { func f(_ label: UILabel) { add(label, to: panel) } }",
        "func add(_ a: UIView, to b: UIView) { b.addSubview(a) }",
        "extension UIView { func put(_ v: UIView) { addSubview(v) } }",
        "extension UIKit.UIView { var panel: UIVisualEffectView { Store.shared.panel } }",
        "extension Foundation.Base { var panel: UIVisualEffectView { UIVisualEffectView() } }",
        "struct Store { static let shared = Store(); let panel = UIVisualEffectView() }", "enum Foundation { class Base {} }",
        "class Screen: BaseScreen { override func loadView() { super.loadView() } }", "class BaseScreen: UIViewController {}",
        "class BaseScreen: UITableViewController { override func loadView() { view = UIView() } }",
        "class Screen: BaseScreen { override func loadView() { setUp() }\n func setUp() { view.addSubview(UIView()) } }",
        "extension Screen { convenience init(x: Int) { self.init(); view.tag = x } }",
        "// vitrine:disable:file vev-direct for a test",
        "class Cell: UITableViewCell { var a: UIViewPropertyAnimator?; func g() { a?.stopAnimation(true); a?.stopAnimation(true) } }",
        "class {", "#if DEBUG\nclass Base: UIVisualEffectView {}\n#else\nclass Base: UIView {}\n#endif",
        "class Deep: Use { func g() { panel.insertSubview(self, at: 0) } }",
        "func on(_ panel: Panel) { panel.addSubview(panel) }", "func on(_ base: Base) { base.panel.addSubview(base) }",
        "func on() { Store.shared.panel.addSubview(UIView()); make().addSubview(UIView()) }",
        "extension UIVisualEffectView { func fill() { addSubview(make()) } }",
        "func on(_ e: UIVisualEffectView) { add(e, to: e); e.put(e) }",
        "protocol Filler { func fill(_ v: UIView) }", "extension Use: Filler { func fill(_ v: UIView) { v.addSubview(v) } }",
        "struct Fill: UIView, Filler { func fill(_ v: UIView) { v.addSubview(v) } }",
        "func on(_ f: Filler, _ e: UIVisualEffectView) { f.fill(e) }",
        "import XCTest", "import Alamofire", "protocol Loader { func load() }",
        "struct Net: Loader { func load() { AF.request(1) } }",
        "class Feed: UIViewController { var loader: Loader!; override func viewDidLoad() { loader.load() } }",
        "extension Base: Loader { func load() { URLSession.shared.dataTask(with: 1) } }",
        "protocol HasPanel { var panel: UIVisualEffectView { get } }", "extension Use: HasPanel {}",
    ]
    private static let interfaces = [
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><visualEffectView id=\"a\"/></objects></document>",
        "<document",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Use"><connections><outlet property="panel" destination="b" id="c"/></connections></placeholder>
        <visualEffectView id="b"/></objects></document>
        """,
    ]

    @Test("Find what fresh runs find, finding for finding", arguments: 0..<6)
    func edits(seed: Int) throws {
        var chance = SeededGenerator(seed: seed)
        let folder = try SessionFolder()
        var found = 0
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...(step % 8 == 0 ? 6 : 2), using: &chance) {
                let name = ["A", "One/B", "One/C", "Two/D", "Two/Deep/E", "F", "G"].randomElement(using: &chance)! + ".swift"
                switch Int.random(in: 0..<10, using: &chance) {
                case 0: try? folder.remove(name)
                case 1: try folder.write("One/View.xib", Self.interfaces.randomElement(using: &chance)!)
                case 2: try? folder.remove("One/View.xib")
                default:
                    let pieces = (0..<Int.random(in: 1...6, using: &chance)).map { _ in Self.pieces.randomElement(using: &chance)! }
                    try folder.write(name, pieces.joined(separator: "\n"))
                }
            }
            let cached = try folder.audit()
            let fresh = try folder.audit(isCached: false)
            #expect(cached.findings == fresh.findings, "seed \(seed), step \(step)")
            #expect(cached.notices == fresh.notices, "seed \(seed), step \(step)")
            #expect(cached.suppressions == fresh.suppressions, "seed \(seed), step \(step)")
            #expect(cached.lines == fresh.lines, "seed \(seed), step \(step)")
            #expect(cached.files == fresh.files, "seed \(seed), step \(step)")
            found += fresh.findings.count
            if !cached.findings.isEmpty { #expect(try folder.audit().findings == cached.findings) }
        }
        // The edits are of the kind in which it matters.
        #expect(found > 20)
    }
}
