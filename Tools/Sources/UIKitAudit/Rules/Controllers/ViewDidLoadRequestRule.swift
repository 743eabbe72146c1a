// vdl-request
import SwiftModel

/// The rule of the page `ViewDidLoadRequestRule.md`, beside this file.
public struct ViewDidLoadRequestRule: Rule {
    public static let id = "vdl-request"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for function in context.functions where function.isMethod("viewDidLoad()") {
            guard isOfController(function, context) else { continue }
            for site in context.calls where site.function.outermost === function && runs(site.function, in: function, context) {
                guard let name = site.call.nameRange else { continue }
                if isRequest(site, context) {
                    report(name, [], context)
                } else if site.call.receiver?.isSuper != true, let event = request(in: site.call, context) {
                    var flow = event.way.compactMap { context.step(in: $0.path, $0.range, "\($0.name) is called here") }
                    if let end = context.step(in: event.function.path, event.event.range, "\(event.name) asks the network here") {
                        flow.append(end)
                    }
                    report(name, flow, context)
                }
            }
        }
    }

    /// Whether the method is a controller's: its class is known to be one, or it overrides what only a controller of UIKit has, in a
    /// class whose superclass is a library's.
    private func isOfController(_ function: FunctionScope, _ context: RuleContext) -> Bool {
        switch context.isMethod(function, ofSubclassOf: "UIViewController") {
        case true?: return true
        case false?: return false
        case nil:
            return function.function?.modifiers.contains(.override) == true
                && context.file.imports.allSatisfy { !["AppKit", "Cocoa"].contains($0.module) }
        }
    }

    private func report(_ range: Range<Int>, _ flow: [Finding.FlowStep], _ context: RuleContext) {
        context.report(
            range, "\(context.text(range)) starts a request when the view is loaded.",
            cure: "Start it where the controller gets its model, or when it appears.", flow: flow)
    }

    private func isRequest(_ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        guard let receiver = site.call.receiver else { return false }
        let imports = { context.file.imports.map(\.module) }
        return NetworkRequests.isRequest(site.name, on: context.type(of: receiver).nominal, imports: imports)
            || NetworkRequests.isRequest(site.name, ofModule: receiver.asName, imports: imports)
    }

    private func request(in call: Call, _ context: RuleContext) -> FollowedEvent? {
        return context.startedEvents(of: call).first { event in
            guard event.event.kind == .call, !event.place.contains(.isWaiting), !event.isRefused else { return false }
            let imports = { context.project.imports(of: event.function.path) }
            var module: String?
            if case .name(let name)? = event.event.receiver { module = name }
            return NetworkRequests.isRequest(event.name, on: event.receiverType.nominal, imports: imports)
                || NetworkRequests.isRequest(event.name, ofModule: module, imports: imports)
        }
    }

    /// Whether a closure of `viewDidLoad()` runs because of it: at once, or put on a queue; not one that waits for something.
    private func runs(_ scope: FunctionScope, in function: FunctionScope, _ context: RuleContext) -> Bool {
        var current = scope
        while current !== function {
            guard case .closure(_, let expression) = current.kind, let parent = current.parent else { return false }
            switch context.use(ofClosure: expression) {
            case .once, .anyTimes: break
            case .unknown, .later:
                guard case .expression(let outer)? = context.parent(of: expression), case .call(let call) = outer.kind,
                    call.startsClosures || context.isCalled(expression, by: call)
                else { return false }
            }
            current = parent
        }
        return true
    }
}
