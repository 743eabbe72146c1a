// Which proxies there are, and what they set on a view that comes into a window.
// Apple: "UIAppearance". Documented: applied on entering a window, the outermost container counts. Guessed: a proxy of
// a nearer class goes before the container, traits before no traits.
import Diagnostics
import Foundation

/// One proxy: for whom, and what was set.
@MainActor final class AppearanceProxy {
    let type: UIView.Type
    let traits: UITraitCollection?
    let containers: [AnyClass]
    let order: Int
    private(set) var calls: [AppearanceSlot: @MainActor (UIView) -> Void] = [:]
    /// The instance that app code sets values on.
    let view: UIView
    /// Set where the class has no `init(frame:)`.
    private let hollow: HollowView?
    private var hasLooked = false

    init(_ type: UIView.Type, _ traits: UITraitCollection?, _ containers: [AnyClass], order: Int) {
        self.type = type
        self.traits = traits
        self.containers = containers
        self.order = order
        (view, hollow) = AppearanceProxies.quietly { UIView.makeToBeSet(type) }
        let styling = view.appearance.styling ?? ViewStyling()
        styling.proxy = self
        view.appearance.styling = styling
    }

    func record(_ slot: AppearanceSlot, _ call: @escaping @MainActor (UIView) -> Void) {
        calls[slot] = call
        hasLooked = false
    }

    /// Reports once what was set on the proxy and reaches no view.
    func reportLosses() {
        guard !hasLooked else { return }
        hasLooked = true
        let lost = AppearanceLosses.names(of: view, hollow)
        guard !lost.isEmpty else { return }
        Catalogue.appearanceNotCarried.report(
            object: "\(type).appearance()", cause: "The proxy of \(type) was given \(lost.joined(separator: ", ")).")
    }
}

/// All proxies of the process.
@MainActor enum AppearanceProxies {
    private static var all: [AppearanceProxy] = []
    /// Those that concern a class, by the class.
    private static var known: [ObjectIdentifier: [(proxy: AppearanceProxy, depth: Int)]] = [:]
    private(set) static var isApplying = false
    private static var dependOnTraits = false

    static func proxy(of type: UIView.Type, _ traits: UITraitCollection?, _ containers: [AnyClass]) -> AppearanceProxy {
        let found = all.first {
            $0.type == type && $0.traits == traits
                && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let found { return found }
        let made = AppearanceProxy(type, traits, containers, order: all.count)
        all.append(made)
        known = [:]
        if traits != nil { dependOnTraits = true }
        return made
    }

    /// Forgets every proxy; what they set stays. Between tests.
    static func reset() {
        for proxy in all { proxy.view.appearance.styling = nil }
        all = []
        known = [:]
        dependOnTraits = false
    }

    /// Setters in the closure neither record nor count as a view's own.
    static func quietly<Result>(_ body: () -> Result) -> Result {
        let before = isApplying
        isApplying = true
        defer { isApplying = before }
        return body()
    }

    static func traitsChanged(of view: UIView) { if dependOnTraits { apply(to: view) } }

    /// Steps: 1. the proxies of the view's class; 2. those whose traits and containers fit; 3. for each property the
    /// first in rank; 4. what the view was not given itself is set.
    static func apply(to view: UIView) {
        guard !all.isEmpty, view.appearance.styling?.proxy == nil else { return }
        let candidates = proxies(for: type(of: view))
        guard !candidates.isEmpty else { return }
        var chain: [AnyObject]?
        var best: [AppearanceSlot: (rank: Rank, call: @MainActor (UIView) -> Void)] = [:]
        for (proxy, depth) in candidates where !proxy.calls.isEmpty || proxy.type != UIView.self {
            proxy.reportLosses()
            if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { continue }
            var reach = -1
            if !proxy.containers.isEmpty {
                let around = chain ?? containers(of: view)
                chain = around
                guard let place = outermost(proxy.containers, in: around) else { continue }
                reach = place
            }
            let rank = Rank(
                depth: depth, reach: reach, count: proxy.containers.count, hasTraits: proxy.traits == nil ? 0 : 1,
                order: proxy.order)
            for (slot, call) in proxy.calls where best[slot].map({ $0.rank < rank }) ?? true { best[slot] = (rank, call) }
        }
        let calls = best.filter { !view.hasOwn($0.key) }
            .sorted { ($0.key.key.rawValue, $0.key.axis) < ($1.key.key.rawValue, $1.key.axis) }
        guard !calls.isEmpty else { return }
        quietly { for (_, best) in calls { best.call(view) } }
    }

    private struct Rank: Comparable {
        let depth: Int
        let reach: Int
        let count: Int
        let hasTraits: Int
        let order: Int
        static func < (one: Rank, two: Rank) -> Bool {
            (one.depth, one.reach, one.count, one.hasTraits, one.order)
                < (two.depth, two.reach, two.count, two.hasTraits, two.order)
        }
    }

    private static func proxies(for type: UIView.Type) -> [(proxy: AppearanceProxy, depth: Int)] {
        if let list = known[ObjectIdentifier(type)] { return list }
        let lineage = ClassLine.of(type)
        let list = all.compactMap { proxy -> (proxy: AppearanceProxy, depth: Int)? in
            lineage.firstIndex(of: ObjectIdentifier(proxy.type)).map { (proxy, lineage.count - $0) }
        }
        known[ObjectIdentifier(type)] = list
        return list
    }

    /// What a view stands in, innermost first: the controller whose view it is, its superview, and so on.
    private static func containers(of view: UIView) -> [AnyObject] {
        var chain: [AnyObject] = []
        var current: UIView? = view
        while let there = current {
            if let controller = there.hierarchy.controller { chain.append(controller) }
            if let superview = there.hierarchy.superview { chain.append(superview) }
            current = there.hierarchy.superview
        }
        return chain
    }

    /// The place of the last class as far out as it can be; nil where the classes do not follow each other in the chain.
    private static func outermost(_ classes: [AnyClass], in chain: [AnyObject]) -> Int? {
        var start = 0
        for type in classes.dropLast() {
            guard let place = chain.indices.first(where: { $0 >= start && ClassLine.isKind(chain[$0], of: type) }) else {
                return nil
            }
            start = place + 1
        }
        guard let last = classes.last else { return nil }
        return chain.indices.last { $0 >= start && ClassLine.isKind(chain[$0], of: last) }
    }
}

/// A class and what it inherits from.
enum ClassLine {
    /// From the class itself upwards.
    static func of(_ type: AnyClass) -> [ObjectIdentifier] {
        var result: [ObjectIdentifier] = []
        var current: AnyClass? = type
        while let there = current {
            result.append(ObjectIdentifier(there))
            current = _getSuperclass(there)
        }
        return result
    }

