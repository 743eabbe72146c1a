// Optional methods of Foundation's delegates, called by the user's own code in a file without UIKit.
// Apple: "URLSessionDelegate", "XMLParserDelegate".
import Foundation

/// Hands a session's events on to a delegate that has some of the methods.
public final class Relay: NSObject {
    public var delegate: URLSessionDelegate?
    public var parserDelegate: XMLParserDelegate?
    public private(set) var unheard = 0

    public func load(_ session: URLSession, _ task: URLSessionDataTask) {
        (delegate as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
        let told: Void? = (delegate as? URLSessionDataDelegate)?.urlSession?(session, dataTask: task, didReceive: Data("a".utf8))
        if told == nil { unheard += 1 }
        if (delegate as? URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: nil) == nil { unheard += 1 }
    }

    public func parse(_ parser: XMLParser) {
        parserDelegate?.parserDidStartDocument?(parser)
        parserDelegate?.parser?(parser, foundCharacters: "text")
        if parserDelegate?.parserDidEndDocument?(parser) == nil { unheard += 1 }
    }
}

/// Has three of the methods.
public final class Heard: NSObject, URLSessionDataDelegate, XMLParserDelegate, @unchecked Sendable {
    public private(set) var log: [String] = []
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { log.append("created") }
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { log.append("\(data.count) byte") }
    public func parser(_ parser: XMLParser, foundCharacters string: String) { log.append(string) }
}
