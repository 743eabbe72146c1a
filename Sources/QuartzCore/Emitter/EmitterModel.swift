// An emitter's values and what they were before: all that its particles follow from.
// Apple: "CAEmitterLayer".
import CoreGraphics
import Foundation

/// The settings of an emitter layer.
struct EmitterSetup: @unchecked Sendable {
    var cells: [CellModel] = []
    var birthRate = 1.0
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var position = CGPoint.zero
    var z = 0.0
    var size = CGSize.zero
    var depth = 0.0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var render = CAEmitterLayerRenderMode.unordered
    var seed: UInt32 = 0

    /// The longest that something born now is seen.
    var longestLife: Double { (cells.map(\.longestLife).max() ?? 0) * max(lifetime, 0) }

    /// Whether anything is born.
    var makesAny: Bool { birthRate > 0 && lifetime > 0 && cells.contains(where: \.makesAny) }

    /// Particles a second of a cell.
    func rate(_ cell: CellModel) -> Double {
        cell.isEnabled ? max(0, cell.double(.birthRate) * birthRate) : 0
    }
}

/// A stretch of the layer's time in which nothing but animations changed what is born.
struct EmitterEpoch: @unchecked Sendable {
    var begin: TimeInterval
    var end: TimeInterval
    var setup: EmitterSetup
    /// Animations of what is born.
    var records: [AnimationRecord]
    /// How many particles of each cell were born before.
    var counts: [Double]

    /// Returns the settings at a time of the layer, with animations.
    func setup(at time: TimeInterval) -> EmitterSetup {
        if records.isEmpty { return setup }
        var model = LayerModel()
        model.special = .emitter(EmitterModel(setup: setup))
        for record in records { record.apply(to: &model, at: time) }
        if case .emitter(let emitter)? = model.special { return emitter.setup }
        return setup
    }

    /// The times between which something can be set otherwise.
    private var samples: [TimeInterval] {
        var result = [begin, end]
        for record in records {
            let first = record.timing.beginTime, last = record.timing.endTime
            for part in 0...8 { result.append(last < .infinity ? first + (last - first) * Double(part) / 8 : first + Double(part)) }
        }
        return result.filter { $0 < .infinity && $0 >= begin && $0 <= end }
    }

    /// The longest that something born in it is seen.
    var longestLife: Double {
        records.isEmpty ? setup.longestLife : samples.map { setup(at: $0).longestLife }.max() ?? setup.longestLife
    }

    /// How many particles of a cell were born until a time, fractions counted. Without animations alone.
    func count(_ index: Int, at time: TimeInterval) -> Double {
        let cell = setup.cells[index], first = max(begin, cell.beginTime)
        let last = min(time, end, cell.beginTime + max(cell.duration, 0))
        return counts[index] + (last > first ? setup.rate(cell) * (last - first) : 0)
    }

    /// The time at which the last particle of the epoch is gone; infinite while particles are born.
    var lastMoment: TimeInterval {
        guard end == .infinity else { return end + longestLife }
        guard records.isEmpty else {
            let last = records.map(\.timing.endTime).max() ?? begin
            guard last < .infinity else { return .infinity }
            return setup(at: last).makesAny || setup.makesAny ? .infinity : last + longestLife
        }
        guard setup.makesAny else { return begin }
        return setup.cells.filter(\.makesAny).map {
            max(begin, $0.beginTime + $0.duration) + $0.longestLife * max(setup.lifetime, 0)
        }.max() ?? begin
    }
}

/// The values of an emitter layer.
struct EmitterModel: @unchecked Sendable {
    var setup = EmitterSetup()
    /// Goes up with each change.
    var version = 0
    /// The epochs from the oldest with visible particles to the present one.
    private(set) var epochs: [EmitterEpoch] = []
    private var shownVersion = -1

    init(setup: EmitterSetup = EmitterSetup()) { self.setup = setup }

