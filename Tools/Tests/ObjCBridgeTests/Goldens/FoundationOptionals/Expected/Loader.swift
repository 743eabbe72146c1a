import Foundation; import FoundationNetworking

/// Hands a session's events on.
final class Loader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var delegate: (any URLSessionDelegate)?
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        (delegate as? any URLSessionDataDelegate)?._vitCall_urlSession(session, dataTask: dataTask, didReceive: data)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let told: Void? = (delegate as? any URLSessionTaskDelegate)?._vitCall_urlSession(session, task: task, didCompleteWithError: error)
        if told == nil { print("nobody was told") }
    }
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        (delegate as? any URLSessionTaskDelegate)?._vitCall_urlSession(session, didCreateTask: task)
    }
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        (delegate as? any URLSessionDataDelegate)?._vitCall_urlSession(
            session, dataTask: dataTask, willCacheResponse: proposedResponse, completionHandler: completionHandler) ?? completionHandler(nil)
    }
}

#sourceLocation(file: "<objc of Loader.swift>", line: 1)
import SelectorDispatch
extension URLSessionDataDelegate { @discardableResult fileprivate func _vitCall_urlSession(_ a0: URLSession, dataTask a1: URLSessionDataTask, didReceive a2: Data) -> Void? { guard _vitKnows(self, "urlSession:dataTask:didReceive:") else { return nil }; return self.urlSession(a0, dataTask: a1, didReceive: a2) } }
extension URLSessionTaskDelegate { @discardableResult fileprivate func _vitCall_urlSession(_ a0: URLSession, task a1: URLSessionTask, didCompleteWithError a2: (any Error)?) -> Void? { guard _vitKnows(self, "urlSession:task:didCompleteWithError:") else { return nil }; return self.urlSession(a0, task: a1, didCompleteWithError: a2) } }
extension URLSessionTaskDelegate { @discardableResult fileprivate func _vitCall_urlSession(_ a0: URLSession, didCreateTask a1: URLSessionTask) -> Void? { guard _vitKnows(self, "urlSession:didCreateTask:") else { return nil }; return _vitTell(self, "urlSession:didCreateTask:", [a0, a1]) } }
extension URLSessionDataDelegate { @discardableResult fileprivate func _vitCall_urlSession(_ a0: URLSession, dataTask a1: URLSessionDataTask, willCacheResponse a2: CachedURLResponse, completionHandler a3: @Sendable @escaping (CachedURLResponse?) -> Void) -> Void? { return self.urlSession(a0, dataTask: a1, willCacheResponse: a2, completionHandler: a3) } }
extension Loader { nonisolated fileprivate static func _vit1() {
DispatchTable.add("urlSession:dataTask:didReceive:", on: Loader.self, .any) { (t: Loader, a0: URLSession, a1: URLSessionDataTask, a2: Data) in t.urlSession(a0, dataTask: a1, didReceive: a2) }
DispatchTable.add("urlSession:task:didCompleteWithError:", on: Loader.self, .any) { (t: Loader, a0: URLSession, a1: URLSessionTask, a2: (any Error)?) in t.urlSession(a0, task: a1, didCompleteWithError: a2) }
DispatchTable.add("urlSession:didCreateTask:", on: Loader.self, .any) { (t: Loader, a0: URLSession, a1: URLSessionTask) in t.urlSession(a0, didCreateTask: a1) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Loader._vit1() }
}
