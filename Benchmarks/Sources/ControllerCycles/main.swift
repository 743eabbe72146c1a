// Pushes and pops, presents and dismisses, opens and closes many times: is memory flat, is every controller let go?
// usage: ControllerCycles [COUNT [WAY…]]   (a million by default, each way; run by script/controller-cycles)
import ControllerScreens
import Foundation
import Screens

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.map { Int($0) ?? 0 } ?? 1_000_000
let asked = arguments.dropFirst().map { ControllerScreen.Way(rawValue: $0) }
guard count >= 1000, !asked.contains(nil) else {
    let ways = ControllerScreen.Way.allCases.map(\.rawValue).joined(separator: ", ")
    print("ControllerCycles: the count must be a number of 1000 or more, the way one of \(ways)")
    exit(64)
}
let ways = asked.isEmpty ? ControllerScreen.Way.allCases.filter { $0 != .hand } : asked.compactMap { $0 }

/// One cycle in this many is animated, with all of its frames.
let animatedEvery = 100
/// How much resident memory may grow after the first tenth, in KiB.
let allowed = 1024

/// A screen with few pixels and pages with little on them: what is counted are controllers, views and layers, not time.
@MainActor func run(_ way: ControllerScreen.Way) -> Bool {
    let screen = ControllerScreen(way, on: BenchScreen(width: 390, height: 844, scale: 0.25), rows: 1)
    let living = FormController.living, begin = ProcessFacts.monotonic
    var tenths: [Int] = []
    for cycle in 1...count {
        let isAnimated = cycle % animatedEvery == 0
        screen.open(animated: isAnimated)
        if isAnimated {
            for _ in 0..<4 { screen.frame() }
            screen.settle()
        }
        guard screen.isOpen else {
            print("\(way.rawValue): cycle \(cycle) did not open")
            return false
        }
        screen.close(animated: isAnimated)
        if isAnimated {
            for _ in 0..<4 { screen.frame() }
            screen.settle()
        }
        screen.clear()
        guard !screen.isOpen else {
            print("\(way.rawValue): cycle \(cycle) did not close")
            return false
        }
        if cycle % (count / 10) == 0 { tenths.append(ProcessFacts.resident.now / 1024) }
    }
    let each = (ProcessFacts.monotonic - begin) / Double(count) / 1000
    let growth = (tenths.max() ?? 0) - tenths[0], leaked = FormController.living - living
    let good = growth < allowed && leaked == 0
    print(
        "controller-cycles: \(way.rawValue): \(count) cycles, \(count / animatedEvery) animated, \(Int(each)) µs each, "
            + "resident memory \(tenths[0]) KiB after the first tenth, at most \(growth) KiB more after each other, "
            + "\(leaked) controllers left: \(good ? "flat" : "NOT FLAT")")
    if !good { print("    KiB after each tenth: \(tenths)") }
    return good
}

var isFlat = true
for way in ways { isFlat = run(way) && isFlat }
exit(isFlat ? 0 : 1)
