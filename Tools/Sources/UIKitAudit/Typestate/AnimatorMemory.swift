// What a function's variables hold.
import SwiftModel

/// The animators that places hold, and their states, at one point of a function.
public struct AnimatorMemory: Equatable {
    /// Which animator.
    public enum Key: Hashable {
        /// Made by the call with this id.
        case made(Int)
        /// What a place held when the function began.
        case entry(AccessPath)
        /// What a call or a pattern gave, of which nothing is known; by an id.
        case given(Int)
    }

    /// What a place may hold.
    public enum Reference: Hashable {
        case none
        case animator(Key)

        var key: Key? { if case .animator(let key) = self { key } else { nil } }
    }

    private(set) var places: [AccessPath: Set<Reference>] = [:]
    private(set) var objects: [Key: AnimatorObject] = [:]

    public init() {}

    // MARK: Places

    public subscript(path: AccessPath) -> Set<Reference> {
        get { places[path] ?? [.animator(.entry(path))] }
        set { places[path] = newValue }
    }

    /// The animator with this key; what a property held at the beginning is held by it alone until it escapes.
    public subscript(key: Key) -> AnimatorObject {
        get { objects[key] ?? Self.initial(key) }
        set { objects[key] = newValue }
    }

    static func initial(_ key: Key) -> AnimatorObject {
        switch key {
        case .made: AnimatorObject(.fresh)
        case .given: AnimatorObject(.unknown, isShared: true)
        case .entry(let path): AnimatorObject(.unknown, isShared: path.root != .selfValue)
        }
    }

    /// Whether a place that outlives the function holds the animator.
    func isHeld(_ key: Key, exceptLocals: Bool) -> Bool {
        for (path, references) in places where references.contains(.animator(key)) {
            if case .local = path.root, exceptLocals { continue }
            return true
        }
        if case .entry(let path) = key, places[path] == nil { return true }
        return false
    }

    mutating func update(_ references: Set<Reference>, _ change: (inout AnimatorObject) -> Void) {
        let keys = references.compactMap(\.key)
        for key in keys {
            var object = self[key]
            if keys.count == 1 {
                change(&object)
            } else {
                // One of several: it may have been another one.
                var changed = object
                change(&changed)
                object.join(changed)
            }
            self[key] = object
        }
    }

    mutating func updateAll(_ change: (AccessPath.Root?, inout AnimatorObject) -> Void) {
        for key in Set(objects.keys).union(places.values.joined().compactMap(\.key)) {
            let root = places.first { $0.value.contains(.animator(key)) }?.key.root
            change(root, &self[key])
        }
    }

    // MARK: Joining

    mutating func join(_ other: AnimatorMemory) {
        for path in Set(places.keys).union(other.places.keys) {
            let here = places[path]
            let there = other.places[path]
            if case .local = path.root {
                // A local that is not there yet on one side is not read after the join.
                places[path] = (here ?? []).union(there ?? [])
            } else {
                places[path] = self[path].union(other[path])
            }
        }
        for (key, object) in other.objects {
            if var own = objects[key] {
                own.join(object)
                objects[key] = own
            } else if case .made = key {
                objects[key] = object
            } else {
                var own = Self.initial(key)
                own.join(object)
                objects[key] = own
            }
        }
        for key in Array(objects.keys) where other.objects[key] == nil {
            if case .made = key { continue }
            objects[key]!.join(Self.initial(key))
        }
    }
}
