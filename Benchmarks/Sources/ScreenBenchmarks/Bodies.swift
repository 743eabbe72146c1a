// A step of 100 bodies that fall into a box, beside Chipmunk with the same bodies in the same places.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// Microseconds of a step of the world: the median of the frames from half a second to two and a half seconds, in which
/// the bodies fall, meet and pile up, divided by the steps of a frame.
@MainActor private func stepTime(_ world: FallingBodies) -> Double {
    for _ in 0..<30 { world.frame() }
    var times: [Double] = []
    for _ in 0..<120 { times.append(processorTime { world.frame() }) }
    return times.sorted()[times.count / 2] * 1000 / FallingBodies.stepsPerFrame
}

/// Two worlds end alike, at rest on the floor and beside each other.
@MainActor private func fault() -> String? {
    func ended() -> FallingBodies {
        let world = FallingBodies(100)
        for _ in 0..<1200 where world.isRunning { world.frame() }
        return world
    }
    let first = ended(), places = first.places
    if first.isRunning { return "the bodies do not come to rest in twenty seconds" }
    if let fault = first.fault() { return fault }
    return ended().places == places ? nil : "the same bodies ended in other places"
}

let bodies = Benchmark("dynamics-100-bodies", peer: "Chipmunk (pymunk)", target: 5, unit: "µs") {
    let python = try Peer.python(), script = Peer.folder.appendingPathComponent("bodies.py").path
    return Prepared(
        run: {
            let theirs = try Peer.numbers(python, [script, "100"])
            guard let time = theirs["us"] else { throw Unavailable("bodies.py said no time") }
            return Sample(ours: stepTime(FallingBodies(100)), peer: time)
        },
        gate: fault)
}

/// A frame of the animator: four steps, and the items set.
let bodiesCopies = Benchmark("dynamics-100-bodies-frame", peer: "memcpy (F)", target: 1) {
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    return Prepared(
        run: {
            let ours = stepTime(FallingBodies(100)) * FallingBodies.stepsPerFrame / 1000
            return Sample(ours: ours, peer: Timing.least(50) { memcpy(a.bytes, b.bytes, a.byteCount) })
        },
        gate: fault)
}
