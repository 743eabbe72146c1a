import Foundation

struct Answer {
    let places: [Any]
    func pin(_ json: Any) -> String? { (json as AnyObject)["pin"] as? String }
    func name(_ json: Any, _ key: String) -> String? {
        guard let name = (json as AnyObject)[key] as? String else { return nil }
        return name
    }
    func schemes() -> [String]? {
        guard let types = places as? [AnyObject], let schemes = types.first?["schemes"] as? [String] else { return nil }
        return schemes
    }
    func third(_ list: AnyObject, _ index: Int) -> [Any?] { [list[2], list[index], list[0]!] }
    func own(_ texts: [String: String], _ list: [String]) -> [String?] { [texts["a"], list[0]] }
    func range(_ list: AnyObject) -> Any? { (list as? [Int])?[0] }
}
