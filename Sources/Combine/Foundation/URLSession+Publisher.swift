// Answers of a server as values.
// Apple: "Foundation", URLSession.DataTaskPublisher.
import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Publishes the answer to a request and finishes, or fails with the error.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// What is asked.
        public let request: URLRequest
        /// Who asks.
        public let session: URLSession

        /// A publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, self))
        }
    }

    /// A publisher of the answer to a request for an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
    /// A publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// Asks when something is demanded first.
private final class DataTaskSubscription<Downstream: Subscriber>: DemandedSubscription<Downstream>, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let publisher: URLSession.DataTaskPublisher
    private let once = NSLock()
    private var hasBegun = false

    init(_ downstream: Downstream, _ publisher: URLSession.DataTaskPublisher) {
        self.publisher = publisher
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        let isFirst = once.withLock {
            defer { hasBegun = hasBegun || demand > .none }
            return !hasBegun && demand > .none
        }
        guard isFirst else { return }
        let answer = Handing<Result<URLSession.DataTaskPublisher.Output, URLError>> { result in
            switch result {
            case .success(let output):
                self.send(output)
                self.finish(.finished)
            case .failure(let error): self.finish(.failure(error))
            }
        }
        let task = publisher.session.dataTask(with: publisher.request) { data, response, error in
            guard let response, error == nil else {
                return answer.hand(.failure(error as? URLError ?? URLError(.unknown)))
            }
            answer.hand(.success((data ?? Data(), response)))
        }
        setEnd { task.cancel() }
        task.resume()
    }
}
