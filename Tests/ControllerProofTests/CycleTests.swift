// The same again and again: memory stays where it is, and no controller is kept.
// Issue 7, Measured; script/controller-proof runs a million cycles of each in a release build.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Controllers again and again", .harness) struct CycleTests {
    private static var count: Int { ProcessInfo.processInfo.environment["CONTROLLER_PROOF_CYCLES"].flatMap(Int.init) ?? 500 }

    /// Bytes of this process in memory.
    private static var resident: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
    }

    enum Kind: String, CaseIterable { case present, push }

    @Test("presenting and dismissing, pushing and popping keep nothing: no controller, and less than 1 MiB in a million cycles", arguments: Kind.allCases)
    func cycles(kind: Kind) {
        let world = World(side: 24)
        weak var last: UIViewController?
        let root = UINavigationController(rootViewController: UIViewController())
        world.show(root)
        func cycle() {
            let next = UIViewController()
            last = next
            switch kind {
            case .present:
                next.modalPresentationStyle = .overFullScreen
                root.present(next, animated: false)
                world.turn()
                root.dismiss(animated: false)
            case .push:
                root.pushViewController(next, animated: false)
                world.turn()
                root.popViewController(animated: false)
            }
            world.turn()
        }
        // What is made once is made.
        for _ in 0..<max(200, Self.count / 20) { cycle() }
        let before = Self.resident
        var kept = 0
        let began = Date()
        for _ in 0..<Self.count {
            cycle()
            if last != nil { kept += 1 }
        }
        let seconds = Date().timeIntervalSince(began)
        let grown = Self.resident - before
        #expect(kept == 0)
        #expect(grown < 1 << 20, "\(grown) bytes more")
        print("controller-cycles: \(Self.count) × \(kind.rawValue), \(Int(seconds / Double(Self.count) * 1e6)) µs each, \(grown / 1024) KiB more, \(kept) kept")
    }
}
