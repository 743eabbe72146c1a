// Outlets that are effect views.
import InterfaceFiles
import SwiftModel

/// Asks the project's interface files what outlets are connected to, for one file.
final class EffectOutletFinder {
    /// What Interface Builder connects.
    struct Outlet {
        var effect: NominalType
        /// The name of the interface file.
        var file: String
        var step: Finding.FlowStep
    }

    /// An outlet, or a controller's view, as an interface file has it.
    private struct Connection {
        var owner: NominalType
        var property: String
        /// nil for another view than an effect view.
        var outlet: Outlet?
    }

    private let context: RuleContext
    private lazy var connections: [Connection] = context.project.interfaces.flatMap { connected(in: $0) }

    init(_ context: RuleContext) { self.context = context }

    /// The effect view that a receiver is by all interface files that connect it; nil where code sets it too.
    func outlet(of receiver: Expression, in function: FunctionScope) -> Outlet? {
        let bare = receiver.bare
        if case .local(let local)? = context.binding(of: bare) {
            guard local.isLet, let value = local.value else { return nil }
            return outlet(of: value, in: function)
        }
        guard case .member(let members)? = context.binding(of: bare), members.count == 1, let property = members[0].property
        else { return nil }
        guard let holder = holder(of: bare, function) else { return nil }
        if members[0].isOfFramework {
            guard property.name == "view", context.hasPlainView(holder), !context.setsViewAnywhere(holder),
                context.methods(named: "loadView", of: holder).isEmpty
            else { return nil }
        } else {
            guard property.isOutlet, context.assigned(members[0]).isEmpty else { return nil }
        }
        let found = connections.filter { connection in
            // A nib of a superclass of the project may be loaded for this class; a plain UIViewController in a storyboard is none.
            connection.property == property.name
                && (context.project.ancestry(of: connection.owner).contains(holder)
                    || connection.owner.isInProject && context.project.ancestry(of: holder).contains(connection.owner))
        }
        guard let first = found.first?.outlet, found.allSatisfy({ $0.outlet != nil }) else { return nil }
        return first
    }

    /// The class of what has the property.
    private func holder(of property: Expression, _ function: FunctionScope) -> NominalType? {
        if let base = property.asMember?.base, !base.isSelf { return context.type(of: base).nominal }
        return context.selfType(in: function)
    }

    // MARK: Interface files

    private func connected(in file: (text: SourceText, document: InterfaceDocument)) -> [Connection] {
        guard file.document.isUIKit else { return [] }
        let objects = file.document.objectsByID
        var result: [Connection] = []
        for outlet in file.document.outlets where !outlet.isCollection {
            guard let owner = type(objects[outlet.owner], file.text), let view = objects[outlet.destination] else { continue }
            result.append(
                Connection(owner: owner, property: outlet.property, outlet: self.outlet(view, outlet.range, file.text)))
        }
        for view in file.document.objects where view.role == "view" {
            guard let parent = view.parent.flatMap({ objects[$0] }), let owner = type(parent, file.text),
                context.project.isSubclass(owner, of: "UIViewController") == true
            else { continue }
            result.append(Connection(owner: owner, property: "view", outlet: outlet(view, view.range, file.text)))
        }
        return result
    }

    private func type(_ object: InterfaceObject?, _ text: SourceText) -> NominalType? {
        guard let name = object?.className else { return nil }
        return context.project.resolve(TypeName(name), in: NameScope(path: text.path)).nominal
    }

    private func outlet(_ view: InterfaceObject, _ range: Range<Int>, _ text: SourceText) -> Outlet? {
        guard let known = type(view, text), let effect = context.effectViewClass(.nominal(known, [])),
            context.addsPlainly(effect)
        else { return nil }
        let file = text.path.split(separator: "/").last.map(String.init) ?? text.path
        return Outlet(
            effect: effect, file: file,
            step: Finding.FlowStep(SourceRange(range, in: text), "here Interface Builder connects a \(effect)"))
    }
}
