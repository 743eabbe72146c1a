// The optional methods of Foundation's delegates, with their types as Linux's Foundation has them.
// Apple: "URLSessionDelegate", "XMLParserDelegate", "NSCacheDelegate", "StreamDelegate".

extension AppleTables {
    /// Each optional method of a delegate of Foundation's: its protocol, name, result and parameters.
    static let foundationOptionals: [OptionalMethod] = [
        OptionalMethod(
            "URLSessionDelegate", "urlSession", "", [("_", "URLSession"), ("didBecomeInvalidWithError", "(any Error)?")]),
        OptionalMethod(
            "URLSessionDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("didReceive", "URLAuthenticationChallenge"),
                ("completionHandler", "@Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"), ("willPerformHTTPRedirection", "HTTPURLResponse"),
                ("newRequest", "URLRequest"), ("completionHandler", "@Sendable @escaping (URLRequest?) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"), ("didReceive", "URLAuthenticationChallenge"),
                ("completionHandler", "@Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"),
                ("needNewBodyStream", "@Sendable @escaping (InputStream?) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"), ("didSendBodyData", "Int64"), ("totalBytesSent", "Int64"),
                ("totalBytesExpectedToSend", "Int64"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"), ("didCompleteWithError", "(any Error)?"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"), ("willBeginDelayedRequest", "URLRequest"),
                ("completionHandler", "@Sendable @escaping (URLSession.DelayedRequestDisposition, URLRequest?) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("task", "URLSessionTask"), ("didFinishCollecting", "URLSessionTaskMetrics"),
            ]),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "", [("_", "URLSession"), ("didCreateTask", "URLSessionTask")], isAbsent: true),
        OptionalMethod(
            "URLSessionTaskDelegate", "urlSession", "", [("_", "URLSession"), ("taskIsWaitingForConnectivity", "URLSessionTask")],
            isAbsent: true),
        OptionalMethod(
            "URLSessionDataDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("dataTask", "URLSessionDataTask"), ("didReceive", "URLResponse"),
                ("completionHandler", "@Sendable @escaping (URLSession.ResponseDisposition) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionDataDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("dataTask", "URLSessionDataTask"), ("didBecome", "URLSessionDownloadTask"),
            ]),
        OptionalMethod(
            "URLSessionDataDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("dataTask", "URLSessionDataTask"), ("didBecome", "URLSessionStreamTask"),
            ]),
        OptionalMethod(
            "URLSessionDataDelegate", "urlSession", "",
            [("_", "URLSession"), ("dataTask", "URLSessionDataTask"), ("didReceive", "Data")]),
        OptionalMethod(
            "URLSessionDataDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("dataTask", "URLSessionDataTask"), ("willCacheResponse", "CachedURLResponse"),
                ("completionHandler", "@Sendable @escaping (CachedURLResponse?) -> Void"),
            ]),
        OptionalMethod(
            "URLSessionDownloadDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("downloadTask", "URLSessionDownloadTask"), ("didWriteData", "Int64"),
                ("totalBytesWritten", "Int64"), ("totalBytesExpectedToWrite", "Int64"),
            ]),
        OptionalMethod(
            "URLSessionDownloadDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("downloadTask", "URLSessionDownloadTask"), ("didResumeAtOffset", "Int64"),
                ("expectedTotalBytes", "Int64"),
            ]),
        OptionalMethod(
            "URLSessionStreamDelegate", "urlSession", "", [("_", "URLSession"), ("readClosedFor", "URLSessionStreamTask")]),
        OptionalMethod(
            "URLSessionStreamDelegate", "urlSession", "", [("_", "URLSession"), ("writeClosedFor", "URLSessionStreamTask")]),
        OptionalMethod(
            "URLSessionStreamDelegate", "urlSession", "",
            [("_", "URLSession"), ("betterRouteDiscoveredFor", "URLSessionStreamTask")]),
        OptionalMethod(
            "URLSessionStreamDelegate", "urlSession", "",
            [
                ("_", "URLSession"), ("streamTask", "URLSessionStreamTask"), ("didBecome", "InputStream"),
                ("outputStream", "OutputStream"),
            ]),
        OptionalMethod("XMLParserDelegate", "parserDidStartDocument", "", [("_", "XMLParser")]),
        OptionalMethod("XMLParserDelegate", "parserDidEndDocument", "", [("_", "XMLParser")]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("foundNotationDeclarationWithName", "String"), ("publicID", "String?"),
                ("systemID", "String?"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("foundUnparsedEntityDeclarationWithName", "String"), ("publicID", "String?"),
                ("systemID", "String?"), ("notationName", "String?"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("foundAttributeDeclarationWithName", "String"), ("forElement", "String"), ("type", "String?"),
                ("defaultValue", "String?"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [("_", "XMLParser"), ("foundElementDeclarationWithName", "String"), ("model", "String")]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("foundInternalEntityDeclarationWithName", "String"), ("value", "String?"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("foundExternalEntityDeclarationWithName", "String"), ("publicID", "String?"),
                ("systemID", "String?"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("didStartElement", "String"), ("namespaceURI", "String?"), ("qualifiedName", "String?"),
                ("attributes", "[String : String]"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("didEndElement", "String"), ("namespaceURI", "String?"), ("qualifiedName", "String?"),
            ]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("didStartMappingPrefix", "String"), ("toURI", "String")]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("didEndMappingPrefix", "String")]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("foundCharacters", "String")]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("foundIgnorableWhitespace", "String")]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "",
            [
                ("_", "XMLParser"), ("foundProcessingInstructionWithTarget", "String"), ("data", "String?"),
            ]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("foundComment", "String")]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("foundCDATA", "Data")]),
        OptionalMethod(
            "XMLParserDelegate", "parser", "Data?",
            [
                ("_", "XMLParser"), ("resolveExternalEntityName", "String"), ("systemID", "String?"),
            ]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("parseErrorOccurred", "any Error")]),
        OptionalMethod("XMLParserDelegate", "parser", "", [("_", "XMLParser"), ("validationErrorOccurred", "any Error")]),
        OptionalMethod("NSCacheDelegate", "cache", "", [("_", "NSCache<AnyObject, AnyObject>"), ("willEvictObject", "Any")]),
        OptionalMethod("StreamDelegate", "stream", "", [("_", "Stream"), ("handle", "Stream.Event")]),
    ]
}
