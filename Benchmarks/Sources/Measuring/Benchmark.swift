// One benchmark: what is measured, against whom, and what is asked.

/// One run's two times, in milliseconds (or two values of the unit that the benchmark names).
public struct Sample: Sendable {
    public var ours: Double
    public var peer: Double

    public init(ours: Double, peer: Double) {
        self.ours = ours
        self.peer = peer
    }

    public var ratio: Double { ours / peer }
}

/// A benchmark that has made its buffers: `run` measures once, `gate` says what is wrong with the picture, or nil.
@MainActor public struct Prepared {
    public var run: @MainActor () throws -> Sample
    public var gate: @MainActor () throws -> String?
    /// What else the row says, asked after the gate: the decibels that it has found.
    public var remark: @MainActor () -> String?

    public init(
        run: @escaping @MainActor () throws -> Sample, gate: @escaping @MainActor () throws -> String?,
        remark: @escaping @MainActor () -> String? = { nil }
    ) {
        self.run = run
        self.gate = gate
        self.remark = remark
    }
}

public struct Benchmark: Sendable {
    public let name: String
    public let peer: String
    public let unit: String
    /// The ratio ours / peer must not be above this.
    public let target: Double
    public let prepare: @MainActor @Sendable () throws -> Prepared

    public init(
        _ name: String, peer: String, target: Double, unit: String = "ms",
        prepare: @escaping @MainActor @Sendable () throws -> Prepared
    ) {
        self.name = name
        self.peer = peer
        self.target = target
        self.unit = unit
        self.prepare = prepare
    }
}

/// What cannot be measured here, and why.
public struct Unavailable: Error, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
}
