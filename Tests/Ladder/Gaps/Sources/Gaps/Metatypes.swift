// A view made from a type that is looked up: what class it is of stands nowhere in the text around the call.
// Apple: "UIView", init(frame:); The Swift Programming Language, Metatype Type.
import UIKit

@MainActor public let kinds: [String: UIView.Type] = ["label": UILabel.self]

@MainActor public func make(_ kind: String) -> UIView? { kinds[kind]?.init(frame: .zero) }
