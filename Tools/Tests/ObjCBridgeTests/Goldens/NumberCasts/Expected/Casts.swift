import Foundation

func casts(_ a: [String: Any], _ x: Any) throws -> [CGFloat] {
    let one = _vitNumber(a["x"], CGFloat.self) ?? 0
    let two = (_vitNumber(x, CGFloat.self)!) + 1
    let three = true ? _vitNumber(x, CGFloat.self) : nil
    if let four = _vitNumber(x, CGFloat.self), four > 1 { return [four] }
    let five = x as? Int
    return [one, two, three ?? 0, CGFloat(five ?? 0), try _vitNumber(value(), CGFloat.self) ?? 2]
}

func value() throws -> Any { 1 }

#sourceLocation(file: "<objc of Casts.swift>", line: 1)
import SelectorDispatch
