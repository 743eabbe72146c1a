// vev-outlet as tests.
import SwiftModel
import UIKitAudit

extension FindingScene {
    /// An outlet that Interface Builder connects to an effect view: the test sets it in place of the nib.
    func outlet(_ call: AdditionCall, _ stage: inout EffectStage) -> TrapTest? {
        guard var receiver = call.addition.receiver, let step = finding.flow.first else { return nil }
        // A `let` made of the outlet.
        if case .local(let local)? = context.binding(of: receiver.bare), let value = local.value { receiver = value }
        guard let member = context.binding(of: receiver.bare)?.property else { return nil }
        let isOutside = receiver.asMember.map { $0.base.map { !$0.isSelf } ?? false } ?? false
        guard
            let owner = isOutside
                ? receiver.asMember?.base.flatMap({ context.type(of: $0).nominal })
                : context.selfType(in: call.addition.function)
        else { return nil }
        let (type, effectClass) = EffectStage.effectClass(effect(in: finding.message))
        let connected = "\(type)(effect: nil)"
        var test: TrapTest
        if member.isOfFramework {
            let sketch = ControllerSketch(
                rootMethod: "loadView", rootLine: "view = \(connected) // as \(place(step.range)) has it",
                classes: [EffectStage.typeName(owner)])
            test = addingToView(of: sketch, receiver, call, &stage)
        } else {
            test = addingToOutlet(
                member.name, of: owner, "\(connected) // as \(place(step.range)) has it",
                holder: isOutside ? receiver.asMember?.base : nil, call, &stage)
        }
        if let effectClass { test.declarations.insert(effectClass, at: 0) }
        return test
    }

    /// The class that the message names: `panel is a Blur by Row.xib: …`.
    private func effect(in message: String) -> NominalType {
        let words = message.split(separator: " ")
        if let index = words.indices.first(where: { $0 > 0 && words[$0] == "a" && words[$0 - 1] == "is" }),
            index + 1 < words.count,
            let type = context.project.resolve(
                TypeName(String(words[index + 1])), in: NameScope(path: finding.range.path)
            ).nominal
        {
            return type
        }
        return NominalType(name: "UIVisualEffectView", path: nil)
    }

    /// - Parameter holder: What has the outlet, where that is not `self`.
    private func addingToOutlet(
        _ wanted: String, of owner: NominalType, _ connected: String, holder: Expression?, _ call: AdditionCall,
        _ stage: inout EffectStage
    ) -> TrapTest {
        let isController = context.project.isSubclass(owner, of: "UIViewController") == true
        let type = EffectStage.typeName(owner)
        let name = stage.names.take(wanted, else: "panel")
        let object = stage.names.take(holder.flatMap { localName(of: $0) }, else: isController ? "controller" : "owner")
        let child = stage.makeChild(avoidingMembers: true)
        let sibling = stage.makeSibling()
        func contents(_ view: String) -> [String] {
            sibling.map { ["(\(view) as? UIVisualEffectView)?.contentView.addSubview(\($0.name))"] } ?? []
        }
        let mark = call.isFunctionValue ? "!." : "."
        var sketch = ClassSketch(name: type, superclass: isController ? "UIViewController" : "UIView")
        sketch.members = ["var \(name): UIView!"]
        let made = ["let \(object) = \(type)()", "\(object).\(name) = \(connected)"]
        let children = [child.line] + (sibling.map { [$0.line] } ?? [])
        if holder != nil {
            let adds = call.text(on: "\(object).\(name)\(mark)", child: child.name, sibling: sibling?.name ?? "")
            return TrapTest(
                title: adds + " throws", declarations: [sketch.lines],
                setUp: made + children + contents("\(object).\(name)"),
                ending: TrapTest.adding([adds + " // \(stage.line)"]))
        }
        let method = HostMethod(call.addition.function, isController: isController)
        let adds = call.text(on: name + mark, child: child.name, sibling: sibling?.name ?? "")
        sketch.members += children + method.lines(contents(name) + [adds + " // \(stage.line)"])
        let (spring, isThrowing) = method.runs(on: object)
        return TrapTest(
            title: "\(adds) in \(owner.name) throws", declarations: [sketch.lines], setUp: made,
            ending: TrapTest.adding([spring], isThrowing: isThrowing))
    }
}
