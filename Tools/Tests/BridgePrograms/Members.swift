import Foundation

class Panel: NSObject {
    var edge = 0
    var title = ""
    @objc func open() { print("opens") }
}
class Sheet: Panel {
    var moves: [String] = []
}
extension Sheet {
    override var edge: Int {
        didSet { moves.append("\(oldValue) to \(edge)") }
    }
    override var title: String { willSet { moves.append("\(title) becomes \(newValue)") } }
}

@main struct Main {
    static func main() {
        let json: Any = ["pin": "1234", "places": ["a", "b"]] as NSDictionary
        print((json as AnyObject)["pin"] as? String ?? "none", (json as AnyObject)["nobody"] as? String ?? "none")
        let list: AnyObject = ["a", "b"] as NSArray
        print(list[1] as? String ?? "none", (list as AnyObject)["pin"] as? String ?? "none")
        let plain: [String: Any] = ["pin": "56"]
        print((plain as AnyObject)["pin"] as? String ?? "none")
        let objects: [AnyObject] = [["kind": "first"] as NSDictionary]
        print(objects.first?["kind"] as? String ?? "none")

        let sheet = Sheet()
        sheet.edge = 2
        (sheet as Panel).edge = 3
        sheet.title = "T"
        print(sheet.moves)

        let panel = Panel()
        print(panel.method(for: #selector(Panel.open)) == nil)
        panel.perform(sel_registerName("open"))
        print(object_getClass(panel) === Panel.self, object_getClass(sheet) === Panel.self, object_getClass(sheet) !== Panel.self)
    }
}
