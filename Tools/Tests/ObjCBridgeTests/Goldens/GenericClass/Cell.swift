import Foundation

class Cell<Item>: NSObject {
    var item: Item?
    @objc func tapped(_ sender: NSObject) { print("tapped") }
    @objc private func count(_ number: Int) -> Int { number + 1 }
    @objc func clear() {}
    var action: Selector { #selector(clear) }
}
