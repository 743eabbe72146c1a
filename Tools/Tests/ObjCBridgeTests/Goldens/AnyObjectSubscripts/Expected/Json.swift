import Foundation

struct Answer {
    let places: [Any]
    func pin(_ json: Any) -> String? { AnyObjectMembers.asked((json as AnyObject), { _vitMembers in _vitMembers.object(forKey: "pin") }) as? String }
    func name(_ json: Any, _ key: String) -> String? {
        guard let name = AnyObjectMembers.asked((json as AnyObject), { _vitMembers in _vitMembers.object(forKey: key) }) as? String else { return nil }
        return name
    }
    func schemes() -> [String]? {
        guard let types = places as? [AnyObject], let schemes = AnyObjectMembers.asked(types.first, { _vitMembers in _vitMembers.object(forKey: "schemes") }) as? [String] else { return nil }
        return schemes
    }
    func third(_ list: AnyObject, _ index: Int) -> [Any?] { [AnyObjectMembers.asked(list, { _vitMembers in _vitMembers.object(at: 2) }), AnyObjectMembers.asked(list, { _vitMembers in _vitMembers.object(at: index) }), AnyObjectMembers.asked(list, { _vitMembers in _vitMembers.object(at: 0) })!] }
    func own(_ texts: [String: String], _ list: [String]) -> [String?] { [texts["a"], list[0]] }
    func range(_ list: AnyObject) -> Any? { (list as? [Int])?[0] }
}

#sourceLocation(file: "<objc of Json.swift>", line: 1)
import SelectorDispatch
