// Recorded answers as a person writes them: a plain JSON file.
// No Apple page: this is ours; Documentation/Guides/Testing.md describes the form.
import Foundation
import FoundationNetworking

/// A plain JSON file: `{"answers": [{"request": "GET /cart", "json": {"items": 3}}]}`, or the array alone.
enum PlainNetworkFile {
    /// Every member that an answer may have.
    private static let members: Set<String> = [
        "request", "body", "status", "headers", "json", "text", "base64", "file", "type", "after", "bytesPerSecond",
        "brokenAfter", "failure", "never", "redirect", "comment",
    ]

    private static let failures: [String: URLError.Code] = [
        "notConnectedToInternet": .notConnectedToInternet, "timedOut": .timedOut, "cannotFindHost": .cannotFindHost,
        "cannotConnectToHost": .cannotConnectToHost, "networkConnectionLost": .networkConnectionLost,
        "dnsLookupFailed": .dnsLookupFailed, "badServerResponse": .badServerResponse, "cancelled": .cancelled,
        "secureConnectionFailed": .secureConnectionFailed, "serverCertificateUntrusted": .serverCertificateUntrusted,
        "dataNotAllowed": .dataNotAllowed, "internationalRoamingOff": .internationalRoamingOff,
        "resourceUnavailable": .resourceUnavailable, "httpTooManyRedirects": .httpTooManyRedirects,
    ]

    static func exchanges(_ data: Data, url: URL) throws(NetworkFileError) -> [RecordedExchange] {
        let file = url.path
        let top: NetworkJSON
        do { top = try JSONDecoder().decode(NetworkJSON.self, from: data) } catch { throw .decoding(file, error) }
        let list: [NetworkJSON]
        let start: String
        switch top {
        case .array(let values): (list, start) = (values, "")
        case .object(let members):
            guard case .array(let values)? = members["answers"] else {
                throw .malformed(file, place: "the top", cause: "an array \"answers\" is missing")
            }
            (list, start) = (values, "answers")
        default: throw .malformed(file, place: "the top", cause: "an array or an object with \"answers\" is expected")
        }
        var all: [RecordedExchange] = []
        for (index, value) in list.enumerated() {
            let place = "\(start)[\(index)]"
            guard case .object(let members) = value else {
                throw .malformed(file, place: place, cause: "an object is expected")
            }
            all.append(try PlainAnswer(members: members, place: place, url: url).exchange())
        }
        return all
    }

    /// One answer, with its place for errors.
    private struct PlainAnswer {
        let members: [String: NetworkJSON]
        let place: String
        let url: URL

        func fail(_ member: String, _ cause: String) -> NetworkFileError {
            .malformed(url.path, place: member.isEmpty ? place : "\(place).\(member)", cause: cause)
        }

        func exchange() throws(NetworkFileError) -> RecordedExchange {
            if let unknown = members.keys.sorted().first(where: { !PlainNetworkFile.members.contains($0) }) {
                let known = PlainNetworkFile.members.sorted().joined(separator: ", ")
                throw fail(unknown, "unknown; an answer may have: \(known)")
            }
            guard let request = try text("request") else { throw fail("", "\"request\" is missing, such as \"GET /cart\"") }
            var exchange = RecordedExchange(known: .pattern(NetworkPattern(request)), answer: try answer())
            exchange.file = url.path
            if let body = members["body"] {
                if case .string(let text) = body { exchange.body = Data(text.utf8) } else { exchange.body = body.data }
                exchange.needsBody = true
            }
            return exchange
        }

