// The proxies of the process, and the values that they set on a view that comes into a window.
// Apple: "UIAppearance". Documented: applied on entering a window, the outermost container counts. Guessed: a proxy of
// a nearer class goes before the container, traits before no traits.
import Diagnostics
import Foundation
import UIKitValues

/// An object on which proxies set values: a view, or an item of a bar.
@MainActor package protocol AppearanceTarget: AnyObject {
    var styling: ViewStyling? { get set }
    /// Whether it was given a value by anybody but a proxy.
    func hasOwn(_ slot: AppearanceSlot) -> Bool
    /// An instance of a class that takes settings; hollow where the class cannot be made without arguments.
    static func makeToBeSet(_ type: AnyClass) -> (target: any AppearanceTarget, hollow: HollowTarget?)
    /// The names of values that were set on a proxy and are none of the keys.
    static func losses(of target: any AppearanceTarget, _ hollow: HollowTarget?) -> [String]
}

/// One proxy: for whom, and what was set.
@MainActor final class AppearanceProxy {
    let type: AnyClass
    private let kind: any AppearanceTarget.Type
    let traits: UITraitCollection?
    let containers: [AnyClass]
    let order: Int
    private(set) var calls: [AppearanceSlot: @MainActor (AnyObject) -> Void] = [:]
    /// The instance that app code sets values on.
    let target: any AppearanceTarget
    /// Set where the class has no initialiser without arguments of its own.
    private let hollow: HollowTarget?
    private var hasLooked = false

    init(
        _ type: AnyClass, _ kind: any AppearanceTarget.Type, _ traits: UITraitCollection?, _ containers: [AnyClass],
        order: Int
    ) {
        self.type = type
        self.kind = kind
        self.traits = traits
        self.containers = containers
        self.order = order
        (target, hollow) = AppearanceProxies.quietly { kind.makeToBeSet(type) }
        let styling = target.styling ?? ViewStyling()
        styling.proxy = self
        target.styling = styling
    }

    func record(_ slot: AppearanceSlot, _ call: @escaping @MainActor (AnyObject) -> Void) {
        calls[slot] = call
        hasLooked = false
    }

    /// Reports once what was set on the proxy and reaches no view.
    func reportLosses() {
        guard !hasLooked else { return }
        hasLooked = true
        let lost = kind.losses(of: target, hollow)
        guard !lost.isEmpty else { return }
        Catalogue.appearanceNotCarried.report(
            object: "\(type).appearance()", cause: "The proxy of \(type) was given \(lost.joined(separator: ", ")).")
    }
}

/// The proxies of the process.
@MainActor package enum AppearanceProxies {
    private static var all: [AppearanceProxy] = []
    /// The proxies that concern each class.
    private static var known: [ObjectIdentifier: [(proxy: AppearanceProxy, depth: Int)]] = [:]
    private(set) static var isApplying = false
    package private(set) static var dependOnTraits = false

    static func proxy(
        of type: AnyClass, _ kind: any AppearanceTarget.Type, _ traits: UITraitCollection?, _ containers: [AnyClass]
    ) -> AppearanceProxy {
        let found = all.first {
            $0.type == type && $0.traits == traits
                && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let found { return found }
        let made = AppearanceProxy(type, kind, traits, containers, order: all.count)
        all.append(made)
        known = [:]
        if traits != nil { dependOnTraits = true }
        return made
    }

    /// Forgets every proxy; what they set stays. Between tests.
    static func reset() {
        for proxy in all { proxy.target.styling = nil }
        all = []
        known = [:]
        dependOnTraits = false
    }

    /// Setters in the closure neither record nor count as a view's own.
    package static func quietly<Result>(_ body: () -> Result) -> Result {
        let before = isApplying
        isApplying = true
        defer { isApplying = before }
        return body()
    }

    static func traitsChanged(of view: UIView) { if dependOnTraits { apply(to: view) } }

    static func apply(to view: UIView) { apply(to: view, at: view) }

    /// Whether there was anything to set.
    ///
    /// Steps: 1. the proxies of the target's class; 2. those whose traits and containers fit where it is shown; 3. for each
    /// property the first in rank; 4. what the target was not given itself is set, by the names of the properties, so that the
    /// order is the same in every run.
    @discardableResult
    package static func apply(to target: any AppearanceTarget, at view: UIView) -> Bool {
        guard !all.isEmpty, target.styling?.proxy == nil else { return false }
        let candidates = proxies(for: type(of: target))
        guard !candidates.isEmpty else { return false }
        var chain: [AnyObject]?
        var best: [AppearanceSlot: (rank: Rank, call: @MainActor (AnyObject) -> Void)] = [:]
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
        let calls = best.filter { !target.hasOwn($0.key) }
            .sorted { ($0.key.key.text, $0.key.axis) < ($1.key.key.text, $1.key.axis) }
        guard !calls.isEmpty else { return false }
        quietly { for (_, best) in calls { best.call(target) } }
        return true
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

    private static func proxies(for type: AnyClass) -> [(proxy: AppearanceProxy, depth: Int)] {
        if let list = known[ObjectIdentifier(type)] { return list }
        let lineage = ClassLine.of(type)
        let list = all.compactMap { proxy -> (proxy: AppearanceProxy, depth: Int)? in
            lineage.firstIndex(of: ObjectIdentifier(proxy.type)).map { (proxy, lineage.count - $0) }
        }
        known[ObjectIdentifier(type)] = list
        return list
    }

    /// The containers of a view, innermost first: the controller whose view it is, its superview, and so on.
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
    /// The classes from a class itself upwards.
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