    /// Takes over what is set, from a time of the layer on. The first epoch began at 0: layers' clocks run long before they
    /// are shown.
    mutating func keepHistory(_ records: [AnimationRecord], at time: TimeInterval) {
        if let last = epochs.last, shownVersion == version, Self.same(last.records, records) { return }
        shownVersion = version
        guard let last = epochs.last else {
            epochs = [
                EmitterEpoch(
                    begin: min(0, time), end: .infinity, setup: setup, records: records,
                    counts: [Double](repeating: 0, count: setup.cells.count))
            ]
            return
        }
        var counts = [Double](repeating: 0, count: setup.cells.count)
        for index in counts.indices where index < last.counts.count {
            counts[index] = last.records.isEmpty ? last.count(index, at: time) : last.counts[index]
        }
        epochs[epochs.count - 1].end = max(last.begin, time)
        epochs.removeAll { $0.end <= $0.begin || $0.end + $0.longestLife <= time }
        epochs.append(EmitterEpoch(begin: time, end: .infinity, setup: setup, records: records, counts: counts))
    }

    private static func same(_ a: [AnimationRecord], _ b: [AnimationRecord]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0.body === $1.body && $0.timing.beginTime == $1.timing.beginTime }
    }

    /// Whether any particle can ever be seen.
    var isAlive: Bool { epochs.contains { $0.end < .infinity || $0.setup.makesAny || !$0.records.isEmpty } }

    /// Until when particles move, in the layer's time; nil where none does any more.
    func lastTick(after time: TimeInterval) -> TimeInterval? {
        guard let last = epochs.map(\.lastMoment).max(), last > time else { return nil }
        return last
    }

    // MARK: By key

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .emitterPosition: .point(setup.position)
        case .emitterSize: .size(setup.size)
        case .emitterZPosition: .number(CGFloat(setup.z))
        case .emitterDepth: .number(CGFloat(setup.depth))
        case .birthRate: .number(CGFloat(setup.birthRate))
        case .lifetime: .number(CGFloat(setup.lifetime))
        case .velocity: .number(CGFloat(setup.velocity))
        case .scale: .number(CGFloat(setup.scale))
        case .spin: .number(CGFloat(setup.spin))
        case .seed: .number(CGFloat(setup.seed))
        default: nil
        }
    }

    mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.emitterPosition, .point(let v)): setup.position = v
        case (.emitterSize, .size(let v)): setup.size = v
        case (.emitterZPosition, .number(let v)): setup.z = Double(v)
        case (.emitterDepth, .number(let v)): setup.depth = Double(v)
        case (.birthRate, .number(let v)): setup.birthRate = Double(v)
        case (.lifetime, .number(let v)): setup.lifetime = Double(v)
        case (.velocity, .number(let v)): setup.velocity = Double(v)
        case (.scale, .number(let v)): setup.scale = Double(v)
        case (.spin, .number(let v)): setup.spin = Double(v)
        case (.seed, .number(let v)): setup.seed = UInt32(min(max(v.isNaN ? 0 : v, 0), 4_294_967_295))
        default: return false
        }
        version += 1
        return true
    }

    /// A value of the cell at a path of names: `emitterCells.` is left out.
    func value(ofCell path: [String]) -> AnimatableValue? {
        var cells = setup.cells
        for (index, name) in path.enumerated() {
            guard let cell = cells.first(where: { $0.name == name }) else { return nil }
            let rest = path[(index + 1)...]
            if rest.count == 1 { return cell.value(rest.first!) }
            guard rest.first == "emitterCells" else { return nil }
            return EmitterModel(setup: EmitterSetup(cells: cell.children)).value(ofCell: Array(rest.dropFirst()))
        }
        cells = []
        return nil
    }

    mutating func setValue(_ value: AnimatableValue, ofCell path: [String]) -> Bool {
        guard Self.set(value, path[...], &setup.cells) else { return false }
        version += 1
        return true
    }

    private static func set(_ value: AnimatableValue, _ path: ArraySlice<String>, _ cells: inout [CellModel]) -> Bool {
        guard let name = path.first, path.count > 1 else { return false }
        let rest = path.dropFirst()
        var found = false
        for index in cells.indices where cells[index].name == name {
            if rest.count == 1 {
                found = cells[index].setValue(value, rest.first!) || found
            } else if rest.first == "emitterCells" {
                found = set(value, rest.dropFirst(), &cells[index].children) || found
            }
        }
        return found
    }
}
