// Views that wait for another element, and the classes that are registered.
// Apple: "UICollectionView", dequeueReusableCell(withReuseIdentifier:for:). Last in, first out, as in tables (lists.md, L22).
import Foundation
import UIKitCore

/// What views may be used for again.
struct PoolKey: Hashable {
    var category = UICollectionElementCategory.cell
    var kind: String?
    var identifier = ""
}

/// The free views of a collection view.
@MainActor struct CollectionPool {
    private var free: [PoolKey: [UICollectionReusableView]] = [:]
    private var classes: [PoolKey: UICollectionReusableView.Type] = [:]
    /// The registrations that were used: their identifiers stay theirs.
    private var marks: [String: RegistrationMark] = [:]

    func type(_ key: PoolKey) -> UICollectionReusableView.Type? { classes[key] }
    /// nil ends the registration.
    mutating func register(_ type: UICollectionReusableView.Type?, _ key: PoolKey) { classes[key] = type }
    mutating func keep(_ mark: RegistrationMark) { marks[mark.identifier] = mark }

    mutating func take(_ key: PoolKey) -> UICollectionReusableView? { free[key]?.popLast() }
    mutating func takeDecoration(_ kind: String) -> UICollectionReusableView? {
        take(PoolKey(category: .decorationView, kind: kind))
    }

    /// A view without an identifier is not used again, unless it is a decoration.
    mutating func give(_ view: UICollectionReusableView, _ identity: AttributesIdentity) {
        if identity.category == .decorationView {
            free[PoolKey(category: .decorationView, kind: identity.kind), default: []].append(view)
        } else {
            giveBack(view)
        }
    }

    /// A view that was dequeued and is not shown.
    mutating func giveBack(_ view: UICollectionReusableView) {
        guard let identifier = view.keptIdentifier, !identifier.isEmpty else { return }
        let category: UICollectionElementCategory = view.keptKind == nil ? .cell : .supplementaryView
        free[PoolKey(category: category, kind: view.keptKind, identifier: identifier), default: []].append(view)
    }

    /// A memory warning.
    mutating func empty() { free = [:] }

    /// The number of free views.
    var count: Int { free.values.reduce(0) { $0 + $1.count } }
}

/// A registration: what is made, and under which identifier it is used again.
@MainActor final class RegistrationMark {
    let type: UICollectionReusableView.Type
    /// The question of a collection view during which the registration was made.
    let request: Int?

    init(of type: UICollectionReusableView.Type) {
        self.type = type
        request = CollectionRequest.current
    }

    var identifier: String { "registration 0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16) }
}

/// The questions of collection views, one in another at times.
@MainActor enum CollectionRequest {
    /// The number of the innermost question that is not answered yet.
    private(set) static var current: Int?
    private static var last = 0

    static func run<Answer>(_ question: () -> Answer) -> Answer {
        let outer = current
        last += 1
        current = last
        defer { current = outer }
        return question()
    }
}
