// HAR entries to recorded exchanges and back.
// Follows HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/ (no Apple page).
import Foundation
import FoundationNetworking

extension HARFile {
    /// The exchanges of a file's bytes, in its order.
    static func exchanges(_ data: Data, file: String) throws(NetworkFileError) -> [RecordedExchange] {
        let har: HARFile
        do { har = try JSONDecoder().decode(HARFile.self, from: data) } catch { throw .decoding(file, error) }
        var all: [RecordedExchange] = []
        for (index, entry) in har.log.entries.enumerated() {
            all.append(try exchange(of: entry, place: "log.entries[\(index)]", file: file))
        }
        return all
    }

    private static func exchange(
        of entry: Entry, place: String, file: String
    ) throws(NetworkFileError) -> RecordedExchange {
        guard let url = URL(string: entry.request.url), url.scheme != nil else {
            throw .malformed(
                file, place: "\(place).request.url", cause: "\"\(entry.request.url)\" is not an absolute URL")
        }
        var exchange = RecordedExchange(
            known: .exact(method: entry.request.method.uppercased(), url: url),
            answer: try answer(of: entry.response, place: "\(place).response", file: file))
        exchange.requestHeaders = (entry.request.headers ?? []).map { ($0.name, $0.value) }
        exchange.file = file
        exchange.took = entry.time ?? 0
        exchange.started = entry.startedDateTime ?? ""
        if let post = entry.request.postData {
            exchange.bodyType = post.mimeType
            exchange.body =
                try bytes(
                    post.text, post._encoding, place: "\(place).request.postData.text", file: file)
                ?? post.params.map { Data(form($0).utf8) }
        }
        return exchange
    }

    private static func answer(of response: Response, place: String, file: String) throws(NetworkFileError) -> NetworkAnswer {
        if let error = response._error, !error.isEmpty, response.status == 0 { return failure(error) }
        guard (100...999).contains(response.status) else {
            let isAborted = response.status == 0
            if isAborted { return .failure(.networkConnectionLost) }
            throw .malformed(file, place: "\(place).status", cause: "\(response.status) is not an HTTP status")
        }
        var answer = NetworkAnswer.status(response.status)
        answer.body =
            try bytes(response.content?.text, response.content?.encoding, place: "\(place).content.text", file: file)
            ?? Data()
        // The body stands in the file as it was after decoding, and comes as a whole.
        let framing: Set = ["content-encoding", "transfer-encoding", "content-length", "connection"]
        answer.headers = (response.headers ?? [])
            .filter { !framing.contains($0.name.lowercased()) && !$0.name.hasPrefix(":") }
            .map { ($0.name, $0.value) }
        if answer.header("Content-Type") == nil, let type = response.content?.mimeType, !type.isEmpty, type != "x-unknown" {
            answer.headers.append(("Content-Type", type))
        }
        if answer.header("Location") == nil, let target = response.redirectURL, !target.isEmpty {
            answer.headers.append(("Location", target))
        }
        return answer
    }

    private static func failure(_ text: String) -> NetworkAnswer {
        let ours = "NSURLErrorDomain "
        if text.hasPrefix(ours), let code = Int(text.dropFirst(ours.count)) {
            return .failure(URLError.Code(rawValue: code) ?? .unknown)
        }
        let chrome: [String: URLError.Code] = [
            "net::ERR_INTERNET_DISCONNECTED": .notConnectedToInternet, "net::ERR_NAME_NOT_RESOLVED": .cannotFindHost,
            "net::ERR_CONNECTION_REFUSED": .cannotConnectToHost, "net::ERR_TIMED_OUT": .timedOut,
            "net::ERR_CONNECTION_TIMED_OUT": .timedOut, "net::ERR_ABORTED": .cancelled,
            "net::ERR_CERT_AUTHORITY_INVALID": .serverCertificateUntrusted,
        ]
        return .failure(chrome[text] ?? .networkConnectionLost)
    }

    private static func bytes(
        _ text: String?, _ encoding: String?, place: String, file: String
    ) throws(NetworkFileError) -> Data? {
        guard let text else { return nil }
        guard let encoding, !encoding.isEmpty else { return Data(text.utf8) }
        guard encoding.lowercased() == "base64" else {
            throw .malformed(file, place: place, cause: "the encoding \"\(encoding)\" is unknown; base64 is known")
        }
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+/=\r\n".contains($0)) })
        else { throw .wrongBase64(file, place: place) }
        return data
    }

    private static func form(_ params: [Param]) -> String {
        var components = URLComponents()
        components.queryItems = params.map { URLQueryItem(name: $0.name, value: $0.value ?? "") }
        return components.percentEncodedQuery ?? ""
    }

    // MARK: Writing

    /// The bytes of a file with these exchanges, tokens blacked out; what is no exact request is left out.
    static func data(_ exchanges: [RecordedExchange], _ rules: BlackOut) throws -> Data {
        let creator = Creator(name: "Vitrine UIKitTesting", version: "1")
        let har = HARFile(log: Log(version: "1.2", creator: creator, entries: exchanges.compactMap { entry($0, rules) }))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(har) + Data("\n".utf8)
    }

    private static func entry(_ exchange: RecordedExchange, _ rules: BlackOut) -> Entry? {
        guard case .exact(let method, let url) = exchange.known else { return nil }
        func fields(_ headers: [(name: String, value: String)]) -> [Field] {
            headers.map { Field(name: $0.name, value: rules.header($0.name, $0.value)) }
        }
        let address = rules.url(url.absoluteString)
        var request = Request(
            method: method, url: address, headers: fields(exchange.requestHeaders),
            queryString: NetworkQuery.all(URLComponents(string: address)?.percentEncodedQuery ?? "").map {
                Field(name: $0.name, value: $0.value)
            }, bodySize: exchange.body?.count ?? 0)
        if let body = exchange.body, !body.isEmpty {
            let (text, encoding) = text(rules.body(body, type: exchange.bodyType))
            request.postData = PostData(mimeType: exchange.bodyType ?? "", text: text, params: nil, _encoding: encoding)
        }
        let answer = exchange.answer
        var response = Response(status: answer.status)
        if case .failure(let code) = answer.ending {
            response = Response(status: 0, statusText: "", headers: [], content: Content(size: 0, mimeType: "x-unknown"))
            response._error = "NSURLErrorDomain \(code)"
        } else {
            let type = answer.header("Content-Type")
            let body = rules.body(answer.body, type: type)
            let (text, encoding) = text(body)
            response.statusText = HTTPURLResponse.localizedString(forStatusCode: answer.status)
            response.headers = fields(answer.headers)
            response.content = Content(size: body.count, mimeType: type ?? "x-unknown", text: text, encoding: encoding)
            response.redirectURL = answer.header("Location").map(rules.url) ?? ""
            response.bodySize = body.count
        }
        return Entry(startedDateTime: exchange.started, time: exchange.took, request: request, response: response)
    }

    /// Returns data as text if it is UTF-8 without control characters, else in base64.
    private static func text(_ data: Data) -> (String, String?) {
        if let text = String(data: data, encoding: .utf8),
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || [0x09, 0x0A, 0x0D].contains($0.value) })
        {
            return (text, nil)
        }
        return (data.base64EncodedString(), "base64")
    }
}
