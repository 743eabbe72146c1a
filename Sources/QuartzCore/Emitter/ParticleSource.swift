// From epochs to particles: births, chance, ways.
// Apple: "CAEmitterCell"; how chance is spread is ours.
import CoreGraphics
import Foundation

/// Numbers of chance that follow from a seed and the names of what they are for.
struct Chance {
    private var state: UInt64

    init(_ seed: UInt64, _ path: UInt64, _ index: Int) {
        state = Self.mixed(seed &* 0x9E37_79B9_7F4A_7C15 ^ path)
        state = Self.mixed(state ^ UInt64(bitPattern: Int64(index)) &* 0xD1B5_4A32_D192_ED03)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var h = value
        h = (h ^ h >> 30) &* 0xBF58_476D_1CE4_E5B9
        h = (h ^ h >> 27) &* 0x94D0_49BB_1331_11EB
        return h ^ h >> 31
    }

    /// 0 to below 1.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Double(Self.mixed(state) >> 11) / 9_007_199_254_740_992
    }

    /// −½ to ½ of a range.
    mutating func around(_ range: Double) -> Double { (next() - 0.5) * range }
}

/// Gathers the particles of a time.
struct ParticleSource {
    let time: TimeInterval
    private(set) var particles: [Particle] = []
    private(set) var sprites: [Sprite] = []
    /// Steps of births while animations change the rate.
    private static let grid = 1.0 / 60

    init(time: TimeInterval) { self.time = time }

    /// A particle's start.
    private struct Birth {
        var time: TimeInterval
        var index: Int
        var x: Double
        var y: Double
        var z: Double
        /// Radians that come to the cell's own longitude.
        var heading: Double
    }

    /// Adds the particles that were born in an epoch.
    mutating func add(_ epoch: EmitterEpoch) {
        let from = max(epoch.begin, time - epoch.longestLife), to = min(epoch.end, time)
        guard to >= from, to > -.infinity else { return }
        for index in epoch.setup.cells.indices {
            let path = UInt64(index + 1), sprite = sprite(epoch.setup.cells[index])
            if epoch.records.isEmpty {
                let setup = epoch.setup, cell = setup.cells[index], rate = setup.rate(cell)
                guard rate > 0 else { continue }
                let low = epoch.count(index, at: max(from, time - cell.longestLife * max(setup.lifetime, 0)))
                let high = epoch.count(index, at: to)
                let first = max(Int(low.rounded(.down)) + 1, Int(high.rounded(.down)) + 1 - ParticleFrame.maximumCount)
                guard first <= Int(high.rounded(.down)) else { continue }
                let start = max(epoch.begin, cell.beginTime)
                for birth in first...Int(high.rounded(.down)) {
                    let moment = start + (Double(birth) - epoch.counts[index]) / rate
                    emit(cell, setup, path, birth, moment, sprite)
                }
            } else {
                addAnimated(epoch, index, path, from, to, sprite)
            }
        }
    }

    /// Adds particles in small steps with the settings of each step. A random number rounds the count of births up or down.
    private mutating func addAnimated(
        _ epoch: EmitterEpoch, _ index: Int, _ path: UInt64, _ from: TimeInterval, _ to: TimeInterval, _ sprite: Int?
    ) {
        let first = Int((from / Self.grid).rounded(.down)), last = Int((to / Self.grid).rounded(.down))
        for step in first...max(first, last) {
            let moment = Double(step) * Self.grid
            let setup = epoch.setup(at: moment), cell = setup.cells[index]
            guard moment >= cell.beginTime, moment < cell.beginTime + cell.duration else { continue }
            var chance = Chance(UInt64(setup.seed), path | 1 << 40, step)
            let births = Int((setup.rate(cell) * Self.grid + chance.next()).rounded(.down))
            for birth in 0..<min(max(births, 0), 1000) {
                let at = moment + Self.grid * (Double(birth) + chance.next()) / Double(births)
                guard at >= epoch.begin, at <= to else { continue }
                emit(cell, setup, path, step << 16 | birth | 1 << 60, at, sprite)
            }
        }
    }

    private mutating func sprite(_ cell: CellModel) -> Int? {
        guard let image = cell.image, cell.contentsRect.width > 0, cell.contentsRect.height > 0 else { return nil }
        sprites.append(
            Sprite(
                image: image, rect: cell.contentsRect, scale: max(cell.double(.contentsScale), 0.01),
                nearestUp: cell.magnification == "nearest", nearestDown: cell.minification == "nearest",
                varies: [
                    cell.double(.redRange) != 0 || cell.double(.redSpeed) != 0,
                    cell.double(.greenRange) != 0 || cell.double(.greenSpeed) != 0,
                    cell.double(.blueRange) != 0 || cell.double(.blueSpeed) != 0,
                ]))
        return sprites.count - 1
    }

