// vev-erased-type as tests.
import SwiftModel
import UIKitAudit

extension FindingScene {
    /// A view behind another type: a variable, a function's result, or what a helper is handed.
    var erasedOutcome: Outcome {
        if AdditionCall(at: finding, in: context) != nil { return effectOutcome { erased($0, &$1) } }
        guard let test = handedOn else {
            return .none(reason: "What the helper adds is not found in the source any more.")
        }
        return .test(test)
    }

    private func erased(_ call: AdditionCall, _ stage: inout EffectStage) -> TrapTest? {
        guard let receiver = call.addition.receiver else { return nil }
        let (made, effect) = EffectOriginSearch(scene: self).origin(of: receiver, in: context)
        if let called = receiver.asCall?.name, LocalNames.isIdentifier(called) {
            return addingToResult(of: called, effect, made, isErased: true, call, &stage)
        }
        // A chain that may end in nil is one in the test too.
        var isOptional = false
        if case .optionalChain = receiver.kind { isOptional = true }
        return addingToLocal(
            localName(of: receiver), effect, made: made, declared: isOptional ? "UIView?" : "UIView", call, &stage)
    }

    /// `background().addSubview(label)`.
    ///
    /// - Parameter isErased: Whether the function returns a UIView by its declaration.
    func addingToResult(
        of name: String, _ effect: NominalType, _ made: String, isErased: Bool, _ call: AdditionCall,
        _ stage: inout EffectStage
    ) -> TrapTest {
        let (type, declaration) = EffectStage.effectClass(effect)
        let function = stage.names.take(name, else: "makeView")
        let child = stage.makeChild(avoidingMembers: false)
        let sibling = stage.makeSibling()
        let host = sibling == nil ? "\(function)()" : stage.names.take(nil, else: "host")
        var setUp = ["func \(function)() -> \(isErased ? "UIView" : type) { \(type)(effect: \(made)) }", child.line]
        if let sibling {
            setUp += [
                "let \(host) = \(function)()", sibling.line,
                "(\(host) as? UIVisualEffectView)?.contentView.addSubview(\(sibling.name))",
            ]
        }
        let adds = call.text(on: host + ".", child: child.name, sibling: sibling?.name ?? "")
        return TrapTest(
            title: adds + " throws", declarations: declaration.map { [$0] } ?? [], setUp: setUp,
            ending: TrapTest.adding([adds + " // \(stage.line)"]))
    }

    // MARK: Helpers

    /// A call that hands an effect view to a helper: `panel.addSubviews(label)`, `label.pin(to: panel)`, `fill(panel, with: rows)`.
    private var handedOn: TrapTest? {
        let bytes = finding.range.offsets
        let site = context.calls.first { site in
            site.call.nameRange == bytes || site.call.arguments.contains { $0.value.range == bytes }
        }
        guard let site, let name = site.call.name, LocalNames.isIdentifier(name), let step = finding.flow.last,
            let other = project.context(of: step.range.path),
            let adding = other.additions.first(where: { $0.expression.range.overlaps(step.range.offsets) })
        else { return nil }
        let isReceiver = site.call.nameRange == bytes
        let view = isReceiver ? site.call.receiver : site.call.arguments.first { $0.value.range == bytes }?.value
        guard let view, let effect = context.effectViewClass(context.type(of: view)) else { return nil }
        let helper = HelperMethod(
            name: name, site: site, handed: isReceiver ? nil : bytes,
            addsSelf: adding.expression.asCall?.arguments.first?.value.isSelf ?? false)
        var call = AdditionCall(adding, in: other)
        if let added = helper.added(at: site) { call.setChild(added, in: context) }
        var stage = EffectStage(call, self)
        let (type, declaration) = EffectStage.effectClass(effect)
        let panel = stage.names.take(localName(of: view), else: "panel", allowed: LocalNames.members)
        let child = stage.makeChild(avoidingMembers: false)
        let inside = call.text(on: helper.host, child: helper.child, sibling: "sibling") + " // \(place(step.range))"
        let contents = "(\(helper.view) as? UIVisualEffectView)?.contentView.addSubview(sibling)"
        let spring = helper.call(panel: panel, child: child.name)
        let effectText = EffectText(scene: self).effect(of: view, in: context)
        return TrapTest(
            title: spring + " throws",
            declarations: (declaration.map { [$0] } ?? [])
                + [helper.declaration((call.needsSibling ? ["let sibling = UIView()", contents] : []) + [inside])],
            setUp: ["let \(panel) = \(type)(effect: \(effectText))", child.line],
            ending: TrapTest.adding([spring + " // \(stage.line)"]))
    }
}
