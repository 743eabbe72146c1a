// What the tests of effect views have in common.
import SwiftModel
import UIKitAudit

/// The parts of a test that adds a view to an effect view.
struct EffectStage {
    let call: AdditionCall
    let scene: FindingScene
    var names = LocalNames()

    init(_ call: AdditionCall, _ scene: FindingScene) {
        self.call = call
        self.scene = scene
    }

    /// `, line 12` behind the call.
    var line: String { scene.place(scene.finding.range) }

    // MARK: Types

    /// The name of a class that a test declares; the source's, but for one that the test needs itself.
    static func typeName(_ type: NominalType) -> String {
        let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
        let reserved: Set<String> = ["Harness", "Trap", "Test", "Suite", "Issue", "Comment", "Tag", "Finder", "Device"]
        guard LocalNames.isIdentifier(last), !reserved.contains(last), !last.hasPrefix("UI"), !last.hasPrefix("NS")
        else { return "Own" + last.filter { $0.isLetter || $0.isNumber } }
        return last
    }

    /// The class of an effect view as the test writes it, with its declaration where it is the project's own.
    static func effectClass(_ type: NominalType) -> (name: String, declaration: [String]?) {
        guard type.isInProject else { return ("UIVisualEffectView", nil) }
        let name = typeName(type)
        return (name, ClassSketch(name: name, superclass: "UIVisualEffectView").lines)
    }

    // MARK: Locals

    /// `let label = UILabel()`, with the name that was given.
    mutating func makeChild(avoidingMembers: Bool) -> (name: String, line: String) {
        let usual = LocalNames.variable(for: call.childClass)
        let name = names.take(
            call.childName, else: avoidingMembers && usual == "view" ? "subview" : usual,
            allowed: avoidingMembers ? [] : LocalNames.members)
        return (name, "let \(name) = \(VitrineViews.creation(of: call.childClass))")
    }

    /// The sibling that an insertion needs, which must be among the contents; empty where it needs none.
    mutating func makeSibling() -> (name: String, line: String)? {
        guard call.needsSibling else { return nil }
        let name = names.take("sibling", else: "other")
        return (name, "let \(name) = UIView()")
    }
}

extension FindingScene {
    /// Reads the call that the finding is at, and makes a test of it.
    func effectOutcome(_ make: (AdditionCall, inout EffectStage) -> TrapTest?) -> Outcome {
        guard let call = AdditionCall(at: finding, in: context) else {
            return .none(reason: "The call that adds the view is not found in the file any more.")
        }
        var stage = EffectStage(call, self)
        guard let test = make(call, &stage) else {
            return .none(reason: "What makes the view an effect view is not found in the source any more.")
        }
        return .test(test)
    }

    /// Adds to a local that a test makes.
    ///
    /// - Parameters:
    ///   - wanted: The name of the local in the source.
    ///   - declared: The type that it is declared with; nil where its own is to be told.
    func addingToLocal(
        _ wanted: String?, _ effect: NominalType, made value: String, declared: String?, _ call: AdditionCall,
        _ stage: inout EffectStage
    ) -> TrapTest {
        let (type, declaration) = EffectStage.effectClass(effect)
        let panel = stage.names.take(wanted, else: "panel", allowed: LocalNames.members)
        let child = stage.makeChild(avoidingMembers: false)
        let sibling = stage.makeSibling()
        let creation = "\(type)(effect: \(value))"
        var setUp = ["let \(panel)\(declared.map { ": \($0)" } ?? "") = \(creation)", child.line]
        if let sibling {
            let effectView = declared == nil ? panel : "(\(panel) as? UIVisualEffectView)?"
            setUp += [sibling.line, "\(effectView).contentView.addSubview(\(sibling.name))"]
        }
        let optional = declared?.hasSuffix("?") == true ? "?." : "."
        let spring = call.text(
            on: call.isFunctionValue && optional == "?." ? panel + "!." : panel + optional, child: child.name,
            sibling: sibling?.name ?? "")
        return TrapTest(
            title: spring + " throws", declarations: declaration.map { [$0] } ?? [], setUp: setUp,
            ending: TrapTest.adding([spring + " // \(stage.line)"]))
    }
}