    private mutating func emit(
        _ cell: CellModel, _ setup: EmitterSetup, _ path: UInt64, _ index: Int, _ moment: TimeInterval, _ sprite: Int?
    ) {
        var chance = Chance(UInt64(setup.seed), path | 1 << 32, index)
        let place = EmitterPlace.random(setup, &chance)
        let birth = Birth(
            time: moment, index: index, x: Double(setup.position.x) + place.x, y: Double(setup.position.y) + place.y,
            z: setup.z + place.z, heading: place.heading)
        follow(cell, setup, path, birth, sprite, depth: 0)
    }

    /// A particle's way; its sub-cells' births along it.
    private mutating func follow(
        _ cell: CellModel, _ setup: EmitterSetup, _ path: UInt64, _ birth: Birth, _ sprite: Int?, depth: Int
    ) {
        let age = time - birth.time
        guard age >= 0, particles.count < ParticleFrame.maximumCount else { return }
        var chance = Chance(UInt64(setup.seed), path, birth.index)
        let life = max(0, cell.double(.lifetime) + chance.around(cell.double(.lifetimeRange))) * setup.lifetime
        let longitude = birth.heading + cell.double(.emissionLongitude) + chance.around(cell.double(.emissionRange))
        let speed = (cell.double(.velocity) + chance.around(cell.double(.velocityRange))) * setup.velocity
        let latitude = cell.double(.emissionLatitude)
        let (cosine, sine) = EmitterPlace.turn(longitude), (flat, up) = EmitterPlace.turn(latitude)
        let vx = speed * flat * cosine, vy = speed * flat * sine, vz = speed * up
        let ax = cell.double(.xAcceleration), ay = cell.double(.yAcceleration), az = cell.double(.zAcceleration)
        func place(_ t: Double) -> (x: Double, y: Double, z: Double) {
            (birth.x + (vx + ax * t / 2) * t, birth.y + (vy + ay * t / 2) * t, birth.z + (vz + az * t / 2) * t)
        }
        let size = (cell.double(.scale) + chance.around(cell.double(.scaleRange))) * setup.scale
        let spin = (cell.double(.spin) + chance.around(cell.double(.spinRange))) * setup.spin
        let color = cell.color?.straightComponents ?? [1, 1, 1, 1]
        func channel(_ index: Int, _ range: CellModel.Number, _ change: CellModel.Number) -> Float {
            let value = Double(color[index]) + chance.around(cell.double(range)) + cell.double(change) * age
            return Float(min(max(value, 0), 1))
        }
        let red = channel(0, .redRange, .redSpeed), green = channel(1, .greenRange, .greenSpeed)
        let blue = channel(2, .blueRange, .blueSpeed), alpha = channel(3, .alphaRange, .alphaSpeed)
        if age < life, let sprite {
            let now = place(age), scale = size + cell.double(.scaleSpeed) * age
            if scale > 0.001, alpha > 0.001 {
                particles.append(
                    Particle(
                        x: now.x, y: now.y, z: now.z, scale: scale, angle: spin * age, red: red, green: green, blue: blue,
                        alpha: alpha, sprite: sprite, birth: birth.time))
            }
        }
        guard depth < 3 else { return }
        for (number, child) in cell.children.enumerated() where child.isEnabled && child.ownLife > 0 {
            let rate = child.double(.birthRate)
            guard rate > 0 else { continue }
            let childPath = path &* 31 &+ UInt64(number + 1)
            let first = max(0, child.beginTime), last = min(age, life, first + child.duration)
            guard last > first else { continue }
            // Only those that can still be seen.
            let oldest = max(first, age - child.longestLife * max(setup.lifetime, 0))
            let low = max(1, Int(((oldest - first) * rate).rounded(.up))), high = Int(((last - first) * rate).rounded(.down))
            guard low <= high else { continue }
            let look = self.childSprite(child)
            for count in low...min(high, low + 2000) {
                let t = first + Double(count) / rate, at = place(t)
                follow(
                    child, setup, childPath,
                    Birth(
                        time: birth.time + t, index: birth.index &* 4096 &+ count, x: at.x, y: at.y, z: at.z, heading: 0),
                    look, depth: depth + 1)
            }
        }
    }

    /// Sub-cells' looks, each once.
    private mutating func childSprite(_ cell: CellModel) -> Int? {
        guard let image = cell.image else { return nil }
        if let index = sprites.firstIndex(where: {
            $0.image === image && $0.rect == cell.contentsRect && $0.scale == max(cell.double(.contentsScale), 0.01)
        }) {
            return index
        }
        return sprite(cell)
    }
}
