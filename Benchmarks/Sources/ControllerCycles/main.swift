// Pushes and pops, presents and dismisses many times: is memory flat, is every controller let go?
// usage: ControllerCycles [COUNT]   (a million of each way by default; run by script/controller-cycles)
import Foundation
import Screens

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
guard count >= 100 else {
    print("ControllerCycles: the count must be a number of 100 or more")
    exit(64)
}
/// One cycle in this many is animated, with all of its frames.
let animatedEvery = 1000
var isFlat = true
for way in ControllerScreen.Way.allCases {
    let screen = ControllerScreen(way)
    let living = FormController.living, begin = ProcessFacts.monotonic
    var warm = 0
    for cycle in 0..<count {
        let isAnimated = cycle % animatedEvery == 0
        screen.open(animated: isAnimated)
        if isAnimated { screen.settle() }
        screen.close(animated: isAnimated)
        if isAnimated { screen.settle() }
        if cycle == count / 10 { warm = ProcessFacts.resident.now }
    }
    let growth = Double(ProcessFacts.resident.now - warm) / 1024, leaked = FormController.living - living
    let each = (ProcessFacts.monotonic - begin) / Double(count) / 1000
    print(
        "\(way.rawValue): \(count) cycles, \(each.rounded()) µs each, resident memory +\(growth) KiB after the first tenth, "
            + "\(leaked) controllers left")
    isFlat = isFlat && growth < 1024 && leaked == 0
}
exit(isFlat ? 0 : 1)
