// 40 routes in 12 states: whatever is called, a blur view holds what a plain view would, and its glass stays at the bottom.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("BlurView: routes", .harness) struct BlurViewRoutesTests {
    /// What is wrong with a host after a route; nil for nothing.
    private func fault(_ host: UIView, expected: String) -> String? {
        let words = RouteField.words(of: host)
        if words != expected { return "holds \(words), a plain view \(expected)" }
        if host.subviews.contains(where: { $0 is UIVisualEffectView }) { return "shows its glass" }
        guard let blur = host as? BlurView else {
            let content = (host.layer.sublayers?.first?.delegate as? UIVisualEffectView)?.contentView
            let strays = host.subviews.filter { $0.superview !== content }
            if !strays.isEmpty { return "\(strays.map(\.tag)) are not in the contentView" }
            return (host.layer.sublayers?.count ?? 0) == 1 ? nil : "has layers outside its glass"
        }
        if let stray = blur.subviews.first(where: { $0.superview !== blur }) { return "\(stray.tag) is elsewhere" }
        let layers = blur.layer.sublayers ?? []
        guard let glass = layers.first?.delegate as? UIVisualEffectView else { return "the glass is not at the bottom" }
        if !layers.dropFirst().elementsEqual(blur.subviews.map(\.layer), by: ===) { return "the layers are in another order" }
        if !glass.contentView.subviews.isEmpty { return "a view went into the glass" }
        return glass.frame == blur.bounds ? nil : "the glass has \(glass.frame), the view \(blur.bounds)"
    }

    @Test("each of the 40 routes leaves what it leaves in a plain view, and raises nothing", arguments: HostState.allCases)
    func routes(_ state: HostState) async throws {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let root = UIViewController()
        try await harness.show(root)
        for route in InsertionRoute.all {
            var expected = ""
            for kind in HostKind.allCases {
                let field = try await state.prepare(kind, in: root, harness)
                route.run(field)
                field.host.layoutIfNeeded()
                if kind == .plain {
                    expected = RouteField.words(of: field.host)
                } else if let fault = fault(field.host, expected: expected) {
                    Issue.record("\(route) in a \(kind) that is \(state): \(fault)")
                }
                try await harness.turn()
                field.host.removeFromSuperview()
                for child in root.children { child.safe.leaveParent() }
            }
        }
        #expect(harness.traps.all.isEmpty)
    }

    @Test("callbacks of additions and removals are those of a plain view, after the one for the glass")
    func callbacks() async throws {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let root = UIViewController()
        try await harness.show(root)
        for route in InsertionRoute.all {
            var expected: [Int] = []
            for kind in [HostKind.plain, .blur] {
                let field = try await HostState.shown.prepare(kind, in: root, harness)
                if kind == .blur { #expect(field.host.notes.heard.first == 0) }
                field.host.notes.heard = []
                route.run(field)
                field.host.layoutIfNeeded()
                if kind == .plain { expected = field.host.notes.heard }
                #expect(field.host.notes.heard == expected, "\(route)")
                field.host.removeFromSuperview()
                for child in root.children { child.safe.leaveParent() }
            }
        }
    }

    @Test("the table has 40 routes of different names, and 12 states") func counts() {
        #expect(InsertionRoute.all.count == 40)
        #expect(Set(InsertionRoute.all.map(\.name)).count == 40)
        #expect(HostState.allCases.count == 12)
    }
}
