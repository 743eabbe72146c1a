// The HTTP archive format, as browsers and proxies write it.
// Follows HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/ (no Apple page).
import Foundation

/// The parts of a HAR 1.2 file that matter here. Other parts of a file are not read, and not kept when it is written.
struct HARFile: Codable, Sendable {
    struct Log: Codable, Sendable {
        var version: String?
        var creator: Creator?
        var entries: [Entry]
    }
    struct Creator: Codable, Sendable {
        var name: String
        var version: String
    }
    struct Entry: Codable, Sendable {
        var startedDateTime: String?
        /// Milliseconds.
        var time: Double?
        var request: Request
        var response: Response
        var cache: [String: String]? = [:]
        var timings: Timings?

        private enum CodingKeys: String, CodingKey { case startedDateTime, time, request, response, cache, timings }

        init(startedDateTime: String, time: Double, request: Request, response: Response) {
            self.startedDateTime = startedDateTime
            self.time = time
            self.request = request
            self.response = response
            timings = Timings(send: 0, wait: time, receive: 0)
        }

        // `cache` and `timings` of others may hold anything.
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            startedDateTime = try? container.decodeIfPresent(String.self, forKey: .startedDateTime)
            time = try? container.decodeIfPresent(Double.self, forKey: .time)
            request = try container.decode(Request.self, forKey: .request)
            response = try container.decode(Response.self, forKey: .response)
            timings = try? container.decodeIfPresent(Timings.self, forKey: .timings)
        }
    }
    struct Timings: Codable, Sendable {
        var send: Double
        var wait: Double
        var receive: Double
    }
    struct Field: Codable, Sendable {
        var name: String
        var value: String
    }
    struct Request: Codable, Sendable {
        var method: String
        var url: String
        var httpVersion: String? = "HTTP/1.1"
        var cookies: [Field]? = []
        var headers: [Field]?
        var queryString: [Field]?
        var postData: PostData?
        var headersSize: Int? = -1
        var bodySize: Int? = -1

        private enum CodingKeys: String, CodingKey {
            case method, url, httpVersion, cookies, headers, queryString, postData, headersSize, bodySize
        }
    }
    struct PostData: Codable, Sendable {
        var mimeType: String?
        var text: String?
        var params: [Param]?
        /// Ours: `base64` where the body is no text.
        var _encoding: String?
    }
    struct Param: Codable, Sendable {
        var name: String
        var value: String?
    }
    struct Response: Codable, Sendable {
        var status: Int
        var statusText: String?
        var httpVersion: String? = "HTTP/1.1"
        var cookies: [Field]? = []
        var headers: [Field]?
        var content: Content?
        var redirectURL: String? = ""
        var headersSize: Int? = -1
        var bodySize: Int? = -1
        /// Chrome's, and ours: why there was no response. Ours are `NSURLErrorDomain -1009`.
        var _error: String?
    }
    struct Content: Codable, Sendable {
        var size: Int?
        var mimeType: String?
        var text: String?
        var encoding: String?
    }

    var log: Log
}
