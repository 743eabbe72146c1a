// Work outside the process that a test waits for: requests, child processes.
// No Apple page: this is ours.
internal import CTestKit
import Diagnostics
import Foundation
import FoundationNetworking
import Synchronization

/// Work outside the process that a test waits for, by name. Virtual time stands still while any is pending, so that no
/// timeout beats a real answer.
enum OutsideWork {
    /// Real seconds after which an answer that does not come is named instead of waited for.
    static let patience: TimeInterval = 30

    private struct Request: @unchecked Sendable {
        let task: URLSessionTask
        let caller: CapturedCaller

        var isPending: Bool { task.state == .running || task.state == .suspended }
        var name: String {
            let method = task.originalRequest?.httpMethod ?? "GET"
            let address = task.originalRequest?.url?.absoluteString ?? "?"
            return "waits for \(method) \(address)\(caller.site.map { ", begun at \($0)" } ?? "")"
        }
    }

    private static let requests = Mutex<[Request]>([])
    private static let requestsBegun = Atomic<UInt64>(0)

    /// A request has gone to the network.
    static func began(_ task: URLSessionTask) {
        let request = Request(task: task, caller: CountedWork.captureCaller())
        requestsBegun.add(1, ordering: .relaxed)
        requests.withLock { $0.append(request) }
    }

    /// Nothing of an earlier test is waited for.
    static func forget() { requests.withLock { $0 = [] } }

    /// The pending work in words, such as `waits for GET http://127.0.0.1:8080/cart, begun at CartModel.swift:31`.
    static var names: [String] {
        pendingRequests.map(\.name)
            + CountedWork.children.map { child in
                let place = child.caller.site.map { ", begun at \($0)" } ?? ""
                let what = child.process > 0 ? "the child process \(child.program) (\(child.process))" : child.program
                return "waits for \(what)\(place)"
            }
    }

    /// Whether anything is pending.
    static var isPending: Bool { !pendingRequests.isEmpty || CountedWork.hasChildren }

    /// How much has ever begun; nil where anything is pending.
    ///
    /// An answer's work is counted before the answer ceases to be pending. So where this is the same number before a moment
    /// without work and after it, nothing runs, and nothing is to come from outside.
    static var mark: UInt64? {
        let begun = requestsBegun.load(ordering: .relaxed) &+ vtc_children_begun()
        return isPending ? nil : begun
    }

    private static var pendingRequests: [Request] {
        requests.withLock { requests in
            if requests.isEmpty { return [] }
            requests.removeAll { !$0.isPending }
            return requests
        }
    }
}