        private func answer() throws(NetworkFileError) -> NetworkAnswer {
            let bodies = ["json", "text", "base64", "file", "failure", "never", "redirect"].filter { members[$0] != nil }
            if bodies.count > 1 { throw fail(bodies[1], "there is \"\(bodies[0])\" too; one of them can be answered") }
            var answer = try content()
            if let status = try number("status") {
                guard status == status.rounded(), (100...999).contains(status) else {
                    throw fail("status", "\(status) is not an HTTP status")
                }
                answer.status = Int(status)
            }
            try addHeaders(to: &answer)
            if let seconds = try number("after") { answer = answer.after(seconds: seconds) }
            if let rate = try number("bytesPerSecond") { answer = answer.slow(bytesPerSecond: rate) }
            if let bytes = try number("brokenAfter") { answer = answer.broken(after: Int(bytes)) }
            return answer
        }

        private func content() throws(NetworkFileError) -> NetworkAnswer {
            if let json = members["json"] { return .json(json) }
            if let text = try text("text") { return .text(text) }
            if let text = try text("base64") {
                guard let data = Data(base64Encoded: text) else {
                    throw .wrongBase64(url.path, place: "\(place).base64")
                }
                return .data(data, type: try self.text("type") ?? "application/octet-stream")
            }
            if let name = try text("file") { return try file(name) }
            if let target = try text("redirect") { return .redirect(to: target) }
            if let name = try text("failure") {
                guard let code = PlainNetworkFile.failures[name] else {
                    let known = PlainNetworkFile.failures.keys.sorted().joined(separator: ", ")
                    throw fail("failure", "\"\(name)\" is unknown; known are \(known)")
                }
                return .failure(code)
            }
            if let never = members["never"] {
                guard never == .bool(true) else { throw fail("never", "true is expected") }
                return .never
            }
            return .status(200)
        }

        /// A body that stands in a file of its own, beside this one.
        private func file(_ name: String) throws(NetworkFileError) -> NetworkAnswer {
            let path = url.deletingLastPathComponent().appendingPathComponent(name)
            do {
                let type = try text("type") ?? PlainNetworkFile.type(ofExtension: path.pathExtension)
                return .data(try Data(contentsOf: path), type: type)
            } catch let error as NetworkFileError {
                throw error
            } catch {
                throw fail("file", "\(path.path) cannot be read")
            }
        }

        private func addHeaders(to answer: inout NetworkAnswer) throws(NetworkFileError) {
            if let type = try text("type") { replace("Content-Type", type, in: &answer) }
            guard let headers = members["headers"] else { return }
            guard case .object(let fields) = headers else { throw fail("headers", "an object is expected") }
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                switch value {
                case .string(let text): replace(name, text, in: &answer)
                case .array(let values):
                    for (index, value) in values.enumerated() {
                        guard case .string(let text) = value else { throw fail("headers.\(name)[\(index)]", "a text is expected") }
                        answer.headers.append((name, text))
                    }
                default: throw fail("headers.\(name)", "a text or an array of texts is expected")
                }
            }
        }

        private func replace(_ name: String, _ value: String, in answer: inout NetworkAnswer) {
            answer.headers.removeAll { $0.name.lowercased() == name.lowercased() }
            answer.headers.append((name, value))
        }

        private func text(_ member: String) throws(NetworkFileError) -> String? {
            guard let value = members[member] else { return nil }
            guard case .string(let text) = value else { throw fail(member, "a text is expected") }
            return text
        }

        private func number(_ member: String) throws(NetworkFileError) -> Double? {
            guard let value = members[member] else { return nil }
            let number: Double
            switch value {
            case .integer(let value): number = Double(value)
            case .number(let value): number = value
            default: throw fail(member, "a number is expected")
            }
            guard number >= 0 else { throw fail(member, "a number of at least 0 is expected") }
            return number
        }
    }

    private static func type(ofExtension name: String) -> String {
        let types = [
            "json": "application/json", "txt": "text/plain; charset=utf-8", "html": "text/html; charset=utf-8",
            "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
            "svg": "image/svg+xml", "pdf": "application/pdf", "xml": "application/xml",
        ]
        return types[name.lowercased()] ?? "application/octet-stream"
    }
}