    static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
        of(Swift.type(of: object)).contains(ObjectIdentifier(type))
    }
}

/// What was set on a proxy's view and is none of the keys: found by comparing with a fresh instance.
@MainActor enum AppearanceLosses {
    private static let common: [(String, @MainActor (UIView) -> String)] = [
        ("alpha", { "\($0.alpha)" }), ("isHidden", { "\($0.isHidden)" }), ("clipsToBounds", { "\($0.clipsToBounds)" }),
        ("contentMode", { "\($0.contentMode)" }), ("transform", { "\($0.transform)" }), ("tag", { "\($0.tag)" }),
        ("isUserInteractionEnabled", { "\($0.isUserInteractionEnabled)" }),
        ("layoutMargins", { "\($0.layoutMargins)" }), ("layer.cornerRadius", { "\($0.layer.cornerRadius)" }),
        ("layer.borderWidth", { "\($0.layer.borderWidth)" }), ("layer.shadowOpacity", { "\($0.layer.shadowOpacity)" }),
    ]

    static func names(of view: UIView, _ hollow: HollowView?) -> [String] {
        let type = hollow?.builtBy ?? Swift.type(of: view)
        let fresh = AppearanceProxies.quietly { UIView.make(type, frame: .zero) }
        var lost = common.filter { $0.1(view) != $0.1(fresh) }.map(\.0)
        if let hollow { return lost + (hollow.hasOwn ? ["properties of its own"] : []) }
        var mirrors: (Mirror?, Mirror?) = (Mirror(reflecting: view), Mirror(reflecting: fresh))
        // The classes of the app, down to the first of UIKit.
        while let one = mirrors.0, let two = mirrors.1, let type = one.subjectType as? AnyClass, !isOurs(type) {
            for (a, b) in zip(one.children, two.children) where a.label != nil && isPlain(a.value) {
                if "\(a.value)" != "\(b.value)" { lost.append(a.label ?? "") }
            }
            mirrors = (one.superclassMirror, two.superclassMirror)
        }
        return lost
    }

    private static func isOurs(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKitCore.") }

    /// Objects made anew by each instance say nothing; values and colours do.
    private static func isPlain(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { isPlain($0.value) } ?? true }
        return mirror.displayStyle != .class || value is UIColor || value is UIFont
    }
}
