// Finds the views that a test names.
// No Apple page: this is ours.
import QuartzCore
import UIKit
import UIKitCore

extension Harness {
    /// Returns all matching views in tree order, including hidden views.
    public func all(_ finder: Finder) -> [UIView] {
        var result: [UIView] = []
        for root in roots { collect(root, finder, inMatch: false, into: &result) }
        if let index = finder.index { return result.indices.contains(index) ? [result[index]] : [] }
        return result
    }

    /// Returns the one matching view. A visible view takes precedence over hidden views.
    /// - Throws: ``HarnessError`` if no view matches, or several visible views match.
    public func find(_ finder: Finder, file: StaticString = #filePath, line: UInt = #line) throws -> UIView {
        try verb(nil, file, line) {
            try requireOpen()
            let matches = all(finder)
            let visible = matches.filter { Visibility.reasonHidden($0) == nil }
            let candidates = visible.isEmpty ? matches : visible
            if candidates.count == 1 { return candidates[0] }
            if candidates.isEmpty {
                throw HarnessError.notFound(finder.description, screen: ViewTree.outline(of: roots))
            }
            throw HarnessError.ambiguous(finder.description, matches: candidates.map(ViewTree.name))
        }
    }

    /// Returns the one matching view of this class.
    public func find<View: UIView>(
        _ type: View.Type, _ finder: Finder? = nil, file: StaticString = #filePath, line: UInt = #line
    ) throws -> View {
        try verb(nil, file, line) {
            let typed = Finder.type(type)
            let found = try find(finder.map { typed.and($0) } ?? typed)
            guard let view = found as? View else {
                throw HarnessError.notFound("type \(type)", screen: ViewTree.outline(of: roots))
            }
            return view
        }
    }

    /// Returns whether at least one visible view matches.
    public func isShown(_ finder: Finder) -> Bool { all(finder).contains { Visibility.reasonHidden($0) == nil } }

    /// The windows, frontmost last.
    var roots: [UIView] {
        let windows = UIApplication.shared.windows
        return windows.contains { $0 === window } ? windows : windows + [window]
    }

    /// Views inside a match count as part of it where they match as well: a button and its label, and what stands in an
    /// element of assistive technologies.
    private func collect(_ view: UIView, _ finder: Finder, inMatch: Bool, into result: inout [UIView]) {
        let matches = !inMatch && finder.matches(view) && isContained(view, finder.container)
        if matches { result.append(view) }
        let isUnit = matches && (view is UIControl || view.isAccessibilityElement)
        for subview in view.subviews {
            DeepWalk.level(ObjectName.of(subview)) {
                collect(subview, finder, inMatch: inMatch || isUnit, into: &result)
            }
        }
    }

    private func isContained(_ view: UIView, _ containers: [Finder]) -> Bool {
        containers.allSatisfy { container in
            var above = view.superview
            while let candidate = above {
                if container.matches(candidate), isContained(candidate, container.container) { return true }
                above = candidate.superview
            }
            return false
        }
    }
}
