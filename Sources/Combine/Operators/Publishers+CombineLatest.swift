// The latest values of two to four publishers.
// Apple: "Combine", Publishers.CombineLatest, Publishers.CombineLatest3, Publishers.CombineLatest4.
import OpenCombine

extension Publishers {
    /// The latest values of two publishers, whenever one of them sends, once all have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Of these publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The casts hold: each value comes from the publisher of its place.
            CombineLatestSubscription(subscriber, [.init(a), .init(b)]) {
                ($0[0] as! A.Output, $0[1] as! B.Output)
            }
        }
    }

    /// The latest values of three publishers, whenever one of them sends, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Of these publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The casts hold: each value comes from the publisher of its place.
            CombineLatestSubscription(subscriber, [.init(a), .init(b), .init(c)]) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
            }
        }
    }

    /// The latest values of four publishers, whenever one of them sends, once all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Of these publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The casts hold: each value comes from the publisher of its place.
            CombineLatestSubscription(subscriber, [.init(a), .init(b), .init(c), .init(d)]) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }
        }
    }
}

extension Publisher {
    /// The latest values of both, once each has sent one.
    public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B>
    where Failure == B.Failure { Publishers.CombineLatest(self, other) }

    /// What a closure makes of the latest values, once each has sent one.
    public func combineLatest<B: Publisher, T>(
        _ other: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
    where Failure == B.Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// The latest values of all, once each has sent one.
    public func combineLatest<B: Publisher, C: Publisher>(_ publisher1: B, _ publisher2: C) -> Publishers.CombineLatest3<Self, B, C>
    where Failure == B.Failure, Failure == C.Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }

    /// What a closure makes of the latest values, once each has sent one.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ publisher1: B, _ publisher2: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
    where Failure == B.Failure, Failure == C.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// The latest values of all, once each has sent one.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ publisher1: B, _ publisher2: C, _ publisher3: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// What a closure makes of the latest values, once each has sent one.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ publisher1: B, _ publisher2: C, _ publisher3: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
