// Walks down a tree, one call a level, that do not end with the thread's stack.
// No Apple page: this is ours.
internal import CDeepStack
import Diagnostics
import Foundation

/// Lets a function that calls itself once a level go down trees of any depth.
///
/// A level costs a few nanoseconds while the stack has room. Where it has none, the level and all below it run on a
/// larger stack in the same thread. A thread has up to 64 such stacks of 16 MB; what goes deeper is left out and reported
/// as UIK0411.
package enum DeepWalk {
    /// The deepest level of layers that is shown; what lies deeper is left out. A level of the painter takes up to 12 KB of
    /// stack.
    package static let deepestLayer = 10_000

    /// One level of a walk. `object` says whose level it is, for the report.
    @inline(__always)
    package static func level(_ object: @autoclosure () -> String, _ body: () -> Void) {
        if vitrine_stack_is_roomy() { return body() }
        if !runElsewhere(body) { reportStackEnd(object()) }
    }

    /// One level of a walk that answers something; `instead` is the answer of a level that is left out.
    @inline(__always)
    package static func level<Answer>(
        _ object: @autoclosure () -> String, or instead: @autoclosure () -> Answer, _ body: () -> Answer
    ) -> Answer {
        if vitrine_stack_is_roomy() { return body() }
        var answer: Answer?
        if !runElsewhere({ answer = body() }) { reportStackEnd(object()) }
        return answer ?? instead()
    }

    /// One level of a walk that leaves nothing out, however many stacks it takes: down trees of bounded depth, and of
    /// objects that let go of others.
    @inline(__always)
    package static func whole(_ body: () -> Void) {
        if vitrine_stack_is_roomy() { return body() }
        runWhole(body)
    }

    /// How many stacks beside its own the thread has entered just now.
    package static var stacksInUse: Int { Int(vitrine_stacks_in_use()) }

    @inline(never)
    private static func runElsewhere(_ body: () -> Void) -> Bool {
        withCall(of: body) { vitrine_run_on_another_stack($0, $1) }
    }

    @inline(never)
    private static func runWhole(_ body: () -> Void) {
        // Without memory for another stack the old one is all there is.
        if !withCall(of: body, vitrine_run_on_another_stack_always) { body() }
    }

    private static func withCall(
        of body: () -> Void, _ run: (@convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer) -> Bool
    ) -> Bool {
        withoutActuallyEscaping(body) { body in
            var call = body
            return withUnsafeMutablePointer(to: &call) { pointer in
                run({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, UnsafeMutableRawPointer(pointer))
            }
        }
    }

    /// Reports that the sublayers of a layer are not shown.
    static func reportDepth(of layer: String) {
        Catalogue.treeTooDeep.report(
            object: layer, cause: "The layer has \(deepestLayer) superlayers and sublayers of its own.")
    }

    @inline(never)
    private static func reportStackEnd(_ object: String) {
        Catalogue.treeTooDeep.report(object: object, cause: "The walk down to here took \(stacksInUse) stacks of 16 MB.")
    }
}
