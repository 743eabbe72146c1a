// Methods called by name: `perform` with results, `responds(to:)`, names from strings, arguments of the usual types.
// Apple: "NSObjectProtocol", perform(_:with:).
import UIKit

public class Machine: NSObject {
    public private(set) var log: [String] = []
    @objc public enum Gear: Int { case low = 1, high }

    @objc func number(_ number: Int) { log.append("number \(number)") }
    @objc func flag(_ flag: Bool) { log.append("flag \(flag)") }
    @objc func size(_ size: CGFloat) { log.append("size \(size)") }
    @objc func text(_ text: String) { log.append("text \(text)") }
    @objc func gear(_ gear: Gear) { log.append("gear \(gear.rawValue)") }
    @objc func maybe(_ text: String?) { log.append("maybe \(text ?? "nil")") }
    @objc func add(_ item: Any, to place: String) { log.append("add \(item) to \(place)") }
    @objc func name() -> String { "machine" }
    @objc class func kind() -> NSString { "kind" }

    public func runAll() {
        perform(#selector(number(_:)), with: 3)
        perform(#selector(flag), with: true)
        perform(#selector(size(_:)), with: NSNumber(value: 1.5))
        perform(Selector("text:"), with: "a")
        perform(NSSelectorFromString("gear:"), with: 2)
        perform(Selector(("maybe:")), with: nil)
        perform(#selector(add(_:to:)), with: 1, with: "end")
    }
}
