// Classes that no file-scope extension reaches: private nested, inside a function, generic; and members of extensions.
// The Swift Programming Language: "Nested Types", "Generics".
import UIKit

public enum Makers {
    private class Hidden: NSObject {
        @objc private func answer() -> String { "hidden" }
    }

    public static func hidden() -> NSObject { Hidden() }

    public static func local() -> NSObject {
        class Local: NSObject {
            @objc func answer() -> String { "local" }
        }
        return Local()
    }

    public static func generic() -> NSObject { Box(item: 4) }
}

class Box<Item>: UIControl {
    let item: Item

    init(item: Item) {
        self.item = item
        super.init(frame: .zero)
        addTarget(self, action: #selector(hit), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc func hit() { tag += 1 }
    @objc func answer() -> String { "box of \(item)" }
}

extension UIView {
    @objc public func flash() { alpha = alpha == 1 ? 0.5 : 1 }
}
