// vev-root-view and vev-inherited-root as tests.
import SwiftModel
import UIKitAudit

extension FindingScene {
    /// A controller whose view is an effect view, made so by its own class or by one above it.
    func root(_ call: AdditionCall, _ stage: inout EffectStage) -> TrapTest? {
        guard let found = context.effectRootAdditions.first(where: { $0.addition.nameRange == finding.range.offsets }),
            let place = range(found.root.range, in: found.root.path), let other = project.context(of: found.root.path)
        else { return nil }
        let setting = function(around: found.root.range, in: other)
        let (type, effectClass) = EffectStage.effectClass(found.root.effect)
        let value = assignedValue(at: found.root.range, in: other)
        let sketch = ControllerSketch(
            rootMethod: setting?.function?.name == "viewDidLoad" ? "viewDidLoad" : "loadView",
            rootLine:
                "view = \(type)(effect: \(EffectText(scene: self).effect(of: value, in: other))) // \(self.place(place))",
            classes: classes(from: found.root.owner, to: found.controller))
        var test = addingToView(of: sketch, found.receiver, call, &stage)
        if let effectClass { test.declarations.insert(effectClass, at: 0) }
        return test
    }

    /// A test whose controller adds to `view`, or whose test adds to the view of a controller.
    func addingToView(
        of sketch: ControllerSketch, _ receiver: Expression, _ call: AdditionCall, _ stage: inout EffectStage
    ) -> TrapTest {
        let holder = receiver.asMember?.base.flatMap { $0.isSelf ? nil : localName(of: $0) }
        let controller = stage.names.take(holder, else: "controller")
        let make = "let \(controller) = \(sketch.classes.last ?? "UIViewController")()"
        let written = context.text(receiver.bare.range)
        let isOwn = context.path(of: receiver) == AccessPath(root: .selfValue, names: ["view"])
        let child = stage.makeChild(avoidingMembers: isOwn)
        let sibling = stage.makeSibling()
        func contents(_ view: String) -> [String] {
            sibling.map { ["(\(view) as? UIVisualEffectView)?.contentView.addSubview(\($0.name))"] } ?? []
        }
        if isOwn {
            // A `let` made of `view`, and weak `self`, are told by what they are.
            let view = written == "self.view" || written == "self?.view" ? "self.view" : "view"
            let adds = call.text(
                on: view + (call.isFunctionValue ? "!." : "."), child: child.name, sibling: sibling?.name ?? "")
            let method = HostMethod(call.addition.function, isController: true)
            let body = contents(view) + [adds + " // \(stage.line)"]
            let (spring, isThrowing) = method.runs(on: controller)
            var setUp = [make]
            if case .called = method { setUp.append("\(controller).loadViewIfNeeded()") }
            return TrapTest(
                title: "\(adds) in \(sketch.classes.last ?? "") throws",
                declarations: sketch.declarations(
                    properties: [child.line] + (sibling.map { [$0.line] } ?? []), adding: (method, body)),
                setUp: setUp, ending: TrapTest.adding([spring], isThrowing: isThrowing))
        }
        let adds = call.text(
            on: "\(controller).view" + (call.isFunctionValue ? "!." : "."), child: child.name,
            sibling: sibling?.name ?? "")
        let setUp =
            [make, "\(controller).loadViewIfNeeded()", child.line] + (sibling.map { [$0.line] } ?? [])
            + contents("\(controller).view")
        return TrapTest(
            title: "\(adds) throws", declarations: sketch.declarations(), setUp: setUp,
            ending: TrapTest.adding([adds + " // \(stage.line)"]))
    }

    /// The classes from the one that sets `view` down to the one that adds; distinct names.
    private func classes(from owner: NominalType, to controller: NominalType) -> [String] {
        let line = context.project.ancestry(of: controller)
        let end = line.firstIndex(of: owner) ?? 0
        var names: [String] = []
        for type in line[...end].reversed() {
            var name = EffectStage.typeName(type)
            while names.contains(name) { name += "2" }
            names.append(name)
        }
        return names
    }

    /// The innermost function around some bytes that is no closure.
    func function(around range: Range<Int>, in context: RuleContext) -> FunctionScope? {
        context.functions.filter { function in
            guard let body = function.body, !function.isClosure else { return false }
            return body.range.contains(range.lowerBound)
        }.min { ($0.body?.range.count ?? 0) < ($1.body?.range.count ?? 0) }
    }

    /// What is assigned at some bytes.
    private func assignedValue(at range: Range<Int>, in context: RuleContext) -> Expression? {
        context.assignments.filter { $0.expression.range.overlaps(range) }
            .min { $0.expression.range.count < $1.expression.range.count }?.value
    }
}
