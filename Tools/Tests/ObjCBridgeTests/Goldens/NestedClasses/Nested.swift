import Foundation

enum Space {
    class Visible: NSObject {
        @objc func a() {}
    }
    private class Hidden: NSObject {
        @objc private func b() {}
    }
    static func touch() { _ = Hidden() }
}

func make() -> NSObject {
    class Local: NSObject {
        @objc func c(_ sender: Any?) {}
    }
    return Local()
}
