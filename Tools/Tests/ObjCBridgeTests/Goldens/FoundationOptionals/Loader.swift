import Foundation

/// Hands a session's events on.
final class Loader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var delegate: (any URLSessionDelegate)?
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        (delegate as? any URLSessionDataDelegate)?.urlSession?(session, dataTask: dataTask, didReceive: data)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let told: Void? = (delegate as? any URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: error)
        if told == nil { print("nobody was told") }
    }
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        (delegate as? any URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
    }
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        (delegate as? any URLSessionDataDelegate)?.urlSession?(
            session, dataTask: dataTask, willCacheResponse: proposedResponse, completionHandler: completionHandler) ?? completionHandler(nil)
    }
}
