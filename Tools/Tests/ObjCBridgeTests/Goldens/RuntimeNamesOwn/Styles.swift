import Foundation

/// A type of the module's own.
struct Selector {
    var path: [String]
}

func style(_ selector: Selector) -> Int { selector.path.count }
