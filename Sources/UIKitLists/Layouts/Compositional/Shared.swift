// A large value behind a reference, copied when it is changed.
// No Apple page: this is ours.

/// A value that many places share until one of them changes it.
struct Shared<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private var box: Box

    init(_ value: Value) { box = Box(value) }

    var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}
