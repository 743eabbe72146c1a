import Foundation

func casts(_ a: [String: Any], _ x: Any) throws -> [CGFloat] {
    let one = a["x"] as? CGFloat ?? 0
    let two = (x as! CGFloat) + 1
    let three = true ? x as? CGFloat : nil
    if let four = x as? CGFloat, four > 1 { return [four] }
    let five = x as? Int
    return [one, two, three ?? 0, CGFloat(five ?? 0), try value() as? CGFloat ?? 2]
}

func value() throws -> Any { 1 }
