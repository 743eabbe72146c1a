import Foundation

class Sender: NSObject {}

class Cart: NSObject {
    @objc func clear() { print("clear") }
    @objc func add(_ sender: Sender) { print("add") }
    @objc private func add(_ sender: Any?, forEvent event: Any?) { print("private") }
    @objc func count(_ number: Int) -> Int { number }
    @objc(renamed:) func other(_ text: String!) {}
    @objc func insert(at index: Int = 0) {}
    @objc func load() throws {}
    @objc func refresh() async {}
    @objc static func shared() -> Cart { Cart() }
    @objc func many(_ a: Any?, b: Any?, c: Any?) {}
    @IBAction func touched() {}
    @objc var title: String? = "cart"
    @objc let number = 3
    @objc var half: Double { 0.5 }
    @nonobjc func plain() {}
    #if DEBUG
    @objc func debug() {}
    #endif
}

extension Cart {
    @objc fileprivate func remove(_ sender: Sender?) {}
}

final class Big: Cart {
    override func clear() { print("big") }
}
