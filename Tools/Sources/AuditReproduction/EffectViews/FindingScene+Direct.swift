// vev-direct and vev-subclass-self as tests.
import SwiftModel
import UIKitAudit

extension FindingScene {
    /// A value whose type is an effect view.
    func direct(_ call: AdditionCall, _ stage: inout EffectStage) -> TrapTest? {
        guard let receiver = call.addition.receiver, let effect = context.effectViewClass(context.type(of: receiver))
        else { return nil }
        if let called = receiver.asCall?.name, LocalNames.isIdentifier(called), called.first?.isLowercase == true {
            let made = EffectOriginSearch(scene: self).result(of: receiver, in: context)
            return addingToResult(of: called, effect, made, isErased: false, call, &stage)
        }
        let value = EffectText(scene: self).effect(of: receiver, in: context)
        return addingToLocal(localName(of: receiver), effect, made: value, declared: nil, call, &stage)
    }

    /// The name of what is added to, where the source has a variable of its own for it.
    func localName(of receiver: Expression) -> String? {
        let bare = receiver.bare
        switch context.binding(of: bare) {
        case .local(let local)?: return local.name
        case .member(let members)?: return members.contains { $0.isOfFramework } ? nil : bare.path?.last
        case .global?: return bare.path?.last
        default: return nil
        }
    }

    /// A subclass that adds to itself.
    func subclassSelf(_ call: AdditionCall, _ stage: inout EffectStage) -> TrapTest? {
        let function = call.addition.function.outermost
        guard let own = context.selfType(in: call.addition.function) else { return nil }
        let child = stage.makeChild(avoidingMembers: false)
        let sibling = stage.makeSibling()
        var receiver = ""
        if let written = call.addition.receiver { receiver = written.isSuper ? "super." : "self." }
        let adds = call.text(on: receiver, child: child.name, sibling: sibling?.name ?? "") + " // \(stage.line)"
        let inside = (sibling.map { [$0.line, "self.contentView.addSubview(\($0.name))"] } ?? []) + [adds]
        let parameter = "_ \(child.name): UIView"
        let badge = stage.names.take(nil, else: "effectView")
        let type = EffectStage.typeName(own)
        var declarations: [[String]]
        var setUp = [child.line]
        let spring: String
        if case .function(let node) = function.kind, node.kind == .initializer, own.isInProject {
            var sketch = ClassSketch(name: type, superclass: "UIVisualEffectView")
            sketch.members = ClassSketch.method("init(\(parameter))", ["super.init(effect: nil)"] + inside)
            sketch.members += ["required init?(coder: NSCoder) { nil }"]
            declarations = [sketch.lines]
            spring = "_ = \(type)(\(child.name))"
        } else {
            let name = HostMethod.plainName(of: function) ?? "fill"
            let method = ClassSketch.method("func \(name)(\(parameter))", inside)
            if own.isInProject {
                declarations = [ClassSketch(name: type, superclass: "UIVisualEffectView", members: method).lines]
                setUp.append("let \(badge) = \(type)(effect: nil)")
            } else {
                declarations = [["private extension UIVisualEffectView {"] + method.map { "    " + $0 } + ["}"]]
                setUp.append("let \(badge) = UIVisualEffectView(effect: nil)")
            }
            spring = "\(badge).\(name)(\(child.name))"
        }
        let shown = call.text(on: receiver, child: child.name, sibling: sibling?.name ?? "")
        return TrapTest(
            title: "\(shown) in \(own.name) throws", declarations: declarations, setUp: setUp,
            ending: TrapTest.adding([spring]))
    }
}
