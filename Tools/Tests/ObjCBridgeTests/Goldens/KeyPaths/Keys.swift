import Foundation

class Person: NSObject {
    @objc var name = ""
    @objc var best: Person?
    lazy var own = #keyPath(name)
    func keys() -> [String] {
        [#keyPath(name), #keyPath(Person.best.name), #keyPath(self.best), #keyPath(best.best.name)]
    }
}

let key = #keyPath(Person.name)
